import { defineMessages } from '../../../schema/text/defineMessages'
import { formatNumber, plural } from '../../../schema/text/format'
import { NUTRIENT_UNITS, nutrientName, sayFigure } from '../../catalogue/amountWords'
import type { Category } from '../../pure/mealCategories'
import type { CountedKind, TargetNutrient } from '../../wishes/wishes'

type Day = 'WEEKDAY' | 'WEEKEND'
type Bound = 'AT_LEAST' | 'AT_MOST'

const days = { WEEKDAY: 'on weekdays', WEEKEND: 'at the weekend' }
const kinds = { FISH: 'fish', RED_MEAT: 'red meat', MEATLESS: 'a meatless meal' }
const bounds = { AT_LEAST: 'at least', AT_MOST: 'at most' }
const nutrients = {
  energy: 'Energy',
  protein: 'Protein',
  fibre: 'Fibre',
  sodium: 'Sodium',
  saturatedFat: 'Saturated fat',
}
const times = (count: number) => `${formatNumber(count)} ${plural(count, { one: 'time', other: 'times' })}`
const minutesOf = (minutes: number) =>
  `${formatNumber(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}`
const amount = (nutrient: TargetNutrient, figure: number) => sayFigure(nutrient, Math.round(figure))
/** A member; an average adult for null, and for no name each of the people of whom a caller has stated what they want. */
const who = (name: string | null) => (name === null ? 'An average adult' : name || 'Each person')
const whose = (name: string | null) => (name === null ? 'an average adult' : name || 'each person')
const dollarsOf = (dollars: number) => `$${formatNumber(Math.round(dollars))}`

/** What is said of a plan: what it misses, what stands in the way, what would help, and why rows are there. */
export const messages = defineMessages({
  nutrient: nutrients,
  unit: NUTRIENT_UNITS,
  noSuchRow: 'The plan has no such row with a meal.',
  missed: {
    MINUTES: ({ category, day, wanted, has }: { category: Category; day: Day; wanted: number; has: number }) =>
      `A ${category} ${days[day]} takes ${minutesOf(has)}; at most ${minutesOf(wanted)} are wanted.`,
    COUNT: ({ counted, bound, wanted, has }: { counted: CountedKind; bound: Bound; wanted: number; has: number }) =>
      `The plan has ${kinds[counted]} ${times(has)}; ${bounds[bound]} ${times(wanted)} is wanted.`,
    TARGET: (said: { nutrient: TargetNutrient; bound: Bound; wanted: number; has: number; name: string | null }) =>
      `${who(said.name)} gets ${amount(said.nutrient, said.has)} of ${nutrientName(said.nutrient)} a day; ${bounds[said.bound]} ${amount(said.nutrient, said.wanted)} is wanted.`,
    BUDGET: ({ wanted, has }: { wanted: number; has: number }) =>
      `What is known of the prices comes to ${dollarsOf(has)}; at most ${dollarsOf(wanted)} is wanted.`,
    OTHER: 'The plan does not meet every wish.',
  },
  blocked: {
    MINUTES: ({ category, day, wanted }: { category: Category; day: Day; wanted: number }) =>
      `What stands most in the way: a ${category} ${days[day]} takes at most ${minutesOf(wanted)}.`,
    COUNT: ({ counted, bound, wanted }: { counted: CountedKind; bound: Bound; wanted: number }) =>
      `What stands most in the way: ${kinds[counted]} ${bounds[bound]} ${times(wanted)}.`,
    TARGET: (said: { nutrient: TargetNutrient; bound: Bound; wanted: number; name: string | null }) =>
      `What stands most in the way: ${bounds[said.bound]} ${amount(said.nutrient, said.wanted)} of ${nutrientName(said.nutrient)} for ${whose(said.name)}.`,
    BUDGET: ({ wanted }: { wanted: number }) => `What stands most in the way: at most ${dollarsOf(wanted)}.`,
    NEVER_AGAIN: 'What stands most in the way: recipes that someone never wants again.',
    SETTINGS: 'What stands most in the way: what everyone who eats may eat. That always comes first.',
    LOCKS: 'What stands most in the way: rows that are locked.',
  },
  relax: {
    anyMinutes: ({ category, day }: { category: Category; day: Day }) => `Allow any time for ${category} ${days[day]}`,
    minutes: ({ category, day, minutes }: { category: Category; day: Day; minutes: number }) =>
      `Allow ${minutesOf(minutes)} for ${category} ${days[day]}`,
    count: ({ counted, bound, count }: { counted: CountedKind; bound: Bound; count: number }) =>
      `Want ${kinds[counted]} ${bounds[bound]} ${times(count)}`,
    anyCount: ({ counted }: { counted: CountedKind }) => `Want ${kinds[counted]} any number of times`,
    target: ({ nutrient, figure, name }: { nutrient: TargetNutrient; figure: number; name: string }) =>
      `Set ${nutrientName(nutrient)} to ${amount(nutrient, figure)} for ${name}`,
    noTarget: ({ nutrient, name }: { nutrient: TargetNutrient; name: string }) =>
      `Remove the target of ${nutrientName(nutrient)} of ${name}`,
    budget: ({ dollars }: { dollars: number }) => `Allow ${dollarsOf(dollars)}`,
    noBudget: 'Remove the budget',
  },
  reason: {
    USES_REST: ({ name }: { name: string }) => `Uses the rest of the ${name}`,
    USES_AT_HOME: ({ name }: { name: string }) => `Uses the ${name} that you have at home`,
    MEETS_TARGET: (said: { nutrient: TargetNutrient; perDay: number; without: number }) =>
      `${said.perDay < said.without ? 'Lowers' : 'Lifts'} ${nutrientName(said.nutrient)} to ${amount(said.nutrient, said.perDay)} a day`,
    COUNTS_AS: ({ counted, count }: { counted: CountedKind; count: number }) =>
      `Counts as ${kinds[counted]}: ${times(count)} in this plan`,
    FAVOURITE: 'A favourite of yours',
    RATED: ({ rating }: { rating: number }) =>
      `You rated it ${formatNumber(rating, { maximumFractionDigits: 1 })} of 5`,
    MORE_OF_TAG: ({ tag }: { tag: string }) => `You want more of: ${tag}`,
    ONLY_OF_MAIN: ({ kind }: { kind: string }) => `The only one with ${kind}`,
    QUICK: ({ minutes }: { minutes: number }) => `Ready in ${minutesOf(minutes)}`,
  },
  effect: {
    target: (said: { nutrient: TargetNutrient; name: string | null; before: number; after: number }) =>
      `${nutrients[said.nutrient]} ${said.name === null ? 'of an average adult' : `of ${said.name}`}: ${amount(said.nutrient, said.before)} to ${amount(said.nutrient, said.after)} a day`,
    leftovers: ({ before, after }: { before: number; after: number }) =>
      `Left over of opened packs: ${formatNumber(Math.round(before))} g to ${formatNumber(Math.round(after))} g`,
    minutes: ({ before, after }: { before: number; after: number }) =>
      `Cooking: ${minutesOf(before)} to ${minutesOf(after)}`,
  },
})
