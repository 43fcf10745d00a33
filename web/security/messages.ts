import { defineMessages } from '../../schema/text/defineMessages'
import { plural } from '../../schema/text/format'

interface Event {
  subject: string | null
  byAdministrator: boolean
}

const household = (subject: string | null) => (subject === null ? 'a household' : `the household “${subject}”`)

/** The texts of the page about what happened to an account. */
export const messages = defineMessages({
  title: 'Security history',
  intro: 'What happened to your account in the last 12 months.',
  offline: 'You’re offline. What happened since is not here.',
  loading: 'Loading your security history',
  loadFailed: 'Could not load your security history',
  tryAgain: 'Check your connection, then try again.',
  notYou: 'Was one of these not you?',
  whatToDo:
    'Change your password, then sign out all other devices. If you can’t, ask for a reset link on the sign-in page.',
  changePassword: 'Change password',
  sessions: 'Where you’re signed in',
  events: 'What happened',
  none: 'Nothing yet. Sign-ins and changes are noted from now on.',
  earlier: 'Show earlier',
  times: ({ times }: { times: number }) => plural(times, { one: 'Once that day', other: `${times} times that day` }),
  from: ({ network }: { network: string }) => `From ${network}`,
  current: 'This session',
  byAdministrator: 'By an administrator',
  /** What happened, by its kind. */
  kinds: {
    SIGNED_IN: ({ subject }: Event) => (subject === null ? 'Signed in' : `Signed in with ${subject}`),
    SIGN_IN_FAILED: 'Someone tried a wrong password or code',
    SIGNED_OUT: ({ subject, byAdministrator }: Event) => {
      if (subject !== null) return `Signed out ${subject}`
      return byAdministrator ? 'Signed out all devices' : 'Signed out all other devices'
    },
    SESSION_REUSED: 'A session ended to protect your account: its key was used twice',
    EMAIL_CONFIRMED: 'Email confirmed',
    EMAIL_CHANGE_ASKED: 'Asked for another email',
    EMAIL_CHANGED: 'Email changed',
    EMAIL_RETURNED: 'Former email brought back, and everything ended',
    PASSWORD_CHANGED: 'Password changed, and all other devices signed out',
    PASSWORD_RESET: 'Password set with a link, and all devices signed out',
    PASSWORD_LINK_MADE: 'A link to set a password was made',
    PROVIDER_CONNECTED: ({ subject }: Event) => `Connected with ${subject}`,
    PROVIDER_DISCONNECTED: ({ subject }: Event) => `Disconnected from ${subject}`,
    PASSKEY_ADDED: ({ subject }: Event) => `Passkey “${subject}” added`,
    PASSKEY_REMOVED: ({ subject }: Event) => `Passkey “${subject}” removed`,
    PASSKEY_COPIED: ({ subject }: Event) => `A copy of the passkey “${subject}” was refused`,
    PASSWORD_REMOVED: 'Password removed, and all other devices signed out',
    SECOND_FACTOR_ON: 'Authenticator codes turned on',
    SECOND_FACTOR_OFF: 'Authenticator codes turned off',
    RECOVERY_CODE_USED: 'Recovery code used',
    RECOVERY_CODES_RENEWED: 'New recovery codes made',
    KEY_MADE: ({ subject }: Event) => `Key “${subject}” made`,
    KEY_REVOKED: ({ subject }: Event) => `Key “${subject}” revoked`,
    WEBHOOK_ADDED: ({ subject }: Event) => `Webhook to ${subject} added`,
    WEBHOOK_REMOVED: ({ subject }: Event) => `Webhook to ${subject} removed`,
    HOUSEHOLD_JOINED: ({ subject }: Event) => `Joined ${household(subject)}`,
    HOUSEHOLD_LEFT: ({ subject }: Event) => `Left ${household(subject)}`,
    HOUSEHOLD_REMOVED: ({ subject }: Event) => `Removed from ${household(subject)} by its owner`,
    HOUSEHOLD_HANDED_OVER: ({ subject }: Event) => `Made another person the owner of ${household(subject)}`,
    HOUSEHOLD_TAKEN_OVER: ({ subject }: Event) => `Became the owner of ${household(subject)}`,
    DATA_EXPORTED: 'Your data downloaded',
    ACCOUNT_LOCKED: 'Account locked, and all devices signed out',
    ACCOUNT_UNLOCKED: 'Account unlocked',
  },
})
