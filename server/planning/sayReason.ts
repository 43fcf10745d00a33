import type { CompiledIngredient, CompiledMeal, CompiledSwap } from '../catalogue/compiled'
import {
  BLOCK_REASONS,
  judgeIngredient,
  labelOfReason,
  type Block,
  type BlockReason,
  type Diet,
} from '../catalogue/diet'
import { factsOfMask, maskOfFacts } from '../catalogue/facts'
import { findRequirement } from '../catalogue/requirements'
import type { Fact } from '../catalogue/types'

/** Facts whose words are not just their names. */
const WORDS: Partial<Record<Fact, string>> = {
  peanut: 'peanuts',
  tree_nut: 'tree nuts',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  animal_rennet: 'animal rennet',
}

/** Why a block stands, in plain words: 'Contains milk, and you asked for Dairy free'. */
export function sayBlock({ ingredient, reason, fact }: Block): string {
  if (reason === 'NEVER_EATEN') return `Contains ${ingredient.name}, which you never eat`
  if (reason === 'UNKNOWN_FACTS') return `Contains ${ingredient.name}, and nobody has reviewed yet what is in it`
  const what = fact === null ? ingredient.name : (WORDS[fact] ?? fact)
  return `Contains ${what}, and you asked for ${labelOfReason(reason)}`
}

/** The reasons of several blocks, each once. */
export function sayBlocks(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.map(sayBlock))]
}

/** Everything that a diet says against a meal as it would be eaten with the swaps that it carries. */
export function blocksAsEaten(meal: CompiledMeal, swaps: readonly CompiledSwap[], diet: Diet): Block[] {
  const eaten = meal.ingredients.flatMap((ingredient) => {
    const swap = swaps.find(({ from }) => from.slug === ingredient.slug)
    return swap === undefined ? [ingredient] : swap.to === null ? [] : [swap.to]
  })
  return eaten.flatMap((ingredient) => blocksOf(ingredient, diet))
}

function blocksOf(ingredient: CompiledIngredient, diet: Diet): Block[] {
  const { strict, adapt } = judgeIngredient(ingredient, diet)
  return BLOCK_REASONS.filter((_, index) => ((strict | adapt) & (1 << index)) !== 0).map((reason) => ({
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
