import type { Fault } from './Fault'
import type { Pair } from './pair'

/** Whether every instance goes without it. */
async function withoutRedis({ instances }: Pair): Promise<boolean> {
  const pages = await Promise.all(instances.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  return pages.every((page) => /^mealwright_redis_up\S* 0$/m.test(page))
}

/** Redis only shares limits: nothing of its faults may be seen. */
export const redisFaults: Fault<Pair>[] = [
  {
    name: 'Redis is killed',
    effect: 'none',
    readiness: 'all',
    isFelt: withoutRedis,
    lasts: 6,
    begin: ({ redis }) => redis.halt(),
    end: ({ redis }) => redis.resume(),
  },
  {
    name: 'Redis hangs (SIGSTOP)',
    effect: 'none',
    readiness: 'all',
    isFelt: withoutRedis,
    lasts: 10,
    begin: ({ redis }) => redis.process.kill('SIGSTOP'),
    end: ({ redis }) => redis.process.kill('SIGCONT'),
  },
  {
    name: 'The network to Redis swallows packets',
    effect: 'none',
    readiness: 'all',
    isFelt: withoutRedis,
    lasts: 10,
    begin: ({ network }) => network.redis.swallow(),
    end: ({ network }) => network.redis.restore(),
  },
]
