import { setSettings } from '../../support/plans'
import { givenApp } from '../../support/givenApp'
import { addMember } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { keep } from '../cupboard/cupboardCalls'
import { savedDish, soup } from '../dishes/dishCalls'

const app = givenApp()
const OFFERS = `query ($first: Int! = 100, $after: String, $filter: OfferFilter, $orderBy: OfferOrder! = NAME) {
  viewer { household { offers(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    nodes {
      recipe { slug name minutes opinion { isFavourite rating } }
      places { category entry { name uniqueId numServes swaps { from } } adaptedFor { name } }
      isOwn usesAtHome toCheck
    }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    totalCount suitableCount recipeCount
  } } }
}`
const SET = 'mutation ($input: SetOpinionInput!) { setOpinion(input: $input) { ok } }'
const BASES = 'query ($category: MealCategory!) { mealBases(category: $category) { mealList { slug uniqueId } } }'

interface Offer {
  recipe: { slug: string; name: string; minutes: number; opinion: { isFavourite: boolean; rating: number | null } }
  places: {
    category: string
    entry: { name: string; uniqueId: string; numServes: number; swaps: object[] }
    adaptedFor: { name: string }[]
  }[]
  isOwn: boolean
  usesAtHome: string[]
  toCheck: string[]
}
interface Page {
  nodes: Offer[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
  totalCount: number
  suitableCount: number
  recipeCount: number
}

let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function offers(variables: object = {}): Promise<Page> {
  const { data, errors } = await app.graphql(OFFERS, variables, person.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { viewer: { household: { offers: Page } } }).viewer.household.offers
}

async function all(variables: object = {}, first = 100): Promise<Offer[]> {
  const found: Offer[] = []
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo, totalCount } = await offers({ ...variables, first, after })
    found.push(...nodes)
    after = pageInfo.endCursor
    if (!pageInfo.hasNextPage) {
      expect(found).toHaveLength(totalCount)
      return found
    }
  }
}

const slugs = (found: readonly Offer[]) => found.map(({ recipe }) => recipe.slug)

async function say(recipe: string, opinion: object): Promise<void> {
  const { data } = await app.graphql(SET, { input: { recipe, ...opinion } }, person.token)
  expect(data).toEqual({ setOpinion: { ok: true } })
}

async function bases(category: string): Promise<Map<string, string>> {
  const { data } = await app.graphql(BASES, { category }, person.token)
  const { mealList } = (data as unknown as { mealBases: { mealList: { slug: string; uniqueId: string }[] } }).mealBases
  return new Map(mealList.map(({ slug, uniqueId }) => [slug, uniqueId]))
}

test('offers what the pickers of the three categories offer, each under the swaps of those who eat there (WEEK-1)', async () => {
  await addMember(app, person, 'Mia', { requirements: { GLUTEN_FREE: 'ADAPT' } })
  const found = await all({}, 37)
  const categories = ['BREAKFAST', 'LUNCH', 'DINNER'] as const
  const picked = new Map<string, Map<string, string>>()
  for (const category of categories) picked.set(category, await bases(category))
  expect(new Set(slugs(found))).toEqual(new Set([...picked.values()].flatMap((one) => [...one.keys()])))
  expect(new Set(slugs(found)).size).toBe(found.length)
  for (const { recipe, places } of found) {
    expect(places.map(({ category }) => category)).toEqual(
      categories.filter((category) => picked.get(category)?.has(recipe.slug)),
    )
    for (const { category, entry, adaptedFor } of places) {
      expect(entry.uniqueId).toBe(picked.get(category)?.get(recipe.slug))
      expect(adaptedFor.map(({ name }) => name)).toEqual(entry.swaps.length > 0 ? ['Mia'] : [])
    }
  }
  const { suitableCount, recipeCount } = await offers({ first: 1, filter: { search: 'soup' } })
  expect(suitableCount).toBe(found.length)
  expect(recipeCount).toBe(app.services.catalogue.compiled.meals.filter(({ meal }) => !meal.role).length)
})

test('pages neither repeat nor skip a recipe in any order, while opinions place some of them elsewhere (WEEK-2)', async () => {
  const byName = await all()
  const [first, second, third, fourth] = slugs(byName).slice(40)
  await say(first ?? '', { rating: 5 })
  await say(second ?? '', { rating: 2 })
  await say(third ?? '', { isFavourite: true })
  await say(fourth ?? '', { isNeverAgain: true })
  for (const orderBy of ['NAME', 'MINUTES', 'RATING', 'NOT_LATELY']) {
    const found = slugs(await all({ orderBy }, 23))
    expect(new Set(found).size).toBe(found.length)
    expect(new Set(found)).toEqual(new Set(slugs(byName).filter((slug) => slug !== fourth)))
  }
  expect(slugs(await all({ orderBy: 'RATING' })).slice(0, 3)).toEqual([first, second, third])
  const minutes = (await all({ orderBy: 'MINUTES' })).map(({ recipe }) => recipe.minutes)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  expect(slugs(await all({ filter: { isFavourite: true } }))).toEqual([third])
})

