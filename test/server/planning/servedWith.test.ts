import { randomUUID } from 'node:crypto'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'
import { weekCalls } from './weekCalls'
import { servedCatalogue } from './servedCatalogue'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})
const { run, meal, apply, beginWeek, day, adding, save, load, current } = weekCalls(app, () => person)
const rest = restCaller(
  () => app,
  () => person.token,
)

interface Dish {
  role: string
  serves: number
  version: { id: string; name: string }
}
interface Read {
  plan: {
    rows: { id: string; title: string | null; content: { dishes?: Dish[] } | null; problem: object | null }[]
    problems: { row: { id: string }; role: string; reasons: string[]; replacement: { id: string } | null }[]
    categories: { rowCount: number }[]
    summary: { minutes: number } | null
  }
  shoppingList: { lines: { parts: { name: string; serves: number; recipe: { slug: string } | null }[] }[] } | null
}
const READ = `{ viewer { household {
  plan {
    rows { id title content { ... on PlannedMeal { dishes { role serves version { id name } } } } problem { reasons } }
    problems { row { id } role reasons replacement { id } }
    categories { rowCount }
    summary { minutes }
  }
  shoppingList { lines { parts { name serves recipe { slug } } } }
} } }`
const read = async () => (await run<{ viewer: { household: Read } }>(READ, {})).viewer.household
const dishes = async (at = 0) => (await read()).plan.rows[at]?.content?.dishes ?? []
const servedOf = async (at = 0) => (await dishes(at)).map(({ role, version }) => [role, version.name])

const catalogue = () => app.services.catalogue.compiled
const { sideAt, dessertAt } = servedCatalogue(app)
const nameOfMeal = (index: number) =>
  catalogue().meals.find((one) => encodeMealEntryId(one.id, []) === meal(index))?.name ?? ''
const refused = async (plan: object) => {
  const { applyOperations } = await run<{ applyOperations: { errors: { code: string; field: string }[] } }>(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { code field } } }',
    { input: { operations: [{ act: { plan } }] } },
  )
  return applyOperations.errors.map(({ code, field }) => [code, field.replace('operations[0].act.plan.', '')])
}

test('a row has a side and a dessert, counts once, and is bought for with them (PLAN-98)', async () => {
  const rowId = randomUUID()
  await apply(adding(rowId, { serves: 2 }))
  const alone = await read()
  await apply(
    { setSide: { rowId, recipe: sideAt(0).slug } },
    { setDessert: { rowId, recipe: `Meal:${dessertAt(0).id}` } },
  )
  const { plan, shoppingList } = await read()
  expect(plan.rows).toMatchObject([
    {
      title: nameOfMeal(0),
      content: {
        dishes: [
          { role: 'MAIN', serves: 2, version: { name: nameOfMeal(0) } },
          { role: 'SIDE', serves: 2, version: { name: sideAt(0).name } },
          { role: 'DESSERT', serves: 2, version: { name: dessertAt(0).name } },
        ],
      },
      problem: null,
    },
  ])
  expect(plan.categories.map(({ rowCount }) => rowCount)).toEqual([0, 0, 1])
  const parts = shoppingList?.lines.flatMap((line) => line.parts) ?? []
  expect(new Set(parts.map(({ name }) => name))).toEqual(new Set([nameOfMeal(0), sideAt(0).name, dessertAt(0).name]))
  expect(parts.find(({ name }) => name === sideAt(0).name)).toMatchObject({
    serves: 2,
    recipe: { slug: sideAt(0).slug },
  })
  const more = sideAt(0).meal.minutes + dessertAt(0).meal.minutes
  expect(plan.summary?.minutes).toBe((alone.plan.summary?.minutes ?? 0) + more)
})

