import { defineMessages } from '../../schema/text/defineMessages'
import { plural } from '../../schema/text/format'

interface Product {
  product: string
}
interface Raffle extends Product {
  month: string
}

const lostAccount = ({ address }: { address: string }): string =>
  `If it was not you, ask for a reset link on the sign-in page at once. A reset ends every session and removes every passkey: ${address}`

const lostCode = ({ address }: { address: string }): string =>
  `If it was not you, someone knows your password and has had a code: ask for a reset link on the sign-in page at once, which ends every session, then make new recovery codes: ${address}`

/** Texts of the mails and of the local mailbox. */
export const messages = defineMessages({
  footerQuestions: ({ supportEmail }: { supportEmail: string }) => `Questions? Write to ${supportEmail}`,
  orOpen: 'Or open this address:',
  accountDeleted: {
    subject: ({ product }: Product) => `Your ${product} account is deleted`,
    heading: 'Goodbye, and thanks for cooking with us',
    gone: 'Your account and everything that belonged to it are gone: plans, settings, dishes, feedback and sessions.',
    last: 'This is the last email that we send you. You are welcome back at any time.',
  },
  alreadyRegistered: {
    subject: ({ product }: Product) => `You already have an account with ${product}`,
    heading: 'You already have an account',
    unchanged: ({ product }: Product) =>
      `Someone, probably you, tried to sign up to ${product} with this address. It has an account already, so nothing was changed.`,
    logIn: 'Sign in with your password. If you have forgotten it, ask for a reset link on the sign-in page.',
    action: 'Go to sign in',
    notYou: 'If it was not you, ignore this email: no one gained access to your account.',
  },
  confirm: {
    subject: ({ product }: Product) => `Confirm your email for ${product}`,
    heading: 'One step to your first meal plan',
    thanks: ({ product }: Product) =>
      `Thanks for signing up to ${product}. Confirm that this is your address, then sign in.`,
    action: 'Confirm my email',
    validity: 'The link works once and for 24 hours.',
    newest:
      'The account gets the password that was chosen with this link. If you signed up more than once, use the newest email.',
    notYou: 'If you did not sign up just now, do not open the link: without it there is no account.',
  },
  invitation: {
    subject: ({ product }: Product) => `You are invited to a household on ${product}`,
    heading: 'Plan, shop and cook together',
    invited: ({ product, inviter }: Product & { inviter: string }) =>
      `${inviter} invites you to join their household on ${product}: one plan, one shopping list, and meals that suit everyone at the table.`,
    seen: 'Members of a household see each other’s names, portions and roles, what everyone eats, and what is planned and on the list.',
    action: 'See the invitation',
    validity: 'The link works once and for 7 days. You need an account to accept it; signing up is free.',
    notYou: 'If you do not know this person, ignore this email: without the link nothing happens.',
  },
  passwordChanged: {
    subject: ({ product }: Product) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    changed: ({ product }: Product) =>
      `The password of your ${product} account has just been changed, and every other session has ended.`,
    notYou: ({ address }: { address: string }) =>
      `If it was not you, ask for a reset link on the sign-in page at once: ${address}`,
  },
  provider: {
    subject: {
      connected: ({ product, name }: Product & { name: string }) => `Your ${product} account is connected with ${name}`,
      disconnected: ({ product, name }: Product & { name: string }) =>
        `Your ${product} account is no longer connected with ${name}`,
    },
    heading: { connected: 'Another way to sign in', disconnected: 'A way to sign in was taken away' },
    done: {
      connected: ({ product, name }: Product & { name: string }) =>
        `From now on you can also sign in to ${product} with ${name}.`,
      disconnected: ({ product, name }: Product & { name: string }) =>
        `From now on you sign in to ${product} with your password; ${name} no longer opens your account.`,
    },
    notYou: ({ address }: { address: string }) =>
      `If it was not you, ask for a reset link on the sign-in page at once, and look at the settings of your account: ${address}`,
  },
  newDevice: {
    subject: ({ product }: Product) => `New sign-in to ${product}`,
    heading: 'A new sign-in',
    from: ({ label, network }: { label: string; network: string }) => `${label}, from the network ${network}`,
    signedIn: ({ product, place, time }: Product & { place: string; time: string }) =>
      `Your ${product} account was signed in to from where we don’t know it yet: ${place}, on ${time} Sydney time.`,
    you: 'If it was you, there is nothing to do.',
    action: 'See what happened',
    notYou: ({ address }: { address: string }) =>
      `If it was not you, someone can sign in as you: ask for a reset link on the sign-in page at once. A reset ends every session: ${address}`,
  },
  passkey: {
    subject: {
      added: ({ product }: Product) => `A passkey was added to your ${product} account`,
      removed: ({ product }: Product) => `A passkey was removed from your ${product} account`,
      copied: ({ product }: Product) => `A copy of a passkey of your ${product} account was refused`,
      alone: ({ product }: Product) => `The password of your ${product} account was removed`,
    },
    heading: {
      added: 'Another way to sign in',
      removed: 'A passkey was removed',
      copied: 'A passkey may have been copied',
      alone: 'Your password was removed',
    },
    done: {
      added: ({ product, name }: Product & { name: string }) =>
        `From now on the passkey “${name}” opens your ${product} account, without a password.`,
      removed: ({ product, name }: Product & { name: string }) =>
        `The passkey “${name}” no longer opens your ${product} account.`,
      copied: ({ product, name }: Product & { name: string }) =>
        `Someone tried to sign in to ${product} with the passkey “${name}”, but not from the device that had used it last. No one was let in. If you did not restore that device from a backup, remove the passkey and add another.`,
      alone: ({ product }: Product) =>
        `From now on you sign in to ${product} without a password, and every other session has ended.`,
    },
    seen: ({ address }: { address: string }) => `See your passkeys here: ${address}`,
    notYou: {
      added: lostAccount,
      removed: lostAccount,
      copied: ({ address }: { address: string }) =>
        `If you cannot sign in any more, ask for a reset link on the sign-in page: ${address}`,
      alone: lostAccount,
    },
  },
  secondFactor: {
    subject: {
      on: ({ product }: Product) => `Authenticator codes were turned on for your ${product} account`,
      off: ({ product }: Product) => `Authenticator codes were turned off for your ${product} account`,
      used: ({ product }: Product) => `A recovery code of your ${product} account was used`,
      renewed: ({ product }: Product) => `New recovery codes for your ${product} account`,
    },
    heading: {
      on: 'A code beside your password',
      off: 'No code any more',
      used: 'A recovery code was used',
      renewed: 'New recovery codes',
    },
    done: {
      on: ({ product }: Product) =>
        `From now on signing in to ${product} with your password takes a code from your authenticator app. Keep your recovery codes where you find them without your phone.`,
      off: ({ product }: Product) => `From now on your password alone signs you in to ${product}.`,
      used: ({ left }: { left: number }) =>
        `It does not work again. ${plural(left, { one: 'One is left: make new ones.', other: `${left} are left.` })}`,
      renewed: ({ product }: Product) =>
        `Ten new recovery codes for your ${product} account were shown. All earlier ones no longer work.`,
    },
    seen: ({ address }: { address: string }) => `See to your authenticator codes here: ${address}`,
    notYou: {
      on: ({ address }: { address: string }) =>
        `If it was not you, someone knows your password: ask for a reset link on the sign-in page within three days. A reset ends every session, and for three days it turns the codes off again: ${address}`,
      off: lostCode,
      used: lostCode,
      renewed: lostCode,
    },
  },
  personalKeyMade: {
    subject: ({ product }: Product) => `A key for your ${product} account was made`,
    heading: 'A key was made',
    made: ({ product, name }: Product & { name: string }) =>
      `A program with the key “${name}” can now use your ${product} account, as far as the key allows.`,
    seen: ({ address }: { address: string }) =>
      `See what it may do, and revoke it, on the page of your keys: ${address}`,
    notYou: ({ address }: { address: string }) =>
      `If it was not you, someone knows your password: ask for a reset link on the sign-in page at once. A reset ends every session and every key: ${address}`,
  },
  removedFromHousehold: {
    subject: ({ product }: Product) => `You were removed from a household on ${product}`,
    heading: 'You were removed from a household',
    removed: ({ household }: { household: string }) =>
      household === ''
        ? 'The owner of your household has removed you from it. You no longer see its plan and list.'
        : `The owner of “${household}” has removed you from it. You no longer see its plan and list.`,
    yours: ({ address }: { address: string }) =>
      `Your answers and your own dishes stay yours, and you plan by yourself from now on: ${address}`,
    mistake: 'If this is a mistake, ask the owner for another invitation.',
  },
  webhook: {
    subject: {
      made: ({ product }: Product) => `A webhook for your ${product} account was made`,
      off: ({ product }: Product) => `A webhook of your ${product} account was switched off`,
    },
    heading: { made: 'A webhook was made', off: 'A webhook was switched off' },
    done: {
      made: ({ product, host }: Product & { host: string }) =>
        `From now on ${product} calls ${host} when something changes in your household: that it changed, never what.`,
      off: ({ product, host }: Product & { host: string }) =>
        `${product} calls ${host} no longer: every attempt failed for days, or the receiver said that it is gone. Once it answers again, switch the webhook on again.`,
    },
    seen: ({ address }: { address: string }) =>
      `See your webhooks, and remove them, on the page of your keys: ${address}`,
    notYou: ({ address }: { address: string }) =>
      `If it was not you, someone knows your password: ask for a reset link on the sign-in page at once. A reset removes every webhook: ${address}`,
  },
  reset: {
    subject: ({ product }: Product) => `Reset your ${product} password`,
    heading: 'Choose a new password',
    asked: ({ product }: Product) => `Someone, probably you, asked to reset the password of your ${product} account.`,
    action: 'Choose a new password',
    validity:
      'The link works once and for 30 minutes. Using it ends every session of your account, every passkey and every key for programs.',
    notYou: 'If it was not you, ignore this email: your password stays as it is.',
  },
  newEmail: {
    subject: ({ product }: Product) => `Your new email for ${product}`,
    heading: 'Is this your new address?',
    asked: ({ product }: Product) => `Someone, probably you, wants to use this address for their ${product} account.`,
    action: 'Use this address',
    validity: 'The link works once and for 24 hours. Nothing changes until it is used.',
    notYou: 'If it was not you, ignore this email.',
  },
  emailChanged: {
    subject: ({ product }: Product) => `The email of your ${product} account was changed`,
    heading: 'Your email was changed',
    changed: ({ product, email }: Product & { email: string }) =>
      `Your ${product} account has the address ${email} from now on. You sign in with that, and we no longer write to this one.`,
    notYou:
      'If it was not you, bring this address back at once. Everyone is signed out then, and you choose a new password.',
    action: 'Bring my address back',
    validity: 'The link works once and for 72 hours.',
    you: 'If it was you, there is nothing to do.',
  },
  raffleWinner: {
    subject: ({ product, month }: Raffle) => `You won the ${product} raffle of ${month}`,
    heading: ({ prize }: { prize: string }) => `You won the ${prize} gift card`,
    drawn: ({ product, month }: Raffle) =>
      `Your name was drawn in the ${product} raffle of ${month}. Thank you for your feedback and for planning your meals with us.`,
    next: 'We will write to you at this address about how you get your gift card. You do not have to pay or send anything.',
  },
  raffleAdmin: {
    subjectDrawn: ({ product, month }: Raffle) => `${product} raffle of ${month}: a winner was drawn`,
    subjectEmpty: ({ product, month }: Raffle) => `${product} raffle of ${month}: no one entered`,
    heading: ({ month }: { month: string }) => `Raffle of ${month}`,
    winner: ({ entrants, prize, winner }: { entrants: number; prize: string; winner: string }) =>
      `${plural(entrants, { one: `${entrants} person`, other: `${entrants} people` })} entered. The winner of the ${prize} gift card is ${winner}, who has been sent an email.`,
    send: 'Please send the gift card.',
    noEntrant: 'No one entered, so no gift card is due.',
  },
  mailbox: {
    title: ({ product }: Product) => `Local mailbox of ${product}`,
    heading: 'Local mailbox',
    about: ({ product }: Product) =>
      `No mail server is configured, so every email that ${product} sends is here, the newest first.`,
    empty: 'No emails yet. Sign up or ask for a reset link, then reload.',
    to: ({ address }: { address: string }) => `To ${address}`,
    theMail: 'The email',
    asText: 'As text',
    nothingHere: 'There is nothing here.',
  },
})
