import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS } from '../../catalogue/facts'
import type { Unit } from '../../catalogue/types'
import { readAlternatives } from './alternatives'
import { addedBeside, isChoice, ownWords, tellingBeside } from './besideName'
import { byMeasure } from './byMeasure'
import { findIngredient } from './findIngredient'
import { countsAlike, isSwollen, PARTS } from './isMeasuredAlike'
import { LONGEST_LINE } from './lineText'
import { heldBeside, mayNameBeside } from './heldBeside'
import { meantInEvery } from './homonyms'
import type { Measures } from './measures'
import { withMoreOfIt } from './moreOfIt'
import { parseIngredientLine, type ParsedLine } from './parseIngredientLine'
import { isPrepared } from './splitPrepared'
import { readWithUnit } from './readWithUnit'
import { sameNamed } from './saysSame'
import { soakedIn } from './soakedIn'
import { wholeName } from './wholeName'
import { writtenName } from './writtenName'

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
  /** What it may hold besides: choices and examples (`butter or margarine`), what it is soaked in, butter and milk in mash. */
  readonly alternatives: readonly CompiledIngredient[]
  /** Words that are no part of its name and may make it another food, or add to it: `soy` of `milk (soy)`. */
  readonly beside: readonly string[]
  /** What the line calls it. */
  readonly name: string
  readonly preparation: string | null
  readonly optional: boolean
}

/** Whether words beside the name say that it is fresh: it is cut, or has leaves. */
const isDone = (words: string): boolean =>
  words.split(' ').some((word) => isPrepared(word) || /^(?:leaves|fresh|sprigs?|stalks?)$/i.test(word))
/** What was mashed before may have butter and milk in it. */
const MASH =
  /\bmash\b|\b(?:left[- ]?over|creamy|buttery|instant|prepared|ready[- ]?made)\b.*\bmashed\b|\bmashed\b.*\bleft[- ]?over\b/i
/** Lines without these words offer no choice. */
const MAY_OFFER =
  /\b(?:or|oder|used?|using|love|prefer|recommend|can|may|could|sub|substitute|swap|instead|works?|such as|like|preferably|ideally|especially|e\.?g|i\.?e|for example|for instance)\b/i
/** What belongs to a longer line is never matched: what is said of it stands elsewhere. */
const CUT_OFF = /^\s*…|…\s*$/
/** What it is not and when it is left out names nothing that the line holds (docs/product.md DISH-19). */
const NOTE =
  /^(?:see |(?:(?:these|they|it|this|which|both) (?:are|is) )?(?:usually |widely |now |also )?available (?:in|from|at|online)\b(?!.*\b(?:use|substitut\w*|alternativ\w*)\b)|(?:do not|don't) (?:use|substitute|include) (?!.*(?:\b(?:but|instead)\b|[,;]))|(?:mentioned|linked|listed) (?:above|below)|not |for [\w-]+[- ]free,? see |any kind |omit |skip |check |remove |(?:about )?[\d./ ]+sticks?(?: plus [\d./ ]+ ?(?:tablespoons?|tbsp\.?|teaspoons?))?$|start with |if (?:the |your )?[\w-]+(?: [\w-]+)? (?:is|are) |note|notes|\*|link|(?:\d+[ -])?(?:ounce|oz|inch) size|(?:at least |minimum )?\d+\s?(?:%|per ?cent\b))/i
const IN_PARTS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'egg'])

/**
 * Reads an ingredient line in a country's measures, in whose English its names are, or in one of several. What is not
 * surely one ingredient of the catalogue is matched with none. @param said the ingredient that a person says it is.
 */
