import { memberships } from '../households/membership'
import { tableMembers } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'

/** Whose dishes a person sees: one's own, and those of all in one's households (docs/product.md DISH-1). Two statements. */
export async function dishOwners(services: Services, person: Caller): Promise<string[]> {
  const asked = (await memberships(services, person.userId)).map((one) => askingFor(person, one.householdId))
  const members = await Promise.all(asked.map((caller) => tableMembers(services, caller)))
  return members.flat().flatMap(({ userId }) => userId ?? [])
}
