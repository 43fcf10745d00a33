import type { MemberModel } from './MemberModel'

/** An account that joins another household. Both are locked, and the members have moved. */
export interface HouseholdMove {
  userId: string
  /** The newcomer's place in the new household. */
  memberId: string
  /** What the others call the newcomer. */
  name: string
  /** Id of the household that the account was in; null where it stays in those that it has. */
  from: string | null
  /** Which of the account's households it is. */
  place: number
  /** Id of the household that it has joined. */
  to: string
  /** Whether the household that it was in is deleted, since it has no other account. */
  isEnd: boolean
  /** Whether own items of the list and what is at home come along; only where the household ends (docs/product.md HH-22). */
  bringsItems: boolean
  /** For each member who moved, the newcomer included, the id before and the id now. */
  memberIds: ReadonlyMap<string, string>
  /** The member without an account whose place the account took; null for a new place. */
  placeOf: string | null
}

/** An account that leaves a household for a new one, or for others that it has. The household that it leaves is locked. */
export interface HouseholdLeaving {
  userId: string
  /** The account's place in its new household; null where it gets none. */
  member: MemberModel | null
  /** Id of the household that the account was in. */
  from: string
}
