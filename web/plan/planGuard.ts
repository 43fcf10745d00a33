import { arrayOf, isNumber, shape } from '../session/guards'
import { type CategoryPlan, isEntry, type Plan } from './plan'

const isCategoryPlan = shape<CategoryPlan>({ settings: shape({ numMeals: isNumber }), mealList: arrayOf(isEntry) })

/** Whether content of the browser's storage is a plan. */
export const isSoundPlan = shape<Plan>({ breakfast: isCategoryPlan, lunch: isCategoryPlan, dinner: isCategoryPlan })
