import { LIMITS } from '../../../../schema/limits'
import type { Opinions } from '../problem'
import type { MealTerm } from './Term'

/** For each step below the best rating: the lowest is worse than a perishable that is used once. */
const WEIGHT = 0.6
/** What a meal without a rating counts as. */
const UNRATED = 4

/** Ratings of those who eat, where there are any. */
export const ratings = ({ ratings: known }: Opinions): MealTerm => ({
  kind: 'RATINGS',
  cost: ({ chosen: { meal } }) => (known.size === 0 ? 0 : WEIGHT * (LIMITS.rating - (known.get(meal.id) ?? UNRATED))),
})
