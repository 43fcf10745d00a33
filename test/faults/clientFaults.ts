import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD } from '../support/people'
import { callGraphql } from './calls'
import type { Fault } from './Fault'
import type { Pair } from './pair'

/** What callers do, to the instances themselves: without the balancer that shields them. */
export const clientFaults: Fault<Pair>[] = [
  clientFault('1,000 downloads are broken off', 'none', 3, abortDownloads),
  clientFault('500 callers send half a request and no more', 'none', 12, (pair) => hold(pair, 500, HALF)),
  clientFault('500 callers read nothing of their answers', 'none', 10, async (pair) =>
    hold(pair, 500, `GET /assets/${largestFile()} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20)),
  ),
  clientFault('300 callers vanish while their writes are under way', 'none', 3, (pair) => vanish(pair, 300)),
  clientFault('300 logins at once', 'refused', 3, ({ url }) => {
    const words =
      'mutation ($email: String!) { logIn(input: { email: $email, password: "' + PASSWORD + '" }) { errors { code } } }'
    const logIn = (n: number) => callGraphql(url, words, { email: `nobody-${n}@example.com` })
    void Promise.all(Array.from({ length: 300 }, (_, n) => logIn(n)))
  }),
]

const HALF = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"qu'
/** Descriptors that a process may have more than before: connections of pools that have grown, and haproxy's. */
const SPARE = 200

/** Nothing of what the callers opened may stay open, and no process may have ended. */
function clientFault(
  name: string,
  effect: Fault<Pair>['effect'],
  lasts: number,
  begin: (pair: Pair) => unknown,
): Fault<Pair> {
  const state = ({ instances }: Pair) =>
    instances.map(({ pid, isRunning }) => ({ pid, isRunning, open: openFiles(pid) }))
  let before: ReturnType<typeof state> = []
  let opened: unknown
  return {
    name,
    effect,
    readiness: 'all',
    lasts,
    begin: async (pair) => {
      before = state(pair)
      opened = await begin(pair)
    },
    // The callers are this process itself; those that hold on are held.
    isFelt: () => !Array.isArray(opened) || (opened as Socket[]).length > 0,
    end: () => {
      if (Array.isArray(opened)) for (const socket of opened as Socket[]) socket.destroy()
    },
    check: async (pair) => {
      await wait(1000)
      return state(pair).flatMap(({ pid, isRunning, open }, at) => [
        ...(pid === before[at]?.pid && isRunning ? [] : ['a process has ended']),
        ...(open > (before[at]?.open ?? 0) + SPARE
          ? [`${open - (before[at]?.open ?? 0)} descriptors were left open`]
          : []),
      ])
    },
  }
}

const openFiles = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length

function largestFile(): string {
  const sizes = readdirSync('dist/web/assets').map((name) => ({
    name,
    size: statSync(join('dist/web/assets', name)).size,
  }))
  return sizes.reduce((largest, one) => (one.size > largest.size ? one : largest)).name
}

function open({ instances }: Pair, n: number): Socket {
  const socket = connect(instances[n % instances.length]?.port ?? 0, '127.0.0.1')
  return socket.on('error', () => socket.destroy())
}

async function abortDownloads(pair: Pair): Promise<void> {
  const path = `/assets/${largestFile()}`
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const socket = open(pair, n)
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
        socket.once('data', () => socket.destroy())
        return new Promise((resolve) => socket.once('close', resolve))
      }),
    )
}

/** Opens connections, sends the words on each and never reads. */
function hold(pair: Pair, count: number, words: string): Socket[] {
  return Array.from({ length: count }, (_, n) => {
    const socket = open(pair, n)
    socket.pause().write(words)
    return socket
  })
}

/** Sends whole writes and is gone before the answer. */
async function vanish(pair: Pair, count: number): Promise<void> {
  const body = JSON.stringify({
    query: `mutation { recordEvent(input: { eventType: SERVES_CHANGED, page: "/plan", timestamp: ${Date.now()} }) { accepted } }`,
  })
  const head = `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  for (let n = 0; n < count; n += 1) {
    const socket = open(pair, n)
    socket.end(head + body, () => socket.destroy())
    await wait(5)
  }
}
