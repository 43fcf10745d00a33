import type { CompiledIngredient } from '../../catalogue/compiled'
import type { Unit } from '../../catalogue/types'
import { convert } from '../../catalogue/units'
import type { Measures } from './measures'
import { readWithUnit } from './readWithUnit'

/** `plus 1 tsp for dusting`, `plus about 2 tbsp`, `minus 2 tbsp` */
const JOINT = /^(plus|minus|less) (?:about |another |an? (?:extra|additional) )?(?=\d)/i
/** What may follow: `extra`, and what more of it is for. */
const FOR =
  /^(?:of it |extra |more |additional )?(?:for|to) (?!.*\b(?:with|use|using|instead|substitute|swap|add|make)\b)[\p{L} -]+$/iu
const ALONE = /^(?:extra|more|additional)?$/i

/** An amount as a line gives it. */
interface Given {
  readonly amount: number | null
  readonly unit: Unit | null
}

/**
 * The amount of a line with what words beside its name add to it or take off: `100 g caster sugar, plus 1 tsp for dusting`,
 * `1 cup minus 2 tbsp flour`. The words that are used up are no further food. What cannot be added, as no weight of a spoon is
 * known, stays with what is beside the name.
 */
export function withMoreOfIt(
  ingredient: CompiledIngredient | null,
  given: Given,
  beside: readonly string[],
  measures: Measures,
): { readonly amount: number | null; readonly rest: readonly string[] } {
  let { amount } = given
  const rest = beside.filter((words) => {
    const lead = JOINT.exec(words)
    if (lead === null || ingredient === null || amount === null || given.unit === null) return true
    const more = readWithUnit(words.slice(lead[0].length), measures)
    if (more === null || !(ALONE.test(more.rest.trim()) || FOR.test(more.rest.trim()))) return true
    const added = convert(ingredient, more.value.amount, more.value.unit, given.unit)
    if (added !== null) amount += lead[1]?.toLowerCase() === 'plus' ? added : -Math.min(added, amount)
    return added === null
  })
  return { amount, rest }
}
