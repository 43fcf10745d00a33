import { splitEntryId } from '../../schema/servedWith'
import type {
  PlanChangeFragment,
  PlanEntryFragment,
  PlannedContentFragment,
  PlannedEntryFragment,
  PlannedVersionFragment,
  SavedPlanFragment,
  ScrubMealPlanMutation,
} from './operations.generated'
import { platePath } from '../ui/platePath'
import type { Dish } from './dish'
import {
  CATEGORY_ENUM,
  emptyEntry,
  type Entry,
  isPlan,
  keptOther,
  type Plan,
  planOf,
  plannedRows,
  toRows,
} from './plan'
import { keyOfVersion } from './otherContent'
import { factsOf, withoutFacts } from './rowFacts'
import { servedOf } from './served'
import { servedDishes, shownServed } from './shownServed'
import { firstIds } from './rowIds'

/** A plan as the server keeps it. */
export interface SavedPlan {
  version: number
  plan: Plan
}

/** What a check changed in a row. */
export type RowChange = PlanChangeFragment & {
  /** Missing in what earlier releases kept; `row` is where it was when it was checked. */
  readonly rowId?: string
}

/** A plan as the check under the present settings made it. */
export interface CheckedPlan {
  /** The plan that was checked, which has the same rows. */
  asked: Plan
  plan: Plan
  /** What the check changed, row by row. */
  changes: readonly RowChange[]
  /** When it was checked, in milliseconds since 1970. */
  at: number
}

/** A meal as the planner keeps it: what the cache adds to an answer, such as type names, is left out. */
export function toEntry(entry: PlanEntryFragment | Entry): Entry & Pick<PlanEntryFragment, 'plate'> {
  const { uniqueId, ...named } = splitEntryId(entry.uniqueId)
  const { name, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, plate = '', minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  const meal = { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, plate, minutes }
  return { ...meal, swaps, ...shownServed(named, []) }
}

/** What a row of a plan shows: its meal with the row's serves, or an empty entry. */
export function entryOfRow({ serves, content }: PlannedContentFragment): Entry {
  if (content && 'version' in content) return { ...emptyEntry(serves), ...lookOf(content.version) }
  if (!content || !('dishes' in content)) return emptyEntry(serves)
  const [main, ...others] = content.dishes
  const meal = main && dishOf(main.version, serves)
  if (!meal) return emptyEntry(serves)
  const served = others.map(({ role, version }) => [ROLES[role], dishOf(version, serves)] as const)
  return { ...meal, ...servedOf(Object.fromEntries(served.filter(([, dish]) => dish !== null))) }
}

/** The fields of what is served. */
const ROLES = { MAIN: 'meal', SIDE: 'side', DESSERT: 'dessert' } as const

/** A recipe with its swaps as the planner has it; null for one that is gone. */
export function dishOf(version: PlannedVersionFragment, serves: number): Dish | null {
  const { id, name, isAdapted, plate, swaps, recipe } = version
  if (!recipe) return null
  const { slug, minutes, picture, sourceUrl, mainGroup } = recipe
  return {
    name,
    uniqueId: keyOfVersion(id),
    isCustomised: isAdapted,
    urlDetails: sourceUrl ?? '',
    numServes: serves,
    mainIngredient: mainGroup?.label ?? '',
    slug,
    picture,
    plate: platePath(plate) ?? '',
    minutes,
    swaps: swaps.map(({ from, to, note }) => ({ from: from.name, to: to?.name ?? null, note })),
  }
}

/** What is shown of something from the freezer, which is no meal to be cooked; nothing of what is gone. */
function lookOf(version: { name: string; plate: string } | null): Partial<Entry> {
  return version ? { name: version.name, plate: platePath(version.plate) ?? '' } : {}
}

/** The same with what a row of a plan says of who eats it. */
export function toPlannedEntry(entry: PlannedEntryFragment): Entry {
  return { ...toEntry(entry), ...factsOf(entry) }
}

/** A saved plan as the planner has it, with the ids under which it would become a household's current plan. */
export function toPlan({ version, plan }: Pick<SavedPlanFragment, 'version' | 'plan'>): Plan {
  const newId = firstIds(version)
  return planOf((category) => toRows(plan[category].mealList.map(toPlannedEntry), newId))
}

/** The person's saved plan; null when none is saved or what came is no plan (docs/product.md PLAN-30). */
export function toSavedPlan(saved: SavedPlanFragment | null | undefined): SavedPlan | null {
  return saved && isPlan(saved.plan) ? { version: saved.version, plan: toPlan(saved) } : null
}

/**
 * What the scrub answered of a plan, row by row.
 * @throws Error when it was refused.
 */
export function toCheckedPlan(asked: Plan, answer: ScrubMealPlanMutation | null | undefined): CheckedPlan {
  const { plan, changes, errors } = answer?.scrubMealPlan ?? { plan: null, changes: [], errors: [] }
  if (!plan || errors.length > 0) throw new Error(errors[0]?.message ?? 'No plan came back')
  return {
    asked,
    plan: planOf((category) =>
      asked[category].mealList.map((row, index) => {
        const entry = plan[category].mealList[index]
        const place = { id: row.id, variantOf: row.variantOf, ...keptOther(row) }
        if (!entry) return row
        const { side, dessert, ...meal } = toEntry(entry)
        // The check only names what is served: what is shown of it stays.
        const served = Object.fromEntries(
          servedDishes({ side, dessert }).map(({ role, dish: { uniqueId } }) => [role, { ...row[role], uniqueId }]),
        )
        return { ...withoutFacts(meal), ...served, ...factsOf({ ...entry, isVersion: false }), ...place }
      }),
    ),
    changes: changes.map((change) => ({ ...change, rowId: rowIdOf(asked, change) })),
    at: Date.now(),
  }
}

function rowIdOf(plan: Plan, { category, row }: PlanChangeFragment): string | undefined {
  return plannedRows(plan).find((one) => CATEGORY_ENUM[one.category] === category && one.row === row)?.key
}
