import { defineMessages } from '../../schema/text/defineMessages'

interface Named {
  name: string
}

/** Texts about signing in with the home's own provider (docs/product.md ACC-59 to ACC-64). */
export const messages = defineMessages({
  noProvider: 'There is no other way to sign in here than with your password.',
  unreachable: ({ name }: Named) => `We couldn't reach ${name}. Try again in a while.`,
  visitOver: ({ name }: Named) => `This took too long, or was done before. Begin again with ${name}.`,
  agree: 'Agree to the Terms of Service and the Privacy Policy to go on.',
  addressTaken: ({ name, email }: Named & { email: string }) =>
    `There is an account of ${email} already. Sign in with its password, then connect ${name} in the settings.`,
  locked: ({ supportEmail }: { supportEmail: string }) => `This account is closed. Contact ${supportEmail}.`,
  consent: ({ name }: Named) => `Say that you want your account connected with ${name}.`,
  otherAddress: ({ name, theirs, ours }: Named & { theirs: string; ours: string }) =>
    `${name} knows you as ${theirs}, and your account here is of ${ours}. Only the same address can be connected.`,
  connectedElsewhere: ({ name }: Named) =>
    `Who you are at ${name} is connected with another account, or this account with another person there.`,
  otherPerson: ({ name }: Named) => `Another person has signed in with ${name}. Sign in there as yourself.`,
  notAsked: ({ name }: Named) =>
    `${name} did not ask you to sign in again. Sign out there first, or have a link mailed to you to set a password.`,
  noPassword: ({ name }: Named) => `Set a password first: without ${name} you could not sign in any more.`,
})
