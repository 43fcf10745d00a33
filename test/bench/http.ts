import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { type BuiltServer, processorMs } from './servers'
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

/** What a call took beside the bare server. */
export interface Measured {
  name: string
  bytes: number
  /** Requests a second. */
  rate: number
  /** Of the bare server's rate, in the same rounds. */
  ratio: number
  /** Processor time of the server for a call, in µs; NaN where it is not known. */
  processor: number
  p50: number
  p99: number
}

type Target = Pick<BuiltServer, 'url' | 'token'> & Partial<Pick<BuiltServer, 'processorMs'>>

/** What browsers send over https. */
export const ACCEPTED = 'gzip, deflate, br, zstd'
const ROUNDS = 5
const SECONDS = 1.5
const WARM_UP = 10
const RAW_WARM_UP = 1

/** The server closes a connection after a thousand requests and answers 503 to what still comes on it. */
export const EACH_CONNECTION = { reconnectRate: 900 }

/** The headers of a call. */
export function headersOf({ body, headers }: MeasuredCall, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'accept-encoding': ACCEPTED,
    ...(body && { 'content-type': 'application/json' }),
    ...headers,
  }
}

/** Calls everything in turn for ten seconds, so that what is measured afterwards is compiled. */
export async function warmUp({ url, token }: Target, calls: readonly MeasuredCall[]): Promise<void> {
  await autocannon({
    url,
    connections: 10,
    duration: WARM_UP,
    ...EACH_CONNECTION,
    requests: calls.map((call) => toRequest(call, token)),
  })
}

/** A call as autocannon takes it. */
export function toRequest(call: MeasuredCall, token: string): autocannon.Request {
  const { method, path, body } = call
  return { method, path, headers: headersOf(call, token), body: body && JSON.stringify(body) }
}

/**
 * Each call's requests a second in ratio to a bare node:http server that sends the same bytes: after a warm-up, in pairs of
 * rounds, in turn. Prints them.
 */
export async function benchCalls(title: string, server: Target, calls: MeasuredCall[]): Promise<Measured[]> {
  await warmUp(server, calls)
  const measured: Measured[] = []
  for (const call of calls) measured.push(await benchCall(server, call))
  printTable(title, [
    ['call', 'bytes', 'requests/s', 'ratio', 'processor µs', 'p50 ms', 'p99 ms'],
    ...measured.map(({ name, bytes, rate, ratio, processor, p50, p99 }) => [
      name,
      bytes,
      short(rate),
      ratio.toFixed(3),
      short(processor),
      short(p50),
      short(p99),
    ]),
  ])
  return measured
}

async function benchCall(server: Target, call: MeasuredCall): Promise<Measured> {
  const { url, token } = server
  const raw = await startRaw(server, call)
  const { method, headers, body } = toRequest(call, token)
  const options = { method, headers, body, connections: call.connections ?? 10, duration: SECONDS, ...EACH_CONNECTION }
  const ours: autocannon.Result[] = []
  const ratios: number[] = []
  const processor: number[] = []
  await autocannon({ ...options, url: raw.url, duration: RAW_WARM_UP })
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = server.processorMs?.() ?? NaN
    const own = await autocannon({ ...options, url: url + call.path })
    processor.push((((server.processorMs?.() ?? NaN) - before) * 1000) / own.requests.total)
    const bare = await autocannon({ ...options, url: raw.url })
    ours.push(own)
    ratios.push(own.requests.average / bare.requests.average)
  }
  raw.stop()
  const failures = ours.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failures > 0) throw new Error(`${call.name}: ${failures} failed calls`)
  return {
    name: call.name,
    bytes: raw.bytes,
    rate: median(ours.map(({ requests }) => requests.average)),
    ratio: median(ratios),
    processor: median(processor),
    p50: median(ours.map(({ latency }) => latency.p50)),
    p99: median(ours.map(({ latency }) => latency.p99)),
  }
}

interface Bytes {
  bytes: Buffer
  encoding: string
}

/** The bytes of an answer as they are sent, which `fetch` does not show. @throws Error unless it is a success. */
function sendOnce(url: string, call: MeasuredCall, token: string): Promise<Bytes> {
  const { method, headers, body } = toRequest(call, token)
  return new Promise((resolve, reject) => {
    const sent = request(url + call.path, { method, headers: headers as Record<string, string> }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${call.name}: ${answer.statusCode}`))
        resolve({ bytes: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] ?? '' })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A bare node:http server that sends what ours answers to a call. */
export interface RawServer {
  url: string
  /** Of the answer, as it is sent. */
  bytes: number
  processorMs(): number
  stop(): void
}

/** Starts it in its own process. */
export async function startRaw({ url, token }: Target, call: MeasuredCall): Promise<RawServer> {
  const { bytes, encoding } = await sendOnce(url, call, token)
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bench/rawServer.ts', encoding], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.stdin.end(bytes)
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())))
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: bytes.length,
    processorMs: () => processorMs(child),
    stop: () => void child.kill('SIGTERM'),
  }
}
