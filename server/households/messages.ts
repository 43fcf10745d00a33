import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber } from '../../schema/text/format'

/** What is wrong with changes of a household (docs/product.md HH-2 to HH-8). */
export const messages = defineMessages({
  blankName: 'Enter a name.',
  longName: () => `A name has at most ${LIMITS.householdNameLength} characters.`,
  portionRange: () =>
    `A portion is ${formatNumber(LIMITS.portion.least)} to ${formatNumber(LIMITS.portion.most)} serves, in quarters.`,
  editorsWithAccount: 'A member with an account answers for themselves, or everyone does.',
  editorsWithoutAccount: 'For a member without an account the owner answers, or everyone does.',
  noSuchMember: 'There is no such member in your household.',
  ownerOnly: 'Only the owner of the household can do this.',
  notYours: 'Only this member can change that.',
  notYoursButOwners: 'Only the owner of the household can change that.',
  full: () => `A household has at most ${LIMITS.householdMembers} members.`,
  notOneself: 'You cannot remove yourself. Leave the household instead.',
  handOverFirst: 'Hand the household over to somebody else first.',
  noAccount: 'This member has no account.',
})
