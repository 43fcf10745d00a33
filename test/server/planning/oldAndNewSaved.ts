import { PLAN_CATEGORIES } from '../../../schema/planOperations'
import type { Ask } from './generatedHouseholds'
import { asInput } from './oldAndNewDetails'
import { ENTRY, type NewPlan, type NewRow, type Old, type OldRow, SAVED_ROWS } from './oldAndNewQueries'

type Entry = OldRow['entry']
type Lists = Record<(typeof PLAN_CATEGORIES)[number], { mealList: Entry[] }>
interface Kept {
  version: number
  rows: NewRow[]
}

const LISTS = PLAN_CATEGORIES.map((name) => `${name} { mealList { ${ENTRY} } }`).join(' ')
const SAVE_NEW = `mutation { savePlan(input: {}) { ok plan { id version ${SAVED_ROWS} } } }`
const READ_OLD = `{ mealPlan { version plan { ${LISTS} } unsuitable { category row mealName change reasons } } }`
const SAVE_OLD = 'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ok saved { version } } }'
const READ_NEW = `{ viewer { household { plans(status: [SAVED]) { nodes { id name version ${SAVED_ROWS} } } } } }`
const LOAD = `mutation ($id: ID!) { loadPlan(input: { planId: $id }) { ok plan { version ${SAVED_ROWS} } } }`
const SCRUB = `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) { plan { ${LISTS} } } }`

/** What a save by the graph stores is what the old fields read, and the other way round; a load is what the old scrub says. */
export async function expectSameSaved(ask: Ask, old: Old, plan: NewPlan): Promise<void> {
  if (plan.rows.length === 0) return
  const { savePlan } = await ask<{ savePlan: { ok: boolean; plan: Kept & { id: string } } }>(SAVE_NEW)
  expect(savePlan.ok).toBe(true)
  expect(withoutIds(savePlan.plan.rows)).toEqual(withoutIds(plan.rows))
  const { mealPlan } = await ask<{ mealPlan: { version: number; plan: Lists; unsuitable: object[] } }>(READ_OLD)
  expect(mealPlan.version).toBe(savePlan.plan.version)
  expect(mealPlan.unsuitable).toEqual(old.currentPlan.unsuitable)
  expect(PLAN_CATEGORIES.flatMap((name) => mealPlan.plan[name].mealList)).toEqual(
    old.currentPlan.rows.map(({ entry }) => entry),
  )

  const { saveMealPlan } = await ask<{ saveMealPlan: { ok: boolean; saved: { version: number } } }>(SAVE_OLD, {
    plan: asInput(old),
  })
  const { household } = (
    await ask<{ viewer: { household: { plans: { nodes: (Kept & { id: string; name: null })[] } } } }>(READ_NEW)
  ).viewer
  const [saved] = household.plans.nodes
  expect([saved?.id, saved?.name, saved?.version]).toEqual([savePlan.plan.id, null, saveMealPlan.saved.version])
  expect(saved?.rows).toEqual(savePlan.plan.rows)

  const { loadPlan } = await ask<{ loadPlan: { ok: boolean; plan: Kept } }>(LOAD, { id: saved?.id })
  const { scrubMealPlan } = await ask<{ scrubMealPlan: { plan: Lists } }>(SCRUB, { plan: asInput(old) })
  expect(loadPlan.plan.rows.map(({ content, serves }) => [content?.dishes?.[0]?.version.id ?? '', serves])).toEqual(
    PLAN_CATEGORIES.flatMap((name) =>
      scrubMealPlan.plan[name].mealList.map(({ uniqueId, numServes }) => [
        uniqueId && `RecipeVersion:${uniqueId}`,
        numServes,
      ]),
    ),
  )
}

/** Rows as they are whatever their ids. */
function withoutIds(rows: NewRow[]): unknown[] {
  const places = new Map(rows.map(({ id }, index) => [id, index]))
  return rows.map(
    ({ category, content, position, date, isLocked, title, serves, hasSetServes, hasSetEaters, versionOf }) => ({
      text: content?.text,
      ...{ category, position, date, isLocked, title, serves, hasSetServes, hasSetEaters },
      versionOf: versionOf && places.get(versionOf.id),
    }),
  )
}
