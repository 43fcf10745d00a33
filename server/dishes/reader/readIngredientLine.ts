import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { foldText } from '../../catalogue/foldText'
import type { Unit } from '../../catalogue/types'
import { counterOf, WHOLES } from './measureWords'
import type { Measures } from './measures'
import { isTelling, matchIngredient } from './matchIngredient'
import { wordsOf } from './nameWords'
import { parseIngredientLine, type ParsedLine } from './parseIngredientLine'
import { isPrepared, isSaidOfIt, splitPrepared } from './splitPrepared'
import { TELLTALES } from './preparationWords'
import { readWithUnit } from './readMeasure'

/** An ingredient line, held against a catalogue. */
export interface ReadLine {
  /** How much the line says, `piece` for what is counted; null when it names nothing that can be measured. */
  readonly amount: number | null
  readonly unit: Unit | null
  /** Whether the catalogue measures it alike: not a bunch of what is sold in sprigs, not a cooked cup of what is sold dry. */
  readonly measurable: boolean
  /** What is counted, as it was written, when it is not the thing itself. */
  readonly written: string | null
  readonly ingredient: CompiledIngredient | null
  /** What the line calls it. */
  readonly name: string
  readonly preparation: string | null
  readonly optional: boolean
}

const NOTE = /^(?:see |note|notes|\*|link)/i
/** Another choice or an example adds nothing to the dish. */
const ALTERNATIVE = /^(?:or |such as|like )/i
const PARTS = /^(?:juice|zest|rind|wedges?|slices?|yolks?|whites?)$/i
/** A further ingredient, measured in the words that say how this one is prepared. */
const FURTHER = /\b(?:with|and|plus|in|into)\b.*\d\s*(?:g|kg|ml|l|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|pinch)\b/i
const telltales = new Set([...TELLTALES].flatMap(wordsOf))
const IN_PARTS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'egg'])

/**
 * Reads an ingredient line in a country's measures. What is not surely one ingredient of the catalogue is matched with
 * none.
 */
export function readIngredientLine(catalogue: CompiledCatalogue, text: string, measures: Measures = 'AU'): ReadLine {
  const parsed = wholeName(parseIngredientLine(text, measures))
  const { bracketed, measured } = withMeasuredBrackets(parsed, measures)
  const found = findIngredient(catalogue, bracketed)
  const ingredient =
    found.ingredient !== null &&
    isUntouched(catalogue, found.ingredient, found.rest) &&
    !isAnotherPepper(found.ingredient, parsed)
      ? found.ingredient
      : null
  const parts =
    ingredient !== null && IN_PARTS.has(ingredient.slug)
      ? bracketed.name.split(' ').filter((word) => PARTS.test(word))
      : []
  const preparation = [...parts.map((part) => part.toLowerCase()), ...found.prepared, ...found.rest].filter(
    (words) => words !== '',
  )
  const { amount, unit, written } = measured
  return {
    amount,
    unit,
    written,
    measurable:
      ingredient === null ||
      (unit === 'piece' ? countsAlike(ingredient, bracketed, parts) : !isSwollen(ingredient, found.prepared)),
    ingredient,
    name: found.name === '' ? text.trim().slice(0, 120) : found.name,
    preparation: preparation.length === 0 ? null : [...new Set(preparation)].join(', '),
    optional: parsed.optional,
  }
}

/** `1 large, ripe avocado` and `boneless, skinless chicken`: what is no name yet goes on after the comma. */
function wholeName(parsed: ParsedLine): ParsedLine {
  let { name, preparation } = parsed
  while (preparation.length > 0 && name.split(' ').every((word) => word === '' || isSaidOfIt(word))) {
    name = `${name} ${preparation[0] ?? ''}`.trim()
    preparation = preparation.slice(1)
  }
  return { ...parsed, name, preparation }
}

