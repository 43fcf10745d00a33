import type { Fault } from './Fault'
import type { Pair } from './pair'

/** Redis only shares limits: nothing of its faults may be seen. */
export const redisFaults: Fault<Pair>[] = [
  {
    name: 'Redis is killed',
    effect: 'none',
    readiness: 'all',
    lasts: 6,
    begin: ({ redis }) => redis.halt(),
    end: ({ redis }) => redis.resume(),
  },
  {
    name: 'Redis hangs (SIGSTOP)',
    effect: 'none',
    readiness: 'all',
    lasts: 10,
    begin: ({ redis }) => redis.process.kill('SIGSTOP'),
    end: ({ redis }) => redis.process.kill('SIGCONT'),
  },
  {
    name: 'The network to Redis swallows packets',
    effect: 'none',
    readiness: 'all',
    lasts: 10,
    begin: ({ network }) => network.redis.swallow(),
    end: ({ network }) => network.redis.restore(),
  },
]
