import type { Category } from '../../pure/mealCategories'

/** The share of a day's energy that a meal of each category is, as far as the catalogue's meals are; the rest is eaten between. */
export const DAY_SHARE: Readonly<Record<Category, number>> = { breakfast: 0.245, lunch: 0.285, dinner: 0.32 }

/** The three together: what targets of a day are for. */
export const THREE_MEALS = DAY_SHARE.breakfast + DAY_SHARE.lunch + DAY_SHARE.dinner
