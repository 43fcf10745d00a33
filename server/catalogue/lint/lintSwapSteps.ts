import type { CatalogueProblem } from '../readCatalogue'
import { mentions, sentencesOf, withSwapWords } from '../swapWords'
import type { Ingredient, Meal, Swap } from '../types'
import { HANDLING, NEUTRAL, OUTCOMES } from './handling'
import type { Located, LocatedCatalogue } from './located'

const PREPOSITION = /\b(with|in|into|to|over|on|onto|from|through|under|for|by|like)\b/
/** A word that may be an imperative: no article stands before it ("the toast"). */
const IMPERATIVE = /(?<!\b(?:the|a|an|each|its|your) )\b[a-z]+/g
/** Words that belong to an imperative: "stir in", "pour over". */
const PARTICLE = /^ (?:in|over|on|up|out|through)\b/

/** What a swap's own step says where it makes something as soft as hummus of the new ingredient. */
const MASHING = /\b(mash|blend|crush|simmer)\b/i

/** What a sentence tells the cook to do with each mention of an ingredient: an imperative, with `with` where that follows. */
export function handlingOf(sentence: string, slug: string): string[] {
  const text = sentence.toLowerCase()
  return [...text.matchAll(new RegExp(`\\{${slug}(?::name)?\\}`, 'g'))].flatMap(({ index }) => {
    const before = text.slice(0, index).replace(/\{[^}]*\}/g, '_')
    const words = [...before.matchAll(IMPERATIVE)]
    const verb = words.findLast(([word]) => NEUTRAL.has(word) || Object.hasOwn(HANDLING, word))
    if (verb === undefined) return []
    const between = before.slice(verb.index + verb[0].length).replace(PARTICLE, '')
    const [preposition] = PREPOSITION.exec(between) ?? []
    if (preposition === undefined) return [verb[0]]
    return preposition === 'with' ? [`${verb[0]} with`] : []
  })
}

/** The words of a sentence about an ingredient that fit it, as far as they are known, and do not fit what replaces it. */
function misfits(sentence: string, from: Ingredient, to: readonly Ingredient[]): string[] {
  const handled = handlingOf(sentence, from.slug).filter((verb) => {
    const fits = HANDLING[verb]
    return fits !== undefined && fits(from) && !to.some(fits)
  })
  const outcomes = OUTCOMES.flatMap(({ words, fits }) => {
    const [found] = words.exec(sentence) ?? []
    return found !== undefined && fits(from) && !to.some(fits) ? [found] : []
  })
  return [...handled, ...outcomes]
}

/** The problems of a meal's steps under one swap. */
function lintSwap(
  { value, problem }: Located<Meal>,
  { from, to, words, before }: Swap,
  bySlug: ReadonlyMap<string, Ingredient>,
): CatalogueProblem[] {
  const [source, target] = [bySlug.get(from), to === null ? undefined : bySlug.get(to)]
  if (source === undefined || target === undefined) return []
  const forms = MASHING.test(before ?? '') ? [target, { ...target, kind: 'hummus' }] : [target]
  return value.steps.flatMap((step, index) =>
    sentencesOf(withSwapWords(step, [{ from: source, words }]))
      .filter((sentence) => mentions(sentence, from))
      .flatMap((sentence) => misfits(sentence, source, forms))
      .map((word) =>
        problem(
          ['steps', index],
          `“${word}” does not fit ${target.slug}, which may replace ${from}: choose a word that fits both, or give the swap other words`,
        ),
      ),
  )
}

/**
 * Checks that the steps of each meal can be done with everything that may be swapped in: a cook cracks an egg and does not
 * crack linseed. A word is judged only where it fits what it is written of.
 */
export function lintSwapSteps({ meals, swaps, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  return meals.flatMap((meal) => {
    const swappable = new Set(
      meal.value.ingredients.map(({ ingredient }) => ingredient).filter((slug) => !meal.value.essential.includes(slug)),
    )
    return swaps.filter(({ value }) => swappable.has(value.from)).flatMap(({ value }) => lintSwap(meal, value, bySlug))
  })
}
