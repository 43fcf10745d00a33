import { type CompiledIngredient, type CompiledSwap, swapFor } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import { shortName } from '../../catalogue/sentenceNames'
import { stemsOf } from '../../settings/ingredientWords'
import { foodsNamed, type NamedFood } from './foodsNamed'
import { howNamed, plainTitle } from './namedBy'
import { isBeforeNoun, isBeforeNounOfPair, withoutWords } from './withoutWords'

/** A condition that a short name states: what has it is another food for those who need it. */
const CONDITION = /-free\b|\b(?:vegan|vegetarian|plant-based)\b/i
/** Words for many, but no asparagus, couscous or lass. */
const IS_MANY = /(?<![isu])s$/

/**
 * What a version of a recipe is called (docs/product.md CAT-18): as the recipe, with what is put in its place for each
 * swapped food that the name names, and without what is left out. Words that are still true stay.
 */
export function versionTitle({ meal, swaps }: MealWithSwaps): string {
  if (swaps.length === 0) return meal.name
  return [...foodsNamed(meal)].reverse().reduce((title, { from, to, how, foods }) => {
    const made = foods.flatMap((food) => swapFor(swaps, food) ?? [])
    const [before, words, after] = [title.slice(0, from), title.slice(from, to), title.slice(to)]
    // What stays may be what is meant.
    if (made.length < foods.length || made.every((swap) => isStillTrue(words, how, swap))) return title
    const [other] = made.flatMap((swap) => swap.to ?? [])
    if (other === undefined || isSaid(other, before + after)) return withoutWords(title, from, to)
    return capitalised(joined(before, titled(other, words, after)))
  }, meal.name)
}

/** Whether words say the truth of what is put in the place of what they name so. */
function isStillTrue(words: string, how: NamedFood['how'], { to }: CompiledSwap): boolean {
  if (to === null || CONDITION.test(shortName(to))) return false
  const now = howNamed(to, stemsOf(words))
  // Potatoes as a group are no sweet potatoes, though these have the word.
  return now !== null && (now !== 'PART' || how === 'PART')
}

/** Whether the rest of a title names the food as well. */
function isSaid(food: CompiledIngredient, title: string): boolean {
  return ` ${stemsOf(title).join(' ')} `.includes(` ${stemsOf(plainTitle(shortName(food))).join(' ')} `)
}

/** A food's name with what follows it, in the singular where the words that it replaces were so before a noun. */
function titled(food: CompiledIngredient, words: string, after: string): string {
  const name = plainTitle(shortName(food))
  const isOne = !IS_MANY.test(words) && (isBeforeNoun(after) || isBeforeNounOfPair(after))
  const written = isOne ? singular(name) : name
  return (isRepeated(name, after) ? written.replace(/ [^ ]+$/, '') : written) + after
}

/** `sweet chilli sauce` before `sauce` is one sauce. */
const isRepeated = (name: string, after: string): boolean =>
  name.includes(' ') && stemsOf(name).at(-1) === stemsOf(/^ (\S+)/.exec(after)?.[1] ?? '')[0]

/** `corn tortillas` after `ham and corn` is no corn twice. */
function joined(before: string, title: string): string {
  const [last, first] = [/(\S+) $/.exec(before)?.[1], /^(\S+) /.exec(title)?.[1]]
  return last !== undefined && last === first ? before + title.slice(first.length + 1) : before + title
}

const singular = (name: string): string =>
  !IS_MANY.test(name) || name.endsWith('aminos')
    ? name
    : name.replace(/oes$/, 'o').replace(/ies$/, 'y').replace(/s$/, '')

const capitalised = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1)
