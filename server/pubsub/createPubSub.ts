import type { Redis } from 'ioredis'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/log'
import { LocalPubSub } from './LocalPubSub'
import type { PubSub } from './PubSub'
import { RedisPubSub } from './RedisPubSub'

/** The pub/sub of this installation: among all instances with its REDIS_URL and PUBLIC_URL, else within this process. */
export function createPubSub({ redisUrl, publicUrl }: Config, redis: Redis | null, log: Logger): PubSub {
  return redisUrl && redis ? new RedisPubSub(log, redis, redisUrl, `mealwright:${publicUrl}`) : new LocalPubSub(log)
}
