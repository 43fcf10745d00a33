import fc from 'fast-check'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import type { CatalogueData } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { planOf, type PlanInput, rowOf, setSettings } from '../../support/plans'
import { keep, take } from '../cupboard/cupboardCalls'
import { line, saveDish, soup } from '../dishes/dishCalls'
import { setPrices } from './habitsCalls'

const UNSUITABLE = 'unsuitable { category row mealName change reasons }'
const PARTS = 'parts { mealName serves amount eaters }'
const LIST = `query List($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { key amount measurementUnit ingredient { name } productLink slug atHome toBuy isAtHome isCupboard buy { text leaves packs { product count } } ${PARTS} } ${UNSUITABLE} } }`
const COSTS =
  'query Costs($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { key buy { cents packs { product } } } } }'
const ENCODINGS = ['identity', 'br', 'gzip', 'br'] as const

const app = givenApp()
let people: Person[]
let sentFromKept = 0

/** A version of a small catalogue, whose meals, amounts and swaps change with the number. */
function catalogue(version: number): CatalogueData {
  const many = Array.from({ length: 20 }, (_, index) => `a-rather-long-name-of-spice-${index}`)
  return {
    ingredients: [...many, 'red-lentil-dried', 'brown-onion', 'oat-milk']
      .map((slug) => makeIngredient(slug))
      .concat(makeIngredient('milk', { contains: ['milk'] })),
    swaps: version % 2 === 0 ? [makeSwap('milk', 'oat-milk')] : [],
    meals: ['porridge', 'stew', 'soup'].map((slug, index) =>
      makeMeal(
        slug,
        [
          makeLine('red-lentil-dried', 10 + (version % 5)),
          ...(index < 2 ? [makeLine('milk')] : []),
          ...many.map((spice) => makeLine(spice)),
        ],
        { name: `${slug} ${version % 4}`, categories: ['lunch', 'dinner'], essential: ['red-lentil-dried'] },
      ),
    ),
  }
}

const ask = async (query: string, plan: PlanInput, token: string, encoding: string) => {
  const answer = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    body: JSON.stringify({ query, variables: { plan } }),
  })
  const { headers, status } = answer
  return { status, etag: headers.get('etag'), vary: headers.get('vary'), text: await answer.text(), headers }
}

let unique = 0
/** The same query in words that no one has used, so that its answer is made. */
const fresh = (query: string) => `${query} # ${(unique += 1)}`

/** Everyone's lists, several times in every form, beside those that are made for this call. */
async function compareAll(plans: readonly PlanInput[]): Promise<void> {
  for (const { token } of people)
    for (const plan of plans) {
      const { headers: _, ...made } = await ask(fresh(LIST), plan, token, 'identity')
      expect(made.status).toBe(200)
      const packed = await ask(fresh(LIST), plan, token, 'br')
      for (const encoding of ENCODINGS) {
        const { headers, ...kept } = await ask(LIST, plan, token, encoding)
        expect(kept).toEqual(made)
        // What is kept is packed more tightly than what is packed for one call.
        if (encoding === 'br' && lengthOf(headers) < lengthOf(packed.headers)) sentFromKept += 1
      }
    }
}

const lengthOf = (headers: Headers): number => Number(headers.get('content-length'))

const ACTS = ['settings', 'dish', 'import', 'store', 'link', 'cupboard', 'join'] as const
const steps = fc.array(fc.record({ act: fc.constantFrom(...ACTS), by: fc.nat(1), with: fc.nat(11) }), {
  minLength: 2,
  maxLength: 4,
})

beforeAll(async () => {
  await importCatalogue(app.services, catalogue(0))
  await app.services.catalogue.refresh()
  people = [await signUpAndIn(app), await signUpAndIn(app)]
  const link = { storeId: 'corner', ingredient: 'milk', url: 'https://corner.example/0', changedAt: 0 }
  await app.services.db('stores').insert({ id: 'corner', name: 'Corner', linkTemplate: null, changedAt: 0 })
  await app.services.db('product_links').insert(link)
})

const LENTILS = line('1 cup red lentils', 0.25, 'cup', 'red-lentil-dried')

test('a kept list is the one that would be made, whatever changed in between', async () => {
  const [first] = people as [Person, Person]
  const dish = await saveDish(app, first, soup({ lines: [LENTILS] }))
  const dishId = dish.dish?.id ?? ''
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const plans = () => {
        const rows = [0, 1, 2].map((index) => rowOf(app, 'dinner', index, 2 + index))
        const own = { uniqueId: encodeMealEntryId(dishId, []), numServes: 2 }
        return [planOf({ dinner: rows }), planOf({ lunch: [own], dinner: rows.slice(1) })]
      }
      await compareAll(plans())
      for (const { act, by, with: number } of chosen) {
        const person = people[by] as Person
        if (act === 'settings')
          await setSettings(app, person.userId, {
            requirements: [{}, { DAIRY_FREE: 'ADAPT' as const }, { DAIRY_FREE: 'STRICT' as const }][number % 3],
          })
        if (act === 'dish')
          await saveDish(app, first, { id: dishId, ...soup({ name: `Soup ${number}`, lines: [LENTILS] }) })
        if (act === 'import') {
          app.clock.advance(10)
          await importCatalogue(app.services, catalogue(number))
          await app.services.catalogue.refresh()
        }
        if (act === 'store') await setSettings(app, person.userId, { preferredStoreId: number % 2 ? 'corner' : null })
        if (act === 'link') await app.services.db('product_links').update({ url: `https://corner.example/${number}` })
        if (act === 'cupboard' && number % 2) await keep(app, person, { ingredient: 'milk', amount: number, unit: 'G' })
        if (act === 'cupboard' && number % 2 === 0) await take(app, person, { ingredient: 'milk' })
        if (act === 'join') await joinHousehold(app, first, person)
        await compareAll(plans())
      }
    }),
    { numRuns: 3 },
  )
  expect(sentFromKept).toBeGreaterThan(0)
})

test('what a kept list costs follows the prices of the household', async () => {
  const [person] = people as [Person, Person]
  const plan = planOf({ dinner: [rowOf(app, 'dinner')] })
  const costs = async () => {
    const { text } = await ask(COSTS, plan, person.token, 'identity')
    const { data } = JSON.parse(text) as {
      data: { shoppingList: { items: { buy: { cents: number | null; packs: { product: string }[] } | null }[] } }
    }
    return data.shoppingList.items.flatMap(({ buy }) => buy ?? [])
  }
  for (let times = 0; times < 3; times += 1) expect((await costs()).every(({ cents }) => cents === null)).toBe(true)
  const product = (await costs())[0]?.packs[0]?.product ?? ''
  for (const cents of [100, 250]) {
    await setPrices(app, person, [{ product, cents }])
    const known = (await costs()).flatMap((one) => one.cents ?? [])
    expect(known).toEqual([expect.any(Number)])
    expect((await costs()).flatMap((one) => one.cents ?? [])).toEqual(known)
  }
})

test('a kept list is refused to a person who signed out, at the very next call', async () => {
  const person = await signUpAndIn(app)
  const plan = planOf({ dinner: [rowOf(app, 'dinner')] })
  for (let times = 0; times < 3; times += 1) expect((await ask(LIST, plan, person.token, 'br')).status).toBe(200)
  await app.graphql('mutation { logOut { ok } }', {}, null, { cookie: person.cookie })
  expect((await ask(LIST, plan, person.token, 'br')).status).toBe(401)
})
