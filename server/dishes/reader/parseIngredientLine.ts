import type { Unit } from '../../catalogue/types'
import { plainLine } from './lineText'
import { counterOf, readUnit, VAGUE } from './measureWords'
import type { Measures } from './measures'
import { joinList } from './joinList'
import { TAIL } from './preparationWords'
import { readCounter, withoutSizes } from './readCounter'
import { readMeasure } from './readMeasure'
import type { Read } from './quantity'
import { readWithUnit } from './readWithUnit'
import { withoutBrand } from './withoutBrand'

/** An ingredient line taken apart, as it is written and not yet held against any catalogue. */
export interface ParsedLine {
  /** null: the line names no amount that can be measured. */
  readonly amount: number | null
  readonly unit: Unit | null
  /** What is counted, when it is not the thing itself: clove, tin, bunch. */
  readonly counter: string | null
  /** The counter as it was written. */
  readonly written: string | null
  /** What it is, with whatever stood before it: `finely chopped red onion`. */
  readonly name: string
  /** Makers' names, which are no part of `name`. */
  readonly makers: readonly string[]
  /** What stood in brackets beside the name. */
  readonly brackets: readonly string[]
  /** What stood after the name. */
  readonly preparation: readonly string[]
  readonly optional: boolean
}

type Amounts = Pick<ParsedLine, 'amount' | 'unit' | 'counter' | 'written'>

const NONE: Amounts = { amount: null, unit: null, counter: null, written: null }
const OPTIONAL = /[,;]?\s*[([]\s*optional\s*[)\]]:?|^\*?optional(?:ly)?\*?,\s*|[,;]?\s*\boptional(?:ly)?\b:?/gi
const PART =
  /^(?:the )?((?:finely |freshly |coarsely |strained )?(?:grated |squeezed )?(?:juice|zest|rind|peel|leaves|seeds|pulp|flesh|kernels(?: cut)?)(?:\s*(?:and|&|\+)\s*(?:finely )?(?:grated |julienned )?(?:juice|zest|rind|pulp))?)\s+(?:(?:of|from)\s+(?=[\d.\p{L}])|(?=\d|(?:an?|one|two|three|four|half)\s))/iu
const SOME =
  /^(?:an? few|few|some|several|an? (?:little|tiny|small) bit of|an? little|an? bit of|plenty of|extra(?! virgin| large| small| firm| fine| thick)|lots of|more)\s+/i
/** `Garnish: orange twist`, `To serve: lime wedges`. */
const HEADING =
  /^(?:optional |for )?(?:the )?(?:garnish(?:es)?|toppings?|dressing|sauce|filling|accompaniments?|glaze|icing|frosting|marinade|decoration|add-?ins|mix-?ins|extras|(?:top|garnish|serve|finish|sprinkle|dust|brush|drizzle) with)[^:]{0,20}:\s*|^(?:to|for) [a-z][a-z ]{2,24}:\s*/i
/** `2 tsp ground ginger 10 mL`, `1/2 cup chocolate chips/82 grams`: the same again in metric. */
const METRIC_END = /(?:\s+|\s*\/\s*)(\d[\d./ ]{0,8}\s?(?:ml|gr?|kg|l|cl|grams?|millilit(?:re|er)s?))$/i
/** An American stick of butter, in g. */
const STICK = 113
const STICKS = /^sticks?$/i

/** Takes an ingredient line apart. Whatever the text, it answers, in time that its length bounds. */
export function parseIngredientLine(text: string, measures: Measures = 'AU'): ParsedLine {
  const { line: unbranded, makers } = withoutBrand(text)
  const plain = plainLine(unbranded)
  const optional = /\boptional/i.test(plain)
  const line = plain.replace(OPTIONAL, ' ').replace(/\s+/g, ' ').trim()
  const heading = HEADING.exec(line)?.[0] ?? ''
  const headed = line.slice(heading.length)
  const part = PART.exec(headed)
  const start = part ? headed.slice(part[0].length).replace(/^the /i, '') : headed
  const { value, rest, said } = readAmounts(start, measures)
  const { name, brackets, preparation } = splitName(value.amount === null ? rest : rest.replace(METRIC_END, ' ($1)'))
  // Corn off the ear is sold frozen; that of an ear is cut from it.
  const taken = part?.[1]?.toLowerCase().replace(/^kernels$/, '$& only') ?? ''
  const before = [taken, said, tidy(heading).toLowerCase()].filter((words) => words !== '')
  return { ...inSticks(value, rest), name, makers, brackets, preparation: [...before, ...preparation], optional }
}

/** Butter is counted in sticks that all weigh the same; celery is not. */
function inSticks(value: Amounts, name: string): Amounts {
  if (value.amount === null || !STICKS.test(value.written ?? '') || !/\b(?:butter|margarine)\b/i.test(name))
    return value
  return { ...value, amount: value.amount * STICK, unit: 'g', written: null }
}

