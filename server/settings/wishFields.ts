import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category } from '../pure/mealCategories'
import {
  type Bounds,
  COUNTED_KINDS,
  type CountedKind,
  type HouseholdWishes,
  type MinutesWish,
  NO_WISHES,
} from '../wishes/wishes'
import { type FormField, numberField } from './FormField'
import { messages } from './messages'

/** A field of the form in which a household says its wishes. */
export type WishField = FormField<HouseholdWishes>

const MINUTES = [10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120]
const DOLLARS = [50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600, 800, 1000]
const WEEKS = [0, 1, 2, 3, 4].filter((weeks) => weeks !== NO_WISHES.recentWeeks)
/** A household's lunches and dinners. */
const MOST_TIMES = 2 * LIMITS.mealsPerCategory
const TIMES = Array.from({ length: MOST_TIMES + 1 }, (_, count) => count)

/** The id of the field of a category's minutes. */
export const minutesFieldId = (category: Category, days: keyof MinutesWish): string =>
  `wishes.minutes.${category}.${days}`

const minutesField = (category: Category, days: keyof MinutesWish): WishField =>
  numberField({
    id: minutesFieldId(category, days),
    label: messages.minutesOf[category][days],
    help: messages.minutesHelp,
    numbers: MINUTES.map((minutes) => [minutes, messages.minutes({ minutes })]),
    of: ({ minutes }) => minutes[category][days],
    with: (wishes, most) => ({
      ...wishes,
      minutes: { ...wishes.minutes, [category]: { ...wishes.minutes[category], [days]: most } },
    }),
  })

const NO_BOUNDS: Bounds = { atLeast: null, atMost: null }

/** The id of a field that counts a kind. */
export const countFieldId = (kind: CountedKind, bound: keyof Bounds): string => `wishes.counts.${kind}.${bound}`

const countField = (kind: CountedKind, bound: keyof Bounds): WishField =>
  numberField({
    id: countFieldId(kind, bound),
    label: messages.countOf[kind][bound],
    help: messages.countsHelp,
    numbers: TIMES.map((count) => [count, messages.times({ count })]),
    of: ({ counts }) => counts[kind]?.[bound] ?? null,
    with: (wishes, count) => ({
      ...wishes,
      counts: { ...wishes.counts, [kind]: { ...(wishes.counts[kind] ?? NO_BOUNDS), [bound]: count } },
    }),
  })

export const BUDGET_FIELD = 'wishes.budget'

const budget: WishField = numberField({
  id: BUDGET_FIELD,
  label: messages.budget,
  help: messages.budgetHelp,
  numbers: DOLLARS.map((dollars) => [dollars, messages.dollars({ dollars })]),
  of: (wishes) => wishes.budget,
  with: (wishes, dollars) => ({ ...wishes, budget: dollars }),
})

/** None chosen is what holds without a word, which is no choice therefore. */
const recentWeeks: WishField = numberField({
  id: 'wishes.recentWeeks',
  label: messages.recentWeeks,
  help: messages.recentWeeksHelp,
  numbers: WEEKS.map((weeks) => [weeks, messages.weeks({ weeks })]),
  of: (wishes) => (wishes.recentWeeks === NO_WISHES.recentWeeks ? null : wishes.recentWeeks),
  with: (wishes, weeks) => ({ ...wishes, recentWeeks: weeks ?? NO_WISHES.recentWeeks }),
})

/** The fields of a household's wishes, in order (docs/product.md WISH-2). */
export const WISH_FIELDS: readonly WishField[] = [
  ...CATEGORIES.flatMap((category) => [minutesField(category, 'weekday'), minutesField(category, 'weekend')]),
  ...COUNTED_KINDS.flatMap((kind) => [countField(kind, 'atLeast'), countField(kind, 'atMost')]),
  budget,
  recentWeeks,
]
