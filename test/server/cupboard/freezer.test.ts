import { randomUUID } from 'node:crypto'
import { forgetTaken } from '../../../server/cupboard/forgetTaken'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { accept, bringTogether, householdOf, inviteKey } from '../households/householdCalls'
import { keep, operate, take } from './cupboardCalls'

const DAY = 24 * 60 * 60 * 1000
const FREEZER = 'cupboard { version freezer { id version { id name } serves frozenOn at } }'
const READ = `{ viewer { household { ${FREEZER} } } }`
const APPLY = `mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) {
  outcomes { status errors { code field } } ${FREEZER} changes { changed { __typename id } } } }`

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

interface Batch {
  id: string
  version: { id: string; name: string } | null
  serves: number
  frozenOn: string
  at: number
}
interface Cupboard {
  version: number
  freezer: Batch[]
}
interface Applied {
  outcomes: { status: string; errors: { code: string; field: string }[] }[]
  cupboard: Cupboard | null
  changes: { changed: { __typename: string; id: string }[] }
}

const run = async <Data>(query: string, variables: object, by: Pick<Person, 'token'>): Promise<Data> => {
  const { data, errors } = await app.graphql(query, { ...variables }, by.token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data as Data
}
const freezerOf = async (by: Pick<Person, 'token'> = person) =>
  (await run<{ viewer: { household: { cupboard: Cupboard } } }>(READ, {}, by)).viewer.household.cupboard
const apply = async (operations: readonly object[], by = person) =>
  (await run<{ applyOperations: Applied }>(APPLY, { input: { operations } }, by)).applyOperations
const said = (cupboard: object, more: object = {}) => ({ id: randomUUID(), act: { cupboard }, ...more })
const meal = (index = 0) => app.services.catalogue.compiled.meals[index]
const frozen = (batch: string, more: object = {}) => ({
  freeze: { batch, recipe: meal()?.slug, serves: 2, frozenOn: '2026-11-20', ...more },
})

it('holds batches, what was frozen first before the rest; about each the latest word counts (CUP-13)', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const at = app.clock.now()
  const freezing = [
    said(frozen(two, { frozenOn: '2026-11-21', recipe: `Meal:${meal(1)?.id}` }), { at: at - 9 }),
    said(frozen(one, { recipe: encodeMealEntryId(meal()?.id ?? '', []) }), { at: at - 9 }),
    said(frozen(one, { serves: 5 }), { at: at - 5 }),
    said(frozen(one, { serves: 4 }), { at: at - 7 }),
  ]
  const { outcomes, cupboard, changes } = await apply(freezing)
  expect(outcomes.map(({ status }) => status)).toEqual(['APPLIED', 'APPLIED', 'APPLIED', 'MOOT'])
  expect(cupboard).toMatchObject({
    version: 1,
    freezer: [
      { id: `FrozenMeal:${one}`, version: { name: meal()?.name }, serves: 5, frozenOn: '2026-11-20', at: at - 5 },
      { id: `FrozenMeal:${two}`, version: { name: meal(1)?.name }, serves: 2, frozenOn: '2026-11-21' },
    ],
  })
  expect(changes.changed).toContainEqual({ __typename: 'FrozenMeal', id: `FrozenMeal:${one}` })
  expect(await freezerOf()).toEqual(cupboard)
  expect((await apply(freezing)).outcomes.map(({ status }) => status)).not.toContain('APPLIED')
  const { node } = await run<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { ... on FrozenMeal { serves } } }',
    { id: `FrozenMeal:${one}` },
    person,
  )
  expect(node).toEqual({ serves: 5 })

  await apply([said({ thaw: { batch: `FrozenMeal:${one}` } }, { at: at - 1 })])
  expect((await freezerOf()).freezer.map(({ id }) => id)).toEqual([`FrozenMeal:${two}`])
  const older = await operate(app, person, { id: randomUUID(), at, act: { thaw: { batch: two } } })
  expect(older.errors).toEqual([])
  expect((await freezerOf()).freezer).toEqual([])
})

it('names what is wrong, and does the rest', async () => {
  const batch = randomUUID()
  const wrong = [
    [{ batch: 'one' }, 'INVALID', 'batch'],
    [{ recipe: 'nothing' }, 'UNKNOWN', 'recipe'],
    [{ serves: 0 }, 'OUT_OF_RANGE', 'serves'],
    [{ serves: 101 }, 'OUT_OF_RANGE', 'serves'],
  ] as const
  const { outcomes, cupboard } = await apply([
    ...wrong.map(([more]) => said(frozen(batch, more))),
    said({ thaw: { batch: 'one' } }),
    said(frozen(batch)),
  ])
  expect(outcomes.map(({ errors }) => errors)).toEqual([
    ...wrong.map(([, code, field], index) => [{ code, field: `operations[${index}].act.cupboard.freeze.${field}` }]),
    [{ code: 'INVALID', field: `operations[${wrong.length}].act.cupboard.thaw.batch` }],
    [],
  ])
  expect(cupboard?.freezer).toHaveLength(1)
})

