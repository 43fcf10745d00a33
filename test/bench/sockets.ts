import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { openAs, type SocketClient } from '../server/realtime/socketClient'
import type { LiveStats } from './liveServer'
import { median, printTable, short } from './table'

const PEOPLE = 100
const SOCKETS_EACH = 10
const ROUNDS = 100
/** Between two messages, in milliseconds. */
const PAUSE = 20

/** A thousand sockets on one instance: what they cost, and how long a message takes from its writer to its readers. */
export async function benchSockets(): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/bench/liveServer.ts', String(PEOPLE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  })
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const { url, control, tokens } = JSON.parse(line) as { url: string; control: string; tokens: string[] }
    const ask = async (path: string) => (await (await fetch(`${control}/${path}`)).json()) as LiveStats
    const before = await ask('stats')
    const begun = performance.now()
    const sockets: SocketClient[] = []
    for (const token of tokens)
      sockets.push(...(await Promise.all(Array.from({ length: SOCKETS_EACH }, () => openAs(url, { token })))))
    const opening = performance.now() - begun
    sockets.forEach((socket, index) => {
      socket.subscribe('subscription { heard(channel: "all") }', {}, 'all')
      if (index === 0) socket.subscribe('subscription { heard(channel: "one") }', {}, 'one')
    })
    await wait(2000)
    const open = await ask('stats')
    await wait(5000)
    const idle = await ask('stats')
    const one = await deliveries(() => ask('publish/one'), sockets.slice(0, 1))
    const all = await deliveries(() => ask('publish/all'), sockets)
    const busy = await ask('stats')
    printTable(`${sockets.length} WebSockets on one instance`, [
      ['', 'value'],
      ['to open them all, ms', short(opening)],
      ['memory of each, kB', short(((open.memory - before.memory) * 1024) / sockets.length)],
      ['lag of the event loop, idle, median ms', short(idle.lagMedian)],
      ['lag of the event loop, idle, most ms', short(idle.lagMost)],
      ['lag of the event loop, messages to all, most ms', short(busy.lagMost)],
      ['publish to delivery, one reader, median ms', short(median(one))],
      [`publish to delivery, ${sockets.length} readers, median ms`, short(median(all))],
      [`publish to delivery, ${sockets.length} readers, slowest ms`, short(Math.max(...all))],
    ])
    sockets.forEach(({ ws }) => ws.terminate())
  } finally {
    child.kill('SIGTERM')
  }
}

/** Publishes again and again. @returns how long each delivery took, in milliseconds. */
async function deliveries(publish: () => Promise<unknown>, readers: SocketClient[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const reading = readers.map(async (reader) => {
      const { payload } = await reader.next()
      const now = performance.timeOrigin + performance.now()
      const { heard } = (payload as { data: { heard: string } }).data
      times.push(now - (JSON.parse(heard) as { at: number }).at)
    })
    await publish()
    await Promise.all(reading)
    await wait(PAUSE)
  }
  return times
}
