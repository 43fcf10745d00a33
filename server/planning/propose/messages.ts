import { LIMITS } from '../../../schema/limits'
import { defineMessages } from '../../../schema/text/defineMessages'
import type { Category } from '../../pure/mealCategories'

/** What is said of an input for a plan that is proposed to no household. */
export const messages = defineMessages({
  categoryTwice: 'This category was named before.',
  placeTwice: 'Another meal stays in this place.',
  placeBeyond: ({ category, count }: { category: Category; count: number }) =>
    count === 0 ? `No ${category} was asked for.` : `The places of ${category} are 0 to ${count - 1}.`,
  tooManyKept: () => `At most ${LIMITS.entriesPerList} meals stay.`,
  tooManyStated: () => `Name at most ${LIMITS.statedSettings}.`,
  tooManyWords: () => `Name at most ${LIMITS.neverEatenWords} words.`,
  longWords: () => `The words have at most ${LIMITS.neverEatenLength} characters together.`,
  noSuchFood: ({ word }: { word: string }) => `'${word}' names no ingredient. Say it in another way.`,
  noSuchTag: 'There is no such tag.',
  tagTwice: 'This tag was named before.',
  nutrientTwice: 'This nutrient was named before.',
  noBound: 'Say at least or at most how much.',
  boundRange: ({ most }: { most: number }) => `A bound is more than 0 and at most ${most}.`,
  boundsCross: 'At most is less than at least.',
  unsuitable: ({ meal, reasons }: { meal: string; reasons: string }) => `${meal} does not suit: ${reasons}.`,
})
