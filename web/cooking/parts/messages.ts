import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'

/** The texts of own dishes: those that are made for another one, and what a dish keeps beside its recipe. */
export const messages = defineMessages({
  makesServes: ({ count }: { count: number }) =>
    `${formatNumber(count, { maximumFractionDigits: 2 })} ${plural(count, { one: 'serve', other: 'serves' })} of it`,
  about: 'About this dish',
  notes: 'Notes',
  from: 'From',
  movedFrom: ({ application }: { application: string }) => `Moved out of ${application}`,
  sourceNutrition: 'Nutrition there:',
  photos: 'Photos',
  enlarge: ({ number, of }: { number: number; of: number }) =>
    of === 1 ? 'Show the photo large' : `Show photo ${number} of ${of} large`,
  photoOf: ({ name, number, of }: { name: string; number: number; of: number }) => `${name}, photo ${number} of ${of}`,
  place: ({ number, of }: { number: number; of: number }) => `${number} of ${of}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoMissing: 'This photo can’t be shown just now.',
  withoutSwaps: 'Photos show the dish without swaps.',
})
