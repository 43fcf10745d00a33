import type { PartnerScope } from '../generated/schemaTypes'
import { prefixOf } from '../keys/accessKey'
import { listKeys } from '../partners/listKeys'
import { makeKey } from '../partners/makeKey'
import { revokeKey } from '../partners/revokeKey'
import { type AdminCommand, CommandError, exactly, UsageError } from './AdminCommand'
import { printTable } from './printTable'
import { readOptions, readWhole } from './readOptions'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 100
const LONGEST_DAYS = 3650
const SCOPES: readonly PartnerScope[] = ['MEALS_READ', 'LINKS_WRITE', 'WEBHOOKS_WRITE']

export const partnerCommands: AdminCommand[] = [
  {
    name: 'partner key make',
    usage: `<name> ${SCOPES.map((scope) => `[--scope ${scope}]`).join(' ')} [--days 365]`,
    describe: 'Makes a key for a partner and shows it once; a partner may have several keys',
    leavesTrace: true,
    run: async (tools, args) => {
      const { values, positionals } = readOptions(args, {
        scope: { type: 'string', multiple: true, default: [] },
        days: { type: 'string', default: '365' },
      })
      const partner = nameOf(exactly(positionals, 1)[0])
      const scopes = scopesOf(values.scope)
      const expiresAt = tools.services.now() + readWhole(values.days, 'days', 1, LONGEST_DAYS) * DAY
      const { key, prefix } = await makeKey(tools.services, { partner, scopes, expiresAt })
      tools.about({ object: prefix })
      tools.out(`partner: ${partner}`)
      tools.out(`prefix:  ${prefix}`)
      tools.out(`scopes:  ${scopes.join(' ')}`)
      tools.out(`expires: ${dayOf(expiresAt)}`)
      tools.out(`key:     ${key}`)
      tools.out('The key is not shown again: hand it over by a private channel.')
    },
  },
  {
    name: 'partner key list',
    usage: '',
    describe: 'Lists the keys of all partners, the newest first',
    run: async (tools, args) => {
      exactly(args, 0)
      const now = tools.services.now()
      const rows = (await listKeys(tools.services)).map(
        ({ prefix, partner, scopes, expiresAt, revokedAt, lastUsedAt }) => [
          prefix,
          partner,
          revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'live',
          scopes.join(' '),
          expiresAt === null ? 'never' : dayOf(expiresAt),
          lastUsedAt === null ? 'never' : new Date(lastUsedAt).toISOString(),
        ],
      )
      if (rows.length === 0) tools.out('There is no key')
      else printTable(tools, ['prefix', 'partner', 'state', 'scopes', 'expires', 'last used'], rows)
    },
  },
  {
    name: 'partner key revoke',
    usage: '<prefix>',
    describe: 'Ends a key at once',
    leavesTrace: true,
    run: async (tools, args) => {
      const [given] = exactly(args, 1)
      const prefix = prefixOf(given)
      if (!(await revokeKey(tools.services, prefix)))
        throw new CommandError(`There is no live key with the prefix ${prefix}`)
      tools.about({ object: prefix })
      tools.out(`${prefix} is revoked`)
    },
  },
]

function nameOf(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new UsageError(`A name of 1 to ${LONGEST_NAME} characters is expected`)
  return name
}

function scopesOf(given: readonly string[]): PartnerScope[] {
  const unknown = given.find((one) => !SCOPES.some((scope) => scope === one))
  if (unknown !== undefined)
    throw new UsageError(`There is no scope "${unknown}": --scope takes ${SCOPES.join(' or ')}`)
  const scopes = SCOPES.filter((scope) => given.includes(scope))
  if (scopes.length === 0) throw new UsageError(`Say what the key allows: --scope ${SCOPES.join(' or --scope ')}`)
  return scopes
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
