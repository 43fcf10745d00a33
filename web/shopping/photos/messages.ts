import { defineMessages } from '../../../schema/text/defineMessages'

/** What Shop says about photos of products. */
export const messages = defineMessages({
  add: 'Add photo',
  change: 'Change photo',
  button: ({ name, isNew }: { name: string; isNew: boolean }) =>
    isNew ? `Add photo of ${name}` : `Change photo of ${name}`,
  show: ({ name }: { name: string }) => `Show the photo of ${name}`,
  hint: 'So that everyone in your household takes the right packet. It stays with the product, also on later lists.',
  missing: 'This photo can’t be shown just now.',
  take: ({ isNew }: { isNew: boolean }) => (isNew ? 'Take a photo' : 'Take another'),
  choose: ({ isNew }: { isNew: boolean }) => (isNew ? 'Choose a photo' : 'Choose another'),
  remove: 'Remove photo',
  offline: 'You’re offline. Changing photos needs a connection.',
  waits: ({ file }: { file: string }) => `“${file}” is not saved yet. It stays here until you close this.`,
  again: 'Try again',
  sending: 'Sending the photo',
  saved: ({ name }: { name: string }) => `Photo of ${name} saved`,
  removed: ({ name }: { name: string }) => `Photo of ${name} removed`,
  undo: 'Undo',
})
