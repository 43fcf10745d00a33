import type { Person } from '../../support/people'
import { ERRORS, type Wrong } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'

/** How a household shops, as the API shows it. */
export interface ShopHabits {
  version: number
  store: { id: string; name: string } | null
  orders: { store: string | null; areas: string[] }[]
  prices: { product: string; cents: number }[]
}

/** The outcome of a change. */
export interface Outcome {
  shopHabits: ShopHabits | null
  errors: Wrong[]
}

type Caller = Pick<Person, 'token'>
const HABITS = '{ version store { id name } orders { store areas } prices { product cents } }'

/** How a person's household shops. */
export async function habitsOf(app: RunningApp, { token }: Caller): Promise<ShopHabits> {
  const { data, errors } = await app.graphql(`{ shopHabits ${HABITS} }`, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.shopHabits as never
}

/** Arranges areas, where no store is chosen unless one is given; null brings the usual order back. */
export async function arrange(
  app: RunningApp,
  { token }: Caller,
  areas: readonly string[] | null,
  store: string | null = null,
): Promise<Outcome> {
  const { data, errors } = await app.graphql(
    `mutation ($store: ID, $areas: [String!]) { arrangeShop(store: $store, areas: $areas) { shopHabits ${HABITS} ${ERRORS} } }`,
    { store, areas },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.arrangeShop as never
}

/** Says what products cost in cents; null forgets a price. */
export async function setPrices(
  app: RunningApp,
  { token }: Caller,
  prices: readonly { product: string; cents: number | null }[],
): Promise<Outcome> {
  const { data, errors } = await app.graphql(
    `mutation ($prices: [OwnPriceInput!]!) { setOwnPrices(prices: $prices) { shopHabits ${HABITS} ${ERRORS} } }`,
    { prices },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.setOwnPrices as never
}
