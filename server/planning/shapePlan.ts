import { servedIn, splitEntryId } from '../../schema/servedWith'
import { isOfCategory } from '../catalogue/compiled'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { CategoryPlan, MealPlan, SavedMealPlan } from '../generated/schemaTypes'
import type { FindEntry } from '../menu/mealFinder'
import type { TableMenu } from '../menu/tableMenu'
import type { StoredEntry, StoredPlan } from './MealPlanModel'
import type { PlanRow, ReadPlan } from './readPlanInput'
import type { SavedPlan } from './savedPlan'
import { scrubPlan } from './scrubPlan'
import { servedDishes } from './servedDishes'
import { toLists } from './storedPlan'
import { toEntry } from './toEntry'
import { presentEaters, servesOf } from './whoEats'

export function toCategoryPlan(rows: readonly PlanRow[]): CategoryPlan {
  return {
    settings: { numMeals: rows.length },
    mealList: rows.map(({ chosen, numServes, ...facts }) => toEntry(chosen, numServes, facts)),
  }
}

export function toMealPlan(plan: ReadPlan): MealPlan {
  return {
    breakfast: toCategoryPlan(plan.breakfast),
    lunch: toCategoryPlan(plan.lunch),
    dinner: toCategoryPlan(plan.dinner),
  }
}

export function toStoredPlan(plan: ReadPlan): StoredPlan {
  const store = (category: Category): StoredPlan[Category] => {
    const { settings, mealList } = toCategoryPlan(plan[category])
    return {
      numMeals: settings.numMeals,
      mealList: mealList.map(({ uniqueId, numServes, eaters, followsPortions, isVersion }) => ({
        ...splitEntryId(uniqueId),
        numServes,
        ...(eaters && { eaters }),
        ...(followsPortions && { followsPortions }),
        ...(isVersion && { isVersion }),
      })),
    }
  }
  return { breakfast: store('breakfast'), lunch: store('lunch'), dinner: store('dinner') }
}

/**
 * A saved plan as clients see it. A row whose meal or swap has left the catalogue becomes empty and keeps its serves, so
 * that a loaded plan can always be used and saved again. Meals that do not suit the user any more stay and are named.
 */
export function toSavedMealPlan({ version, savedAt, rows }: SavedPlan, table: TableMenu): SavedMealPlan {
  const plan = toLists(rows)
  const open = (category: Category): PlanRow[] =>
    plan[category].mealList.map((entry) => {
      const eaters = presentEaters(entry.eaters ?? null, table.members)
      const serves = entry.followsPortions ? null : entry.numServes
      const numServes = servesOf({ category, eaters, serves }, table.members)
      return openEntry({ ...entry, eaters, numServes }, category, table.find)
    })
  const opened = { breakfast: open('breakfast'), lunch: open('lunch'), dinner: open('dinner') }
  return { version, savedAt, plan: toMealPlan(opened), unsuitable: scrubPlan(opened, table).changes }
}

/** The rows of a plan that hold a meal, in the order of categories and rows, each with its path. */
export function filledRows(plan: ReadPlan, path = 'plan') {
  return CATEGORIES.flatMap((category) =>
    plan[category].flatMap(({ chosen, served = [], numServes, servedServes = numServes, eaters }, row) =>
      chosen === null
        ? []
        : [
            {
              chosen,
              served,
              numServes,
              servedServes,
              eaters,
              category,
              row,
              path: `${path}.${category}.mealList[${row}]`,
            },
          ],
    ),
  )
}

/**
 * A stored row with its meal and what is served with it; without them when the meal is not known or not made for the category
 * any more.
 */
export function openEntry(stored: StoredEntry, category: Category, find: FindEntry): PlanRow {
  const { uniqueId, side, dessert, ...said } = stored
  const chosen = uniqueId === '' ? null : find(uniqueId)
  if (chosen === null || !isOfCategory(chosen.meal, category)) return { ...said, chosen: null }
  const served = servedDishes(servedIn({ side, dessert }), find)
  return { ...said, chosen, ...(served.length > 0 && { served }) }
}
