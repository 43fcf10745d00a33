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
import { printTable, short } from './table'

const MB = 1e6

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
  const rows: (string | number)[][] = [['step', 's', 'longest stall ms', 'p99 ms', 'memory MB']]
  const step = async (name: string, work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const begin = performance.now()
    await work()
    const seconds = (performance.now() - begin) / 1000
    await wait(20)
    delay.disable()
    rows.push([
      name,
      short(seconds),
      short(delay.max / 1e6),
      short(delay.percentile(99) / 1e6),
      short(process.memoryUsage().rss / MB),
    ])
  }
  const get = async (path: string) => {
    const answer = await fetch(url + path)
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return bytes
  }
  try {
    await step('nothing, for a second', () => wait(1000))
    await step('import, as catalogue:import does it apart from the server', () =>
      importCatalogue(app.services, generatedCatalogue(size)),
    )
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
}