test('what one wants never again is listed apart, whether it suits or not, until it is taken back (WEEK-4)', async () => {
  const [slug = ''] = slugs((await offers({ first: 1 })).nodes)
  await say(slug, { isNeverAgain: true })
  expect(slugs(await all())).not.toContain(slug)
  expect(slugs(await all({ filter: { isNeverAgain: true } }))).toEqual([slug])
  await say(slug, { isNeverAgain: false })
  expect(slugs(await all())).toContain(slug)
  expect(slugs(await all({ filter: { isNeverAgain: true } }))).toEqual([])
})

test('searches titles, as a plan has them, and names that they replace (CAT-18)', async () => {
  await setSettings(app, person.userId, { requirements: { NUT_FREE: 'ADAPT' } })
  for (const search of ['Sunflower seed chicken with snow peas', 'Cashew chicken'])
    expect((await all({ filter: { search } })).map(({ recipe }) => recipe.name)).toContain(
      'Cashew chicken with snow peas',
    )
  await setSettings(app, person.userId, {})
  expect(await all({ filter: { search: 'Sunflower seed chicken with snow peas' } })).toEqual([])
})

test('searches names, ingredients and tags, and filters by category, minutes, tags and own dishes', async () => {
  await savedDish(app, person, soup())
  const quick = await all({ filter: { maxMinutes: 20, category: 'BREAKFAST', tags: ['kid friendly'] } })
  const { mealBySlug } = app.services.catalogue.compiled
  expect(quick.length).toBeGreaterThan(0)
  for (const { recipe, places } of quick) {
    expect(recipe.minutes).toBeLessThanOrEqual(20)
    expect(places.map(({ category }) => category)).toEqual(['BREAKFAST'])
    expect(mealBySlug.get(recipe.slug)?.meal.tags).toContain('kid friendly')
  }
  const chickpeas = await all({ filter: { search: 'Chickpea' } })
  expect(chickpeas.some(({ recipe }) => !/chickpea/i.test(recipe.name))).toBe(true)
  expect(chickpeas.length).toBeLessThan((await offers()).totalCount)
  const own = await all({ filter: { isOwn: true } })
  expect(own.map(({ isOwn }) => isOwn)).toEqual([true])
  expect((await all()).filter(({ isOwn }) => isOwn)).toHaveLength(1)
})

test('tells what uses fresh food at home, and what needs no shopping (WEEK-3)', async () => {
  const meal = app.services.catalogue.compiled.meals.find(({ slug }) => slug === 'weeknight-butter-chicken')
  if (!meal) throw new Error('The catalogue has no such meal')
  expect(slugs(await all({ filter: { usesAtHome: true } }))).toEqual([])
  expect(slugs(await all({ filter: { isAllAtHome: true } }))).toEqual([])
  await keep(app, person, ...[...new Set(meal.lines.map(({ slug }) => slug))].map((ingredient) => ({ ingredient })))
  const uses = await all({ filter: { usesAtHome: true } })
  expect(slugs(uses)).toContain(meal.slug)
  for (const { usesAtHome } of uses) expect(usesAtHome.length).toBeGreaterThan(0)
  const now = await all({ filter: { isAllAtHome: true } })
  expect(now.find(({ recipe }) => recipe.slug === meal.slug)).toMatchObject({ toCheck: [] })
  const [main] = meal.lines
  await keep(app, person, { ingredient: main?.slug ?? '', amount: 1, unit: 'g' })
  expect(slugs(await all({ filter: { isAllAtHome: true } }))).not.toContain(meal.slug)
})

test('refuses what can not be asked for', async () => {
  const wrong = async (variables: object) =>
    (await app.graphql(OFFERS, variables, person.token)).errors?.map(({ extensions }) => extensions?.code)
  for (const variables of [
    { first: 0 },
    { first: 101 },
    { after: 'nothing' },
    { filter: { maxMinutes: -1 } },
    { filter: { tags: ['tasty'] } },
    { filter: { search: 'x'.repeat(201) } },
  ])
    expect(await wrong(variables)).toEqual(['BAD_USER_INPUT'])
})
