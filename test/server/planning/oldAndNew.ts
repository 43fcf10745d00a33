import type { Ask, Household } from './generatedHouseholds'
import { expectSameCooking, expectSameList, swapsAsOld } from './oldAndNewDetails'
import { expectSameRecipes } from './oldAndNewRecipes'
import { expectSameDraft } from './oldAndNewDraft'
import { expectSameSaved } from './oldAndNewSaved'
import { NEW, type NewList, type NewPlan, OLD, type Old } from './oldAndNewQueries'

/** Reads a household by the fields of the last release and by the graph, and expects both to say the same. */
export async function expectSame(ask: Ask, { rows: stored }: Household): Promise<void> {
  const old = await ask<Old>(OLD)
  const { household } = (
    await ask<{
      viewer: {
        household: {
          members: object[]
          plan: NewPlan
          shoppingList: NewList | null
          sharedList: object
          cupboard: object
        }
      }
    }>(NEW)
  ).viewer
  const { plan, shoppingList: list } = household
  expect(household.members).toEqual(old.household.members)
  expect(household.cupboard).toEqual(old.cupboard)
  expect(household.sharedList).toEqual(old.sharedList)
  expect(plan.version).toBe(old.currentPlan.version)

  const days = stored.flatMap(({ date }) => date ?? []).sort()
  expect([plan.firstDay, plan.lastDay]).toEqual([days[0] ?? null, days.at(-1) ?? null])
  const eatersOf = (category: string) =>
    old.household.members.filter(({ eats }) => eats.includes(category)).map(({ id }) => id)
  const everyone = old.household.members.map(({ id }) => id)
  const positions = new Map<string, number>()
  plan.rows.forEach((row, index) => {
    const was = old.currentPlan.rows[index]
    const kept = stored.find(({ id }) => id === row.id)
    if (!was || !kept) throw new Error('The rows are not the same')
    const { entry } = was
    const position = positions.get(row.category) ?? 0
    positions.set(row.category, position + 1)
    const [planned] = row.content?.dishes ?? []
    const named = was.eaters ?? eatersOf(row.category)
    expect({ ...row, eatenBy: row.eatenBy.map(({ id }) => id), recipe: null, content: null, problem: null }).toEqual({
      id: was.id,
      category: was.category,
      position,
      date: kept.date,
      isLocked: kept.isLocked,
      title: entry.title || (kept.text ?? null),
      serves: entry.numServes,
      hasSetServes: was.hasSetServes,
      hasSetEaters: was.eaters !== null,
      eatenBy: named.length > 0 ? named : everyone,
      versionOf: was.variantOf === null ? null : { id: was.variantOf },
      recipe: null,
      content: null,
      problem: null,
    })
    expect([row.content?.text, row.content?.isOut]).toEqual([kept.text, kept.text && (kept.isOut ?? false)])
    expect(row.recipe?.slug ?? '').toBe(entry.slug)
    expect([row.recipe?.minutes ?? 0, row.recipe?.sourceUrl ?? '']).toEqual([entry.minutes, entry.urlDetails])
    if (row.recipe?.mainGroup) expect(row.recipe.mainGroup.label).toBe(entry.mainIngredient)
    expect(planned?.version.id ?? '').toBe(entry.uniqueId === '' ? '' : `RecipeVersion:${entry.uniqueId}`)
    expect(planned?.version.isAdapted ?? false).toBe(entry.isCustomised)
    expect(swapsAsOld(planned?.version.swaps ?? [])).toEqual(entry.swaps)
  })
  expect(plan.rows).toHaveLength(old.currentPlan.rows.length)
  for (const { category, rowCount, rows, eaters } of plan.categories) {
    expect(rows.map(({ id }) => id)).toEqual(plan.rows.filter((row) => row.category === category).map(({ id }) => id))
    expect([rowCount, eaters.map(({ id }) => id)]).toEqual([rows.length, eatersOf(category)])
  }

  const problems = plan.problems.map(({ row: { id }, reasons, replacement }) => {
    const row = plan.rows.find((one) => one.id === id)
    expect(row?.problem).toMatchObject({ reasons, replacement })
    return { category: row?.category, row: row?.position, change: replacement ? 'ADAPTED' : 'REMOVED', reasons }
  })
  expect(problems).toEqual(
    old.currentPlan.unsuitable.map(({ category, row, change, reasons }) => ({ category, row, change, reasons })),
  )
  expect(plan.rows.filter(({ problem }) => problem !== null)).toHaveLength(problems.length)
  for (const { replacement, blockedBy } of plan.problems) expect(blockedBy.length > 0).toBe(replacement === null)

  await expectSameList(ask, old, plan.rows, list)
  await expectSameDraft(ask, old, plan, list)
  await expectSameCooking(ask, old.currentPlan.rows, plan.rows)
  await expectSameRecipes(ask, old.currentPlan.rows)
  await expectSameSaved(ask, old, plan)
}
