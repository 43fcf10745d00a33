import { setTimeout as wait } from 'node:timers/promises'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

jest.setTimeout(120_000)
const app = givenApp()
let key: string

beforeAll(async () => {
  key = await partnerKey(app, 'MEALS_READ')
})

interface Page {
  nodes: { slug: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
}

/** What a partner does: pages of a connection until there is none left. */
async function* pages(field: 'meals' | 'ingredients', first: number, filter = ''): AsyncGenerator<Page> {
  for (let after: string | null = null; ;) {
    const query = `query ($first: Int!, $after: String) { ${field}(first: $first, after: $after${filter}) { totalCount nodes { slug } pageInfo { hasNextPage endCursor } } }`
    const { data, errors } = await app.graphql(query, { first, after }, key)
    expect(errors).toBeUndefined()
    const page = (data as unknown as Record<string, Page>)[field]
    if (!page) throw new Error('There is no page')
    yield page
    if (!page.pageInfo.hasNextPage) return
    after = page.pageInfo.endCursor
  }
}

async function walk(field: 'meals' | 'ingredients', first: number, filter?: string): Promise<string[]> {
  const seen: string[] = []
  for await (const { nodes } of pages(field, first, filter)) seen.push(...nodes.map(({ slug }) => slug))
  return seen
}

const sorted = (slugs: Iterable<string>) => [...slugs].sort()

it.each([1, 7, 50, 100])('pages of %s hold the whole catalogue once', async (first) => {
  const { meals, ingredientBySlug } = app.services.catalogue.compiled
  if (first > 1) expect(sorted(await walk('meals', first))).toEqual(sorted(meals.map(({ meal }) => meal.slug)))
  if (first > 1) expect(sorted(await walk('ingredients', first))).toEqual(sorted(ingredientBySlug.keys()))
  const breakfasts = await walk('meals', first, ', filter: { category: BREAKFAST, maxMinutes: 15 }')
  expect(sorted(breakfasts)).toEqual(
    sorted(
      meals
        .filter(({ meal }) => meal.categories.includes('breakfast') && meal.minutes <= 15)
        .map(({ meal }) => meal.slug),
    ),
  )
})

it.each([0, -1, 101, 1000])('pages of %s are refused', async (first) => {
  const { status, errors } = await app.graphql(
    'query ($first: Int!) { meals(first: $first) { totalCount } }',
    { first },
    key,
  )
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
})

it('a walk sees everything that stays, once, and nothing twice, while others import all the time', async () => {
  const ingredient = makeIngredient('egg')
  const stays = Array.from({ length: 120 }, (_, index) => `stays-${String(index).padStart(3, '0')}`)
  const round = (number: number): CatalogueData => {
    const guests = Array.from({ length: 60 }, (_, index) => `guest-${(index * 7 + number * 13) % 200}`)
    return {
      ingredients: [ingredient],
      swaps: [],
      meals: [...stays, ...new Set(guests)].map((slug) =>
        makeMeal(slug, [makeLine('egg')], {
          name: slug.startsWith('stays')
            ? slug.slice(6) + slug
            : `${Number(slug.slice(6)) % 120}`.padStart(3, '0') + slug,
          minutes: 5 + ((slug.length * 7) % 30),
        }),
      ),
    }
  }
  await importCatalogue(app.services, round(0))
  await app.services.catalogue.refresh()
  let walking = true
  let imports = 0
  const importing = (async () => {
    while (walking) {
      imports += 1
      app.clock.advance(10)
      await importCatalogue(app.services, round(imports))
      await app.services.catalogue.refresh()
      // The embedded database answers at once: without a pause no other call would have a turn.
      await wait(2)
    }
  })()
  const walks = await Promise.all([3, 5, 11].map((first) => walk('meals', first))).finally(() => {
    walking = false
  })
  await importing
  expect(imports).toBeGreaterThan(5)
  for (const seen of walks) {
    expect(new Set(seen).size).toBe(seen.length)
    expect(sorted(seen.filter((slug) => slug.startsWith('stays')))).toEqual(stays)
  }
})
