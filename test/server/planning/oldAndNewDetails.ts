import { PLAN_CATEGORIES } from '../../../schema/planOperations'
import type { Ask } from './generatedHouseholds'
import {
  COOK,
  LIST,
  type Named,
  type NewList,
  type NewRow,
  type NewSwap,
  type Old,
  type OldRow,
  type OldSwap,
} from './oldAndNewQueries'

const CATEGORY_LABELS = { breakfast: 'BREAKFAST', lunch: 'LUNCH', dinner: 'DINNER' } as const

/** Swaps of the graph as entries say them. */
export const swapsAsOld = (swaps: NewSwap[]): OldSwap[] =>
  swaps.map(({ from, to, note }) => ({ from: from.name, to: to?.name ?? null, note }))

/** The current plan as a client of the last release sends it. */
export const asInput = (old: Old): object =>
  Object.fromEntries(
    PLAN_CATEGORIES.map((name) => {
      const mealList = old.currentPlan.rows
        .filter(({ category }) => category === CATEGORY_LABELS[name])
        .map(({ entry: { uniqueId, numServes, eaters, followsPortions, isVersion } }) => ({
          uniqueId,
          numServes,
          eaters,
          followsPortions,
          isVersion,
        }))
      return [name, { settings: { numMeals: mealList.length }, mealList }]
    }),
  )

/** The list of the graph says what the list of the same plan says. */
export async function expectSameList(ask: Ask, old: Old, rows: NewRow[], list: NewList | null): Promise<void> {
  interface Item {
    key: string
    ingredient: Named
    amount: number
    atHome: number
    toBuy: number
    isAtHome: boolean
    measurementUnit: string
    typicalLocation: string
    productLink: string | null
    isCupboard: boolean
    buy: object | null
    parts: { mealName: string; serves: number; amount: number }[]
  }
  const { shoppingList } = await ask<{ shoppingList: { ok: boolean; errors: { code: string }[]; items: Item[] } }>(
    LIST,
    { plan: asInput(old) },
  )
  expect(shoppingList.ok).toBe(list !== null)
  if (!list) return
  expect([list.version, list.ownItems]).toEqual([
    old.sharedList.version,
    old.sharedList.ownItems.map(({ id }) => ({ id })),
  ])
  expect(list.leftCount).toBe(list.lines.filter(({ isToBuy }) => isToBuy).length + list.ownItems.length)
  expect(
    list.lines.map((line) => ({
      key: line.key,
      ingredient: { name: line.name },
      amount: line.need?.amount ?? 0,
      atHome: line.atHome?.amount ?? 0,
      toBuy: line.toBuy?.amount ?? 0,
      isAtHome: line.isAtHome,
      typicalLocation: line.storeArea.label.toLowerCase(),
      productLink: line.productLink,
      isCupboard: line.isCupboard,
      buy: line.purchase,
      parts: line.parts.map(({ name, serves, quantity }) => ({
        mealName: name,
        serves,
        amount: quantity?.amount ?? 0,
      })),
    })),
  ).toEqual(shoppingList.items.map(({ measurementUnit: _unit, ...item }) => item))
  for (const [index, { need }] of list.lines.entries())
    if (need) expect(need.unit.symbol).toBe(shoppingList.items[index]?.measurementUnit)
  for (const { parts } of list.lines)
    for (const { name, rows: of } of parts) {
      expect(of.length).toBeGreaterThan(0)
      for (const { id } of of) expect(rows.find((row) => row.id === id)?.title).toBe(name)
    }
}

/** What is cooked of the first rows, and how they can be served, is what the fields of the last release say. */
export async function expectSameCooking(ask: Ask, old: OldRow[], rows: NewRow[]): Promise<void> {
  interface Cooked {
    cookingMeal: {
      ingredients: {
        ingredient: Named
        recipeText: string
        preparation: string | null
        optional: boolean
        insteadOf: string | null
        note: string | null
      }[]
      steps: string[]
      stepServes: number
      unfollowedSwaps: OldSwap[]
      nutrition: object
    }
    mealVersions: { entry: { uniqueId: string; numServes: number }; eaters: string[]; meets: string[] }[]
  }
  const filled = rows.filter(({ content }) => content?.dishes).slice(0, 4)
  for (const row of filled) {
    const was = old.find(({ id }) => id === row.id)
    const version = row.content?.dishes?.[0]?.version
    if (!was || !version) throw new Error('The row is empty')
    const { entry, category, eaters } = was
    const { cookingMeal, mealVersions } = await ask<Cooked>(COOK, {
      entry: { uniqueId: entry.uniqueId, numServes: entry.numServes },
      category,
      meal: entry.uniqueId,
      eaters,
    })
    const { cooking, suits } = version
    expect({
      ingredients: cooking.ingredients.map(({ name, text, preparation, optional, swap }) => ({
        ingredient: { name },
        recipeText: text,
        preparation,
        optional,
        insteadOf: swap?.from.name ?? null,
        note: swap?.note ?? null,
      })),
      steps: cooking.steps.map(({ text }) => text),
      stepServes: cooking.stepServes ?? cooking.serves,
      unfollowedSwaps: swapsAsOld(cooking.unfollowedSwaps),
      nutrition: cooking.nutrition,
    }).toEqual(cookingMeal)
    expect(
      suits.servings.map(({ serves, version: { id }, eaters: of, meets }) => ({
        entry: { uniqueId: id.replace('RecipeVersion:', ''), numServes: serves },
        eaters: of.map((one) => one.id),
        meets,
      })),
    ).toEqual(mealVersions)
    expect(suits.kind === 'UNSUITABLE').toBe(mealVersions.length === 0)
  }
}
