import { defineMessages } from '../../../schema/text/defineMessages'

interface Named {
  name: string
}

/** Texts about proving who one is with the home's own provider (docs/product.md ACC-62). */
export const messages = defineMessages({
  noPassword: ({ name }: Named) => `Your account has no password. ${name} confirms that it is you.`,
  confirm: ({ name }: Named) => `Confirm with ${name}`,
  confirmed: ({ name }: Named) => `${name} has confirmed that it is you. This holds for ten minutes.`,
  proofFailed: 'Could not do that. Check your connection, then try again.',
  failed: 'Could not begin. Check your connection, then try again.',
})