test('another meal keeps what is served with it; an empty row and something else do not (PLAN-98)', async () => {
  const rowId = randomUUID()
  const side = sideAt(1)
  await apply(adding(rowId), { setSide: { rowId, recipe: side.slug } }, { setMeal: { rowId, uniqueId: meal(1) } })
  expect(await servedOf()).toEqual([
    ['MAIN', nameOfMeal(1)],
    ['SIDE', side.name],
  ])
  await apply({ setSide: { rowId, recipe: null } })
  expect(await servedOf()).toEqual([['MAIN', nameOfMeal(1)]])
  await apply(
    { setSide: { rowId, recipe: side.slug } },
    { setMeal: { rowId, uniqueId: '' } },
    { setMeal: { rowId, uniqueId: meal(0) } },
  )
  expect(await servedOf()).toEqual([['MAIN', nameOfMeal(0)]])
  await apply(
    { setSide: { rowId, recipe: side.slug } },
    { setContent: { rowId, content: { text: { text: 'Out' } } } },
    { setContent: { rowId, content: { dishes: [{ recipe: meal(0) }] } } },
  )
  expect(await servedOf()).toEqual([['MAIN', nameOfMeal(0)]])
  // On rows that others emptied it has no effect.
  const empty = randomUUID()
  await apply(adding(empty, { uniqueId: '' }), { setSide: { rowId: empty, recipe: side.slug } })
  expect((await read()).plan.rows[1]?.content).toBeNull()
})

test('what is left of a row is left of its meal alone', async () => {
  const [cooked, eaten] = [randomUUID(), randomUUID()]
  await apply(
    adding(cooked, { serves: 2 }),
    { setSide: { rowId: cooked, recipe: sideAt(0).slug } },
    adding(eaten, { uniqueId: '', serves: 3, content: { leftoversOf: cooked } }),
  )
  expect((await dishes()).map(({ serves }) => serves)).toEqual([5, 2])
})

test('what is wrong is named by its field (PLAN-98)', async () => {
  const [rowId, text] = [randomUUID(), randomUUID()]
  await apply(adding(rowId), adding(text, { uniqueId: '', content: { text: { text: 'Out' } } }))
  const [side, dessert] = [sideAt(0).slug, dessertAt(0).slug]
  expect(await refused({ setSide: { rowId, recipe: meal(0) } })).toEqual([['INVALID', 'setSide.recipe']])
  expect(await refused({ setSide: { rowId, recipe: dessert } })).toEqual([['INVALID', 'setSide.recipe']])
  expect(await refused({ setDessert: { rowId, recipe: 'none' } })).toEqual([['UNKNOWN', 'setDessert.recipe']])
  expect(await refused({ setSide: { rowId: text, recipe: side } })).toEqual([['INVALID', 'setSide.rowId']])
  const content = (...roles: [string, string][]) => ({
    setContent: { rowId, content: { dishes: roles.map(([recipe, role]) => ({ recipe, role })) } },
  })
  const at = (part: string) => `setContent.content.${part}`
  expect(await refused(content([side, 'MAIN']))).toEqual([['INVALID', at('dishes[0].recipe')]])
  expect(await refused(content([meal(0), 'MAIN'], [meal(1), 'SIDE']))).toEqual([['INVALID', at('dishes[1].recipe')]])
  expect(await refused(content([side, 'SIDE'], [meal(0), 'MAIN'], [side, 'SIDE']))).toEqual([
    ['DUPLICATE', at('dishes[2].role')],
  ])
  expect(await refused(content([side, 'SIDE']))).toEqual([['OUT_OF_RANGE', at('dishes')]])
  expect(await refused(content([meal(0), 'MAIN'], ['none', 'DESSERT']))).toEqual([['UNKNOWN', at('dishes[1].recipe')]])
  expect(await refused(adding(randomUUID(), { uniqueId: side }))).toEqual([['UNKNOWN', 'addRow.uniqueId']])
  expect(await servedOf()).toEqual([['MAIN', nameOfMeal(0)]])
})

