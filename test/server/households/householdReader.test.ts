import { readHousehold } from '../../../server/households/readHousehold'
import { plansOfHousehold } from '../../../server/planning/plansOfHousehold'
import { storedList } from '../../../server/shopping/sharedList'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let ann: Person
let ben: Person

beforeAll(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  for (const one of [ann, ben]) await readHousehold(app.services, one)
})

/** What is read at once, by how many statements. */
async function together<Read>(reads: () => Promise<Read>[]): Promise<{ read: Read[]; statements: number }> {
  const read: Read[] = []
  const statements = await statementsOf(app.services.db, async () => void read.push(...(await Promise.all(reads()))))
  return { read, statements: statements.length }
}

test('what several read of their households in one turn is one statement, and each gets its own', async () => {
  const { read, statements } = await together(() => [
    ...[ann, ben].map(async (one) => (await readHousehold(app.services, one)).id),
    ...[ann, ben].map(async (one) => (await storedList(app.services, one)).householdId),
  ])
  expect(statements).toBe(1)
  expect(read.slice(2)).toEqual(read.slice(0, 2))
  expect(new Set(read).size).toBe(2)
})

test('who asks for other parts is not read the parts of others', async () => {
  const { statements } = await together<unknown>(() => [
    readHousehold(app.services, ann),
    plansOfHousehold(app.services, ben),
  ])
  expect(statements).toBe(2)
})
