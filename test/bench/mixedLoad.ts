import autocannon from 'autocannon'
import { type MeasuredCall, toRequest } from './http'
import type { BuiltServer } from './servers'
import { printTable, short } from './table'

/** What so many people get who call without a pause. */
export interface MixedLoad {
  /** Answered calls a second. */
  rate: number
  /** Answered calls for each second of the server's processor time. */
  perCore: number
  p50: number
  p99: number
  /** Calls that were refused with a time to come back, of a thousand. */
  refused: number
  /** Calls that had no answer within ten seconds, of a thousand. */
  unanswered: number
}

const SECONDS = 10

/** Everyone of the server's people goes round all calls without a pause, each beginning at another one. Prints what they got. */
export async function benchMixedLoad(
  title: string,
  server: BuiltServer,
  calls: readonly MeasuredCall[],
): Promise<MixedLoad> {
  let next = 0
  const before = server.processorMs()
  const result = await autocannon({
    url: server.url,
    connections: server.tokens.length,
    duration: SECONDS,
    setupClient: (client) => {
      const person = next++
      const token = server.tokens[person] ?? ''
      const requests = calls.map((_, index) => {
        const call = calls[(index + person) % calls.length]
        return call ? toRequest(call, token) : {}
      })
      client.setRequests(requests)
    },
  })
  const refused = (result.statusCodeStats as Record<string, { count: number }>)['503']?.count ?? 0
  if (result.non2xx > refused) throw new Error(`Mixed load: ${result.non2xx - refused} failed calls`)
  const answered = result.requests.total - refused
  const load = {
    rate: answered / result.duration,
    perCore: (answered * 1000) / (server.processorMs() - before),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: (refused * 1000) / result.requests.total,
    unanswered: (result.timeouts * 1000) / result.requests.total,
  }
  printTable(title, [
    ['calls/s', 'calls/s of processor', 'p50 ms', 'p99 ms', 'refused for now ‰', 'unanswered ‰'],
    [short(load.rate), short(load.perCore), load.p50, load.p99, short(load.refused), short(load.unanswered)],
  ])
  return load
}