it('has room for 100 batches, whose serves can be changed then as well', async () => {
  const batches = Array.from({ length: 101 }, () => randomUUID())
  const { outcomes } = await apply(batches.map((batch) => said(frozen(batch))))
  expect(outcomes.filter(({ status }) => status === 'APPLIED')).toHaveLength(100)
  expect(outcomes.at(-1)?.errors).toEqual([{ code: 'TOO_MANY', field: 'operations[100].act.cupboard.freeze' }])
  app.clock.advance(10)
  expect((await apply([said(frozen(batches[0] ?? '', { serves: 9 }))])).outcomes).toEqual([
    { status: 'APPLIED', errors: [] },
  ])
})

it('is the household’s alone, and ends with it', async () => {
  const ben = await signUpAndIn(app)
  await apply([said(frozen(randomUUID()))])
  expect((await freezerOf(ben)).freezer).toEqual([])
  const [own] = (await freezerOf()).freezer
  const { node } = await run<{ node: object | null }>('query ($id: ID!) { node(id: $id) { id } }', { id: own?.id }, ben)
  expect(node).toBeNull()
  const { id: foreign } = await householdOf(app, person)
  await expect(
    run(
      'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { code } } }',
      { input: { householdId: foreign, operations: [said(frozen(randomUUID()))] } },
      ben,
    ),
  ).resolves.toEqual({ applyOperations: { errors: [{ code: 'NOT_ALLOWED' }] } })

  await keep(app, ben, { ingredient: 'milk' })
  await apply([said(frozen(randomUUID(), { serves: 7 }))], ben)
  const { id: ended } = await householdOf(app, ben)
  await bringTogether(app, person, ben)
  expect((await freezerOf(ben)).freezer.map(({ serves }) => serves).sort()).toEqual([2])
  expect(await app.services.db('frozen_meals').where({ householdId: ended })).toEqual([])
})

it('comes along with who joins and wants it to, beside what is there (HH-22)', async () => {
  const ann = await signUpAndIn(app)
  await apply([said(frozen(randomUUID()))])
  await apply([said(frozen(randomUUID(), { serves: 7 }))], ann)
  expect((await accept(app, ann, await inviteKey(app, person), { bringItems: true })).errors).toEqual([])
  expect((await freezerOf()).freezer.map(({ serves }) => serves).sort()).toEqual([2, 7])
})

it('of a dish that is gone the batch stays, without a name', async () => {
  await apply([said(frozen(randomUUID()))])
  const { id: householdId } = await householdOf(app, person)
  await app.services.db('frozen_meals').where({ householdId }).update({ uniqueId: 'bm90aGluZw' })
  expect((await freezerOf()).freezer).toMatchObject([{ version: null, serves: 2 }])
})

it('forgets after 30 days what was taken out, and what is there never', async () => {
  const [gone, there] = [randomUUID(), randomUUID()]
  await apply([said(frozen(gone)), said(frozen(there))])
  app.clock.advance(1)
  await apply([said({ thaw: { batch: gone } })])
  const { id: householdId } = await householdOf(app, person)
  const stored = () => app.services.db('frozen_meals').where({ householdId }).pluck('id')
  await forgetTaken(app.services)
  expect(await stored()).toHaveLength(2)
  await forgetTaken({ ...app.services, now: () => app.clock.now() + 31 * DAY })
  expect(await stored()).toEqual([there])
})

it('costs no statement where it is not asked for, and one more for its meals, however many', async () => {
  const statements = async (query: string) => (await statementsOf(app.services.db, () => run(query, {}, person))).length
  const without = await statements('{ viewer { household { cupboard { version } } } }')
  await keep(app, person, { ingredient: 'milk' })
  await apply([said(frozen(randomUUID()))])
  const [one, counted] = [await statements(READ), without]
  await apply(Array.from({ length: 20 }, (_, index) => said(frozen(randomUUID(), { recipe: meal(index)?.slug }))))
  expect(await statements(READ)).toBe(one)
  expect(one).toBeLessThanOrEqual(counted + 1)
  await take(app, person, { ingredient: 'milk' })
})
