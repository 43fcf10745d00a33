import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/config'
import { createListener } from '../../server/http/createListener'
import type { AddressInfo } from 'node:net'
import { benchCatalogueSizes } from './catalogueSizes'
import { writeCatalogueReport } from './report'
import { printTable, short } from './table'

const MB = 1e6

/**
 * What an instance goes through when a catalogue of so many meals is brought in: how long calls wait at most, and memory. Then
 * every documented call over it and over a small one.
 */
export async function benchLargeCatalogue(size: number, write: boolean): Promise<void> {
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
    await step('import by another process', () => importApart(join(folder, 'bench.sqlite'), size))
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
  const figures = await benchCatalogueSizes(size)
  if (write) writeCatalogueReport(size, rows, figures)
}

/** As `npm run catalogue:import` does it while a server runs. */
async function importApart(file: string, size: number): Promise<void> {
  const script = ['node_modules/tsx/dist/cli.mjs', 'test/bench/importGenerated.ts', file, String(size)]
  const [code] = (await once(spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit')) as [
    number,
  ]
  if (code !== 0) throw new Error('The catalogue was not imported')
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
