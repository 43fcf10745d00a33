import { defineMessages } from '../../schema/text/defineMessages'

/**
 * Texts about accounts (docs/product.md ACC-3, ACC-5, ACC-6, ACC-8, ACC-10, ACC-21, ACC-25, ACC-26, ACC-32, ACC-33) and the
 * descriptions of the tables in the export of personal data (ACC-42).
 */
export const messages = defineMessages({
  signedUp: ({ supportEmail }: { supportEmail: string }) =>
    `Signup attempt successful! Check your emails, including junk. If you experience issues, contact ${supportEmail}.`,
  signUpRefused: {
    invitation: ({ supportEmail }: { supportEmail: string }) =>
      `You need an invitation to sign up here. Ask the person you know here for one, or contact ${supportEmail}.`,
    oidc: ({ supportEmail, provider }: { supportEmail: string; provider: string }) =>
      `Accounts are made with ${provider} here, without another password. If that does not work, contact ${supportEmail}.`,
    closed: ({ supportEmail }: { supportEmail: string }) =>
      `This installation takes no new accounts. If you should have one, contact ${supportEmail}.`,
  },
  resetMailed: 'Password reset email sent',
  passwordChanged: 'Password changed successfully!',
  browserOn: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknownProgram: 'Unknown program',
  sessionEnded: {
    UNKNOWN: 'Your session has ended. Sign in again.',
    EXPIRED: 'You were away for a while, so your session has ended. Sign in again.',
    ENDED_ELSEWHERE: 'Your session was ended on another device, or because the password was changed. Sign in again.',
    REUSED: 'To protect your account, your session has ended. Sign in again.',
  },
  invalidCredentials: 'Invalid username or password',
  blankCredentials: 'Please enter both email and password.',
  blankForgotten: 'Please enter your email before requesting a reset link.',
  mismatch: 'Passwords do not match.',
  notConfirmed: 'Confirm your email first. Check your emails, including junk.',
  invalidEmail: 'Enter a valid email address.',
  blankEmail: 'Enter your email.',
  longEmail: 'The email is too long.',
  wrongPassword: 'The current password is not right.',
  proofNeeded: ({ provider }: { provider: string | null }) =>
    `Your account has no password. Confirm with ${provider ?? 'a passkey'} that it is you, then try again.`,
  proveFirst: 'Confirm that it is you, then try again.',
  blankField: 'This field is required.',
  severalSignUps: 'Several sign-ups wait for this address. Enter the password that your account is to have.',
  confirmKeyInvalid: 'There was an error confirming your email. Please try again.',
  resetKeyInvalid: 'Failed to reset the password. Please try again.',
  sameEmail: 'This is your email already.',
  tooManyMails: 'Too many emails went to this address. Try again later.',
  emailKeyInvalid: 'This link does not work any more.',
  emailTaken: 'Another account has this address already.',
  blankPassword: 'Enter a password.',
  shortPassword: ({ min }: { min: number }) => `The password must be at least ${min} characters long.`,
  longPassword: ({ max }: { max: number }) => `The password must be at most ${max} characters long.`,
  commonPassword: 'This password is too common.',
  similarPassword: 'The password is too similar to the email or the name of the product.',
  historySize: ({ most }: { most: number }) => `Ask for 1 to ${most} entries.`,
  exportTooLong: 'There is too much for one answer. Download it as a file: /api/user/data.json',
  personalData: {
    users: 'Your account',
    sessions: 'Where and when you were signed in',
    securityEvents:
      'What happened to your account within 12 months: sign-ins, failed ones, changes, and households that you joined, left or came to own, when, with what and from which network',
    identities: 'As whom the sign-in service of this home knows you',
    providerVisits: 'Sign-ins at that service that you have begun',
    secondFactor: 'Authenticator codes that you have turned on or begun to set up, without their secret',
    recoveryCodes: 'Recovery codes that you have not used, without the codes themselves',
    passkeys: 'Passkeys with which you sign in, without the keys themselves',
    mailedKeys:
      'Links that were mailed to you to confirm or change the address, to bring the former one back, or to reset the password',
    personalKeys: 'Keys for your own programs that you have made, without the keys themselves',
    webhooks: 'Webhooks that you have added, without their secrets, and what became of their last messages',
    notificationDevices:
      'Devices on which you have switched on notifications, without the addresses at which they are reached, and what waits to be sent to them',
    outbox: 'Emails to you, or invitations of yours, that are on their way',
    settings: 'What you answered in the settings forms',
    onceCalls: 'Calls of your programs that were to be done once, and what was answered',
    households: 'Your household',
    householdMembers: 'Your place in your household',
    householdProfiles: 'Members without an account of the household that you own, and what is answered for them',
    calendarFeeds: 'Addresses of calendars that you have made, without the addresses themselves',
    householdInvitations: 'Invitations to the household that you own',
    householdPlans:
      'The plans of your household, past weeks included, with the days and texts of their rows, which of them are locked and which come every week',
    planChanges: 'What you did to the plan of your household within 30 days: its rows before and after',
    listTicks: 'What is ticked off the list of your household',
    listNotes: 'What is noted on lines of that list',
    listItems: 'What your household put on its lists itself',
    namedLists: 'The lists of your household beside that of its plan, and those that it had within 30 days',
    frozenMeals: 'What your household has in its freezer, and what it had there within 30 days',
    cupboardItems: 'What your household has at home, and what it had within 30 days',
    kitchenTimers: 'Kitchen timers of your household, and those of the last day',
    shopOrders: 'In which order your household walks through its stores',
    ownPrices: 'What your household pays, in cents',
    learnedCodes: 'What your household has said bar codes of products are',
    productPhotos:
      'Photos of what your household buys. While you are signed in, each is at the address /plates/{photo}-1280.webp of this server, with what it has as its photo in the place of {photo}',
    shopWords: 'When your household last set or forgot a price, a bar code or the order of a store, within 30 days',
    dishes: 'Recipes that you brought in',
    photos:
      'Photos of your dishes. While you are signed in, each is at the address /plates/{id}-1280.webp of this server, with its id in the place of {id}',
    imports: 'Files of recipes that you brought in',
    importItems: 'What came of each recipe in them',
    wishes: 'What your household wishes of its plans',
    opinions: 'Which recipes are favourites of yours, which never again, and how you rated them',
    plan: 'The plan that you saved',
    generatedPlans: 'When plans were generated for you, and of which meals',
    feedback: 'Feedback that you gave',
    raffles: 'Raffles that you won',
    events: 'What you did in the product, as usage events',
  },
})