/** A metric measure in brackets after the name wins over a count or a cup, once for each when it says so. */
function withMeasuredBrackets(
  parsed: ParsedLine,
  measures: Measures,
): {
  bracketed: ParsedLine
  measured: Pick<ParsedLine, 'amount' | 'unit' | 'written'>
} {
  let measured: Pick<ParsedLine, 'amount' | 'unit' | 'written'> = parsed
  const brackets = parsed.brackets.filter((bracket) => {
    const found = readWithUnit(bracket, measures)
    if (found === null) return !NOTE.test(bracket) && !/^[\d.,/ -]+(?:cm|mm|inch(?:es)?|")/.test(bracket)
    const { amount, unit } = found.value
    const metric = unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l'
    if (
      metric &&
      (parsed.unit === null || parsed.unit === 'piece' || parsed.unit === 'cup' || parsed.unit === 'tbsp')
    ) {
      const each = /\beach\b/.test(found.rest)
      measured = { amount: each ? amount * (parsed.amount ?? 1) : amount, unit, written: null }
    }
    return false
  })
  return { bracketed: { ...parsed, brackets }, measured }
}

interface Found {
  ingredient: CompiledIngredient | null
  name: string
  /** Words beside the name that say how it is prepared. */
  prepared: readonly string[]
  /** What stood in brackets and after the name and is not used up. */
  rest: readonly string[]
}

/** Tries the name with what stands after it, as it is, and without what is said of it. */
function findIngredient(catalogue: CompiledCatalogue, parsed: ParsedLine): Found {
  const { name, brackets, preparation, counter } = parsed
  const match = (candidate: string): CompiledIngredient | null => {
    const counted = counter === null ? null : matchIngredient(catalogue, `${counter} ${candidate}`)
    const tinned = counter === 'tin' ? counted : null
    const found = counted ?? matchIngredient(catalogue, candidate)
    const fresh = counter === 'tin' && tinned === null && (found?.area === 'produce' || found?.area === 'meat & deli')
    return fresh || (/\bfresh\b/i.test(name) && /\b(?:frozen|tinned|dried|ground)\b/.test(found?.name ?? ''))
      ? null
      : found
  }
  const [next = '', ...others] = [...brackets, ...preparation]
  const beside = next.split(' ')
  const names =
    beside.length <= 3 && wordsOf(next).length > 0 && !beside.some((word) => isPrepared(word) || PARTS.test(word))
  const joined = names ? match(`${next} ${name}`) : null
  if (joined !== null) return { ingredient: joined, name: joined.name, prepared: [], rest: others }
  const rest = [...brackets, ...preparation]
  const whole = match(name)
  if (whole !== null) return { ingredient: whole, name, prepared: [], rest: withoutEchoes(catalogue, whole, rest) }
  const { core, prepared, withQuality } = splitPrepared(name)
  for (const candidate of [withQuality, core]) {
    const ingredient = match(candidate)
    if (ingredient !== null)
      return { ingredient, name: candidate, prepared, rest: withoutEchoes(catalogue, ingredient, rest) }
  }
  return { ingredient: null, name: withQuality || name, prepared, rest }
}

/** `coriander (cilantro)`: what means the same again says nothing. */
function withoutEchoes(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient,
  rest: readonly string[],
): string[] {
  return rest.filter((words) => matchIngredient(catalogue, words) !== ingredient)
}

/** Whether nothing that stands beside the name makes it something else or adds to it: `milk (soy)`, `naan, chutney`. */
function isUntouched(catalogue: CompiledCatalogue, ingredient: CompiledIngredient, rest: readonly string[]): boolean {
  const own = new Set(wordsOf(`${ingredient.name} ${ingredient.kind}`))
  const tells = (word: string): boolean =>
    !own.has(word) && (telltales.has(word) || /.free$/.test(word) || isTelling(catalogue, word))
  return rest.every((words) => {
    if (ALTERNATIVE.test(words)) return true
    if (FURTHER.test(words) || wordsOf(words).some(tells)) return false
    return words.split(/\s+(?:and|&)\s+/).every((part) => {
      const other = matchIngredient(catalogue, splitPrepared(part).core)
      return other === null || other === ingredient
    })
  })
}

/** `2 peppers` are no spice, and which they are is not said. */
function isAnotherPepper({ slug }: CompiledIngredient, { name, unit, written }: ParsedLine): boolean {
  return (
    slug === 'black-pepper' &&
    /\bpeppers?$/i.test(name) &&
    !/ground|black|cracked/i.test(name) &&
    (/peppers$/i.test(name) || (unit === 'piece' && written === null))
  )
}

/** `2 cups cooked rice`: what the catalogue weighs dry, and how much of it that was nobody knows. */
function isSwollen({ area, name }: CompiledIngredient, prepared: readonly string[]): boolean {
  return area === 'pantry' && !/\btinned\b/.test(name) && prepared.some((words) => /\b(?<!un)cooked\b/.test(words))
}

/** Whether a count of the line is a count of the catalogue's pieces. */
function countsAlike(
  ingredient: CompiledIngredient,
  { counter, written, name }: ParsedLine,
  parts: readonly string[],
): boolean {
  const own = new Set(foldText(ingredient.name).split(' ').map(counterOf))
  const countersOf = (text: string): string[] =>
    foldText(text)
      .split(' ')
      .map(counterOf)
      .filter((one) => one !== null && !own.has(one)) as string[]
  const have = new Set([...(counter === null ? [] : [counter]), ...countersOf(name)])
  if (parts.some((part) => !/^(?:yolks?|whites?|juice|zest|rind)$/i.test(part))) return false
  if (ingredient.piece === null) return have.size === 0
  const need = countersOf(ingredient.piece.one)
  if (have.size === 0) return need.every((one) => WHOLES.has(one))
  if (need.length === 0)
    return [...have].every((one) => WHOLES.has(one) || (one === 'piece' && written !== null && !/\d/.test(written)))
  return need.every((one) => have.has(one)) && [...have].every((one) => need.includes(one))
}
