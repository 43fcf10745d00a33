import { randomUUID } from 'node:crypto'
import { formatNumber } from '../../../schema/text/format'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { MemberModel } from '../../../server/households/MemberModel'
import { membership } from '../../../server/households/membership'
import { amountEaten, brokenByAmount } from '../../support/amountsEaten'
import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { line, savedDish, soup } from '../dishes/dishCalls'
import { all, propose } from './proposals'
import { weekCalls } from './weekCalls'

const MOST = 400
const NO_SWAPS = new Map<string, string>()

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})
const { run, apply, adding, save } = weekCalls(app, () => person)
const rest = restCaller(
  () => app,
  () => person.token,
)
const sodiumOf = ({ slug }: CompiledMeal) => amountEaten(slug, NO_SWAPS, 'sodium')
/** As the product says it: rounded up. */
const milligrams = (amount: number) => `${formatNumber(Math.ceil(amount))}\u00a0mg`
const idOf = ({ id }: CompiledMeal) => encodeMealEntryId(id, [])
const catalogue = () => app.services.catalogue.compiled
const dinners = () => catalogue().meals.filter(({ meal }) => meal.categories.includes('dinner'))
const found = (meal: CompiledMeal | undefined): CompiledMeal => {
  if (!meal) throw new Error('The catalogue has no such meal')
  return meal
}
const lowSodium = (mode: 'STRICT' | 'ADAPT' = 'ADAPT') =>
  setSettings(app, person.userId, { requirements: { LOW_SODIUM: mode } })

interface Problem {
  role: string
  reasons: string[]
  replacement: object | null
}
const problems = async () =>
  (
    await run<{ viewer: { household: { plan: { problems: Problem[] } } } }>(
      '{ viewer { household { plan { problems { role reasons replacement { id } } } } } }',
      {},
    )
  ).viewer.household.plan.problems

/** A dinner and a side that each suit by themselves and not together. */
function pair() {
  const fits = (most: number, least = 0) => dinners().find((one) => sodiumOf(one) > least && sodiumOf(one) <= most)
  const pairs = catalogue().byRole.side.flatMap((side) => {
    const room = MOST - sodiumOf(side)
    const [main, light] = [fits(MOST, room), fits(room)]
    return main && light ? [{ side, main, light }] : []
  })
  const [first] = pairs
  if (!first) throw new Error('No side takes a dinner over the bound')
  return first
}

test('a portion counts: who eats half as much again is offered what has a third less (DIET-20)', async () => {
  const mia = await addMember(app, person, 'Mia', {
    requirements: { LOW_SODIUM: 'ADAPT', LOWER_CARBOHYDRATE: 'STRICT' },
  })
  const ofEach: number[] = []
  for (const portion of [50, 100, 150]) {
    await MemberModel.query(app.services.db).findById(mia).patch({ portion })
    const { dinner } = await propose(app, person, all(10))
    const entries = (dinner?.mealList ?? []).filter(({ uniqueId }) => uniqueId !== '')
    expect(entries.length).toBeGreaterThan(0)
    for (const { uniqueId } of entries) {
      const [id = '', ...rest] = Buffer.from(uniqueId, 'base64url').toString('utf8').split('\n')
      const swaps = new Map(rest.flatMap((from, at) => (at % 2 === 0 ? [[from, rest[at + 1] ?? ''] as const] : [])))
      const asked = { LOW_SODIUM: 'ADAPT', LOWER_CARBOHYDRATE: 'STRICT' } as const
      expect(brokenByAmount(asked, id, swaps, portion / 100)).toEqual([])
    }
    const query = '{ viewer { household { offers(filter: { category: DINNER }, first: 1) { totalCount } } } }'
    const { viewer } = await run<{ viewer: { household: { offers: { totalCount: number } } } }>(query, {})
    ofEach.push(viewer.household.offers.totalCount)
  }
  expect([...ofEach].sort((a, b) => b - a)).toEqual(ofEach)
  expect(new Set(ofEach).size).toBe(3)
})

test('a side counts with its meal: what takes the sum over the bound does not suit the row (DIET-20, PLAN-98)', async () => {
  const { side, main, light } = pair()
  await lowSodium()
  const rowId = randomUUID()
  await apply(adding(rowId, { uniqueId: idOf(main) }))
  expect(await problems()).toEqual([])
  const setSide = { rowId, recipe: side.slug, mustSuit: true }
  const { applyOperations } = await run<{ applyOperations: { errors: { code: string; field: string }[] } }>(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { code field } } }',
    { input: { operations: [{ act: { plan: { setSide } } }] } },
  )
  expect(applyOperations.errors).toMatchObject([{ code: 'UNSUITABLE' }])
  await apply({ setSide: { rowId, recipe: side.slug } })
  const together = sodiumOf(main) + sodiumOf(side)
  expect(await problems()).toMatchObject([
    {
      role: 'SIDE',
      reasons: [
        `Has ${milligrams(together)} of sodium a serve with the rest of the meal, and you asked for Low sodium`,
      ],
    },
  ])
  await save({})
  const { body } = await rest('GET', '/api/user/mealplan/')
  const scrubbed = await rest('POST', '/api/mealplan/scrub/', { mealStructure: body as object })
  const [entry] = (scrubbed.body as { dinner: { meal_list: { unique_id: string }[] } }).dinner.meal_list
  expect(entry?.unique_id.split('.')[0]).toBe(idOf(main))
  expect(entry?.unique_id).not.toBe(`${idOf(main)}.${idOf(side)}`)
  await apply({ setMeal: { rowId, uniqueId: idOf(light) } })
  expect(await problems()).toEqual([])
})

