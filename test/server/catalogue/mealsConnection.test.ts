import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { seedCatalogue } from '../../../server/catalogue/seedCatalogue'
import { CatalogueStateModel } from '../../../server/catalogue/models/CatalogueStateModel'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

interface Page {
  edges: { cursor: string; node: { id: string; name: string; minutes: number; changedAt: number } }[]
  nodes: { id: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
}

const PAGE =
  '{ edges { cursor node { id name minutes changedAt } } nodes { id } pageInfo { hasNextPage endCursor } totalCount }'
const TYPES: Record<string, string> = { first: 'Int!', after: 'String', filter: 'MealFilter', orderBy: 'MealOrder!' }

/** A query with just the arguments given, so that the others fall back to the schema's defaults. */
function mealsQuery(variables: object): string {
  const given = Object.keys(variables)
  if (given.length === 0) return `{ meals ${PAGE} }`
  const head = given.map((name) => `$${name}: ${TYPES[name]}`).join(', ')
  return `query (${head}) { meals(${given.map((name) => `${name}: $${name}`).join(', ')}) ${PAGE} }`
}

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})

async function ask(query: string, variables: object = {}) {
  const answer = await app.graphql(query, variables, person.token)
  expect(answer.errors).toBeUndefined()
  return answer.data
}

async function page(variables: object = {}): Promise<Page> {
  return (await ask(mealsQuery(variables), variables)).meals as never
}

/** The field that is named when a list is refused. */
async function refused(variables: object): Promise<unknown> {
  const { status, errors } = await app.graphql(mealsQuery(variables), variables, person.token)
  expect(status).toBe(400)
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  return errors?.[0]?.extensions.field
}

async function walk(
  variables: object,
  between: (pages: number) => Promise<void> = async () => {},
): Promise<Page['edges']> {
  const seen: Page['edges'] = []
  let after: string | null = null
  for (let pages = 1; ; pages += 1) {
    const one: Page = await page({ first: 7, after, ...variables })
    expect(one.nodes.map(({ id }) => id)).toEqual(one.edges.map(({ node }) => node.id))
    expect(one.pageInfo.endCursor).toBe(one.edges.at(-1)?.cursor ?? null)
    seen.push(...one.edges)
    if (!one.pageInfo.hasNextPage) return seen
    after = one.pageInfo.endCursor
    await between(pages)
  }
}

