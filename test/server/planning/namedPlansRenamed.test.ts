import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { type KeptPlan, planCalls } from './planCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
let dinners: string[]

beforeEach(async () => {
  person = await signUpAndIn(app)
  const { meals, byCategory } = app.services.catalogue.compiled
  dinners = Array.from(byCategory.dinner).map((index) => meals[index]?.slug ?? '')
})

const { run, save, rename, plansOf, current } = planCalls(app, () => person)
const dinner = (index = 0, more: object = {}) => ({
  category: 'DINNER',
  content: { dishes: [{ recipe: dinners[index] }] },
  ...more,
})

test('a plan gets another name, and nothing else of it changes', async () => {
  const mate = await signUpAndIn(app)
  await joinHousehold(app, person, mate)
  const { plan } = await save({ rows: [dinner(0, { date: '2026-12-01' })], name: 'Camping' })
  app.clock.advance(1000)
  await save({ rows: [dinner(1)], name: 'Guests' })
  const renamed = await rename({ planId: plan?.id, name: ' Tents ' }, mate)
  expect(renamed).toEqual({ ok: true, plan: { ...plan, name: 'Tents', version: 2 }, changes: [], errors: [] })
  expect((await plansOf('(status: [SAVED])')).nodes.map(({ name }) => name)).toEqual(['Guests', 'Tents'])
  expect((await rename({ planId: plan?.id, name: 'TENTS' })).plan).toMatchObject({ name: 'TENTS', version: 3 })

  const operationId = randomUUID()
  const again = { operationId, planId: plan?.id, name: 'Lake' }
  await rename(again)
  await rename({ planId: plan?.id, name: 'Sea' })
  expect((await rename(again)).plan).toMatchObject({ name: 'Sea' })
})

test('what is wrong with another name is said, and plans of others have no names to give', async () => {
  const stranger = await signUpAndIn(app)
  const { plan } = await save({ rows: [dinner(0)], name: 'Camping' })
  const unnamed = await save({ rows: [dinner(0)] })
  await save({ rows: [dinner(0)], name: 'Guests' })
  const { id: planId } = plan ?? {}
  const wrong = [
    [{ planId, name: ' ' }, 'REQUIRED', 'name'],
    [{ planId, name: 'x'.repeat(LIMITS.planName + 1) }, 'TOO_LONG', 'name'],
    [{ planId, name: 'guests' }, 'DUPLICATE', 'name'],
    [{ planId, name: 'saved plan' }, 'DUPLICATE', 'name'],
    [{ planId, name: 'Tents', operationId: 'one' }, 'INVALID', 'operationId'],
    [{ planId: unnamed.plan?.id, name: 'Tents' }, 'INVALID', 'planId'],
    [{ planId: (await current()).id, name: 'Tents' }, 'UNKNOWN', 'planId'],
    [{ planId: 'none', name: 'Tents' }, 'UNKNOWN', 'planId'],
  ] as const
  for (const [input, code, field] of wrong)
    expect(await rename(input)).toEqual({ ok: false, plan: null, changes: [], errors: [{ code, field }] })
  expect((await rename({ planId, name: 'Tents' }, stranger)).errors).toEqual([{ code: 'UNKNOWN', field: 'planId' }])
})

test('a copy of a saved plan is saved under another name', async () => {
  const stranger = await signUpAndIn(app)
  const { plan } = await save({ rows: [dinner(0, { date: '2026-12-01', serves: 3 }), dinner(1)], name: 'Camping' })
  const copy = await save({ rowsOf: plan?.id, name: 'Camping again', version: 0 })
  const shown = ({ rows }: KeptPlan) => rows.map(({ id: _id, ...row }) => row)
  expect(shown(copy.plan as KeptPlan)).toEqual(shown(plan as KeptPlan))
  expect(copy.plan?.rows[0]?.id).not.toBe(plan?.rows[0]?.id)
  const none = { ok: false, plan: null, changes: [], errors: [{ code: 'UNKNOWN', field: 'rowsOf' }] }
  expect(await save({ rowsOf: 'none', name: 'Nothing' })).toEqual(none)
  expect(await save({ rowsOf: plan?.id, name: 'Theirs' }, stranger)).toEqual(none)
})

test('a plan has plates of different meals, dinners first', async () => {
  const lunch = Array.from(app.services.catalogue.compiled.byCategory.lunch)[0] ?? 0
  const recipe = app.services.catalogue.compiled.meals[lunch]?.slug
  const rows = [{ category: 'LUNCH', content: { dishes: [{ recipe }] } }, dinner(0), dinner(0), dinner(1)]
  await save({ rows, name: 'Camping' })
  await save({ rows: [0, 1, 2, 3, 4].map((index) => dinner(index)), name: 'Guests' })
  const { viewer } = await run<{ viewer: { household: { plans: { nodes: Pictured[] } } } }>(
    '{ viewer { household { plans { nodes { name plates rows { category content { ... on PlannedMeal { dishes { version { plate } } } } } } } } } }',
    {},
  )
  const of = (name: string) => viewer.household.plans.nodes.find((plan) => plan.name === name)
  const [atLunch, first, , second] = of('Camping')?.rows.map(({ content }) => content.dishes[0]?.version.plate) ?? []
  expect(of('Camping')?.plates).toEqual([first, second, atLunch])
  expect(of('Guests')?.plates).toHaveLength(4)
})

interface Pictured {
  name: string
  plates: string[]
  rows: { content: { dishes: { version: { plate: string } }[] } }[]
}
