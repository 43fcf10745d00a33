import { defineMessages } from '../../schema/text/defineMessages'
import { listOf, plural } from '../../schema/text/format'

/** What the pages of the household say. */
export const messages = defineMessages({
  title: 'Your household',
  intro: 'People who plan, shop and cook with you. Meals are chosen so that they suit everyone who eats them.',
  alone: 'So far it is just you. Add those who eat with you, or invite people to plan along.',
  loading: 'Loading your household',
  loadFailed: 'Could not load your household',
  tryAgain: 'Check your connection, then try again.',
  changeFailed: 'Could not change your household. Try again.',
  offline: "You're offline. Your household can be changed once you're back online.",

  name: 'Name of the household',
  nameHint: 'Shown on invitations.',
  rename: 'Save name',

  members: 'Members',
  you: 'You',
  owner: 'Owner',
  withoutAccount: 'No account',
  serves: ({ portion, count }: { portion: string; count: number }) =>
    `${portion} ${plural(Math.ceil(count), { one: 'serve', other: 'serves' })}`,
  eatsAll: 'eats every meal',
  eatsNone: 'eats elsewhere',
  eats: ({ categories }: { categories: string }) => `eats ${categories}`,
  category: { BREAKFAST: 'breakfast', LUNCH: 'lunch', DINNER: 'dinner' },
  Category: { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', DINNER: 'Dinner' },
  edit: ({ name }: { name: string }) => `Change ${name}`,
  answers: 'Food settings',
  answersOf: ({ name }: { name: string }) => `Food settings of ${name}`,

  add: 'Add a person',
  addTitle: 'Who eats with you?',
  addHint: 'For a child or a guest: no account is needed. Someone who wants to plan along gets an invitation instead.',
  personName: 'Name',
  portion: 'Portion, in serves',
  portionHint: 'Serves of a meal follow the portions of those who eat it.',
  eatsAtHome: 'Eats at home',
  answersEditedBy: 'Who may change their food settings',
  editors: { SELF: 'Only this person', OWNER: 'The owner', EVERYONE: 'Everyone with an account' },
  ownEditors: { SELF: 'Only you', OWNER: 'The owner', EVERYONE: 'Everyone with an account' },
  save: 'Save',
  cancel: 'Cancel',
  editTitle: ({ name }: { name: string }) => name,

  remove: 'Remove',
  askRemove: ({ name }: { name: string }) => `Remove ${name}?`,
  removeProfile: 'Their food settings are deleted, and meals are no longer chosen for them.',
  removeAccount: 'They move to a new household with their own dishes, and no longer see your plan and list.',
  keep: 'Keep',
  handOver: 'Make owner',
  askHandOver: ({ name }: { name: string }) => `Make ${name} the owner?`,
  handOverHint: 'Owners invite and remove people. You stay a member.',
  password: 'Your password',
  passwordHint: 'Enter it to confirm that it is you.',
  handOverConfirm: 'Make owner',

  leave: 'Leave this household',
  askLeave: 'Leave this household?',
  leaveHint: 'You move to a new household with your own dishes. The plan and the list stay with the others.',
  stay: 'Stay',
  leaveConfirm: 'Leave',
  left: 'You have left the household',

  households: 'Your households',
  unnamed: ({ names }: { names: readonly string[] }) => `Household of ${listOf(names)}`,
  people: ({ names }: { names: readonly string[] }) => listOf(names),
  isOpen: 'Open now',
  open: 'Open',
  openNamed: ({ name }: { name: string }) => `Open ${name}`,
  openFailed:
    'Could not open the household: something on this device is not saved yet. Check your connection, then try again.',
  another: 'Another household',
  anotherHint: 'For a weekend house, or a second home: with its own people, plan, shopping list and cupboard.',
  make: 'Make a household',
  makeTitle: 'Make another household',
  makeHint: 'It begins empty, with you as its owner. The household that is open now stays as it is.',
  makeNameHint: 'Such as Weekend house.',
  makeFailed: 'Could not make the household. Check your connection, then try again.',
  end: 'Delete this household',
  askEnd: 'Delete this household?',
  endHint: ({ name }: { name: string }) =>
    `Its plans, its shopping list, its cupboard and its people without an account go with it. You go on in ${name}.`,
  endConfirm: 'Delete',
  keepIt: 'Keep it',
  leaveFor: ({ name }: { name: string }) => `The plan and the list stay with the others. You go on in ${name}.`,

  invite: 'Invite someone',
  inviteTitle: 'Invite someone to plan along',
  inviteHint:
    "They see the plan, the list, everyone's name, portion and meals, and why meals do not suit each of you, but no feedback. Without a name, the email address up to the @ is shown. An invitation by email shows your full address.",
  email: 'Email (optional)',
  emailHint: 'We mail the invitation. Leave it empty to share the link yourself.',
  place: 'Takes the place of',
  newPlace: 'A new place',
  makeInvitation: 'Make invitation',
  invitationReady: 'The invitation is ready',
  invitationMailed: ({ email }: { email: string }) =>
    `We have mailed it to ${email}. The same link, to share yourself:`,
  invitationLink: 'It works once, within 7 days, and is shown only now.',
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Copied the link',
  copyFailed: 'Could not copy the link',
  shareLink: 'Share',
  shareFailed: 'Could not share the link',
  shareText: ({ productName }: { productName: string }) => `Plan meals with me on ${productName}`,
  qrCode: 'The link as a QR code',
  done: 'Done',

  invitations: 'Open invitations',
  sentTo: ({ email }: { email: string }) => email,
  linkOnly: 'Shared by link',
  takesPlaceOf: ({ name }: { name: string }) => `for ${name}`,
  expires: ({ when }: { when: string }) => `until ${when}`,
  revoke: 'Revoke',
  revokeOf: ({ whom }: { whom: string }) => `Revoke the invitation: ${whom}`,

  plans: 'Saved plans',

  invitationTitle: 'Invitation',
  loadingInvitation: 'Opening the invitation',
  invitationFailed: 'Could not open the invitation',
  invitedBy: ({ name }: { name: string }) => `${name} invites you to plan meals together`,
  householdOf: ({ name, count }: { name: string; count: number }) =>
    `${name === '' ? 'Their household' : name} has ${count} ${plural(count, { one: 'person', other: 'people' })}.`,
  forMember: ({ name }: { name: string }) =>
    `You take the place of ${name}, with their portion and meals, and with their food settings unless you have your own.`,
  whatOthersSee:
    'The others see your name, your portion, which meals you eat, your own dishes, and why meals do not suit you. You share one plan and one shopping list.  They do not see your feedback.',
  whatHappens:
    'Your plans are saved in the new household under your name: they are under Saved plans there. Your own dishes come along.',
  besides: 'Stay in my present household as well',
  whatHappensBesides:
    'Your present household stays as it is. You open the one or the other on the household page; your own dishes and food settings are in both.',
  bringMembers: 'Bring along the people without an account that I added',
  /** What a newcomer has that the household will share. */
  bringItems: ({ items, atHome }: { items: number; atHome: number }) =>
    `Bring along ${listOf([
      ...(items > 0 ? [`my ${items} ${plural(items, { one: 'item to buy', other: 'items to buy' })}`] : []),
      ...(atHome > 0 ? [`the ${atHome} ${plural(atHome, { one: 'thing', other: 'things' })} I have at home`] : []),
    ])}`,
  yourName: 'Your name in this household',
  yourNameHint: 'What the others see instead of your email address.',
  enterYourName: 'Enter your name.',
  accept: 'Join',
  accepted: 'You have joined the household',
  signInFirst: 'Sign in to join',
  signUpFirst: 'Sign up first',
  signUpHint: ({ isMailed }: { isMailed: boolean }) =>
    isMailed
      ? 'New here? Sign up with the address that got this invitation: it is confirmed already.'
      : 'New here? Sign up and confirm your address. The link in that email leads back here.',
  invitationGone: 'This invitation can no longer be used',
  invitationGoneHint: 'It works once and for 7 days. Ask for a new one.',
  toPlanner: 'Go to the planner',
  acceptFailed: 'Could not join the household. Try again.',
})
