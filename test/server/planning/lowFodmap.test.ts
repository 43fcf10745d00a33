import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { MemberModel } from '../../../server/households/MemberModel'
import { membership } from '../../../server/households/membership'
import { amountEaten, brokenByAmount } from '../../support/amountsEaten'
import { brokenBy } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { line, savedDish, soup } from '../dishes/dishCalls'
import { all, propose } from './proposals'
import { weekCalls } from './weekCalls'

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
const ask = (mode: 'STRICT' | 'ADAPT' = 'ADAPT') =>
  setSettings(app, person.userId, { requirements: { LOW_FODMAP: mode } })
const OFFERS = `query ($search: String!) { viewer { household { offers(filter: { category: DINNER, search: $search }, first: 50) {
  totalCount nodes { recipe { name } isOwn } } } } }`
const offers = async (search: string) =>
  (
    await run<{
      viewer: { household: { offers: { totalCount: number; nodes: { recipe: { name: string }; isOwn: boolean }[] } } }
    }>(OFFERS, { search })
  ).viewer.household.offers

test('dinners are proposed within the limit, by the portion of who eats them (DIET-25)', async () => {
  await ask()
  const { id } = await membership(app.services, person)
  const counts: number[] = []
  for (const portion of [50, 100, 150]) {
    await MemberModel.query(app.services.db).findById(id).patch({ portion })
    const { dinner } = await propose(app, person, all(10))
    const ids = (dinner?.mealList ?? []).map(({ uniqueId }) => uniqueId).filter(Boolean)
    expect(ids.length).toBeGreaterThan(0)
    for (const uniqueId of ids) {
      const [meal = '', ...swaps] = Buffer.from(uniqueId, 'base64url').toString('utf8').split('\n')
      const made = new Map(swaps.flatMap((from, at) => (at % 2 === 0 ? [[from, swaps[at + 1] ?? ''] as const] : [])))
      expect(brokenByAmount({ LOW_FODMAP: 'ADAPT' }, meal, made, portion / 100)).toEqual([])
    }
    counts.push((await offers('')).totalCount)
  }
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
  expect(counts[1]).toBeGreaterThan(counts[2] ?? 0)
})

test('an own dish with something unknown, or with onion, is not offered; one of rice and carrots is (DIET-25)', async () => {
  const rice = line('100 g rice', 80, 'g', 'jasmine-rice')
  const names = { steps: ['Cook.'], categories: ['DINNER'] }
  const dish = (name: string, lines: ReturnType<typeof line>[]) =>
    savedDish(app, person, soup({ name, lines: [rice, ...lines], ...names }))
  await dish('Plain soup', [line('1 carrot', 1, 'piece', 'carrot')])
  await dish('Onion soup', [line('1 onion', 1, 'piece', 'brown-onion')])
  await dish('Odd soup', [line('1 tbsp gloop', 1, 'tbsp', null)])
  const own = async () =>
    (await offers('soup')).nodes
      .filter(({ isOwn }) => isOwn)
      .map(({ recipe }) => recipe.name)
      .sort()
  expect(await own()).toEqual(['Odd soup', 'Onion soup', 'Plain soup'])
  await ask('STRICT')
  expect(await own()).toEqual(['Plain soup'])
})

test('a meal that is over the limit says so in both forms of the API, and the scrub leaves none (DIET-25)', async () => {
  const meal = app.services.catalogue.compiled.meals.find(
    ({ meal: { categories, ingredients } }) =>
      categories.includes('dinner') && ingredients.some(({ ingredient }) => ingredient === 'mushroom'),
  )
  if (!meal) throw new Error('No dinner has mushrooms')
  await apply(adding(randomUUID(), { uniqueId: encodeMealEntryId(meal.id, []) }))
  await save({})
  await ask('STRICT')
  const { viewer } = await run<{ viewer: { household: { plan: { problems: { reasons: string[] }[] } } } }>(
    '{ viewer { household { plan { problems { reasons } } } } }',
    {},
  )
  const [problem] = viewer.household.plan.problems
  expect(problem?.reasons).toHaveLength(1)
  expect(problem?.reasons[0]).toMatch(
    /^(Has [\d,]+% of the FODMAP limit a serve, most of it from .+|Contains .+, whose FODMAP content is not known), and you asked for Low FODMAP$/,
  )
  const { body } = await rest('GET', '/api/user/mealplan/')
  const scrubbed = await rest('POST', '/api/mealplan/scrub/', { mealStructure: body as object })
  const [entry] = (scrubbed.body as { dinner: { meal_list: { unique_id: string }[] } }).dinner.meal_list
  expect(entry?.unique_id).not.toBe(encodeMealEntryId(meal.id, []))
  if (entry?.unique_id)
    expect(brokenBy(app.services.catalogue.compiled, entry.unique_id, { LOW_FODMAP: 'STRICT' })).toEqual([])
})

test('a side counts with its meal: two loads that each keep the limit are too much together (DIET-20, DIET-25)', async () => {
  const { meals, byRole } = app.services.catalogue.compiled
  const loadOf = (slug: string) => amountEaten(slug, new Map(), 'fodmap')
  const dinners = meals.filter(({ meal }) => meal.categories.includes('dinner'))
  const [pair] = byRole.side.flatMap((side) => {
    const room = 100 - loadOf(side.slug)
    const main = dinners.find(({ slug }) => loadOf(slug) > room && loadOf(slug) <= 100)
    const light = dinners.find(({ slug }) => loadOf(slug) <= room)
    return room >= 0 && main && light ? [{ side, main, light }] : []
  })
  if (!pair) throw new Error('No side takes a dinner over the limit')
  const { side, main, light } = pair
  await ask('STRICT')
  const rowId = randomUUID()
  await apply(adding(rowId, { uniqueId: encodeMealEntryId(main.id, []) }))
  const problems = async () =>
    (
      await run<{ viewer: { household: { plan: { problems: { role: string; reasons: string[] }[] } } } }>(
        '{ viewer { household { plan { problems { role reasons } } } } }',
        {},
      )
    ).viewer.household.plan.problems
  expect(await problems()).toEqual([])
  await apply({ setSide: { rowId, recipe: side.slug } })
  const together = Math.ceil(loadOf(main.slug) + loadOf(side.slug))
  expect(await problems()).toMatchObject([
    {
      role: 'SIDE',
      reasons: [`Has ${together}% of the FODMAP limit a serve with the rest of the meal, and you asked for Low FODMAP`],
    },
  ])
  await apply({ setMeal: { rowId, uniqueId: encodeMealEntryId(light.id, []) } })
  expect(await problems()).toEqual([])
})

test('the limit is listed with what it does not promise', async () => {
  const { requirements } = await run<{ requirements: { code: string; label: string; note: string | null }[] }>(
    '{ requirements { code label note } }',
    {},
  )
  const { label, note } = requirements.find(({ code }) => code === 'LOW_FODMAP') ?? {}
  expect(label).toBe('Low FODMAP')
  expect(note).toMatch(/^By amount.+Not medical advice: follow this diet with a dietitian\.$/)
})
