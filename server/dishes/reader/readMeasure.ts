import type { Unit } from '../../catalogue/types'
import { dimensionOf, toBase } from '../../catalogue/units'
import { CONTAINERS, counterOf, readUnit } from './measureWords'
import type { Measures } from './measures'
import { readNumber, readQuantity, type Read } from './quantity'

/** How much, as a line says it. */
export interface Measure {
  readonly amount: number
  /** `piece` for what is counted. */
  readonly unit: Unit
  /** What is counted, when it is not the thing itself, or what holds it: clove, tin, bunch. */
  readonly counter: string | null
  /** The counter as it was written, with a length where it has one: `2.5 cm piece`. */
  readonly written: string | null
}

const ABOUT =
  /^(?:about|approx(?:imately)?\.?|around|roughly|~|up to|at least|circa|ca\.?|heaped|heaping|level|scant|generous|rounded|good)(?![\p{L}])\s*/iu
const SIZE =
  /^(?:extra[- ]large|extra[- ]small|large|lge|medium|med|small|sml|big|fat|thick|thin|heaped|heaping|level|generous|scant|rounded|good|loosely packed|tightly packed|firmly packed|packed|whole|fresh|ripe|mini|thumb-sized|thumb sized|bite-sized|standard)\b[ ,]*/i
const LENGTH =
  /^(\d+(?:[./,]\d+)?(?:\s*-\s*\d+(?:\.\d+)?)?)\s*-?\s*(cm|mm|inch(?:es)?|in\b|")(?:\s*\/\s*\d+(?:[./]\d+)?\s*-?(?:cm|inch(?:es)?|in\b|"))?\s*-?\s*/i

/** Whether a unit means the same everywhere and in every kitchen. */
function isMetric(unit: Unit): boolean {
  return unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l'
}

/** A number with a unit: `400 g`, `1/2 cup`, `15-ounce`, `1 tbsp + 1 tsp`, `250 g/9 oz`. */
export function readWithUnit(text: string, measures: Measures = 'AU'): Read<Measure> | null {
  const start = text.replace(ABOUT, '')
  const quantity = readQuantity(start)
  if (quantity === null) return null
  const sized = quantity.rest
    .replace(/^-\s*(?=\p{L})/u, '')
    .replace(/^(?:heaped|heaping|level|generous|scant|rounded|good|big|large|small|full)\s+/i, '')
  const unit = readUnit(sized, measures)
  if (unit === null) return null
  // `200g - 250g`: the upper end, as in every range.
  const upper = /^(?:-|to\b)\s*(?=\d)/i.exec(unit.rest)
  const second = upper ? readWithUnit(unit.rest.slice(upper[0].length), measures) : null
  if (second && second.value.unit !== 'piece') return second
  return { value: inUnit(quantity.value, unit), rest: unit.rest }
}

/** Converted measures are whole from 10 up: nobody weighs 226.8 g. */
function inUnit(quantity: number, { unit, factor }: { unit: Unit; factor: number }): Measure {
  const exact = quantity * factor
  const isExact = factor === 1 || !isMetric(unit)
  const amount = isExact ? exact : exact >= 10 ? Math.round(exact) : Math.round(exact * 10) / 10
  return { amount, unit, counter: null, written: null }
}

/** The measure in brackets or after a slash at the start of a text; `each` when it says that it is one's. */
function readAside(text: string, measures: Measures): (Read<Measure> & { each: boolean; total: boolean }) | null {
  const bracket = /^\(([^()]{1,60})\)\s*/.exec(text)
  const inside = bracket?.[1]?.trim() ?? ''
  if (bracket) {
    const measure = readWithUnit(inside, measures)
    const tail = measure?.rest.trim().toLowerCase() ?? ''
    const alternative = /^[/,;|]|^or\b/.test(tail)
    if (
      measure === null ||
      (tail !== '' &&
        !alternative &&
        !/^(?:each|total|in total|in weight|net|drained|tins?|cans?|jars?|packets?|packs?)\b/.test(tail))
    )
      return null
    return {
      value: measure.value,
      rest: text.slice(bracket[0].length),
      each: /^each\b/.test(tail),
      total: tail.includes('total'),
    }
  }
  const slash = /^[/|]\s*/.exec(text)
  const measure = slash ? readWithUnit(text.slice(slash[0].length), measures) : null
  return measure ? { ...measure, each: false, total: true } : null
}

/** `+ 1 tsp`, `plus 2 tablespoons`, `and 1 tsp`: added in the first one's unit. */
function addFurther(first: Read<Measure>, measures: Measures): Read<Measure> {
  let { value, rest } = first
  for (let more = 0; more < 3; more += 1) {
    const joint = /^(?:\+|&|plus\b|and\b|,\s*plus\b)\s*/i.exec(rest)
    const next = joint ? readWithUnit(rest.slice(joint[0].length), measures) : null
    if (next === null || value.unit === 'piece' || dimensionOf(next.value.unit) !== dimensionOf(value.unit)) break
    const sum = toBase(value.amount, value.unit) + toBase(next.value.amount, next.value.unit)
    value = { ...value, amount: sum / toBase(1, value.unit) }
    rest = next.rest
  }
  return { value, rest }
}