test('what does not suit is named with the swaps that would do, and settings take it out and bring it back (SET-12, SET-23)', async () => {
  const vegan = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const kindOf = (one: ReturnType<typeof sideAt>) => suitability(one, vegan).kind
  const isComfort = ({ meal: { tags } }: ReturnType<typeof sideAt>) => tags.includes('comfort')
  const dinners = catalogue().meals.filter((one) => one.meal.categories.includes('dinner') && !isComfort(one))
  const main = dinners.find((one) => kindOf(one) === 'suitable')
  const swapped = catalogue().byRole.side.find((one) => kindOf(one) === 'swapped' && !isComfort(one))
  const never = catalogue().byRole.dessert.find(isComfort)
  const rowId = randomUUID()
  await apply(
    adding(rowId, { uniqueId: encodeMealEntryId(main?.id ?? '', []) }),
    { setSide: { rowId, recipe: swapped?.slug } },
    { setDessert: { rowId, recipe: never?.slug } },
  )
  expect((await read()).plan.problems).toEqual([])
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' }, tagPreferences: { comfort: 'NEVER' } })
  const { plan } = await read()
  expect(plan.problems).toMatchObject([
    { row: { id: rowId }, role: 'SIDE', reasons: [expect.any(String)] },
    { row: { id: rowId }, role: 'DESSERT', replacement: null },
  ])
  const better = plan.problems[0]?.replacement?.id ?? ''
  expect(better).toMatch(/^RecipeVersion:/)
  // What a saved plan is opened as, and what REST's scrub makes of it.
  const saved = await save({})
  const { body } = await rest('GET', '/api/user/mealplan/')
  const scrubbed = await rest('POST', '/api/mealplan/scrub/', { mealStructure: body as object })
  expect((scrubbed.body as { warnings: object[] }).warnings).toHaveLength(2)
  expect((scrubbed.body as { dinner: { meal_list: { unique_id: string }[] } }).dinner.meal_list[0]?.unique_id).toBe(
    `${encodeMealEntryId(main?.id ?? '', [])}.${better.replace('RecipeVersion:', '')}`,
  )
  await load({ planId: saved.plan?.id })
  expect((await dishes()).map(({ role, version }) => [role, version.id])).toEqual([
    ['MAIN', `RecipeVersion:${encodeMealEntryId(main?.id ?? '', [])}`],
    ['SIDE', better],
  ])
})

test('what may be served suits those who eat, and nothing that they want never again', async () => {
  const ask = async (role: string) => {
    const query = `query ($role: DishRole!) { viewer { household { servable(role: $role, category: DINNER) { name isAdapted } } } }`
    return (await run<{ viewer: { household: { servable: { name: string; isAdapted: boolean }[] } } }>(query, { role }))
      .viewer.household.servable
  }
  expect((await ask('SIDE')).map(({ name }) => name)).toEqual(catalogue().byRole.side.map(({ name }) => name))
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
  const vegan = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const suiting = catalogue().byRole.dessert.filter((one) => suitability(one, vegan).kind !== 'unsuitable')
  const [first, ...others] = suiting
  expect((await ask('DESSERT')).map(({ name }) => name)).toEqual(suiting.map(({ name }) => name))
  expect((await ask('DESSERT')).some(({ isAdapted }) => isAdapted)).toBe(true)
  await run('mutation ($input: SetOpinionInput!) { setOpinion(input: $input) { ok } }', {
    input: { recipe: first?.slug, isNeverAgain: true },
  })
  expect((await ask('DESSERT')).map(({ name }) => name)).toEqual(others.map(({ name }) => name))
})

test('it goes along with its row into the next week, and is noted with who did it (PLAN-88, PLAN-93)', async () => {
  const rowId = randomUUID()
  await apply(adding(rowId, { date: day(-2), isWeekly: true }))
  await apply({ setSide: { rowId, recipe: sideAt(0).slug } })
  const query = `{ viewer { household { plan { recentChanges { kind rows { before { side { name } } after { side { name } version { name } } } } } } } }`
  const { viewer } = await run<{ viewer: { household: { plan: { recentChanges: object[] } } } }>(query, {})
  expect(viewer.household.plan.recentChanges[0]).toMatchObject({
    kind: 'EDITED',
    rows: [{ after: { side: { name: sideAt(0).name }, version: { name: nameOfMeal(0) } } }],
  })
  await beginWeek()
  expect(await servedOf()).toEqual([
    ['MAIN', nameOfMeal(0)],
    ['SIDE', sideAt(0).name],
  ])
  expect((await current()).rows[0]?.id).not.toBe(rowId)
})
