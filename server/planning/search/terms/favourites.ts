import type { Opinions } from '../problem'
import type { MealTerm } from './Term'

/** For each meal that is not one, where there are favourites: no more than a second meal of a main. */
const WEIGHT = 1

/** Favourites of those who eat. */
export const favourites = ({ favourites: known }: Opinions): MealTerm => ({
  kind: 'FAVOURITES',
  cost: ({ chosen: { meal } }) => (known.size === 0 || known.has(meal.id) ? 0 : WEIGHT),
})
