import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepToOwner, makeFolder, OWNERS_FILE } from './ownersAlone'

/** A key that signs access tokens: the first of the configured ones signs, all verify. */
export interface TokenSecret {
  kid: string
  secret: string
}

/** The secrets of a text such as `2026a:…,2025b:…`. */
export function parseSecrets(text: string): TokenSecret[] {
  return text.split(',').map((pair) => {
    const [kid = '', ...secret] = pair.trim().split(':')
    return { kid, secret: secret.join(':') }
  })
}

/** Different characters that a secret of 32 needs to be taken for a random one. */
const DIFFERENT_CHARACTERS = 10

/** Why secrets must not be used in production. */
export function problemsOfSecrets(secrets: readonly TokenSecret[]): string[] {
  const isRepeated = (key: keyof TokenSecret) => new Set(secrets.map((one) => one[key])).size < secrets.length
  return [
    ...(isRepeated('kid') || isRepeated('secret') ? ['TOKEN_SECRETS: each kid and each secret may occur once'] : []),
    ...(secrets.some(({ secret }) => new Set(secret).size < DIFFERENT_CHARACTERS)
      ? ['TOKEN_SECRETS: a secret is too regular; make one with: openssl rand -hex 32']
      : []),
  ]
}

/** The secret that an installation of one process makes for itself and keeps among its data. */
export function generatedSecrets(dataDir: string): TokenSecret[] {
  const file = join(dataDir, 'token-secrets')
  if (!existsSync(file)) {
    makeFolder(dataDir)
    writeFileSync(file, `local:${randomBytes(32).toString('hex')}`, { mode: OWNERS_FILE })
  }
  keepToOwner(file)
  return parseSecrets(readFileSync(file, 'utf8'))
}
