import { isBoundary, statementsOf } from '../support/countStatements'
import { fullHousehold, type FullHousehold, sendOperation } from '../support/fullHousehold'
import { pageEdits, pageQueries } from '../support/pageCalls'
import { type RunningApp, startApp } from '../support/startApp'
import { median, printTable } from './table'

/** Calls of each operation that are counted; the ones before may have had to compile dishes. */
const CALLS = 7
const SIZE = { members: 2, rows: 21 }

/** Of each operation: its name, and the medians of all statements and of those within transactions' ends. */
type CountedOperation = [name: string, all: number, withoutEnds: number]

/**
 * Counts the statements of each operation that the pages send, authentication included, in a household of two with a plan
 * of 21 rows and as many ticks, own items, prices, dishes and things at home. The application is in this process, as in the tests.
 */
export async function countStatements(databaseUrl: string): Promise<CountedOperation[]> {
  const app = await startApp({ DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000000' })
  try {
    const household = await fullHousehold(app, SIZE)
    const counted: CountedOperation[] = []
    for (const [name, variables] of Object.entries({ ...pageQueries, ...pageEdits }))
      counted.push(await countOperation(app, household, name, variables))
    return counted
  } finally {
    await app.stop()
  }
}

async function countOperation(
  app: RunningApp,
  household: FullHousehold,
  name: string,
  variables: (typeof pageQueries)[string],
): Promise<CountedOperation> {
  const call = () => sendOperation(app, name, variables(household, app.clock.now()), household.owner.token)
  await call()
  const calls: string[][] = []
  for (let index = 0; index < CALLS; index += 1) calls.push(await statementsOf(app.services.db, call))
  return [
    name,
    median(calls.map(({ length }) => length)),
    median(calls.map((statements) => statements.filter((sql) => !isBoundary(sql)).length)),
  ]
}

/** Prints what was counted on each database. */
export function printStatements(counts: ReadonlyMap<string, readonly CountedOperation[]>): void {
  const names = [...counts.keys()]
  const [first] = counts.values()
  printTable('Statements of a call, authentication included (without BEGIN and COMMIT)', [
    ['operation', ...names],
    ...(first ?? []).map(([operation]) => [
      operation,
      ...names.map((name) => {
        const [, all, withoutEnds] = counts.get(name)?.find(([other]) => other === operation) ?? []
        return `${all} (${withoutEnds})`
      }),
    ]),
  ])
}
