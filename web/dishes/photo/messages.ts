import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { defineMessages } from '../../../schema/text/defineMessages'

/** What the editor says of the photos of a dish. */
export const messages = defineMessages({
  photos: 'Photos of the dish',
  tooMany: () => `A dish has at most ${PHOTO_LIMITS.perDish} photos.`,
  take: 'Take a photo',
  choose: 'Choose photos',
  add: 'Add photos',
  firstIsShown: 'The first one stands for the dish in plan and lists.',
  alt: ({ name, number, of }: { name: string; number: number; of: number }) =>
    of === 1 ? name : `${name}, photo ${number} of ${of}`,
  earlier: ({ number }: { number: number }) => `Move photo ${number} forward`,
  later: ({ number }: { number: number }) => `Move photo ${number} back`,
  place: ({ number, of }: { number: number; of: number }) => `Now photo ${number} of ${of}`,
  remove: ({ number, of }: { number: number; of: number }) => (of === 1 ? 'Remove photo' : `Remove photo ${number}`),
  saved: ({ count }: { count: number }) => (count === 1 ? 'Photo saved' : `${count} photos saved`),
  removed: 'Photo removed',
  undo: 'Undo',
  sending: ({ number, of }: { number: number; of: number }) =>
    of === 1 ? 'Sending the photo' : `Sending photo ${number} of ${of}`,
  ofFile: ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`,
  failed: 'Could not save the photo. Check your connection, then try again.',
  notSaved: ({ count }: { count: number }) =>
    count === 1
      ? 'The dish is saved, but its photo is not. Open it and choose the photo again.'
      : 'The dish is saved, but its photos are not. Open it and choose the photos again.',
})
