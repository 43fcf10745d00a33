import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from '../catalogue/compiled'
import { inSentences, shortName } from '../catalogue/sentenceNames'
import { mentions, withSwapWords } from '../catalogue/swapWords'
import type { Quantity } from '../catalogue/units'
import { quantitiesOf } from './cookMeal'
import { formatIngredient, formatQuantity } from './formatQuantity'
import { toKitchenAmountOf } from './kitchenAmounts'
import { messages } from './messages'
import { SHARE_OF_THE, takeShare } from './shares'

/** A placeholder of a step, `{slug}` or `{slug:name}`, with the words before it that name a share of it. */
const MENTION = new RegExp(String.raw`(${SHARE_OF_THE}|)\{([a-z0-9]+(?:-[a-z0-9]+)*)(:name)?\}`, 'gi')

/**
 * The steps of a meal as the cook reads them. With serves, `{slug}` becomes amount and name, and "half of the {slug}" the
 * half's; without (null), the name alone, as `{slug:name}` always does. Names are the short ones. A swapped ingredient
 * appears as what replaces it, in the swap's words and after the step that the swap brings; a left-out one says so. Text
 * that is no placeholder of this meal stays as it is written.
 */
export function renderSteps(
  meal: CompiledMeal,
  swaps: readonly CompiledSwap[],
  serves: number | null,
  steps: readonly string[] = meal.meal.steps,
): string[] {
  return renderEachStep(meal, swaps, serves, steps).flat()
}

/** The same, each step with those that swaps bring before it. */
export function renderEachStep(
  meal: CompiledMeal,
  swaps: readonly CompiledSwap[],
  serves: number | null,
  steps: readonly string[],
): string[][] {
  const quantities = quantitiesOf(meal, swaps, serves ?? 1)
  const sumsOf = ({ slug }: CompiledIngredient): Quantity[] =>
    sumByUnit(
      quantities.flatMap((part, index) => (part !== null && meal.lines[index]?.slug === slug ? [part.quantity] : [])),
    )
  const render = (step: string): string =>
    withSwapWords(step, swaps).replace(MENTION, (written, share: string, slug: string, name?: string) => {
      const original = meal.ingredients.find((ingredient) => ingredient.slug === slug)
      if (original === undefined) return written
      const swap = swapFor(swaps, original)
      if (swap !== undefined && swap.to === null) return share + messages.leftOut({ ingredient: shortName(original) })
      const shown = inSentences(swap?.to ?? original)
      if (name !== undefined || serves === null) return `${share}${shown.name}`
      return share === '' ? describe(shown, sumsOf(original)) : describeShare(share, shown, sumsOf(original))
    })
  const prepare = ({ from, to, before }: CompiledSwap, step: string): string[] => {
    if (to === null || !before || saysAlready(step, from, before)) return []
    const shown = inSentences(to)
    return [before.replaceAll('{to}', serves === null ? shown.name : describe(shown, sumsOf(from)))]
  }
  return steps.map((step, index) => {
    const first = swaps.filter(({ from }) => firstUse(steps, from) === index)
    return [...first.flatMap((swap) => prepare(swap, step)), render(step)]
  })
}

/** Whether a step begins a sentence about an ingredient as the swap's own step begins: "Toast the {walnut}" does. */
function saysAlready(step: string, { slug }: CompiledIngredient, before: string): boolean {
  const [verb = ''] = before.split(' ')
  const said = `${verb.toLowerCase()} the {${slug}`
  return [`${said}}`, `${said}:name}`].some((words) => step.toLowerCase().includes(words))
}

/** The index of the first step that mentions an ingredient; -1 where none does. */
function firstUse(steps: readonly string[], { slug }: CompiledIngredient): number {
  return steps.findIndex((step) => mentions(step, slug))
}

/** Amounts of the same unit as one. */
function sumByUnit(parts: readonly Quantity[]): Quantity[] {
  const sums: Quantity[] = []
  for (const part of parts) {
    const at = sums.findIndex((sum) => sum.unit === part.unit)
    const before = sums[at]
    if (before === undefined) sums.push(part)
    else sums[at] = { amount: before.amount + part.amount, unit: part.unit }
  }
  return sums
}

/** Amount and name; amounts of several units are listed. */
function describe(ingredient: CompiledIngredient, sums: readonly Quantity[]): string {
  const last = sums.at(-1)
  if (last === undefined) return ingredient.name
  return [...sums.slice(0, -1).map(formatQuantity), formatIngredient(ingredient, last)].join(messages.and)
}

/** "2 tbsp of the olive oil" for half of 4; "half of the 6 eggs", "half of the lime" for what is counted. */
function describeShare(share: string, ingredient: CompiledIngredient, sums: readonly Quantity[]): string {
  const [only, ...others] = sums
  const measured = only === undefined || others.length > 0 ? null : takeShare(share, only)
  if (measured !== null) return messages.ofThe({ amount: formatQuantity(measured), ingredient: ingredient.name })
  const isOne = only?.unit === 'piece' && toKitchenAmountOf(ingredient, only).amount === 1
  return share + describe(ingredient, sums).slice(isOne ? '1 '.length : 0)
}
