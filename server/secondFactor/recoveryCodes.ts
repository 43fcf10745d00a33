import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import { newId } from '../../schema/newId'
import { hashPassword } from '../accounts/passwordHash'
import type { Services } from '../platform/services'
import { RecoveryCodeModel } from './RecoveryCodeModel'

/** How many a person has at first (docs/product.md ACC-84). */
const CODES = 10
/** Crockford's base32: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const SELECTOR = 4

/** A code in the two parts in which it is stored. */
export interface CodeParts {
  selector: string
  rest: string
}

/** Fresh codes: as they are shown, and as they are stored. */
export interface FreshCodes {
  shown: string[]
  stored: Pick<RecoveryCodeModel, 'selector' | 'hash'>[]
}

/** Makes all codes of a person. @throws GraphQLError UNAVAILABLE when too many hashes wait. */
export async function newRecoveryCodes(services: Pick<Services, 'config'>): Promise<FreshCodes> {
  const codes = new Map<string, CodeParts>()
  while (codes.size < CODES) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    codes.set(code.slice(0, SELECTOR), partsOf(code))
  }
  const all = [...codes.values()]
  const stored = await Promise.all(
    all.map(async ({ selector, rest }) => ({ selector, hash: await hashPassword(services, rest) })),
  )
  return { shown: all.map(({ selector, rest }) => (selector + rest).replace(/(.{4})(?=.)/g, '$1-')), stored }
}

const partsOf = (code: string): CodeParts => ({ selector: code.slice(0, SELECTOR), rest: code.slice(SELECTOR) })

/** Reads a code as people write it: without its dashes, in small letters, with letters for the figures that they look like. */
export function readRecoveryCode(given: string): CodeParts | null {
  const code = given
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isOne = code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character))
  return isOne ? partsOf(code) : null
}

/** Stores fresh codes in place of all others. */
export async function replaceRecoveryCodes(
  { now }: Pick<Services, 'now'>,
  trx: Knex,
  userId: string,
  { stored }: FreshCodes,
): Promise<void> {
  const createdAt = now()
  await RecoveryCodeModel.query(trx).where({ userId }).delete()
  for (const code of stored) await RecoveryCodeModel.query(trx).insert({ id: newId(), userId, createdAt, ...code })
}

/** How many are left. */
export const recoveryCodesLeft = (db: Knex, userId: string): Promise<number> =>
  RecoveryCodeModel.query(db).where({ userId }).resultSize()
