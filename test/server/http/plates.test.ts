import type { CompiledMeal, CompiledSwap } from '../../../server/catalogue/compiled'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { plateMeal } from '../../../server/catalogue/plateMeal'
import { drawPlate } from '../../../server/plates/drawPlate'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { savedDish, soup } from '../dishes/dishCalls'

const app = givenApp()
const MEAL = 'query ($slug: String!) { recipe(slug: $slug) { plate } }'
const YEAR = 'public, max-age=31536000, immutable'
const pathOf = (plate: string) => plate.slice(app.url.length)

async function plateOf(slug: string, token?: string): Promise<string> {
  const { data } = await app.graphql(MEAL, { slug }, token)
  return (data as unknown as { recipe: { plate: string } }).recipe.plate
}

it('a meal names the address of its plate, which is sent compressed and is the same for ever (CAT-15, CAT-16)', async () => {
  const [meal] = app.services.catalogue.compiled.meals
  const plate = await plateOf(meal?.slug ?? '')
  expect(plate).toBe(app.url + (/\/plates\/[\w-]+\.[\w-]{22}\.svg/.exec(plate)?.[0] ?? ''))
  expect(await plateOf(meal?.slug ?? '')).toBe(plate)
  const answer = await app.fetch(pathOf(plate), { headers: { 'Accept-Encoding': 'br' } })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe(YEAR)
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s)
  const etag = answer.headers.get('etag') ?? ''
  const again = await app.fetch(pathOf(plate), { headers: { 'If-None-Match': etag } })
  expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([304, YEAR, ''])
})

it('a plate that is opened by itself may do nothing, and other sites may show it', async () => {
  const { headers } = await app.fetch(pathOf(await plateOf(app.services.catalogue.compiled.meals[3]?.slug ?? '')))
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('an earlier address of a meal leads to its present plate, which is not kept for the earlier one', async () => {
  const plate = await plateOf(app.services.catalogue.compiled.meals[1]?.slug ?? '')
  const earlier = pathOf(plate).replace(/\.[\w-]{22}\.svg/, '.0123456789012345678901.svg')
  const answer = await app.fetch(earlier, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, pathOf(plate)])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

/** A meal whose picture shows an ingredient that may be swapped for another one. */
function shownSwap(): { meal: CompiledMeal; swap: CompiledSwap } {
  for (const meal of app.services.catalogue.compiled.meals) {
    const { shown, svg } = drawPlate(plateMeal(meal))
    const index = meal.ingredients.findIndex(({ slug }, at) => shown.has(slug) && meal.flags[at] === 0)
    for (const swap of meal.ingredients[index]?.swaps ?? []) {
      const adapted = drawPlate(plateMeal(meal, [swap]))
      if (swap.to && adapted.shown.has(swap.to.slug) && adapted.svg !== svg) return { meal, swap }
    }
  }
  throw new Error('No meal of the catalogue shows what may be swapped')
}

it('a version with a swap has its own plate, which shows what is eaten (CAT-16)', async () => {
  const { meal, swap } = shownSwap()
  const person = await signUpAndIn(app)
  const uniqueId = encodeMealEntryId(meal.id, [swap])
  const { data } = await app.graphql(
    'query ($id: ID!) { node(id: $id) { ... on RecipeVersion { plate } } }',
    {
      id: `RecipeVersion:${uniqueId}`,
    },
    person.token,
  )
  const { plate } = (data as unknown as { node: { plate: string } }).node
  const asItIs = await plateOf(meal.slug)
  expect(plate).not.toBe(asItIs)
  const [adapted, base] = await Promise.all([plate, asItIs].map(async (one) => (await app.fetch(pathOf(one))).text()))
  expect(adapted).toMatch(/^<svg /)
  expect(adapted).not.toBe(base)
})

it('an own dish has a plate at once, under an address that no one can make who does not know the dish (CAT-16)', async () => {
  const person = await signUpAndIn(app)
  const dish = await savedDish(app, person, soup())
  const plate = pathOf(await plateOf(dish.slug, person.token))
  const answer = await app.fetch(plate)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, YEAR])
  const text = await answer.text()
  for (const word of ['Grandma', 'lentil', 'onion']) expect(text.toLowerCase()).not.toContain(word.toLowerCase())
  const guessed = plate.replace(/\.[\w-]{22}\.svg/, '.0123456789012345678901.svg')
  const other = await app.fetch(guessed, { redirect: 'manual' })
  expect([other.status, other.headers.get('location')]).toEqual([404, null])
  await savedDish(app, person, { ...soup({ name: 'Another soup' }), id: dish.id })
  expect(pathOf(await plateOf(dish.slug, person.token))).not.toBe(plate)
})

it('what names no meal is not found', async () => {
  for (const name of ['nothing', 'ZGlzaC0x', '..', 'a'.repeat(5000)])
    expect((await app.fetch(`/plates/${name}.0123456789012345678901.svg`)).status).toBe(404)
})
