import { defineMessages } from '../../../schema/text/defineMessages'

interface Named {
  name: string
}

/** Texts about signing in with the home's own provider, and about connecting an account with it (docs/product.md ACC-59 to ACC-64). */
export const messages = defineMessages({
  title: ({ name }: Named) => `Sign in with ${name}`,
  working: 'One moment…',
  problem: {
    declined: ({ name }: Named) => `${name} did not let you in, or you chose not to go on.`,
    over: 'This took too long, was done before, or began in another browser.',
    unreachable: ({ name }: Named) => `We couldn't reach ${name}. Try again in a while.`,
    refused: ({ name }: Named) => `What ${name} said could not be checked, so you are not signed in.`,
    unverified: ({ name }: Named) =>
      `${name} has not verified your email address. Have that done there, then try again.`,
    busy: 'There were too many attempts. Wait a minute, then try again.',
    failed: 'Something went wrong on our side. Try again.',
  },
  elsewhere: ({ name }: Named) => `You may still be signed in with ${name}. <0>Sign out there too</0>`,
  again: ({ name }: Named) => `Try again with ${name}`,
  toSignIn: 'Go to sign in',
  goBack: 'Go back',
  signUp: ({ name }: Named) => `Accounts are made with ${name} here, without another password.`,
  newHeading: 'Create your account',
  newHint: ({ name, email }: Named & { email: string }) =>
    `${name} knows you as ${email}. There is no account of that address here yet.`,
  create: 'Create account',
  connectHeading: ({ name }: Named) => `Connect with ${name}?`,
  connectHint: ({ name, email }: Named & { email: string }) =>
    `${name} knows you as ${email}. Once connected, who signs in there as you is signed in here as you.`,
  connect: 'Connect',
  notNow: 'Not now',
  connected: ({ name }: Named) => `Your account is connected with ${name}`,
  ways: ({ name }: Named) => `Signing in with ${name}`,
  isConnected: ({ name, date }: Named & { date: string }) => `Connected since ${date}: you can sign in with ${name}.`,
  isApart: ({ name }: Named) => `You can connect your account, to sign in with ${name} as well as with your password.`,
  connectWith: ({ name }: Named) => `Connect ${name}`,
  disconnect: ({ name }: Named) => `Disconnect ${name}`,
  needsPassword: ({ name }: Named) => `To disconnect ${name}, set a password first: Change Password does that.`,
  disconnectHint: 'From then on you sign in with your password.',
  disconnected: ({ name }: Named) => `Your account is no longer connected with ${name}`,
  keep: 'Keep it',
  failed: 'Something went wrong. Try again.',
})
