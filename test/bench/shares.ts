import autocannon from 'autocannon'
import { type MeasuredCall, type RawServer, startRaw, toRequest, warmUp } from './http'
import { partnerPage, planCalls } from './planCalls'
import { readShares, writeShares } from './report'
import { type BuiltServer, startBuilt } from './servers'
import { printTable } from './table'

/** Rounds of a try. The rounds of all tries of a call count together. */
const ROUNDS = 10
/** How often a share is measured that stays fallen; how often each is that is recorded. */
const TRIES = 3
/** Calls in a round, few enough for some rounds to meet no other work, and before the rounds, so that all is compiled. */
const CALLS = { own: 200, raw: 600 }
const WARM_UP = { own: 1000, raw: 5000 }
/** Milliseconds after which the end of a round is noticed. */
const SAMPLE = 20
/** A share below this part of the recorded one has fallen: by a third, less what it moves by itself. */
const KEPT = 0.75

/** Processor time of a call in each round, in ms. */
interface Costs {
  own: number[]
  raw: number[]
}

/**
 * How much of each call's processor time a bare node:http server needs to send the same bytes, on SQLite. Fails when a share
 * has fallen by a third against the recorded one and stays so when it is measured again, or records them.
 * @param file another build's server.
 */
export async function benchShares(write: boolean, file?: string): Promise<void> {
  const server = await startBuilt(null, { file })
  const recorded = readShares()
  const costs = new Map<MeasuredCall, Costs>()
  const hasFallen = (call: MeasuredCall) => !(shareOf(costs.get(call)) >= KEPT * (recorded.get(call.name) ?? NaN))
  try {
    const calls = [...(await planCalls(server)), partnerPage(server)]
    await warmUp(server, calls)
    for (const call of calls) costs.set(call, { own: [], raw: [] })
    for (let count = 1; count <= TRIES; count += 1)
      for (const call of calls)
        if (count === 1 || write || hasFallen(call)) await measure(server, call, costs.get(call))
  } finally {
    await server.stop()
  }
  const calls = [...costs.keys()]
  printTable('Share of a bare server in the processor time of each call', [
    ['call', 'share', 'recorded', 'tries'],
    ...Array.from(costs, ([{ name }, cost]) => [
      name,
      shareOf(cost).toFixed(3),
      (recorded.get(name) ?? NaN).toFixed(3),
      cost.own.length / ROUNDS,
    ]),
  ])
  if (write) return writeShares(new Map(calls.map((call) => [call.name, shareOf(costs.get(call))])))
  const fallen = calls.filter(hasFallen)
  for (const { name } of fallen) console.log(`${name}: the share has fallen, or is not recorded`)
  console.log(`${calls.length - fallen.length} passed, ${fallen.length} failed`)
  if (fallen.length > 0) process.exitCode = 1
}

/** Of all rounds the cheapest of either counts, which other work on the machine disturbed least. */
const shareOf = ({ own, raw }: Costs = { own: [], raw: [] }): number => Math.min(...raw) / Math.min(...own)

/** Adds the rounds of one try, of either server in turn. */
async function measure(server: BuiltServer, call: MeasuredCall, costs: Costs | undefined): Promise<void> {
  const raw = await startRaw(server, call)
  const ownCost = (amount: number) => costOf(server, server.url + call.path, toRequest(call, server.token), amount)
  const rawCost = (amount: number) => costOf(raw, raw.url, toRequest(call, server.token), amount)
  try {
    await ownCost(WARM_UP.own)
    await rawCost(WARM_UP.raw)
    for (let round = 0; round < ROUNDS; round += 1) {
      costs?.own.push(await ownCost(CALLS.own))
      costs?.raw.push(await rawCost(CALLS.raw))
    }
  } finally {
    raw.stop()
  }
}

/** Processor time of a call in one round, in ms. @throws Error if one was not answered. */
async function costOf(
  of: Pick<RawServer, 'processorMs'>,
  url: string,
  { method, headers, body }: autocannon.Request,
  amount: number,
): Promise<number> {
  const before = of.processorMs()
  const options = { url, method, headers, body, connections: 10, amount, sampleInt: SAMPLE }
  const { requests, non2xx, errors } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} failed calls`)
  return (of.processorMs() - before) / requests.total
}
