import { labelOfReason, type BlockReason } from '../catalogue/blockReasons'
import { nutrientName, sayAmount } from '../catalogue/amountWords'
import type { Excess } from '../catalogue/bounds'
import { type Diet, waysOf } from '../catalogue/compileDiet'
import { ESSENTIAL, swapFor, type CompiledMeal, type CompiledSwap } from '../catalogue/compiled'
import { type Block, blocksOf, boundBlocks } from '../catalogue/diet'
import { judgeIngredient } from '../catalogue/judgeIngredient'
import { messages as catalogueMessages } from '../catalogue/messages'
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

/** Every ingredient that a diet forbids in a meal with the given swaps, in the way that forbids least, and the amounts that it bounds. */
export function blocksAsEaten(meal: CompiledMeal, swaps: readonly CompiledSwap[], diet: Diet): Block[] {
  const [first, ...others] = waysOf(meal, diet)
  const forbidden = others.reduce(
    (least, way) => {
      const other = blocksIn(meal, swaps, way)
      return other.length < least.length ? other : least
    },
    blocksIn(meal, swaps, first),
  )
  return [...forbidden, ...boundBlocks(meal, swaps, diet)]
}

function blocksIn(meal: CompiledMeal, swaps: readonly CompiledSwap[], way: Diet): Block[] {
  return meal.ingredients.flatMap((ingredient, index) => {
    const swap = swapFor(swaps, ingredient)
    const eaten = swap === undefined ? ingredient : swap.to
    if (eaten === null) return []
    const flags = meal.flags[index] ?? ESSENTIAL
    const { strict, adapt } = judgeIngredient(eaten, way, flags)
    return blocksOf(eaten, strict | adapt, way, flags)
  })
}
