import type { ApolloClient } from '@apollo/client'
import { LIMITS } from '../../schema/limits'
import { ask } from '../apollo/uncached'
import { keptFor } from '../live/keptPlan'
import { versionOfKey } from '../plan/otherContent'
import type { PlannedMeal } from '../plan/plan'
import { keepRecords, type KeptRecord, readRecords } from '../session/keptRecords'
import { tokenOwner } from '../session/tokenOwner'
import { idOf, servesOf, toKept } from './keptRecipes'
import { PlannedRecipesDocument } from './operations.generated'
import { recipeOfVersion, tableOf } from './recipeOfVersion'

/**
 * Keeps the recipes of the plan's meals on the device, and no others (docs/product.md DEV-11). Those that were fetched
 * before `since` are fetched again, since the settings may have changed. Nothing is kept beside a plan that is not kept itself.
 * Rejects when there is no answer.
 */
export async function keepRecipes(client: ApolloClient, entries: readonly PlannedMeal[], since: number): Promise<void> {
  const owner = tokenOwner()
  const before = keptFor()
  if (before === null) return
  const planned = askedFor(entries)
  const kept = (await readRecords(owner)).filter((record) => record.at >= since && toKept(record) !== null)
  const missing = planned.filter(([id]) => !kept.some((record) => record.id === id))
  const fetched = await fetchRecipes(client, missing)
  // Meanwhile the person may have signed out, here or in another tab, or belong to another household.
  if (keptFor() !== before) return
  const at = Date.now()
  const records = missing.flatMap(([id]): KeptRecord[] => {
    const value = fetched.get(id)
    return value ? [{ owner, id, at, value }] : []
  })
  const gone = new Set(missing.flatMap(([id]) => (fetched.get(id) ? [] : [id])))
  await keepRecords(owner, records, new Set(planned.flatMap(([id]) => (gone.has(id) ? [] : [id]))))
}

/** A recipe that is asked for: its id on the device, its version, and the table for which it is. */
type Asked = readonly [id: string, version: string, table: ReturnType<typeof tableOf>]

/** Recipes by their ids, null for one that is gone: one call for all of the same serves that are eaten by the same people. */
async function fetchRecipes(client: ApolloClient, asked: readonly Asked[]) {
  const alike = new Map<string, [Asked, ...Asked[]]>()
  for (const one of asked) {
    const key = JSON.stringify(one[2])
    const group = alike.get(key)
    if (group) group.push(one)
    else alike.set(key, [one])
  }
  const found = await Promise.all(
    [...alike.values()].map(async (group) => {
      const [[, , table]] = group
      const ids = group.map(([, version]) => version)
      const { nodes } = await ask(client, PlannedRecipesDocument, { ids, ...table })
      return group.map(([id], index) => [id, recipeOfVersion(nodes[index])] as const)
    }),
  )
  return new Map(found.flat())
}

/**
 * What is asked for the meals of a plan. One that is planned twice has to suit who eats it in either place: of two categories
 * all who eat any of its categories, of one category all who eat that.
 */
function askedFor(entries: readonly PlannedMeal[]): Asked[] {
  const asked = new Map<string, Asked>()
  for (const meal of entries) {
    const { uniqueId } = meal.entry
    const serves = servesOf(meal.entry)
    const id = idOf(meal.entry)
    const [, , before] = asked.get(id) ?? []
    const { category, eaters } = tableOf(meal)
    const table = before
      ? { serves, category: before.category === category ? category : null, eaters: null }
      : { serves, category, eaters }
    if (before || asked.size < LIMITS.recipesPerCall) asked.set(id, [id, versionOfKey(uniqueId), table])
  }
  return [...asked.values()]
}
