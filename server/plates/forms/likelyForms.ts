import type { PlateMeal } from '../food/PlateMeal'
import { cluesOf } from './cluesOf'
import { formOf } from './formOf'
import { byIngredient } from './rules/byIngredient'
import type { Clues } from './rules/Clues'

/** Forms that are offered. */
const MOST = 8

/** What a meal may look like by one thing that is known of it, the surest first. */
const HINTS: readonly (readonly [holds: (clues: Clues) => boolean, forms: readonly string[]])[] = [
  [({ hasPasta }) => hasPasta, ['pastalong', 'pastashort', 'bake']],
  [({ hasNoodles }) => hasNoodles, ['noodles', 'noodlesoup', 'stirfry']],
  [({ has }) => has(/tortilla|wrap|lavash/), ['wrap', 'taco']],
  [({ has }) => has(/roll|bun\b|bread|sourdough|pita/), ['sandwich', 'toast', 'burger', 'flatbread']],
  [({ has, steps }) => has(/flour/) && /bake|oven/.test(steps), ['pie', 'loaf', 'muffins']],
  [({ has, isBreakfast }) => isBreakfast && has(/flour/), ['pancakes']],
  [({ has, isBreakfast }) => isBreakfast && has(/oat|quinoa|semolina/), ['porridge', 'jar']],
  [({ has, isBreakfast }) => isBreakfast && has(/^egg/), ['eggpan', 'fold', 'frittata']],
  [({ steps }) => /blend|stock|simmer|boil/.test(steps), ['soup', 'stew']],
  [({ hasGrain }) => hasGrain, ['currysplit', 'ricepan', 'bowl']],
  [({ steps }) => /oven|bake|roast/.test(steps), ['traybake', 'bake']],
  [({ isBreakfast }) => isBreakfast, ['porridge', 'toast', 'fruit']],
]
const USUAL = ['main', 'salad', 'soup', 'stew', 'bowl', 'stirfry', 'bake', 'sandwich', 'pie']

/** The forms in which a meal may be meant: the one in which it is drawn, that of the rules, and the likeliest others. */
export function likelyForms(meal: PlateMeal): string[] {
  const { form: _chosen, ...unsaid } = meal
  const clues = cluesOf(meal)
  const byOther = byIngredient(clues)?.name ?? []
  const hinted = HINTS.flatMap(([holds, forms]) => (holds(clues) ? forms : []))
  const all = new Set([formOf(meal).name, formOf(unsaid).name, byOther, hinted, USUAL].flat())
  return [...all].slice(0, MOST)
}
