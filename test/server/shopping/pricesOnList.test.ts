import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
import { partnerKey } from '../../support/principals'
import { setPrices } from './habitsCalls'

interface Item {
  key: string
  buy: { text: string; cents: number | null; packs: { product: string; count: number; text: string }[] } | null
}
const ITEMS = '{ items { key buy { text cents packs { product count text } } } }'

const app = givenApp()

it('says what lines cost by the prices of the household, and of no other', async () => {
  const [person, member, stranger] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, person, member)
  const plan = planOf({ dinner: [rowOf(app, 'dinner', 5, 4)] })
  const shop = async (token: string) => {
    const { data } = await app.graphql(
      `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) ${ITEMS} }`,
      { plan },
      token,
    )
    return (data.shoppingList as unknown as { items: Item[] }).items
  }
  const before = await shop(person.token)
  expect(before.every(({ buy }) => buy === null || buy.cents === null)).toBe(true)
  const first = before.find(({ buy }) => buy)
  const packs = first?.buy?.packs ?? []
  expect(packs).not.toEqual([])
  await setPrices(
    app,
    person,
    packs.map(({ product }) => ({ product, cents: 199 })),
  )
  const costs = packs.reduce((sum, { count }) => sum + count * 199, 0)
  for (const { token } of [person, member]) {
    const known = (await shop(token)).filter(({ buy }) => buy !== null && buy.cents !== null)
    expect(known).toMatchObject([{ key: first?.key, buy: { cents: Math.round(costs) } }])
  }
  expect(await shop(stranger.token)).toEqual(before)

  const meals = [{ meal: plan.dinner.mealList[0]?.uniqueId, serves: 4 }]
  for (const token of [person.token, await partnerKey(app, 'MEALS_READ')]) {
    const { data } = await app.graphql(
      `query ($meals: [ServesInput!]!) { shoppingListForMeals(meals: $meals) ${ITEMS} }`,
      { meals },
      token,
    )
    expect(data.shoppingListForMeals).toEqual({ items: before })
  }
})
