import { sydneyDay } from '../../../schema/sydneyDay'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { type PlanInput, planOf, rowOf } from '../../support/plans'
import { keep } from '../cupboard/cupboardCalls'

interface Item {
  key: string
  amount: number
  atHome: number
  toBuy: number
  isAtHome: boolean
  measurementUnit: string
}
const ITEMS = '{ items { key amount atHome toBuy isAtHome measurementUnit } }'
const DAY = 24 * 60 * 60 * 1000

const app = givenApp()
let person: Person
let plan: PlanInput
beforeEach(async () => {
  person = await signUpAndIn(app)
  plan = planOf({ dinner: [rowOf(app, 'dinner', 5, 4)] })
})

async function shop(by = person): Promise<Item[]> {
  const { data } = await app.graphql(
    `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) ${ITEMS} }`,
    { plan },
    by.token,
  )
  return (data.shoppingList as unknown as { items: Item[] }).items
}
const slugOf = ({ key }: Item) => key.slice(0, key.lastIndexOf('-'))

it('subtracts what is at home, and leaves the amounts as they are', async () => {
  const before = await shop()
  const [one, other, third] = before.filter(({ amount }) => amount > 1)
  if (!one || !other || !third) throw new Error('The meal has too few lines')
  expect(before.every(({ amount, atHome, toBuy, isAtHome }) => atHome === 0 && toBuy === amount && !isAtHome)).toBe(
    true,
  )
  await keep(
    app,
    person,
    { ingredient: slugOf(one), amount: one.amount / 2, unit: one.measurementUnit },
    { ingredient: slugOf(other) },
    { ingredient: slugOf(third), useBy: sydneyDay(app.clock.now() - DAY) },
  )
  const after = await shop()
  const line = ({ key }: Item) => after.find((item) => item.key === key)
  expect(line(one)?.toBuy).toBeCloseTo(one.amount / 2, 6)
  expect(line(other)).toMatchObject({ atHome: other.amount, toBuy: 0, isAtHome: true })
  expect(line(third)).toEqual(third)
  expect(after.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount))
  expect(await shop(await signUpAndIn(app))).toEqual(before)
})

it('subtracts nothing from a list of any meals', async () => {
  const [first] = await shop()
  if (!first) throw new Error('The list is empty')
  await keep(app, person, { ingredient: slugOf(first) })
  const { data } = await app.graphql(
    `query ($meals: [ServesInput!]!) { shoppingListForMeals(meals: $meals) ${ITEMS} }`,
    { meals: [{ meal: plan.dinner.mealList[0]?.uniqueId, serves: 4 }] },
    person.token,
  )
  const { items } = data.shoppingListForMeals as unknown as { items: Item[] }
  expect(items.find(({ key }) => key === first.key)).toEqual(first)
})
