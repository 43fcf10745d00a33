import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import type { BuiltServer } from './servers'
import { median, printTable, short } from './table'

/** A call that is measured. */
export interface MeasuredCall {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
  connections?: number
}

const ROUNDS = 3
const SECONDS = 2

/**
 * Requests a second of each call, as ratios to a bare node:http server that sends the same bytes, in turn, in one run.
 * @returns the requests a second by the calls' names.
 */
export async function benchCalls(
  title: string,
  server: Pick<BuiltServer, 'url' | 'token'>,
  calls: MeasuredCall[],
): Promise<Map<string, number>> {
  const rows: (string | number)[][] = [['call', 'bytes', 'requests/s', 'raw requests/s', 'ratio', 'p50 ms', 'p99 ms']]
  const rates = new Map<string, number>()
  for (const call of calls) {
    const { row, rate } = await benchCall(server, call)
    rows.push(row)
    rates.set(call.name, rate)
  }
  printTable(title, rows)
  return rates
}

async function benchCall(
  { url, token }: Pick<BuiltServer, 'url' | 'token'>,
  call: MeasuredCall,
): Promise<{ row: (string | number)[]; rate: number }> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(call.body && { 'content-type': 'application/json' }),
    ...call.headers,
  }
  const body = call.body && JSON.stringify(call.body)
  const answer = await fetch(url + call.path, { method: call.method, headers, body })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${bytes.toString().slice(0, 300)}`)
  const raw = await startRaw(bytes)
  const options = { method: call.method, headers, body, connections: call.connections ?? 10, duration: SECONDS }
  const ours: autocannon.Result[] = []
  const theirs: autocannon.Result[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await autocannon({ ...options, url: url + call.path }))
    theirs.push(await autocannon({ ...options, url: raw.url }))
  }
  raw.stop()
  const failures = ours.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failures > 0) throw new Error(`${call.name}: ${failures} failed calls`)
  const rate = median(ours.map(({ requests }) => requests.average))
  const rawRate = median(theirs.map(({ requests }) => requests.average))
  const latency = (name: 'p50' | 'p99') => short(median(ours.map((one) => one.latency[name])))
  return {
    row: [
      call.name,
      bytes.length,
      short(rate),
      short(rawRate),
      (rate / rawRate).toFixed(3),
      latency('p50'),
      latency('p99'),
    ],
    rate,
  }
}

async function startRaw(bytes: Buffer): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/bench/rawServer.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(bytes)
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())))
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGTERM') }
}