describe('pages of meals', () => {
  test.each([['NAME'], ['MINUTES'], ['CHANGED_AT']])(
    'by %s are complete, without repeats and in order',
    async (orderBy) => {
      const all = await walk({ first: 50, orderBy })
      const { meals } = app.services.catalogue.compiled
      expect(new Set(all.map(({ node }) => node.id)).size).toBe(all.length)
      expect(all).toHaveLength(meals.length)
      all.slice(1).forEach(({ node }, index) => {
        const before = all[index]?.node
        if (!before) throw new Error('There is one before')
        const keys = {
          NAME: [before.name.toLowerCase(), node.name.toLowerCase()],
          MINUTES: [before.minutes, node.minutes],
          CHANGED_AT: [-before.changedAt, -node.changedAt],
        }
        const [a, b] = keys[orderBy as 'NAME'] as [string, string]
        expect(a < b || (a === b && before.id < node.id)).toBe(true)
      })
    },
  )

  test('hold 50 meals unless said otherwise, and count all', async () => {
    const one = await page()
    expect(one.edges).toHaveLength(50)
    expect(one.totalCount).toBe(app.services.catalogue.compiled.meals.length)
  })

  test.each([[0], [-1], [101]])('of %d meals are refused, naming first', async (first) => {
    expect(await refused({ first })).toBe('first')
  })

  test.each([
    ['no cursor at all', 'porridge'],
    ['nothing', ''],
    ['a cursor of other things', Buffer.from('["NAME",1,"x"]').toString('base64url')],
    ['JSON of another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['a very long one', 'a'.repeat(5000)],
  ])('after %s are refused, naming after', async (_what, after) => {
    expect(await refused({ after })).toBe('after')
  })

  test('refuse a cursor of another order', async () => {
    const { pageInfo } = await page({ first: 1, orderBy: 'MINUTES' })
    expect(await refused({ after: pageInfo.endCursor, orderBy: 'NAME' })).toBe('after')
  })

  test('are refused to callers who are not signed in', async () => {
    expect((await app.graphql('{ meals { totalCount } }')).status).toBe(401)
  })
})

describe('filters', () => {
  const meals = () => app.services.catalogue.compiled.meals
  const idsOf = async (filter: object) => (await walk({ first: 100, filter })).map(({ node }) => node.id).sort()
  const expected = (test: (meal: ReturnType<typeof meals>[number]) => boolean) =>
    meals()
      .filter(test)
      .map(({ id }) => id)
      .sort()

  test('by category, tags, main ingredient and minutes', async () => {
    expect(await idsOf({ category: 'LUNCH' })).toEqual(expected(({ meal }) => meal.categories.includes('lunch')))
    expect(await idsOf({ tags: ['Quick', 'spicy'] })).toEqual(
      expected(({ meal }) => meal.tags.includes('quick') && meal.tags.includes('spicy')),
    )
    expect(await idsOf({ mainIngredient: 'chicken' })).toEqual(expected(({ mainKind }) => mainKind === 'chicken'))
    expect(await idsOf({ maxMinutes: 15 })).toEqual(expected(({ meal }) => meal.minutes <= 15))
    expect(await idsOf({ category: 'DINNER', maxMinutes: 25, tags: [] })).toEqual(
      expected(({ meal }) => meal.categories.includes('dinner') && meal.minutes <= 25),
    )
  })

  test.each([['STRICT'], ['ADAPT']] as const)('by requirements that are %s', async (setting) => {
    const requirements = [
      { requirement: 'VEGAN', setting },
      { requirement: 'GLUTEN_FREE', setting: 'ADAPT' },
    ]
    const diet = compileDiet({
      requirements: new Map([
        ['VEGAN', setting],
        ['GLUTEN_FREE', 'ADAPT'],
      ]),
      neverEaten: [],
    })
    const ids = await idsOf({ requirements })
    expect(ids).toEqual(expected((meal) => suitability(meal, diet).kind !== 'unsuitable'))
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThan(meals().length)
  })

  test('by a requirement that is named twice take the stricter setting', async () => {
    const twice = [
      { requirement: 'VEGAN', setting: 'STRICT' },
      { requirement: 'VEGAN', setting: 'ADAPT' },
    ]
    expect(await idsOf({ requirements: twice })).toEqual(await idsOf({ requirements: twice.slice(0, 1) }))
  })

  test('by words find them in names, tags and ingredients, whatever their case and accents', async () => {
    expect(await idsOf({ search: 'PORRIDGE' })).toContain('apple-pie-porridge')
    expect(await idsOf({ search: 'sultana apple' })).toContain('apple-pie-porridge')
    expect(await idsOf({ search: 'winter oats walnut' })).toContain('apple-pie-porridge')
    expect(await idsOf({ search: 'gruyere' })).toEqual(
      expected((meal) => meal.ingredients.some(({ slug }) => slug === 'gruyere') || /gruy/i.test(meal.name)),
    )
    expect(await idsOf({ search: 'unicorn' })).toEqual([])
  })

  test.each([
    [{ tags: ['quick', 'tasty'] }, 'filter.tags'],
    [{ maxMinutes: -1 }, 'filter.maxMinutes'],
    [{ search: 'a'.repeat(201) }, 'filter.search'],
  ])('%j are refused by name', async (filter, field) => {
    expect(await refused({ filter })).toBe(field)
  })

  test('by change show what an import changed', async () => {
    const since = (await page({ first: 1, orderBy: 'CHANGED_AT' })).edges[0]?.node.changedAt ?? 0
    expect((await page({ filter: { changedSince: since } })).totalCount).toBe(0)
    expect((await page({ filter: { changedSince: since - 1 } })).totalCount).toBe(meals().length)
  })
})

describe('while the catalogue changes', () => {
  const meal = (name: string) => makeMeal(name, [makeLine('egg')], { name })
  const catalogueOf = (names: string[]): CatalogueData => ({
    ingredients: [makeIngredient('egg')],
    swaps: [],
    meals: names.map(meal),
  })
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const stable = letters.map((letter) => `${letter}-stays`)

  async function bring(names: string[]) {
    app.clock.advance(10)
    await importCatalogue(app.services, catalogueOf(names))
    await app.services.catalogue.refresh()
  }

  afterAll(async () => {
    await CatalogueStateModel.query(app.services.db).patch({ seedHash: null })
    await seedCatalogue(app.services)
    await app.services.catalogue.refresh()
  })

  test.each([['NAME'], ['MINUTES'], ['CHANGED_AT']])(
    'a walk by %s sees every meal that stays, once',
    async (orderBy) => {
      await bring([...stable, ...letters.map((letter) => `${letter}-goes`)])
      const seen = await walk({ first: 5, orderBy }, async (pages) => {
        // Meals come and go before and behind the walker, the one that its cursor names included.
        const going = letters.slice(pages * 2).map((letter) => `${letter}-goes`)
        const coming = Array.from({ length: pages * 3 }, (_, index) => `${letters[(index * 5) % 26]}-comes-${index}`)
        await bring([...stable, ...going, ...coming])
      })
      const ids = seen.map(({ node }) => node.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => id.endsWith('-stays')).sort()).toEqual(stable)
    },
  )
})
