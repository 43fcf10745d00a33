import type { Redis } from 'ioredis'

/** What is added to what a caller has used on all instances. */
interface Addition {
  readonly name: string
  readonly milliseconds: number
  /** Milliseconds that are regained in a window. */
  readonly size: number
  /** Milliseconds. */
  readonly window: number
}

/** By Redis's clock, in one step. Nothing is left of an account once all is regained. */
const ADD = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local known = redis.call('HMGET', KEYS[1], 'used', 'at')
  local rate = ARGV[2] / ARGV[3]
  local used = math.max(0, (tonumber(known[1]) or 0) - (now - (tonumber(known[2]) or now)) * rate) + ARGV[1]
  used = math.min(used, 2 * ARGV[2])
  redis.call('HSET', KEYS[1], 'used', used, 'at', now)
  redis.call('PEXPIRE', KEYS[1], math.ceil(used / rate) + 1)
  return tostring(used)
`

/** @returns what the caller has used on all instances together; null while Redis does not answer. */
export async function addToAccount(
  redis: Redis,
  { name, milliseconds, size, window }: Addition,
): Promise<number | null> {
  try {
    return Number(await redis.eval(ADD, 1, `processor:${name}`, milliseconds, size, window))
  } catch {
    // Each instance goes by what it has seen itself, as with all limits.
    return null
  }
}
