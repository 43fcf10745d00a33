import { DISH_SLUG } from '../../schema/dishSlug'
import { arrayOf, isNumber, isText, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { CATEGORIES, categoryOf, type CategoryPlan, emptyEntry, type Entry, isEntry, type Plan } from './plan'
import { type BlanketServes, initialState, type PlannerState, type Step } from './planReducer'

const isCategoryPlan = shape<CategoryPlan>({ settings: shape({ numMeals: isNumber }), mealList: arrayOf(isEntry) })
const isSoundPlan = shape<Plan>({ breakfast: isCategoryPlan, lunch: isCategoryPlan, dinner: isCategoryPlan })
const isBlanket = shape<BlanketServes>({ breakfast: isNumber, lunch: isNumber, dinner: isNumber })

const planner = ownedStorage<PlannerState>(
  'planner',
  shape<PlannerState>({
    plan: isSoundPlan,
    blanket: isBlanket,
    past: arrayOf(shape<Step>({ plan: isSoundPlan, blanket: isBlanket })),
    changed: arrayOf(isText),
    version: isNumber,
    savedKey: isText,
  }),
)

/** The planner as it was before a reload of this tab, or the initial one. */
export function readPlanner(): PlannerState {
  return planner.read() ?? initialState()
}

/** Keeps the planner over a reload of this tab (docs/product.md PLAN-34). */
export const storePlanner = (state: PlannerState): void => planner.write(state)

/** Takes a person's own dish that is no more out of the plan on this page: its rows become empty and keep their serves. */
export function emptyRowsOf(dish: Pick<Entry, 'slug'>): void {
  changeRowsOf(dish, ({ numServes }) => emptyEntry(numServes))
}

/** Shows a person's own dish in the plan on this page as it is called now. */
export function renameRowsOf({
  slug,
  name,
  picture,
  minutes,
}: Pick<Entry, 'slug' | 'name' | 'picture' | 'minutes'>): void {
  changeRowsOf({ slug }, (entry) => ({ ...entry, slug, name, picture, minutes }))
}

function changeRowsOf(dish: Pick<Entry, 'slug'>, change: (entry: Entry) => Entry): void {
  const state = readPlanner()
  const changed = (plan: Plan): Plan =>
    Object.fromEntries(
      CATEGORIES.map((category) => {
        const { mealList } = plan[category]
        return [
          category,
          categoryOf(mealList.map((entry) => (dishKey(entry) === dishKey(dish) ? change(entry) : entry))),
        ]
      }),
    ) as Plan
  storePlanner({
    ...state,
    plan: changed(state.plan),
    past: state.past.map((step) => ({ ...step, plan: changed(step.plan) })),
  })
}

/** What of a slug stays when its dish gets another name. */
function dishKey({ slug }: Pick<Entry, 'slug'>): string {
  return DISH_SLUG.exec(slug)?.[0] ?? slug
}