test('Strict takes meals that keep the bound as they are, Adapt those that swaps lower as well, and both say what is over', async () => {
  const over = found(dinners().find((one) => sodiumOf(one) > 4 * MOST))
  const rowId = randomUUID()
  await apply(adding(rowId, { uniqueId: idOf(over) }))
  await lowSodium('STRICT')
  const [problem] = await problems()
  expect(problem?.replacement).toBeNull()
  expect(problem?.reasons[0]).toMatch(
    new RegExp(
      `^Has ${milligrams(sodiumOf(over))} of sodium a serve, most of it from .+, and you asked for Low sodium$`,
    ),
  )
})

test('a line of an own dish without an amount, or that is not known, has no figure and fails the bound (DIET-20)', async () => {
  const lines = [
    line('1 cup red lentils', 0.25, 'cup', 'red-lentil-dried'),
    line('2 onions', 0.5, 'piece', 'brown-onion'),
  ]
  const names = { steps: ['Cook.'], categories: ['DINNER'] }
  await savedDish(app, person, soup({ name: 'Plain soup', lines, ...names }))
  await savedDish(
    app,
    person,
    soup({ name: 'Salted soup', lines: [...lines, line('salt', null, null, 'salt')], ...names }),
  )
  await savedDish(
    app,
    person,
    soup({ name: 'Odd soup', lines: [...lines, line('1 tbsp gloop', 1, 'tbsp', null)], ...names }),
  )
  const query =
    '{ viewer { household { offers(filter: { category: DINNER, search: "soup" }, first: 50) { nodes { recipe { name } isOwn } } } } }'
  const own = async () => {
    const { viewer } = await run<{
      viewer: { household: { offers: { nodes: { recipe: { name: string }; isOwn: boolean }[] } } }
    }>(query, {})
    return viewer.household.offers.nodes
      .filter(({ isOwn }) => isOwn)
      .map(({ recipe }) => recipe.name)
      .sort()
  }
  expect(await own()).toEqual(['Odd soup', 'Plain soup', 'Salted soup'])
  await lowSodium()
  expect(await own()).toEqual(['Plain soup'])
})

test('the bound is listed with its requirement, and a meal says what it is over', async () => {
  const over = found(dinners().find((one) => sodiumOf(one) > 4 * MOST))
  const { requirements, meal } = await run<{
    requirements: { code: string; note: string | null; forbids: string[]; bound: object | null }[]
    meal: { suitability: { kind: string; blockedBy: { requirement: string; reason: string }[] } }
  }>(
    `query ($slug: String!) { requirements { code note forbids bound { nutrient most } }
      meal(slug: $slug) { suitability(requirements: [{ requirement: LOW_SODIUM, setting: STRICT }]) { kind blockedBy { requirement reason } } } }`,
    { slug: over.slug },
  )
  const bounds = requirements.filter(({ bound }) => bound)
  expect(bounds.map(({ code, forbids, bound }) => [code, forbids, bound])).toEqual([
    ['LOW_SODIUM', [], { nutrient: 'SODIUM', most: 400 }],
    ['LOWER_CARBOHYDRATE', [], { nutrient: 'CARBOHYDRATE', most: 45 }],
    ['MODERATE_CARBOHYDRATE', [], { nutrient: 'CARBOHYDRATE', most: 60 }],
    ['LOW_FODMAP', [], { nutrient: 'FODMAP', most: 100 }],
    ['LOWER_POTASSIUM', [], { nutrient: 'POTASSIUM', most: 850 }],
    ['LOWER_PHOSPHORUS', [], { nutrient: 'PHOSPHORUS', most: 300 }],
  ])
  for (const { note } of bounds) expect(note).toMatch(/^(At most \d+ m?g of|By amount, for) .+not medical advice/i)
  expect(meal.suitability).toEqual({
    kind: 'UNSUITABLE',
    blockedBy: [
      {
        requirement: 'LOW_SODIUM',
        reason: `The meal has ${milligrams(sodiumOf(over))} of sodium a serve, more than Low sodium allows.`,
      },
    ],
  })
})

test('a person of a household without bounds pays for none: the table is that of everyone else', async () => {
  const { id } = await membership(app.services, person)
  await MemberModel.query(app.services.db).findById(id).patch({ portion: 150 })
  const query = '{ viewer { household { offers(filter: { category: DINNER }, first: 1) { totalCount } } } }'
  const { viewer } = await run<{ viewer: { household: { offers: { totalCount: number } } } }>(query, {})
  expect(viewer.household.offers.totalCount).toBe(dinners().length)
})
