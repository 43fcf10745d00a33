import { messages } from './messages'
import type { OwnHouseholdFragment } from './operations.generated'

/** What a household is called; one without a name by its people. */
export const householdLabel = ({ name, members }: OwnHouseholdFragment): string =>
  name || messages.unnamed({ names: members.map((member) => member.name) })
