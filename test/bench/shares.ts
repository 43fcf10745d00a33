import autocannon from 'autocannon'
import { type MeasuredCall, startRaw, toRequest, warmUp } from './http'
import { partnerPage, planCalls } from './planCalls'
import { readShares, writeShares } from './report'
import { type BuiltServer, startBuilt } from './servers'
import { printTable } from './table'

const ROUNDS = 3
/** Calls in a round; a bare server answers many in a tick of the clock that counts processor time. */
const CALLS = { own: 600, raw: 6000 }
/** A share that falls below this part of the recorded one fails; by less it moves by itself. */
const KEPT = 1 / 2

/**
 * How much of each call's processor time a bare node:http server needs to send the same bytes, on SQLite.
 * Fails when a share has fallen by half against the recorded one, or records them.
 */
export async function benchShares(write: boolean): Promise<void> {
  const server = await startBuilt(null)
  const shares = new Map<string, number>()
  try {
    const calls = [...(await planCalls(server)), partnerPage(server)]
    await warmUp(server, calls)
    for (const call of calls) shares.set(call.name, await shareOf(server, call))
  } finally {
    await server.stop()
  }
  const recorded = readShares()
  const fallen = [...shares].filter(([name, share]) => share < KEPT * (recorded.get(name) ?? 0))
  printTable('Share of a bare server in the processor time of each call', [
    ['call', 'share', 'recorded'],
    ...Array.from(shares, ([name, share]) => [name, share.toFixed(3), (recorded.get(name) ?? NaN).toFixed(3)]),
  ])
  if (write) return writeShares(shares)
  for (const [name] of fallen) console.log(`${name} costs twice as much as when it was recorded`)
  if (fallen.length > 0) process.exitCode = 1
}

/** Of several rounds the cheapest of either counts, which other work on the machine disturbed least. */
async function shareOf(server: BuiltServer, call: MeasuredCall): Promise<number> {
  const raw = await startRaw(server, call)
  const { method, headers, body } = toRequest(call, server.token)
  const cost = async (of: Pick<BuiltServer, 'processorMs'>, url: string, amount: number): Promise<number> => {
    const before = of.processorMs()
    const { requests } = await autocannon({ url, method, headers, body, connections: 10, amount })
    return (of.processorMs() - before) / requests.total
  }
  await cost(raw, raw.url, CALLS.raw)
  const rounds: { own: number; raw: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      own: await cost(server, server.url + call.path, CALLS.own),
      raw: await cost(raw, raw.url, CALLS.raw),
    })
  raw.stop()
  return Math.min(...rounds.map((one) => one.raw)) / Math.min(...rounds.map((one) => one.own))
}
