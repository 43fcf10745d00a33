import { hash, verify } from '@node-rs/argon2'
import { LIMITS } from '../../schema/limits'
import type { Services } from '../platform/services'
import { HashQueue } from './HashQueue'

interface Needed {
  config: Pick<Services['config'], 'hashMemory'>
}

/** argon2id (the library's default) with two passes over as much memory as is configured. */
const costOf = ({ config }: Needed) => ({ memoryCost: config.hashMemory * 1024, timeCost: 2, parallelism: 1 })
/** Hashing runs on the worker threads that file access and name lookups need as well, so at most two run at once. */
const queue = new HashQueue(2, 100)

/**
 * Stands in place of a hash where an account has no password: a digest that no known text has. Whatever is tried against it
 * takes as long as anything else, and is wrong, with releases before it as well.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether an account has a password; otherwise its person signs in with the provider (docs/product.md ACC-62). */
export const hasPassword = ({ passwordHash }: { passwordHash: string }): boolean => passwordHash !== NO_PASSWORD

/** How many hashes of this process run and wait. */
export const hashLoad = () => queue.load

/** Cut beyond the allowed length, so that no password takes longer than others. A longer one never matches. */
const shape = (password: string): string => password.normalize('NFKC').slice(0, 2 * LIMITS.passwordMax + 2)

/** Hashes a password. @throws GraphQLError UNAVAILABLE when too many wait. */
export function hashPassword(services: Needed, password: string): Promise<string> {
  return queue.run(() => hash(shape(password), costOf(services)))
}

/** Hashes that no account has, by the memory that they take. */
const placeholders = new Map<number, Promise<string>>()

function placeholder(services: Needed): Promise<string> {
  const { hashMemory } = services.config
  const known = placeholders.get(hashMemory) ?? hash('a hash that no account has', costOf(services))
  placeholders.set(hashMemory, known)
  return known
}

/**
 * Whether a password matches a hash. Without a hash (no such account, or no attempt allowed) the same work is done and the
 * answer is false.
 * @throws GraphQLError UNAVAILABLE when too many wait.
 */
export async function verifyPassword(
  services: Needed,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const known = passwordHash === NO_PASSWORD ? null : passwordHash
  const stored = known ?? (await placeholder(services))
  const right = await queue.run(() => verify(stored, shape(password)))
  return right && known !== null
}
