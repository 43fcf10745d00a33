import { hash, verify } from '@node-rs/argon2'
import { LIMITS } from '../../schema/limits'
import { HashQueue } from './HashQueue'

/** argon2id (the library's default) with 19 MiB and two passes. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Hashing runs on the worker threads that file access and name lookups need as well, so at most two run at once. */
const queue = new HashQueue(2, 100)

/** How many hashes of this process run and wait. */
export const hashLoad = () => queue.load

/** Cut beyond the allowed length, so that no password takes longer than others. A longer one never matches. */
const shape = (password: string): string => password.normalize('NFKC').slice(0, 2 * LIMITS.passwordMax + 2)

/** Hashes a password. @throws GraphQLError UNAVAILABLE when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(shape(password), COST))
}

let placeholder: Promise<string> | null = null

/**
 * Whether a password matches a hash. Without a hash (no such account, or no attempt allowed) the same work is done and the
 * answer is false.
 * @throws GraphQLError UNAVAILABLE when too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const stored = passwordHash ?? (await (placeholder ??= hash('a hash that no account has', COST)))
  const right = await queue.run(() => verify(stored, shape(password)))
  return right && passwordHash !== null
}