export function readIngredientLine(
  catalogue: CompiledCatalogue,
  text: string,
  measures: Measures = 'AU',
  english: readonly Measures[] = [measures],
  said: CompiledIngredient | null = null,
): ReadLine {
  const parsed = wholeName(parseIngredientLine(text, measures))
  const { bracketed, measured } = withMeasuredBrackets(parsed, measures)
  const named = findIngredient(catalogue, bracketed)
  const more = withMoreOfIt(said ?? named.ingredient, measured, named.rest, measures)
  const found = { ...named, rest: more.rest }
  const alternatives = readAlternatives(
    catalogue,
    [
      ...(found.choices ?? []),
      ...found.rest.filter((words) => isChoice(catalogue, words, found.name)),
      ...sameNamed(catalogue, found).map((name) => `or ${name}`),
      ...[...found.prepared, ...found.rest].flatMap((words) => soakedIn(words) ?? []).map((liquid) => `or ${liquid}`),
    ],
    { own: ownWords(found.ingredient), beside: found.name, held: found.ingredient?.mask ?? NO_FACTS },
  )
  const offered = [...alternatives.ingredients, ...mashedWith(catalogue, text)]
  const held = found.ingredient === null ? offered : [found.ingredient, ...offered]
  const mayHold = [...new Set([...offered, ...heldBeside(catalogue, held, found)])]
  const isWhole = alternatives.understood && text.length <= LONGEST_LINE && !CUT_OFF.test(text)
  const meant = meantInEvery(catalogue, found, parsed.written, english)
  const read =
    meant !== null &&
    isWhole &&
    tellingBeside(catalogue, meant, found).length === 0 &&
    addedBeside(catalogue, [meant, ...mayHold], found).length === 0
      ? byMeasure(catalogue, meant, parsed, [...found.prepared, ...found.rest.filter((words) => isDone(words))])
      : null
  const ingredient = said ?? read
  const parts =
    ingredient !== null && IN_PARTS.has(ingredient.slug)
      ? bracketed.name.split(' ').filter((word) => PARTS.test(word))
      : []
  const preparation = [...parts.map((part) => part.toLowerCase()), ...found.prepared, ...found.rest].filter(
    (words) => words !== '',
  )
  const { unit, written } = measured
  return {
    amount: more.amount,
    unit,
    written,
    measurable:
      ingredient === null ||
      (unit === 'piece' ? countsAlike(ingredient, bracketed, parts) : !isSwollen(ingredient, found.prepared)),
    ingredient,
    alternatives: mayHold.filter((other) => other !== ingredient),
    beside: isWhole
      ? [...new Set([...tellingBeside(catalogue, null, found), ...addedBeside(catalogue, mayHold, found)])]
      : [text],
    name:
      found.name === ''
        ? text.trim().slice(0, 120)
        : writtenName(text, parsed, withoutGround(parsed, found.written ?? found.name)),
    preparation: preparation.length === 0 ? null : [...new Set(preparation)].join(', '),
    optional: parsed.optional,
  }
}

/** What a line may hold besides: choices and examples (`butter or margarine`), and what is named beside (`with garlic`). */
export function alternativesOf(catalogue: CompiledCatalogue, text: string): readonly CompiledIngredient[] {
  return MAY_OFFER.test(text) || MASH.test(text) || soakedIn(text) !== null || mayNameBeside(catalogue, text)
    ? readIngredientLine(catalogue, text).alternatives
    : []
}

function mashedWith({ ingredientBySlug }: CompiledCatalogue, text: string): CompiledIngredient[] {
  return MASH.test(text) ? ['butter', 'milk'].flatMap((slug) => ingredientBySlug.get(slug) ?? []) : []
}

/** Freshly ground pepper is pepper. */
function withoutGround({ name }: ParsedLine, shown: string): string {
  const ground = /\b(?:fresh(?:ly)?|finely|coarse(?:ly)?)[ -](?:ground|milled|cracked) /i
  const plain = shown.replace(/\b(?:cracked|coarse) (?=(?:\p{L}+ )?pepper(?:corns)?\b)/giu, '')
  return ground.test(name) ? plain.replace(/\b(?:(?:fresh(?:ly)?|coarse)[ -])?(?:ground|milled|cracked) /i, '') : plain
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
