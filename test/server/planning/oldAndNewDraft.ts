import type { Ask } from './generatedHouseholds'
import { asInput } from './oldAndNewDetails'
import { DRAFT, type NewList, type NewPlan, type Old, SCRUB } from './oldAndNewQueries'

/** The same rows, sent as a draft, come to what the current plan comes to, and to what the scrub of the last release says. */
export async function expectSameDraft(ask: Ask, old: Old, plan: NewPlan, list: NewList | null): Promise<void> {
  const rows = old.currentPlan.rows.map(({ id, category, eaters, hasSetServes, variantOf, entry }) => {
    const { date, isLocked, content: now } = plan.rows.find((row) => row.id === id) ?? {}
    const text = now?.text ? { text: { text: now.text, isOut: now.isOut } } : null
    const content = entry.uniqueId ? { dishes: [{ recipe: `RecipeVersion:${entry.uniqueId}` }] } : text
    const serves = hasSetServes ? entry.numServes : null
    return { id, category, date, isLocked, eaters, serves, content, versionOf: variantOf }
  })
  const { draftPlan } = await ask<{
    draftPlan: { ok: boolean; plan: NewPlan & { status: string; shoppingList: NewList | null } }
  }>(DRAFT, { input: { rows } })
  expect(draftPlan.ok).toBe(true)
  const { status, version, shoppingList, ...draft } = draftPlan.plan
  expect([status, version]).toEqual(['DRAFT', 0])
  expect(draft.rows).toEqual(plan.rows)
  expect([draft.firstDay, draft.lastDay, draft.categories]).toEqual([plan.firstDay, plan.lastDay, plan.categories])
  expect(draft.problems).toEqual(plan.problems)
  expect(shoppingList).toEqual(
    list && { ...list, version: 0, leftCount: list.leftCount - list.ownItems.length, ownItems: [] },
  )
  const { scrubMealPlan } = await ask<{ scrubMealPlan: { changes: object[] } }>(SCRUB, { plan: asInput(old) })
  expect(scrubMealPlan.changes).toEqual(old.currentPlan.unsuitable)
}
