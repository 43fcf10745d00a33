import { setTimeout as wait } from 'node:timers/promises'
import { CatalogueStore } from '../../server/catalogue/CatalogueStore'
import { connect } from '../../server/database/connection'
import { documentsFor } from '../support/drawnDocuments'
import { fullHousehold, sendOperation } from '../support/fullHousehold'
import type { GeneratedDocument } from '../support/generatedDocuments'
import { graphqlAt } from '../support/graphqlAt'
import type { RunningApp } from '../support/startApp'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'

/** The longest that a document may keep the thread that answers calls, in milliseconds. */
const LONGEST = 250
/** Calls that one caller has under way, and the time in which their effect on another is looked at. */
const AT_ONCE = 6
const CALM = 10_000
const BESIDE = 30_000
/** Between two calls of another person, in milliseconds. */
const PAUSE = 25
const CALL = '{ viewer { household { members { name } plan { rows { position } } } } }'

/** What a document took, and what it was answered with. */
interface Taken {
  document: GeneratedDocument
  ms: number
  isWrong: boolean
}

/**
 * Valid documents that are drawn from the schema, half of them at more than half of a limit, sent one after the other to the
 * built server by someone whose household has as much as a household may have: how long each keeps the thread that answers
 * calls, and what another person's calls take while as many as a browser sends are under way all the time.
 */
export async function benchDocuments(count: number, seed: string): Promise<void> {
  await on(await startBuilt(null), async (server) => tell(await oneByOne(server, await drawing(server, seed), count)))
  const limited = await startBuilt(null, { settings: { RATE_LIMIT_SCALE: '1' } })
  await on(limited, async (server) => besideSomebody(server, await drawing(server, `${seed} again`)))
}

async function on(server: BuiltServer, work: (server: BuiltServer) => Promise<void>): Promise<void> {
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

interface Drawing {
  token: string
  next(): GeneratedDocument
}

async function drawing(server: BuiltServer, seed: string): Promise<Drawing> {
  const db = connect(server.database)
  try {
    const catalogue = new CatalogueStore(db)
    await catalogue.refresh()
    const app = {
      services: { db, now: Date.now, config: server.config, catalogue },
      clock: { now: Date.now },
      graphql: graphqlAt(server.url),
    } as unknown as RunningApp
    const household = await fullHousehold(app, { members: 12, rows: 30 })
    const { token } = household.owner
    for (let index = 0; index < 10; index += 1) await sendOperation(app, 'SaveDish', { input: longDish(index) }, token)
    const generated = await documentsFor(app, household, seed)
    return { token, next: () => generated.next() }
  } finally {
    await db.destroy()
  }
}

/** As many lines as a dish may have, of words that no ingredient has. */
const longDish = (index: number) => ({
  name: `Long dish ${index}`,
  categories: ['DINNER'],
  minutes: 10,
  serves: 2,
  lines: Array.from({ length: 60 }, (_, line) => ({
    text: `${line + 1} cups of finely chopped qwertz ${index} ${line}`,
  })),
  steps: Array.from({ length: 60 }, (_, step) => `Stir what you have for ${step + 1} minutes, with tofu and leeks.`),
})

async function oneByOne(server: BuiltServer, { token, next }: Drawing, count: number): Promise<Taken[]> {
  const ask = graphqlAt(server.url)
  const taken: Taken[] = []
  for (let index = 0; index < count; index += 1) {
    const document = next()
    const before = server.mainThreadMs()
    const { errors = [] } = await ask(document.text, document.variables, token)
    const ms = server.mainThreadMs() - before
    const isWrong = errors.some(({ extensions }) => FAILURES.has(String(extensions?.code)))
    taken.push({ document, ms, isWrong })
  }
  return taken
}

/** Codes of answers that no valid document should get. */
const FAILURES = new Set(['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'BAD_REQUEST'])

function tell(taken: readonly Taken[]): void {
  const times = taken.map(({ ms }) => ms).sort((one, other) => one - other)
  const near = taken.filter(({ document }) => document.near.length > 0).length
  printTable('Documents drawn from the schema, one after the other', [
    ['', 'value'],
    ['documents', taken.length],
    ['at more than half of a limit', near],
    ['answered with a failure', taken.filter(({ isWrong }) => isWrong).length],
    ['the main thread, median ms', short(median(times))],
    ['the same, p99 ms', short(times[Math.floor(times.length * 0.99)] ?? 0)],
    ['the same, the longest, ms', short(times.at(-1) ?? 0)],
    [`above ${LONGEST} ms`, times.filter((ms) => ms > LONGEST).length],
  ])
  const worst = [...taken].sort((one, other) => other.ms - one.ms).slice(0, 5)
  for (const { document, ms } of [...worst, ...taken.filter(({ isWrong }) => isWrong).slice(0, 5)])
    console.log(`${short(ms)} ms (${document.near.join(', ')}): ${document.text.slice(0, 600)}\n`)
}

/** As many at once as a browser sends, all the time, while another person calls. */
async function besideSomebody(server: BuiltServer, { token, next }: Drawing): Promise<void> {
  const ask = graphqlAt(server.url)
  const other = server.people.at(-1)?.token
  const callsFor = async (milliseconds: number) => {
    const times: number[] = []
    for (const until = performance.now() + milliseconds; performance.now() < until; await wait(PAUSE)) {
      const begun = performance.now()
      await ask(CALL, {}, other)
      times.push(performance.now() - begun)
    }
    return times
  }
  // Drawn before, so that drawing does not take the processor from what is measured.
  const documents = Array.from({ length: 400 }, next)
  const calm = await callsFor(CALM)
  let isOver = false
  let sent = 0
  const senders = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const { text, variables } = documents[sent % documents.length] ?? next()
      sent += 1
      await ask(text, variables, token)
    }
  })
  const beside = await callsFor(BESIDE)
  isOver = true
  await Promise.all(senders)
  printTable('Another person’s calls, with the product’s limits', [
    ['', 'alone', `while ${sent} documents are sent, ${AT_ONCE} at once`],
    ['median, ms', short(median(calm)), short(median(beside))],
    ['the longest, ms', short(Math.max(...calm)), short(Math.max(...beside))],
  ])
}
