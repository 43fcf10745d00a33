import { type Context, personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { openInvitations } from './invitations'
import { readHouseholds } from './readHousehold'
import type { HouseholdView } from './views'

/** The households of a call's user; none of other callers. */
async function ownHouseholds({ services, principal }: Context): Promise<HouseholdView[]> {
  const person = personOf(principal)
  return person ? readHouseholds(services, person) : []
}

/** A household and its members are for its accounts, invitations for its owner (docs/product.md HH-8, HH-9). */
export const householdNodes: Readonly<Record<string, FindNodes>> = {
  Household: async (context, keys) => {
    const households = await ownHouseholds(context)
    return among(keys, (key) => households.find(({ id }) => id === key))
  },
  HouseholdMember: async (context, keys) => {
    const members = (await ownHouseholds(context)).flatMap((household) => household.members)
    return among(keys, (key) => members.find(({ id }) => id === key))
  },
  HouseholdInvitation: async (context, keys) => {
    const households = await ownHouseholds(context)
    const open = await Promise.all(households.map((household) => openInvitations(context.services, household)))
    return among(keys, (key) => open.flat().find(({ id }) => id === key))
  },
}
