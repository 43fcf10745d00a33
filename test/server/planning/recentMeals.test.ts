import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { CATEGORIES } from '../../../server/catalogue/types'
import { GeneratedPlanModel } from '../../../server/planning/GeneratedPlanModel'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { all, idsOf, propose } from './proposals'

const WEEK = 7 * 24 * 60 * 60 * 1000
const app = givenApp({ RATE_LIMIT_SCALE: '100000' })

/** Breakfasts, of which there are few, so that chance repeats many. */
const TEN = { breakfast: { numMeals: 10 } }
const ROUNDS = 8

let ann: Person
beforeEach(async () => {
  ann = await signUpAndIn(app)
})

const forget = () => GeneratedPlanModel.query(app.services.db).delete()

/** As if what was proposed so far had been proposed so much longer ago: sessions end before weeks do. */
const laterBy = (milliseconds: number) =>
  GeneratedPlanModel.query(app.services.db).decrement('generatedAt', milliseconds)

/** Of ten proposed breakfasts how many were there before, over the rounds. */
async function repeats(by: Person, before: (round: number) => Promise<string[]>): Promise<number> {
  let again = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await forget()
    const had = await before(round)
    again += idsOf(await propose(app, by, { ...TEN, seed: `second ${round}` })).filter((id) => had.includes(id)).length
  }
  return again
}

const proposedTo = (person: Person) => async (round: number) =>
  idsOf(await propose(app, person, { ...TEN, seed: `first ${round}` }))

/** How often chance alone repeats them. */
async function byChance(): Promise<number> {
  const stranger = await signUpAndIn(app)
  const other = await signUpAndIn(app)
  return repeats(stranger, proposedTo(other))
}

async function wishWeeks(person: Person, weeks: number): Promise<void> {
  const answers = [{ fieldId: 'wishes.recentWeeks', optionIds: [String(weeks)] }]
  const SAVE = 'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { message } } }'
  const { data } = await app.graphql(SAVE, { input: { answers } }, person.token)
  expect(data).toEqual({ saveForms: { errors: [] } })
}

/** The ten breakfasts that chance proposes most often. */
async function usual(): Promise<string[]> {
  const stranger = await signUpAndIn(app)
  const counts = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const id of await proposedTo(stranger)(round)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([id]) => id)
}

/** Puts breakfasts into the household's plan by hand: ten of the catalogue, unless others are wanted. */
async function plan(person: Person, date: string | null = null, wanted: readonly string[] = []): Promise<string[]> {
  const { byCategory, meals } = app.services.catalogue.compiled
  const some = [...byCategory.breakfast]
    .filter((_, index) => index % 12 === 0)
    .slice(0, 10)
    .map((index) => encodeMealEntryId(meals[index]?.id ?? '', []))
  const ids = wanted.length > 0 ? [...wanted] : some
  const APPLY =
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { message } outcomes { status } } }'
  const operations = ids.map((uniqueId) => ({
    id: randomUUID(),
    act: { plan: { addRow: { rowId: randomUUID(), category: 'BREAKFAST', uniqueId, date } } },
  }))
  const { errors, data } = await app.graphql(APPLY, { input: { operations } }, person.token)
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({ applyOperations: { errors: [] } })
  return ids
}

test('what was proposed to another account of the household is not proposed again soon', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  expect(2 * (await repeats(ann, proposedTo(ben)))).toBeLessThan(await byChance())
})

test('what stands in the household’s plan is not proposed again soon, no matter who put it there', async () => {
  const ids = await plan(ann, null, await usual())
  const stranger = await signUpAndIn(app)
  const had = () => Promise.resolve(ids)
  expect(2 * (await repeats(ann, had))).toBeLessThan(await repeats(stranger, had))
})

test('meals from before the weeks that are wished come as others do: none of them counts for 0 weeks', async () => {
  const remembered = await repeats(ann, proposedTo(ann))
  const later = await repeats(ann, async (round) => {
    const ids = await proposedTo(ann)(round)
    await laterBy(2 * WEEK + 1000)
    return ids
  })
  await wishWeeks(ann, 4)
  const longer = await repeats(ann, async (round) => {
    const ids = await proposedTo(ann)(round)
    await laterBy(2 * WEEK + 1000)
    return ids
  })
  await wishWeeks(ann, 0)
  const never = await repeats(ann, proposedTo(ann))
  expect(2 * remembered).toBeLessThan(Math.min(later, never))
  expect(2 * longer).toBeLessThan(later)
})

test('of a plan with days those of the latest weeks count', async () => {
  const ids = await plan(ann, '2020-01-01')
  const stranger = await signUpAndIn(app)
  const had = () => Promise.resolve(ids)
  expect(await repeats(ann, had)).toEqual(await repeats(stranger, had))
})

test('week after week, at most a tenth of the meals of the last one comes again', async () => {
  let [again, count] = [0, 0]
  let before: string[] = []
  for (let week = 0; week < 6; week += 1) {
    const ids = idsOf(await propose(app, ann, { ...all(7), seed: `week ${week}` }))
    again += ids.filter((id) => before.includes(id)).length
    count += before.length
    before = ids
    await laterBy(WEEK)
  }
  expect(CATEGORIES.length * 7).toBe(before.length)
  expect(again / count).toBeLessThanOrEqual(0.1)
})
