import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'
import { formatNumber } from '../../schema/text/format'

/** What is wrong with changes of a household (docs/product.md HH-2 to HH-8). */
export const messages = defineMessages({
  notUuid: 'This must be a UUID in lower case.',
  blankName: 'Enter a name.',
  longName: () => `A name has at most ${LIMITS.householdNameLength} characters.`,
  portionRange: () =>
    `A portion is ${formatNumber(LIMITS.portion.least)} to ${formatNumber(LIMITS.portion.most)} serves, in quarters.`,
  editorsWithAccount: 'This member has an account: choose the member or everyone.',
  editorsWithoutAccount: 'This member has no account: choose the owner or everyone.',
  noSuchHousehold: 'You have no such household.',
  tooManyHouseholds: () => `You can belong to at most ${LIMITS.households} households.`,
  noSuchMember: 'There is no such member in your household.',
  ownerOnly: 'Only the owner of the household can do this.',
  notYours: 'Only this member can change that.',
  notYoursButOwners: 'Only the owner of the household can change that.',
  full: () => `A household has at most ${LIMITS.householdMembers} members.`,
  notOneself: 'You cannot remove yourself. Leave the household instead.',
  handOverFirst: 'Hand the household over to another member first.',
  hasAccount: 'This member has an account already.',
  blankEmail: 'Enter the address to invite.',
  tooManyMails: 'This address has been sent too many emails. Share the link yourself instead.',
  tooManyInvitations: () => `A household has at most ${LIMITS.openInvitations} open invitations. Revoke one first.`,
  noSuchInvitation: 'There is no such invitation.',
  sentToAnother: 'This invitation was mailed to another address. Sign in with that address, or ask for a link instead.',
  keyInvalid: 'This invitation does not work any more. Ask for a new one.',
  inItAlready: 'You are in this household already.',
  noAccount: 'This member has no account.',
  formerHousehold: 'This was done for a household that you have left.',
})
