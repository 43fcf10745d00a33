import autocannon from 'autocannon'
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { benchCalls, type Measured, type MeasuredCall } from './http'
import { residentMb } from './servers'
import { median, printTable, short } from './table'

const SMALL = 1000
const LARGE = 100_000
const LOGINS = 40
const PASSWORD = 'Simmer-the-lentils-9'

/** A server with a generated catalogue. */
export interface GeneratedServer {
  url: string
  /** A partner's key. */
  token: string
  /** Access token of a person. */
  person: string
  keys: string[]
  child: ChildProcess
}

const WITH_INGREDIENTS =
  '{ nodes { slug name minutes dietary ingredients { amount unit ingredient { slug name } } } pageInfo { hasNextPage endCursor } }'
const VEGAN = 'requirements: [{ requirement: VEGAN, setting: ADAPT }]'

/** Partners' GraphQL queries. */
export const PARTNER_CALLS: MeasuredCall[] = [
  ['page of 50 with ingredients', `meals(first: 50) ${WITH_INGREDIENTS}`],
  ['page of 50 vegan dinners', `meals(first: 50, filter: { category: DINNER, ${VEGAN} }) ${WITH_INGREDIENTS}`],
  ['search', 'meals(first: 20, filter: { search: "lentil lemon" }) { totalCount nodes { slug name } }'],
  [
    'one meal with suitability',
    'meal(slug: "weeknight-butter-chicken") { name suitability(requirements: [{ requirement: DAIRY_FREE }]) { kind swaps { note } } }',
  ],
].map(([name = '', field = '']) => ({ name, method: 'POST', path: '/graphql', body: { query: `{ ${field} }` } }))

/** Partners' queries over a small and a large catalogue, the export of the large one, many partners at once, sign-in times. */
export async function benchPartners(): Promise<void> {
  const measured: Measured[][] = []
  for (const size of [SMALL, LARGE]) {
    const server = await startGenerated(size)
    try {
      measured.push(
        await benchCalls(
          `Partners over ${size.toLocaleString('en')} meals, beside raw node:http sending the same bytes`,
          server,
          PARTNER_CALLS,
        ),
      )
      if (size === LARGE) await benchExport(server)
      else {
        await benchCrowd(server)
        await benchSignIn(server)
      }
    } finally {
      await stopGenerated(server)
    }
  }
  const rateOf = (calls: readonly Measured[] | undefined, name: string) =>
    calls?.find((call) => call.name === name)?.rate ?? NaN
  const [small, large] = measured
  printTable('What a hundred times the meals costs (requests/s, small over large)', [
    ['call', 'ratio'],
    ...PARTNER_CALLS.map(({ name }) => [name, `×${short(rateOf(small, name) / rateOf(large, name))}`]),
  ])
}

/** Starts one. */
export async function startGenerated(size: number): Promise<GeneratedServer> {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'test/bench/generatedServer.ts', String(size)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
    },
  )
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  const { url, keys, person } = JSON.parse(line) as Pick<GeneratedServer, 'url' | 'keys' | 'person'>
  return { url, token: keys[0] ?? '', person, keys, child }
}

export async function stopGenerated({ child }: GeneratedServer): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdin?.end()
  await ended
}

/** The export of the whole catalogue, with the server's memory before, at its highest and after. */
async function benchExport({ url, token, child }: GeneratedServer): Promise<void> {
  const memory = () => residentMb(serverOf(child))
  const rows: (string | number)[][] = [
    ['export', 'lines', 'MB', 'seconds', 'memory MB before', 'highest', 'after', 'highest / before'],
  ]
  for (const run of ['first', 'second']) {
    const before = memory()
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, memory())), 25)
    const begin = performance.now()
    const response = await fetch(`${url}/api/partners/catalogue.ndjson`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    })
    let [bytes, lines] = [0, 0]
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      lines += (chunk as Uint8Array).reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0)
    }
    clearInterval(watch)
    rows.push([
      run,
      lines,
      short(bytes / 1e6),
      short((performance.now() - begin) / 1000),
      short(before),
      short(highest),
      short(memory()),
      (highest / before).toFixed(2),
    ])
  }
  printTable(`The catalogue of ${LARGE.toLocaleString('en')} meals as NDJSON`, rows)
}

/** The process that serves: tsx starts it as its child. */
function serverOf({ pid }: ChildProcess): { pid?: number } {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return { pid: Number(first || pid) }
}

/** All partners at once, each with its own key, compared with one partner over several connections. */
async function benchCrowd({ url, keys }: GeneratedServer): Promise<void> {
  const body = JSON.stringify({ query: '{ meals(first: 50) { nodes { slug name minutes } pageInfo { endCursor } } }' })
  const call = (connections: number) => {
    let next = 0
    return autocannon({
      url: `${url}/graphql`,
      method: 'POST',
      body,
      connections,
      duration: 4,
      setupClient: (client) =>
        client.setHeaders({
          authorization: `Bearer ${keys[next++ % keys.length]}`,
          'content-type': 'application/json',
        }),
    })
  }
  const few = await call(10)
  const many = await call(keys.length)
  const row = (name: string, { requests, latency, non2xx, errors }: autocannon.Result) => [
    name,
    short(requests.average),
    (requests.average / few.requests.average).toFixed(2),
    short(latency.p50),
    short(latency.p99),
    non2xx + errors,
  ]
  printTable('Partners at once, a page of 50 names each', [
    ['partners', 'requests/s', 'ratio', 'p50 ms', 'p99 ms', 'failed'],
    row('10', few),
    row(String(keys.length), many),
  ])
}

/** How long a refused sign-in takes for an address that has an account and for one that has none, in turn. */
async function benchSignIn({ url }: GeneratedServer): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/signup/', { email: 'known@example.com', password: PASSWORD, marketing_opt_in: false })
  const times: Record<string, number[]> = { known: [], unknown: [] }
  for (let round = 0; round < LOGINS * 2; round += 1) {
    const name = round % 2 ? 'known' : 'unknown'
    const begin = performance.now()
    await (await post('/api/token/', { email: `${name}@example.com`, password: 'not the one at all' })).text()
    if (round > 3) times[name]?.push(performance.now() - begin)
  }
  const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])]
  printTable(`Refused sign-ins (medians of ${LOGINS}, in turn)`, [
    ['address', 'ms', 'ratio'],
    ['unknown', short(unknown), ''],
    ['known', short(known), (known / unknown).toFixed(3)],
  ])
}
