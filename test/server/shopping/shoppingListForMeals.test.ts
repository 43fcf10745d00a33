import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { makeKey } from '../../../server/partners/makeKey'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { ERRORS, rowOf, type Wrong } from '../../support/plans'

interface Listed {
  items: {
    ingredient: { name: string }
    amount: number
    measurementUnit: string
    buy: { amount: number; text: string } | null
    parts: { mealName: string; serves: number }[]
  }[]
  errors: Wrong[]
}

const LIST = `query ($meals: [ServesInput!]!, $requirements: [RequirementInput!]! = []) {
  shoppingListForMeals(meals: $meals, requirements: $requirements) {
    items { ingredient { name } amount measurementUnit isCupboard buy { count pack amount text } parts { mealName serves } }
    ${ERRORS}
  }
}`

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})

async function shop(meals: object[], requirements?: object[]): Promise<Listed> {
  const answer = await app.graphql(LIST, { meals, requirements }, person.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.shoppingListForMeals as never
}

function mealThat(kind: 'swapped' | 'unsuitable'): CompiledMeal {
  const diet = compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] })
  const meal = app.services.catalogue.compiled.meals.find((one) => suitability(one, diet).kind === kind)
  if (!meal) throw new Error(`No meal is ${kind}`)
  return meal
}

const dairyFree = [{ requirement: 'DAIRY_FREE' }]

it('takes a meal by id, by slug and by unique id alike', async () => {
  const meal = app.services.catalogue.compiled.meals[7]
  if (!meal) throw new Error('The catalogue is too small')
  const lists = await Promise.all(
    [meal.id, meal.slug, encodeMealEntryId(meal.id, [])].map((name) => shop([{ meal: name, serves: 3 }])),
  )
  expect(lists[0]?.errors).toEqual([])
  expect(lists[0]?.items.length).toBeGreaterThan(2)
  expect(lists[1]).toEqual(lists[0])
  expect(lists[2]).toEqual(lists[0])
})

it('sums the same meal named twice', async () => {
  const { slug } = app.services.catalogue.compiled.meals[7] as CompiledMeal
  expect(
    (
      await shop([
        { meal: slug, serves: 3 },
        { meal: slug, serves: 4 },
      ])
    ).items.map(({ ingredient, parts }) => [ingredient.name, parts]),
  ).toEqual((await shop([{ meal: slug, serves: 7 }])).items.map(({ ingredient, parts }) => [ingredient.name, parts]))
})

it('adapts to requirements where it can, and says why where it cannot', async () => {
  const [adaptable, blocked] = [mealThat('swapped'), mealThat('unsuitable')]
  const plain = await shop([{ meal: adaptable.slug, serves: 2 }])
  const adapted = await shop([{ meal: adaptable.slug, serves: 2 }], dairyFree)
  expect(adapted.errors).toEqual([])
  expect(adapted.items.map(({ ingredient }) => ingredient.name)).not.toEqual(
    plain.items.map(({ ingredient }) => ingredient.name),
  )
  expect(
    await shop(
      [
        { meal: adaptable.slug, serves: 2 },
        { meal: blocked.slug, serves: 2 },
      ],
      dairyFree,
    ),
  ).toEqual({
    items: [],
    errors: [
      {
        code: 'INVALID',
        field: 'meals[1].meal',
        message: `${blocked.name} does not suit: Contains milk, and you asked for Dairy free.`,
      },
    ],
  })
})

it('holds to the stricter of two settings of a requirement', async () => {
  const { slug } = mealThat('swapped')
  const both = [
    { requirement: 'DAIRY_FREE', setting: 'STRICT' },
    { requirement: 'DAIRY_FREE', setting: 'ADAPT' },
  ]
  for (const requirements of [both, [...both].reverse()])
    expect((await shop([{ meal: slug, serves: 2 }], requirements)).errors).toMatchObject([
      { code: 'INVALID', field: 'meals[0].meal' },
    ])
})

it('reports every problem with its path', async () => {
  const meal = rowOf(app, 'lunch').uniqueId
  const { errors } = await shop([
    { meal, serves: 0 },
    { meal: 'no-such-meal', serves: 11 },
    { meal: '', serves: 1 },
  ])
  expect(errors.map(({ code, field }) => [code, field])).toEqual([
    ['OUT_OF_RANGE', 'meals[0].serves'],
    ['OUT_OF_RANGE', 'meals[1].serves'],
    ['UNKNOWN', 'meals[1].meal'],
    ['UNKNOWN', 'meals[2].meal'],
  ])
  expect((await shop(Array(31).fill({ meal, serves: 1 }))).errors).toMatchObject([{ code: 'TOO_MANY', field: 'meals' }])
  expect((await shop(Array(30).fill({ meal, serves: 1 }))).errors).toEqual([])
})

it('lists nothing for nothing', async () => {
  expect(await shop([])).toEqual({ items: [], errors: [] })
})

it('serves users and partners with the scope only', async () => {
  const reader = await makeKey(app.services, { partner: 'Corner shop', scopes: ['MEALS_READ'], expiresAt: null })
  const writer = await makeKey(app.services, { partner: 'Corner shop', scopes: ['LINKS_WRITE'], expiresAt: null })
  const { slug } = app.services.catalogue.compiled.meals[7] as CompiledMeal
  const meals = [{ meal: slug, serves: 2 }]
  for (const { amount, buy } of (await shop(meals)).items) expect(buy?.amount).toBeGreaterThanOrEqual(amount)
  expect((await app.graphql(LIST, { meals }, reader.key)).data.shoppingListForMeals).toEqual(await shop(meals))
  expect((await app.graphql(LIST, { meals }, writer.key)).status).toBe(403)
  expect((await app.graphql(LIST, { meals })).status).toBe(401)
})

it('refuses what is malformed', async () => {
  const { slug } = app.services.catalogue.compiled.meals[7] as CompiledMeal
  const malformed = [{ meals: [{ meal: slug, serves: 'two' }] }, { meals: [], requirements: [{ requirement: 'KIND' }] }]
  for (const variables of malformed) expect((await app.graphql(LIST, variables, person.token)).status).toBe(400)
})
