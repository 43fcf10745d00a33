import { suppliesOfHousehold } from '../cupboard/householdSupplies'
import type { Supplies } from '../cupboard/supplies'
import type { Caller } from '../request/context'
import { perTurn } from '../request/perTurn'
import { productLinks } from '../stores/productLinks'

/** What households have at home, read once each for all lists of a call that ask at the same time. */
export const suppliesOfCall = perTurn<Caller, Supplies>(async ({ services }, callers) => {
  const byHousehold = new Map(callers.map((caller) => [caller.householdId, caller]))
  const reads = [...byHousehold].map(async ([id, caller]) => [id, await suppliesOfHousehold(services, caller)] as const)
  const supplies = new Map(await Promise.all(reads))
  return callers.map(({ householdId }) => supplies.get(householdId) as Supplies)
})

interface AskedLinks {
  readonly store: string | null
  readonly slugs: readonly string[]
}

/** Product pages of the lines of a list, and with them of the call's other lists for the same store. */
export const linksOfCall = perTurn<AskedLinks, ReadonlyMap<string, string>>(async ({ services }, asked) => {
  const stores = [...new Set(asked.map(({ store }) => store))]
  const slugsAt = (store: string | null) => asked.flatMap((one) => (one.store === store ? one.slugs : []))
  const links = await Promise.all(stores.map((store) => productLinks(services, store, [...new Set(slugsAt(store))])))
  return asked.map(({ store }) => links[stores.indexOf(store)] ?? new Map<string, string>())
})
