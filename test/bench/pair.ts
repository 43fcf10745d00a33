import autocannon from 'autocannon'
import { EACH_CONNECTION, type MeasuredCall, toRequest, warmUp } from './http'
import { benchMixedLoad } from './mixedLoad'
import { partnerPage, planCalls } from './planCalls'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'

const ROUNDS = 7
const MIXED_ROUNDS = 3
const SECONDS = 1.5
/** The word for the load of many people instead of single calls. */
const MIXED = 'mixed'

/**
 * The built server and another build of it in turn: rates and processor time of each call, or of those whose names hold the
 * text, and what is gained; for `mixed` the load of many people. Without addresses of databases, on SQLite.
 */
export async function benchPair(file: string, text: string | null, databases: string[] = []): Promise<void> {
  const other = await startBuilt(databases[0] ?? null, { file })
  const built = await startBuilt(databases[1] ?? null)
  try {
    if (text === MIXED) return await mixedInTurn(file, [other, built])
    const pairs = [
      [other, await callsOf(other, text)],
      [built, await callsOf(built, text)],
    ] as const
    for (const [server, calls] of pairs) await warmUp(server, calls)
    const rows: string[][] = [['call', 'other µs', 'built µs', 'processor', 'requests/s']]
    for (const [index, { name }] of pairs[0][1].entries()) {
      const rounds: { processor: number; rate: number }[][] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [which, [server, calls]] of pairs.entries()) {
          const call = calls[index]
          if (call) rounds[which]?.push(await measure(server, call))
        }
      const [before = [], after = []] = rounds
      const gained = (of: (one: { processor: number; rate: number }) => number) =>
        median(after.map((one, round) => of(one) / (before[round] ? of(before[round]) : NaN)))
      const processor = (some: typeof before) => short(median(some.map((one) => one.processor)))
      rows.push([
        name,
        processor(before),
        processor(after),
        `×${short(gained((one) => one.processor))}`,
        `×${short(gained((one) => one.rate))}`,
      ])
    }
    printTable(`The built server beside ${file}, medians of ${ROUNDS} pairs of rounds`, rows)
  } finally {
    await other.stop()
    await built.stop()
  }
}

async function mixedInTurn(file: string, servers: readonly BuiltServer[]): Promise<void> {
  for (let round = 0; round <= MIXED_ROUNDS; round += 1)
    for (const [index, server] of servers.entries()) {
      const name = `Round ${round}${round === 0 ? ', to warm up' : ''}: ${index === 0 ? file : 'built'}`
      await benchMixedLoad(name, server, await planCalls(server))
    }
}

async function callsOf(server: BuiltServer, text: string | null): Promise<MeasuredCall[]> {
  const calls = [...(await planCalls(server)), partnerPage(server)]
  return calls.filter(({ name }) => text === null || name.includes(text))
}

async function measure(server: BuiltServer, call: MeasuredCall): Promise<{ processor: number; rate: number }> {
  const { method, headers, body } = toRequest(call, server.token)
  const before = server.processorMs()
  const { requests, non2xx, errors } = await autocannon({
    url: server.url + call.path,
    method,
    headers,
    body,
    connections: 10,
    duration: SECONDS,
    ...EACH_CONNECTION,
  })
  if (non2xx + errors > 0) throw new Error(`${call.name}: ${non2xx + errors} failed calls`)
  return { processor: ((server.processorMs() - before) * 1000) / requests.total, rate: requests.average }
}
