import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import type { Unit } from '../../catalogue/types'
import { isAlternative, isListOfKinds, isOneUsed, readAlternatives } from './alternatives'
import { byMeasure } from './byMeasure'
import { findIngredient, type Found } from './findIngredient'
import { countsAlike, isSwollen, PARTS } from './isMeasuredAlike'
import { LONGEST_LINE } from './lineText'
import { isAnotherFood } from './homonyms'
import { counterOf } from './measureWords'
import type { Measures } from './measures'
import { isTelling, matchIngredient } from './matchIngredient'
import { mentionedIngredients } from './mentionedIngredients'
import { wordsOf } from './nameWords'
import { parseIngredientLine, type ParsedLine } from './parseIngredientLine'
import { isPrepared, splitPrepared } from './splitPrepared'
import { namedFacts } from './namedFacts'
import { TELLTALES } from './preparationWords'
import { readMeasure } from './readMeasure'
import { readWithUnit } from './readWithUnit'
import { soakedIn } from './soakedIn'
import { wholeName } from './wholeName'

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
  /** What the line calls it. */
  readonly name: string
  readonly preparation: string | null
  readonly optional: boolean
}

/** Whether words beside the name say that it is fresh: it is cut, or has leaves. */
const isDone = (words: string): boolean =>
  words.split(' ').some((word) => isPrepared(word) || /^(?:leaves|fresh|sprigs?|stalks?)$/i.test(word))
const isChoice = (catalogue: CompiledCatalogue, words: string, name: string): boolean =>
  isAlternative(words) ||
  isListOfKinds(catalogue, words) ||
  isOneUsed(words, name) ||
  (OR.test(words) && !PURPOSE.test(words) && mentionedIngredients(catalogue, words).length > 0)
const OR = /\bor\b/i
const ownWords = (ingredient: CompiledIngredient | null): ReadonlySet<string> =>
  new Set(ingredient === null ? [] : wordsOf(`${ingredient.name} ${ingredient.kind}`))
/** `eggs (yolks and whites separated)` */
const PARTED_EGG =
  /^(?:large, )?(?:egg )?(?:yolks?|whites?) (?:and|&) (?:egg )?(?:yolks?|whites?) (?:are )?separated$|^from the (?:egg )?(?:yolks?|whites?)(?: above)?$/i
/** `a few cloves`: how much of it. */
const isSomeOf = (words: string): boolean => counterOf(SOME_OF.exec(words)?.[1] ?? '') !== null
const SOME_OF = /^(?:an? few|few|some|several|plenty of|lots of|more) (\p{L}+)$/iu
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
  /^(?:see |not |for [\w-]+[- ]free,? see |any kind |omit |skip |(?:about )?[\d./ ]+sticks?(?: plus [\d./ ]+ ?(?:tablespoons?|tbsp\.?|teaspoons?))?$|start with |if (?:the |your )?[\w-]+(?: [\w-]+)? (?:is|are) |note|notes|\*|link|(?:\d+[ -])?(?:ounce|oz|inch) size|(?:at least |minimum )?\d+\s?(?:%|per ?cent\b))/i
/** What it is used for: other food that is named there has its own line. */
const PURPOSE =
  /^(?:(?:plus (?:extra|more|some|a little) )?for\b|to (?!\d)) ?(?!.*\b(?:with|use|using|instead|substitute|swap|vegan|vegetarian|option|version)\b|.*free\b)/i
/** Another kind for those who need it; what is named is still the ordinary one: `(gluten-free if needed)`. */
const IF_NEEDED =
  /^(?:use )?(?:certified )?[\w-]+[- ]free(?: version| variety| brand)?,? if (?:needed|necessary|preferred|desired|required|you (?:need|prefer|like)[^,]*)$/i
/** A further ingredient, measured in the words that say how this one is prepared. */
const FURTHER = /\b(?:with|and|plus|in|into)\b.*\d\s*(?:g|kg|ml|l|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|pinch)\b/i
/** How much of it: no sweet sprinkles. */
const A_LITTLE = /^an? (?:sprinkle|pinch|dash|drizzle)$/i
/** Water that it is mixed with changes nothing: `1 egg, beaten with 1 tbsp water`. */
const IN_WATER =
  /\b(?:with|and|plus|in|into) (?:about )?[\d/. -]{1,8}\s?(?:g|ml|l|tsp|tbsp|teaspoons?|tablespoons?|tbs|cups?|oz)\.? (?:of )?(?:cold |warm |hot |boiling |lukewarm |tap |ice )*water\b/gi
/** How it is cut and what of itself is taken away: `thinly sliced against the grain`, `neck and giblets removed`. */
const OF_ITSELF =
  /\b(?:against|across|with) the grain\b|\b(?:bones?|necks?|(?:(?:necks?|any) (?:and )?)?giblets?) (?:are )?(?:removed|trimmed|discarded|cut off|off)\b/gi
const OF_BREAD = /\bcrusts? (?:are )?(?:removed|trimmed|discarded|cut off|off)\b/gi
const telltales = new Set([...TELLTALES].flatMap(wordsOf))
const IN_PARTS: ReadonlySet<string> = new Set(['lemon', 'lime', 'orange', 'egg'])

