import { Redis } from 'ioredis'
import type { Logger } from '../platform/log'
import { counter } from '../pure/metric'

/** Milliseconds that a command may take; then this process counts by itself. */
const COMMAND_LIMIT = 250
/** A connection that says nothing for so long after a command is cut. Until a new one answers, no command waits at all. */
const SILENCE_LIMIT = 300

/**
 * Connects to Redis, which only shares rate limits between instances. Commands fail at once while it cannot be reached,
 * and within 250 ms while it hangs, so that rate limits fall back to this process.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: COMMAND_LIMIT,
    socketTimeout: SILENCE_LIMIT,
    lazyConnect: false,
  })
  const errors = counter('mealwright_redis_errors_total', 'Failures of the connection to Redis')
  redis.on('error', (error) => {
    errors.inc()
    log.warn({ error }, 'Redis cannot be reached')
  })
  return redis
}
