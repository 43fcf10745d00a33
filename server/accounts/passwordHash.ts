import { hash, verify } from '@node-rs/argon2'
import { LIMITS } from '../../schema/limits'
import { HashQueue } from './HashQueue'

/** argon2id, which the library takes when none is named, with 19 MiB and two passes. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Two at once keep within the worker threads that the file system and name lookups share. */
const queue = new HashQueue(2, 100)

/** Longer ones never pass the rules: they cost what any other does and match nothing. */
const shape = (password: string): string => password.normalize('NFKC').slice(0, 2 * LIMITS.passwordMax + 2)

/** Hashes a password. @throws GraphQLError UNAVAILABLE when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(shape(password), COST))
}

let nobodys: Promise<string> | null = null

/**
 * Whether a password is the one that was hashed. Without a hash (there is no such account, or it may not be tried now)
 * the same work is done and the answer is no.
 * @throws GraphQLError UNAVAILABLE when too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const stored = passwordHash ?? (await (nobodys ??= hash('nobody has this password', COST)))
  const right = await queue.run(() => verify(stored, shape(password)))
  return right && passwordHash !== null
}
