import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../server/app'
import { importCatalogue } from '../../server/catalogue/importCatalogue'
import { readConfig } from '../../server/config'
import { createListener } from '../../server/http/createListener'
import type { AddressInfo } from 'node:net'
import { generatedCatalogue } from './generatedCatalogue'
import { compareInTurn } from './inTurn'
import { PARTNER_CALLS, startGenerated, stopGenerated } from './partners'
import { planCalls } from './planCalls'
import { printTable, short } from './table'

const MB = 1e6
/** Meals of the catalogue that the large one is compared with. */
const SMALL = 1000

/** What an instance goes through when a catalogue of so many meals is brought in: how long calls wait at most, and memory. */
export async function benchLargeCatalogue(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: `sqlite:${join(folder, 'bench.sqlite')}`,
    DATA_DIR: folder,
    TOKEN_SECRETS: `bench:${'s'.repeat(40)}`,
    RATE_LIMIT_SCALE: '1000000',
  })
  const app = await buildApp(config)
  const listener = createListener(app.express)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const rows: (string | number)[][] = [['step', 's', 'longest stall ms', 'p99 ms', 'of the processor ms', 'memory MB']]
  const step = async (name: string, work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const turns = longestTurn()
    const begin = performance.now()
    await work()
    const seconds = (performance.now() - begin) / 1000
    await wait(20)
    delay.disable()
    const longest = turns.end()
    rows.push([
      name,
      short(seconds),
      short(delay.max / 1e6),
      short(delay.percentile(99) / 1e6),
      short(longest),
      short(process.memoryUsage().rss / MB),
    ])
  }
  /** From another process, whose own work does not count. */
  const get = async (path: string) => {
    const script =
      'fetch(process.argv[1]).then((answer) => answer.arrayBuffer().then(() => process.exit(answer.ok ? 0 : 1)))'
    const [code] = (await once(spawn(process.execPath, ['-e', script, url + path]), 'exit')) as [number]
    if (code !== 0) throw new Error(`${path} was not answered`)
  }
  try {
    await step('nothing, for a second', () => wait(1000))
    await step('import, which no serving process does', () => importCatalogue(app.services, generatedCatalogue(size)))
    await step('load and compile, while calls are answered', () => app.services.catalogue.refresh())
    await step('static catalogue, first time', () => get('/static/meals-with-slugs.json'))
    await step('static catalogue, again', () => get('/static/meals-with-slugs.json'))
    printTable(`A catalogue of ${size.toLocaleString('en')} meals in one process, on SQLite`, rows)
  } finally {
    listener.closeAllConnections()
    listener.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  await compareSizes(size)
}

/**
 * Watches how much processor time this process takes at most in one turn of its event loop, packing in other threads included:
 * what else the machine does adds little to that.
 */
function longestTurn(): { end: () => number } {
  let longest = 0
  let before = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(look, 1)
  return {
    end: () => {
      clearInterval(timer)
      return longest
    },
  }
}

/** The calls whose answers are as long over any catalogue, in turn over a small and a large one. */
async function compareSizes(size: number): Promise<void> {
  const servers = [await startGenerated(SMALL), await startGenerated(size)] as const
  const names: [string, string] = [SMALL, size].map((meals) => `${meals.toLocaleString('en')} meals`) as [
    string,
    string,
  ]
  try {
    const calls = await planCalls({ url: servers[0].url, token: servers[0].person })
    const people = servers.map(({ url, person }) => ({ url, token: person }))
    const ofPeople = calls.filter(({ name }) => !/meal bases|catalogue file/.test(name))
    await compareInTurn('People', names, people as [(typeof people)[number], (typeof people)[number]], ofPeople)
    await compareInTurn('Partners', names, [...servers], PARTNER_CALLS)
  } finally {
    for (const server of servers) await stopGenerated(server)
  }
}