/** A counter at the start of a text, with sizes before it: `large handful`, `5 cm piece`, `tin`. */
export function readCounter(text: string): Read<{ counter: string; written: string }> | null {
  let rest = text
  let sizes = ''
  const length = LENGTH.exec(rest)
  if (length) {
    sizes = `${inCentimetres(length[1] ?? '', length[2] ?? '')} `
    rest = rest.slice(length[0].length)
  }
  for (let size = SIZE.exec(rest); size; size = SIZE.exec(rest)) rest = rest.slice(size[0].length)
  const written = /^\p{L}+/u.exec(rest)?.[0] ?? ''
  const counter = counterOf(written)
  if (counter === null) return null
  const after = rest.slice(written.length).replace(/^\.?(?:\s+of\b)?\s*/i, '')
  return { value: { counter, written: `${sizes}${written}` }, rest: after }
}

function inCentimetres(number: string, unit: string): string {
  const read = readNumber(number.replace(/^.*-\s*/, ''))
  if (read === null || /^(?:cm|mm)$/i.test(unit)) return `${number} ${unit.toLowerCase()}`
  return `${Math.round(read.value * 25.4) / 10} cm`
}

/**
 * The measure at the start of a line. Rules: of a range the upper end; a metric measure in brackets or after a slash wins
 * over spoons, cups, ounces and pieces, since it means the same everywhere; a weight with a tin or packet is one's and is
 * multiplied; imperial becomes metric.
 */
export function readMeasure(line: string, measures: Measures = 'AU'): Read<Measure> | null {
  const text = line.replace(ABOUT, '')
  const withUnit = readWithUnit(text, measures)
  if (withUnit) return finishUnit(withUnit, measures)
  const bare =
    /^(?:an? )?(?:(?:good|big|large|small|generous) )?(?:(pinch)(?:es)?|(handful|bunch|sprig|(?:thumb[- ]sized )?piece|thumb)s?) (?:of )?/i.exec(
      text,
    )
  if (bare) {
    const written = bare[2]?.toLowerCase() ?? null
    const counter = written === null ? null : written.replace(/^.* /, '')
    const value: Measure = { amount: 1, unit: counter === null ? 'pinch' : 'piece', counter, written }
    return { value, rest: text.slice(bare[0].length) }
  }
  const long = LENGTH.test(text) ? readCounter(text) : null
  if (long && long.rest !== '') return { value: { amount: 1, unit: 'piece', ...long.value }, rest: long.rest }
  const quantity = readQuantity(text)
  return quantity && finishCount(quantity.value, quantity.rest, measures)
}

/** After a measure with a unit: what is added, what it is in brackets, and the tin around it. */
function finishUnit(first: Read<Measure>, measures: Measures): Read<Measure> {
  const summed = addFurther(first, measures)
  const aside = readAside(summed.rest, measures)
  let measure = summed.value
  let rest = summed.rest
  if (aside) {
    if (!isMetric(measure.unit) && isMetric(aside.value.unit)) measure = aside.value
    rest = aside.rest
  }
  const container = isMetric(measure.unit) ? readCounter(rest) : null
  if (container && CONTAINERS.has(container.value.counter) && container.rest !== '') {
    rest = container.rest
    measure = { ...measure, counter: container.value.counter }
  }
  return { value: measure, rest: rest.replace(/^(?:of|each)\b\s*(?!and)/i, '') }
}

/** After a bare number: `x 400 g tins`, `(400 g) tins`, `400 g tins`, `cloves`, or the thing itself. */
function finishCount(amount: number, text: string, measures: Measures): Read<Measure> {
  const times = text.replace(/^x\s+|^x(?=\d)/i, '')
  const multiple = readWithUnit(times, measures)
  if (multiple && times !== text) return afterContents(scaled(multiple, amount), measures)
  if (multiple) {
    const container = readCounter(multiple.rest)
    if (container && CONTAINERS.has(container.value.counter)) return afterContents(scaled(multiple, amount), measures)
  }
  const inner = readAside(times, measures)
  if (inner) return afterContents(inner.total ? inner : scaled(inner, amount), measures)
  const unsized = times.replace(/^\((?=[^()]*(?:cm|inch|"))[^()]*\)\s*/, '')
  const counted = readCounter(unsized)
  if (
    counted === null ||
    counted.rest === '' ||
    (/^[,(-]/.test(counted.rest) === true && !counted.rest.startsWith('('))
  ) {
    return { value: { amount, unit: 'piece', counter: null, written: null }, rest: unsized }
  }
  const { counter, written } = counted.value
  const contents = readAside(counted.rest, measures)
  if (contents && isMetric(contents.value.unit)) {
    // More than a kilo in two tins is what both hold.
    const total = contents.total || (!contents.each && contents.value.amount > 500 && contents.value.unit !== 'kg')
    const held = total ? contents.value : scaled(contents, amount).value
    return { value: { ...held, counter }, rest: contents.rest.replace(/^of\b\s*/i, '') }
  }
  return { value: { amount, unit: 'piece', counter, written }, rest: counted.rest }
}

function scaled({ value, rest }: Read<Measure>, times: number): Read<Measure> {
  return { value: { ...value, amount: value.amount * times }, rest }
}

/** Takes the tin away from around its contents, which are known. */
function afterContents({ value, rest }: Read<Measure>, measures: Measures): Read<Measure> {
  const aside = readAside(rest, measures)
  const plain = (aside ? aside.rest : rest).replace(/^(?:each|of)\b\s*/i, '')
  const container = readCounter(plain)
  if (container === null || container.rest === '') return { value, rest: plain }
  return { value: { ...value, counter: container.value.counter }, rest: container.rest }
}
