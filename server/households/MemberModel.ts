import { BaseModel } from '../database/BaseModel'

/** The accounts that may change a member's answers: the member's own, the household's owner, or every account of the household. */
export type AnswerEditors = 'SELF' | 'OWNER' | 'EVERYONE'

/** A person of a household, with an account or without one. */
export class MemberModel extends BaseModel {
  static override tableName = 'household_members'

  declare id: string
  declare householdId: string
  /** The member's account; null for a person without one. */
  declare userId: string | null
  /** Empty while no name was given. */
  declare name: string
  /** Hundredths of a serve that the member eats, 25 to 200. */
  declare portion: number
  /** The categories that the member eats as bits: 1 breakfast, 2 lunch, 4 dinner. */
  declare eats: number
  declare answersEditedBy: AnswerEditors
  declare joinedAt: number
  /** Which of the account's households it is, from 0, the first. */
  declare place: number
}
