import type { CheckedCall } from './CheckedCall'
import { everyCall } from './everyCall'
import { generatedCatalogue } from './generatedCatalogue'
import { giveCalls } from './givenCalls'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'

/** Meals of the catalogue that the large one is compared with. */
const SMALL = 1000
/** How much longer a call may take over the large one. */
const MOST = 1.3
const ROUNDS = 6
/** A call is warm after so many, or when so many milliseconds went by; a round is as long, and the first ones do not count. */
const WARM_UP = { calls: 40, ms: 300 }
const ROUND = { calls: 20, ms: 120 }

/** What a call took over both catalogues, or what was wrong with its answer. */
export interface SizeFigures {
  name: string
  /** Why it takes longer over the large one by its nature. */
  grows: string | null
  wrong: string | null
  /** Processor time of the server, in µs, and time until the answer was there, in ms: over the small and the large one. */
  processor: [number, number]
  time: [number, number]
}

/** Every documented call on two built servers, one with 1,000 meals and one with `size`, in turn. */
export async function benchCatalogueSizes(size: number): Promise<SizeFigures[]> {
  const servers: BuiltServer[] = []
  try {
    for (const meals of [SMALL, size]) servers.push(await startBuilt(null, { catalogue: generatedCatalogue(meals) }))
    const [small, large] = servers as [BuiltServer, BuiltServer]
    const [ofSmall, ofLarge] = [everyCall(await giveCalls(small)), everyCall(await giveCalls(large))]
    const figures: SizeFigures[] = []
    for (const [index, call] of ofSmall.entries())
      figures.push(await compare([small, large], [call, ofLarge[index] ?? call]))
    printTable(`Every call over ${SMALL.toLocaleString('en')} and ${size.toLocaleString('en')} meals`, [
      SIZE_HEADING,
      ...figures.map(sizeCells),
    ])
    if (figures.some(isTooSlow)) process.exitCode = 1
    return figures
  } finally {
    for (const server of servers) await server.stop()
  }
}

export const SIZE_HEADING = ['call', 'answered', 'processor µs', 'large', 'ratio', 'ms', 'large', 'ratio']

export const sizeCells = (one: SizeFigures): string[] => {
  const { name, grows, wrong, processor, time } = one
  const ratio = ([before, after]: [number, number]) => (after / before).toFixed(2)
  if (wrong !== null) return [name, `no: ${wrong}`, '', '', '', '', '', '']
  const answered = grows === null ? 'yes' : `yes, ${grows}`
  return [name, answered, ...processor.map(short), ratio(processor), ...time.map(short), ratio(time)]
}

const isTooSlow = ({ wrong, grows, processor: [before, after] }: SizeFigures): boolean =>
  wrong !== null || (grows === null && after > MOST * before)

async function compare(servers: [BuiltServer, BuiltServer], calls: [CheckedCall, CheckedCall]): Promise<SizeFigures> {
  const [{ name, grows = null }] = calls
  const spent = { processor: [0, 0] as [number, number], calls: [0, 0] as [number, number] }
  const times: [number[], number[]] = [[], []]
  try {
    for (const at of [0, 1] as const) await repeat(servers[at], calls[at], WARM_UP)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const at of [0, 1] as const) {
        const before = servers[at].processorMs()
        const took = await repeat(servers[at], calls[at], ROUND)
        spent.processor[at] += (servers[at].processorMs() - before) * 1000
        spent.calls[at] += took.length
        times[at].push(...took)
      }
  } catch (error) {
    return { name, grows, wrong: (error as Error).message, processor: [NaN, NaN], time: [NaN, NaN] }
  }
  return {
    name,
    grows,
    wrong: null,
    processor: [spent.processor[0] / spent.calls[0], spent.processor[1] / spent.calls[1]],
    time: [median(times[0]), median(times[1])],
  }
}

/** Calls one after the other; how long each took, in milliseconds. */
async function repeat(server: BuiltServer, call: CheckedCall, most: typeof ROUND): Promise<number[]> {
  const times: number[] = []
  const begun = performance.now()
  while (times.length < most.calls && performance.now() - begun < most.ms) times.push(await sendChecked(server, call))
  return times
}

/** Milliseconds until the answer was read. @throws Error unless it is the promised one. */
async function sendChecked({ url, token: own }: BuiltServer, call: CheckedCall): Promise<number> {
  const { method, path, body, token = own, status = 200, isRight } = call
  const begun = performance.now()
  const answer = await fetch(url + (typeof path === 'function' ? path() : path), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(typeof body === 'function' ? body() : body),
  })
  const text = await answer.text()
  const took = performance.now() - begun
  if (answer.status !== status || !isRight(text)) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
  return took
}
