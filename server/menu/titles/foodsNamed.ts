import type { CompiledIngredient, CompiledMeal } from '../../catalogue/compiled'
import { stemsOf } from '../../settings/ingredientWords'
import { type HowNamed, howNamed } from './namedBy'

/** Words of a recipe's name that name foods of the recipe. */
export interface NamedFood {
  /** Where the words stand in the name: from this character to before that one. */
  readonly from: number
  readonly to: number
  readonly how: NonNullable<HowNamed>
  /** The foods that they may mean alike, in the order of the ingredients. */
  readonly foods: readonly CompiledIngredient[]
}

interface Word {
  readonly text: string
  readonly at: number
}

/** Words that a name of a food has at most. */
const LONGEST = 4
/** Words that join foods and begin none. */
const JOINS = /^(?:and|with|in|on|of|from|over|under|for|or|style|the|a|no)$/i
/** Last words of dishes that keep their name whatever they are made of: a curry is one without curry powder too. */
const DISHES = new Set(
  stemsOf(
    'broth burger caesar crumb curry flatbread gravy lasagne mash pasta pie pizza porridge roll salad sandwich sauce slaw ' +
      'soup spice stew toast wrap',
  ),
)
const HOWS = ['OWN_NAME', 'GROUP', 'PART'] as const

const found = new WeakMap<CompiledMeal, readonly NamedFood[]>()

/**
 * The foods that a recipe's name names, in the order of the words, the longest words first: `coconut yoghurt` names no
 * coconut. Each time those of its ingredients that the words name most plainly.
 */
export function foodsNamed(meal: CompiledMeal): readonly NamedFood[] {
  const known = found.get(meal)
  if (known) return known
  const named = clausesOf(meal.name).flatMap((clause) => namedIn(clause, meal))
  found.set(meal, named)
  return named
}

/** The words of a name, those together that nothing parts but a space or a hyphen. */
function clausesOf(name: string): Word[][] {
  const clauses: Word[][] = [[]]
  let end = 0
  for (const { 0: text, index } of name.matchAll(/[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}\d]+)*/gu)) {
    if (JOINS.test(text) || !/^[ -]?$/.test(name.slice(end, index))) clauses.push([])
    if (!JOINS.test(text)) clauses.at(-1)?.push({ text, at: index })
    end = index + text.length
  }
  return clauses
}

function namedIn(clause: readonly Word[], meal: CompiledMeal): NamedFood[] {
  const named: NamedFood[] = []
  for (let at = 0; at < clause.length;) {
    const food = longestAt(clause.slice(at, at + LONGEST), meal)
    if (food) named.push(food.named)
    at += food?.length ?? 1
  }
  return named
}

function longestAt(ahead: readonly Word[], meal: CompiledMeal): { named: NamedFood; length: number } | null {
  for (let length = ahead.length; length > 0; length -= 1) {
    const words = ahead.slice(0, length)
    const [first, last] = [words[0], words.at(-1)]
    const stems = stemsOf(words.map(({ text }) => text).join(' '))
    if (!first || !last || stems.length === 0 || DISHES.has(stems.at(-1) ?? '')) continue
    const meant = meantBy(stems, meal)
    if (meant) return { named: { from: first.at, to: last.at + last.text.length, ...meant }, length }
  }
  return null
}

function meantBy(stems: readonly string[], meal: CompiledMeal): Pick<NamedFood, 'how' | 'foods'> | null {
  const hows = meal.ingredients.map((food) => howNamed(food, stems))
  const how = HOWS.find((one) => hows.includes(one))
  return how === undefined ? null : { how, foods: meal.ingredients.filter((_, index) => hows[index] === how) }
}
