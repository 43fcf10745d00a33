import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from '../catalogue/compiled'
import { type BlockReason, labelOfReason, reasonsOfMask } from '../catalogue/blockReasons'
import { type Block, boundBlocks, type Diet, judgeIngredient } from '../catalogue/diet'
import { nutrientName, sayAmount } from '../catalogue/amountWords'
import type { Excess } from '../catalogue/bounds'
import { factsOfMask, maskOfFacts } from '../catalogue/facts'
import { messages as catalogueMessages } from '../catalogue/messages'
import { findRequirement } from '../catalogue/requirements'
import type { Fact } from '../catalogue/types'
import type { Eater } from '../menu/tableMenu'
import { type Askers, askersOfBlock } from './askers'
import { messages } from './messages'

/** The kind of a reason as the API has it: what is not liked is left out as what is never eaten is. */
export function kindOfReason(reason: BlockReason | 'TAG'): 'TAG' | 'NEVER_EATEN' | 'REQUIREMENT' {
  if (reason === 'TAG') return 'TAG'
  return reason === 'NEVER_EATEN' || reason === 'DISLIKED' ? 'NEVER_EATEN' : 'REQUIREMENT'
}

/**
 * Why an ingredient blocks a meal, as a sentence that names who of the eaters asked for it: 'Contains milk, and Mia asked
 * for Dairy free' (docs/product.md DIET-17). Without eaters it is the caller.
 */
function sayBlock(block: Block, eaters: readonly Eater[]): string {
  const { ingredient, reason, fact, excess } = block
  const askers = askersOfBlock(block, eaters)
  if (reason === 'NEVER_EATEN') return messages.reason.neverEaten({ ingredient: ingredient.name, askers })
  if (reason === 'DISLIKED') return messages.reason.disliked({ ingredient: ingredient.name, askers })
  if (reason === 'UNKNOWN_FACTS') return messages.reason.unknownFacts({ ingredient: ingredient.name })
  if (excess) return sayExcess(excess, labelOfReason(reason), askers)
  const what = fact === null ? ingredient.name : catalogueMessages.facts[fact]
  return messages.reason.requirement({ what, requirement: labelOfReason(reason), askers })
}

function sayExcess({ bound, ingredient, amount }: Excess, requirement: string, askers: Askers): string {
  const { nutrient } = bound
  if (amount === null)
    return messages.reason.noFigure({
      ingredient: ingredient.name,
      nutrient: nutrientName(nutrient),
      requirement,
      askers,
    })
  const held = sayAmount(nutrient, amount)
  if (bound.beside > 0) return messages.reason.overBeside({ amount: held, requirement, askers })
  return messages.reason.over({ amount: held, ingredient: ingredient.name, requirement, askers })
}

/** The reasons of several blocks, each once. */
export function sayBlocks(blocks: readonly Block[], eaters: readonly Eater[] = []): string[] {
  return [...new Set(blocks.map((block) => sayBlock(block, eaters)))]
}

/** Every ingredient that a diet forbids in a meal with the given swaps, and the amounts that it bounds. */
export function blocksAsEaten(meal: CompiledMeal, swaps: readonly CompiledSwap[], diet: Diet): Block[] {
  const eaten = meal.ingredients.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    return swap === undefined ? [ingredient] : swap.to === null ? [] : [swap.to]
  })
  return [...eaten.flatMap((ingredient) => blocksOf(ingredient, diet)), ...boundBlocks(meal, swaps, diet)]
}

function blocksOf(ingredient: CompiledIngredient, diet: Diet): Block[] {
  const { strict, adapt } = judgeIngredient(ingredient, diet)
  return reasonsOfMask(strict | adapt).map((reason) => ({
    ingredient,
    reason,
    fact: factBehind(ingredient, reason),
  }))
}

/** The first fact of an ingredient that a requirement forbids. */
function factBehind(ingredient: CompiledIngredient, reason: BlockReason): Fact | null {
  const forbidden = findRequirement(reason)?.forbidden ?? []
  return factsOfMask(ingredient.mask & maskOfFacts(forbidden))[0] ?? null
}