/**
 * Reads an ingredient line in a country's measures, in whose English its names are, or in one of several. What is not
 * surely one ingredient of the catalogue is matched with none.
 */
export function readIngredientLine(
  catalogue: CompiledCatalogue,
  text: string,
  measures: Measures = 'AU',
  english: readonly Measures[] = [measures],
): ReadLine {
  const parsed = wholeName(parseIngredientLine(text, measures))
  const { bracketed, measured } = withMeasuredBrackets(parsed, measures)
  const found = findIngredient(catalogue, bracketed)
  const alternatives = readAlternatives(
    catalogue,
    [
      ...(found.choices ?? []),
      ...found.rest.filter((words) => isChoice(catalogue, words, found.name)),
      ...[...found.prepared, ...found.rest].flatMap((words) => soakedIn(words) ?? []).map((liquid) => `or ${liquid}`),
    ],
    { own: ownWords(found.ingredient), beside: found.name, held: found.ingredient?.mask ?? 0 },
  )
  const mayHold = [...alternatives.ingredients, ...mashedWith(catalogue, text)]
  const ingredient =
    found.ingredient !== null &&
    alternatives.understood &&
    text.length <= LONGEST_LINE &&
    !CUT_OFF.test(text) &&
    !isAnotherFood(found.name, parsed.written, english) &&
    isUntouched(catalogue, found.ingredient, found) &&
    holdsAll(catalogue, [found.ingredient, ...mayHold], found)
      ? byMeasure(catalogue, found.ingredient, parsed, [
          ...found.prepared,
          ...found.rest.filter((words) => isDone(words)),
        ])
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
    alternatives: mayHold.filter((other) => other !== ingredient),
    name: found.name === '' ? text.trim().slice(0, 120) : withoutGround(parsed, found.name),
    preparation: preparation.length === 0 ? null : [...new Set(preparation)].join(', '),
    optional: parsed.optional,
  }
}

/** The other choices and the examples of a line: `butter or margarine`, `vegetable oil, such as peanut`. */
export function alternativesOf(catalogue: CompiledCatalogue, text: string): readonly CompiledIngredient[] {
  return MAY_OFFER.test(text) || MASH.test(text) || soakedIn(text) !== null
    ? readIngredientLine(catalogue, text).alternatives
    : []
}

function mashedWith({ ingredientBySlug }: CompiledCatalogue, text: string): CompiledIngredient[] {
  return MASH.test(text) ? ['butter', 'milk'].flatMap((slug) => ingredientBySlug.get(slug) ?? []) : []
}

/** Freshly ground pepper is pepper. */
function withoutGround({ name }: ParsedLine, shown: string): string {
  const ground = /\b(?:fresh(?:ly)?|finely|coarsely)[ -](?:ground|milled|cracked) /i
  return ground.test(name) ? shown.replace(/\b(?:fresh(?:ly)?[ -])?(?:ground|milled|cracked) /i, '') : shown
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

/** Whether nothing that is beside the name makes it something else or adds to it: `milk (soy)`, `naan, chutney`. */
function isUntouched(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient,
  { name, rest }: Pick<Found, 'name' | 'rest'>,
): boolean {
  const own = ownWords(ingredient)
  const tells = (word: string): boolean =>
    !own.has(word) && (telltales.has(word) || /.free$/.test(word) || isTelling(catalogue, word))
  return rest.every((said) => {
    const words = said
      .replace(IN_WATER, '')
      .replace(OF_ITSELF, '')
      .replace(ingredient.kind === 'bread' ? OF_BREAD : '', '')
      .trim()
    if (
      A_LITTLE.test(words) ||
      IF_NEEDED.test(words) ||
      isChoice(catalogue, words, name) ||
      soakedIn(said) !== null ||
      PARTED_EGG.test(words) ||
      isSomeOf(words) ||
      (PURPOSE.test(words) && !FURTHER.test(words))
    )
      return true
    if (FURTHER.test(words) || wordsOf(words).some(tells)) return false
    return words.split(/\s+(?:and|&)\s+/).every((part) => {
      if (
        splitPrepared(part)
          .core.split(' ')
          .every((word) => counterOf(word) !== null)
      )
        return true
      const other = matchIngredient(catalogue, splitPrepared(readMeasure(part)?.rest ?? part).core)
      return other === null || other === ingredient
    })
  })
}

/** Whether everything next to the name is held: `roasted in goose fat`, `buttered` (docs/product.md DISH-27). */
function holdsAll(
  catalogue: CompiledCatalogue,
  held: readonly CompiledIngredient[],
  { prepared, rest }: Pick<Found, 'prepared' | 'rest'>,
): boolean {
  const facts = held.reduce((mask, { mask: more }) => mask | more, 0)
  const besides = rest.filter((words) => !IF_NEEDED.test(words) && (!PURPOSE.test(words) || FURTHER.test(words)))
  return [...prepared, ...besides].every((words) => (namedFacts(catalogue, words) & ~facts) === 0)
}