/** The amount before or after the name, or what is said instead of one. */
function readAmounts(line: string, measures: Measures): Read<Amounts> & { said: string } {
  const vague = VAGUE.exec(line)
  if (vague)
    return { value: NONE, rest: line.slice(vague[0].length), said: vague[0].trim().toLowerCase().replace(/ of$/, '') }
  const some = SOME.exec(line)
  if (some) {
    const counted = readCounter(line.slice(some[0].length))
    const words = `${some[0].trim()} ${counted?.value.written ?? ''}`.trim().toLowerCase()
    if (counted && counted.rest !== '') return { value: NONE, rest: counted.rest, said: words }
    const unit = readUnit(line.slice(some[0].length), measures)
    if (unit && unit.rest !== '') return { value: NONE, rest: unit.rest.replace(/^of /i, ''), said: words }
    return { value: NONE, rest: line.slice(some[0].length), said: words === 'extra' ? words : '' }
  }
  const leading = SHARE.test(line) ? null : readMeasure(line, measures)
  if (leading && leading.rest !== '') return withMore(leading, measures)
  return readTrailing(line, measures) ?? { value: NONE, rest: line, said: '' }
}

/** `60% chocolate, 1 cup`: how much of it is cocoa is no amount. */
const SHARE = /^\d{1,3} ?%/

/** A weight or volume in a bracket, which is that of all: `1 cup minus 2 tablespoons (180 grams) sugar`. */
const IN_ALL = /\((?:about )?[\d./ ]+ ?(?:g|gr|grams?|kg|ml|l|oz|ounces?)\b/i

/** `1 stick plus 2 tablespoons butter`: what is added to the amount or taken off is said beside the name, for moreOfIt.ts. */
function withMore({ value, rest }: Read<Amounts>, measures: Measures): Read<Amounts> & { said: string } {
  const joint = /^(?:plus|minus|less) (?=\d)/i.exec(rest)
  const more = joint && readWithUnit(rest.slice(joint[0].length), measures)
  if (!more || more.rest === '') return { value, rest, said: '' }
  const isStick = STICKS.test(value.written ?? '')
  const isMeasured = (isStick || value.unit === 'cup' || value.unit === 'tbsp') && IN_ALL.test(rest)
  const said = isMeasured ? '' : rest.slice(0, rest.length - more.rest.length).trim()
  const counted = isMeasured && isStick ? { ...value, written: null } : value
  return { value: counted, rest: more.rest.replace(/^of /i, ''), said }
}

/** `brownies, cut into 1-inch cubes`: what follows says how large its pieces are. */
const OF_PIECES = /\b(?:into|in|to|by)$/i

/** `Plain flour - 200 g`, `garlic, 2 cloves, crushed`, `eggs (2)`. */
function readTrailing(line: string, measures: Measures): (Read<Amounts> & { said: string }) | null {
  const at = /(?<=\p{L}\)?)(?:\s*[:,(-]\s*|\s+x\s*|\s+)(?=(?:about |approx\.? )?[\d.])/iu.exec(line)
  if (at === null || at.index === 0) return null
  const bracket = at[0].includes('(')
  const close = bracket ? line.indexOf(')', at.index) : -1
  const start = at.index + at[0].length
  const tail = bracket && close > 0 ? line.slice(start, close) : line.slice(start)
  const after = bracket && close > 0 ? line.slice(close + 1) : ''
  const measured = readMeasure(tail, measures)
  if (measured === null) return null
  const sized = withoutSizes(measured.rest)
  const isParted = /,\s*$/.test(measured.rest.slice(0, measured.rest.length - sized.length))
  const measure = { ...measured, rest: isParted ? `, ${sized}` : sized }
  const name = line.slice(0, at.index)
  if (OF_PIECES.test(name)) return null
  const word = /^\p{L}+/u.exec(measure.rest)?.[0] ?? ''
  const counter = word === '' ? null : counterOf(word)
  const rest = counter === null ? measure.rest : measure.rest.slice(word.length)
  if (rest !== '' && !/^\s*[,(]/.test(rest)) return null
  const value = counter === null ? measure.value : { ...measure.value, counter, written: word }
  return { value, rest: `${name}${rest}${after}`, said: '' }
}

/** The name, what stands in brackets beside it, and what stands after it. */
function splitName(rest: string): Pick<ParsedLine, 'name' | 'brackets' | 'preparation'> {
  const brackets: string[] = []
  const open = rest
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, (_whole, inside: string) => {
      brackets.push(
        ...inside
          .split(/\s*;\s*/)
          .map(tidy)
          .filter((said) => said !== ''),
      )
      return ' '
    })
    .replace(/[()[\]]/g, ' ')
  const [head = '', ...others] = joinList(
    open.split(/\s*[,;]\s+|\s*[,;]$|\s+-\s+|\s*:\s+|(?<=\p{L}{4})\.\s+(?=\p{Lu})/u).map(tidy),
  )
  const tail = TAIL.exec(head)
  const name = tail ? head.slice(0, tail.index) : head
  const after = tail ? [tidy(head.slice(tail.index))] : []
  return {
    name: tidy(name)
      .replace(/^(?:each|units?)\s+(?=\p{L})/iu, '')
      .replace(/^or (?:bottles?|tins?|cans?|jars?|packages?) (?:of )?(?=\p{L})/iu, '')
      .replace(/^of (?:the )?/i, '')
      .replace(/ and$/i, ''),
    brackets,
    preparation: [...after, ...others].filter((words) => words !== ''),
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s,;:*-]+|[\s,;:*-]+$/g, '')
}
