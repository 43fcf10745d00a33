import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { CATEGORIES } from '../../../server/catalogue/types'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { savedDish, soup } from '../dishes/dishCalls'

const app = givenApp()

/** What do we eat tonight, for whom, and what is there to buy: one question. */
const TONIGHT = `query ($day: Date) { viewer { email households { id } household { id name members { id name }
  plan { id version changedBy { name } rows(from: $day, to: $day) { id title category date isLocked serves
    eatenBy { id name } recipe { id name minutes keywords { label } meets { label } }
    content { ... on PlannedMeal { dishes { role version { isAdapted swaps { from { name } to { name } note } suits { kind blockedBy { reason } servings { eaters { name } } } cooking { ingredients { text } steps { text } } } } } }
    problem { reasons replacement { id } } }
    problems { row { id } reasons } }
  shoppingList { version leftCount lines(onlyToBuy: true) { name storeArea { label } left { text } tick { by { name } } purchase { text cents }
    parts { name serves rows { id title eatenBy { name } } recipe { id name } } } ownItems { text } }
  cupboard { version items { quantity { text } } }
  shopHabits { version prices { cents } } } } }`
const TODAY = '2026-11-30'
const APPLY = `mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { ok errors { message } } }`

/** A household of some people, with rows for today, some of which are dishes of one of them. */
async function household(rows: number, people: number): Promise<Person> {
  const ann = await signUpAndIn(app)
  for (let n = 1; n < people; n += 1) await addMember(app, ann, `Person ${n}`, { requirements: { VEGAN: 'ADAPT' } })
  const dishes = [
    await savedDish(app, ann, soup({ name: 'Soup one' })),
    await savedDish(app, ann, soup({ name: 'Soup two' })),
  ]
  const { meals, byCategory } = app.services.catalogue.compiled
  const acts = Array.from({ length: rows }, (_, index) => {
    const category = CATEGORIES[index % 3] ?? 'dinner'
    const dish = category === 'dinner' ? dishes[Math.floor(index / 3) % 4] : undefined
    const uniqueId = encodeMealEntryId(dish?.id ?? meals[byCategory[category][index] ?? 0]?.id ?? '', [])
    return { addRow: { rowId: randomUUID(), category: category.toUpperCase(), after: 'last', uniqueId, date: TODAY } }
  })
  const { data } = await app.graphql(APPLY, { operations: acts.map((act) => ({ id: randomUUID(), act })) }, ann.token)
  expect(data).toEqual({ applyPlanOperations: { ok: true, errors: [] } })
  return ann
}

interface Answer {
  viewer: {
    household: {
      id: string
      plan: { rows: { id: string; title: string; eatenBy: object[] }[] }
      shoppingList: { lines: { parts: { name: string; rows: object[] }[] }[]; leftCount: number }
    }
  }
}

async function asked(person: Person): Promise<{ answer: Answer; statements: string[] }> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  app.services.db.on('query', note)
  const { data, errors } = await app.graphql(TONIGHT, { day: TODAY }, person.token)
  app.services.db.removeListener('query', note)
  expect(errors).toBeUndefined()
  return { answer: data as unknown as Answer, statements }
}

test('one question says what is eaten tonight, for whom, and what is there to buy', async () => {
  const { answer } = await asked(await household(3, 2))
  const { plan, shoppingList } = answer.viewer.household
  expect(plan.rows).toHaveLength(3)
  for (const { eatenBy } of plan.rows) expect(eatenBy).toHaveLength(2)
  expect(shoppingList.leftCount).toBe(shoppingList.lines.length)
  expect(shoppingList.lines.length).toBeGreaterThan(5)
  const titles = plan.rows.map(({ title }) => title)
  for (const { parts } of shoppingList.lines) for (const { name } of parts) expect(titles).toContain(name)
})

test('it takes as many statements for thirty rows and twelve people as for six rows and one', async () => {
  const counts: number[] = []
  for (const [rows, people] of [
    [3, 1],
    [10, 4],
    [30, 12],
  ] as const) {
    const person = await household(rows, people)
    // What is compiled once for a version of a dish is compiled before.
    await asked(person)
    counts.push((await asked(person)).statements.length)
  }
  expect(counts).toEqual(counts.map(() => counts[0]))
  expect(counts[0]).toBeLessThanOrEqual(MOST_STATEMENTS)
})

/** The session, the account, the household and what each of its parts is read by. */
const MOST_STATEMENTS = 6

test('a household of others is none, under whatever id', async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { householdId } = await membership(app.services, ben)
  const own = await membership(app.services, ann)
  const query = 'query ($id: ID) { viewer { household(id: $id) { id plan(id: $id) { id } } } }'
  const of = async (id: string | null) => (await app.graphql(query, { id }, ann.token)).data
  expect(await of(householdId)).toEqual({ viewer: { household: null } })
  expect(await of(`Household:${own.householdId}`)).toEqual({
    viewer: { household: { id: own.householdId, plan: null } },
  })
  const plan = await app.graphql('{ viewer { household { plan { id } } } }', {}, ben.token)
  const { id } = (plan.data as unknown as { viewer: { household: { plan: { id: string } } } }).viewer.household.plan
  const foreign = 'query ($id: ID) { viewer { household { plan(id: $id) { id } } } }'
  expect((await app.graphql(foreign, { id }, ann.token)).data).toEqual({ viewer: { household: { plan: null } } })
  expect((await app.graphql(foreign, { id }, ben.token)).data).toEqual({ viewer: { household: { plan: { id } } } })
})

test('as long as a meal has no serves there is no list, and the rest is there', async () => {
  const ann = await household(3, 1)
  const { answer } = await asked(ann)
  const [row] = answer.viewer.household.plan.rows
  await app.graphql(
    APPLY,
    { operations: [{ id: randomUUID(), act: { setServes: { rowId: row?.id, serves: 0 } } }] },
    ann.token,
  )
  const { answer: after } = await asked(ann)
  expect(after.viewer.household).toMatchObject({ plan: { rows: [{}, {}, {}] }, shoppingList: null })
})
