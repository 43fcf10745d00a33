import type { PlateMeal } from '../food/PlateMeal'
import { cluesOf } from './cluesOf'
import type { Form } from './Form'
import { byIngredient } from './rules/byIngredient'
import { byName } from './rules/byName'

/** The form of a meal: the first rule that names one, by its name, then by what it is made of and how it is cooked. */
function formByRules(meal: PlateMeal): Form {
  const clues = cluesOf(meal)
  for (const rule of [byName, byIngredient]) {
    const form = rule(clues)
    if (form) return form
  }
  if (clues.hasGrain) return { name: 'stirfry', isSauce: true }
  if (/blend until smooth|blender/.test(clues.steps)) return { name: 'soup', isSauce: true }
  if (/simmer/.test(clues.steps)) return { name: 'stew', isSauce: true }
  return { name: 'plain' }
}

/** Forms of which the sauce is seen most. */
const SAUCED = /^(curry|noodlesoup|pasta|porridge|soup|stew|stirfry)/

/** The form of a meal: the one that was chosen for it, with what the rules know of that form; else the one by the rules. */
export function formOf(meal: PlateMeal): Form {
  const { form: name } = meal
  const byRules = formByRules(meal)
  if (name === undefined || name === byRules.name) return byRules
  const other = byIngredient(cluesOf(meal))
  if (other?.name === name) return other
  return SAUCED.test(name) ? { name, isSauce: true } : { name }
}
