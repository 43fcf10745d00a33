import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './Fault'
import type { Instance } from './Instance'
import type { Pair } from './pair'

const DAY = 24 * 60 * 60 * 1000
/** What haproxy takes to send calls to an instance again, in milliseconds. */
const NOTICED = 5000

const first = ({ instances }: Pair): Instance => {
  const [instance] = instances
  if (!instance) throw new Error('no instance')
  return instance
}

/** A process starts as fast as the machine lets it, which is not the product's doing. */
async function restart(instance: Instance): Promise<void> {
  instance.start()
  await instance.untilReady()
}

/** Whether a new connection is answered. The balancer keeps those that it has, so that its calls may show nothing. */
function isLetIn({ url }: Instance): Promise<boolean> {
  return new Promise((tell) => {
    const call = get(`${url}/health/live`, { agent: false, timeout: 2000 }, (response) => {
      response.resume()
      tell(true)
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => tell(false))
  })
}

async function restartInTurn({ instances }: Pair): Promise<void> {
  for (const one of instances) {
    await one.end('SIGTERM')
    await restart(one)
    await wait(NOTICED)
  }
}

/** What happens to processes of the product. */
export const instanceFaults: Fault<Pair>[] = [
  {
    name: 'An instance is killed',
    effect: 'cut',
    readiness: 'all but one',
    lasts: 6,
    begin: (pair) => first(pair).end('SIGKILL'),
    end: (pair) => restart(first(pair)),
  },
  {
    name: 'Both instances are killed',
    effect: 'cut',
    readiness: 'none',
    lasts: 4,
    begin: ({ instances }) => Promise.all(instances.map((one) => one.end('SIGKILL'))),
    end: ({ instances }) => Promise.all(instances.map(restart)),
  },
  {
    name: 'An instance hangs (SIGSTOP)',
    effect: 'cut',
    readiness: 'all but one',
    lasts: 20,
    begin: (pair) => first(pair).signal('SIGSTOP'),
    end: (pair) => first(pair).signal('SIGCONT'),
  },
  {
    name: 'An instance has no file descriptors left',
    effect: 'cut',
    // Connections that are open go on.
    readiness: null,
    lasts: 10,
    begin: (pair) => limitFiles(first(pair), 20),
    isFelt: async (pair) => !(await isLetIn(first(pair))),
    end: (pair) => limitFiles(first(pair), 4096),
  },
  {
    name: 'An instance is stopped (SIGTERM)',
    effect: 'none',
    readiness: 'all but one',
    lasts: 2,
    begin: (pair) => first(pair).end('SIGTERM'),
    end: (pair) => restart(first(pair)),
  },
  {
    name: 'Both instances are restarted, one after the other',
    effect: 'none',
    readiness: 'all',
    lasts: 1,
    begin: restartInTurn,
    end: () => {},
  },
  {
    name: 'Both are restarted in turn, again and again, while people read and write',
    effect: 'none',
    readiness: 'all',
    lasts: 1,
    calls: 100_000,
    begin: restartInTurn,
    end: () => {},
  },
  wrongClock('The clock of an instance is 500 days ahead', 500 * DAY),
  wrongClock('The clock of an instance is 500 days behind', -500 * DAY),
]

/** Least open files that a process may have from now on. */
function limitFiles({ pid }: Instance, count: number): void {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:4096`])
}

/** An instance that starts with a wrong clock goes by the database's, and deletes nothing. */
function wrongClock(name: string, offset: number): Fault<Pair> {
  const kept = ['sessions', 'mailed_keys', 'analytics_events', 'outbox']
  const count = ({ db }: Pair) =>
    Promise.all(kept.map(async (table) => Number((await db(table).count({ rows: '*' }).first())?.rows)))
  let before: number[] = []
  return {
    name,
    effect: 'none',
    readiness: 'all',
    isFelt: (pair) => first(pair).complaints.some((line) => line.includes("clock differs from the database's")),
    lasts: 8,
    begin: async (pair) => {
      before = await count(pair)
      await first(pair).end('SIGTERM')
      first(pair).start({
        NODE_OPTIONS: `--require ${resolve('test/faults/wrongClock.cjs')}`,
        CLOCK_OFFSET: String(offset),
      })
    },
    end: async (pair) => {
      await first(pair).end('SIGTERM')
      await restart(first(pair))
    },
    check: async (pair) => {
      const after = await count(pair)
      return kept.flatMap((table, at) =>
        (after[at] ?? 0) < (before[at] ?? 0) ? [`rows of ${table} were deleted`] : [],
      )
    },
  }
}
