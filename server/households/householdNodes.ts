import type { Context } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { openInvitations } from './invitations'
import { readHousehold } from './readHousehold'
import type { HouseholdView } from './views'

/** The household of a call's user; null for other callers. */
async function ownHousehold({ services, principal }: Context): Promise<HouseholdView | null> {
  return principal.kind === 'user' ? readHousehold(services, principal.userId) : null
}

/** A household and its members are for its accounts, invitations for its owner (docs/product.md HH-8, HH-9). */
export const householdNodes: Readonly<Record<string, FindNodes>> = {
  Household: async (context, keys) => {
    const household = await ownHousehold(context)
    return among(keys, (key) => (household?.id === key ? household : null))
  },
  HouseholdMember: async (context, keys) => {
    const household = await ownHousehold(context)
    return among(keys, (key) => household?.members.find(({ id }) => id === key))
  },
  HouseholdInvitation: async (context, keys) => {
    const household = await ownHousehold(context)
    const open = household ? await openInvitations(context.services, household) : []
    return among(keys, (key) => open.find(({ id }) => id === key))
  },
}
