import { dimensionOf, toBase } from '../../catalogue/units'
import { CONTAINERS, counterOf, readUnit } from './measureWords'
import type { Measures } from './measures'
import { readQuantity, type Read } from './quantity'
import { readCounter, readLength, withoutSizes, type Counter } from './readCounter'
import { ABOUT, isMetric, readWithUnit, upperEnd, type Measure } from './readWithUnit'

/** What is measured in cups and spoons after it has been cut: `2 cups thin strips red pepper`. */
const SHAPES: ReadonlySet<string> = new Set(['piece', 'strip', 'slice', 'cube', 'chunk', 'wedge'])
/** `3 large or 4 medium eggs`, `1 small or 1/2 large onion`: the first of the two is taken. */
const OR_SO_MANY =
  /^(?:extra[- ]|very )?(?:large|lg|medium|small|big)(?:-sized?)?\s+or\s+(?:\d{1,2}|(?:\d{1,2} )?\d\/\d)\s+(?=(?:extra[- ])?(?:large|medium|small|big)\b)/i

/** The measure in brackets or after a slash at the start of a text; `each` when it says that it is one's. */
function readAside(text: string, measures: Measures): (Read<Measure> & { each: boolean; total: boolean }) | null {
  const bracket = /^\(([^()]{1,60})\)\s*/.exec(text)
  const inside = bracket?.[1]?.trim() ?? ''
  if (bracket) {
    const measure = readWithUnit(inside, measures)
    const tail = measure?.rest.trim().toLowerCase() ?? ''
    const alternative = /^[/,;|]|^or\b|^\d/.test(tail)
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
  return readSlash(text, measures)
}

/** `1 cup/228 grams`: the last of the measures that say the same. */
function readSlash(text: string, measures: Measures): (Read<Measure> & { each: boolean; total: boolean }) | null {
  const slash = /^[/|]\s*/.exec(text)
  const measure = slash ? readWithUnit(text.slice(slash[0].length), measures) : null
  if (measure === null) return null
  // `1 envelope/1/4 ounce/7 grams gelatine`
  return readSlash(measure.rest, measures) ?? { ...measure, each: false, total: true }
}

/** `1/2 cup (1 stick)`: the same again. */
const STICKS = /^\((?:about )?[\d./ -]{1,12}sticks?\)\s*/i

/** `+ 1 tsp`, `plus 2 tablespoons`, `and 1 tsp`: added in the first one's unit. */
function addFurther(first: Read<Measure>, measures: Measures): Read<Measure> {
  let { value, rest } = { value: first.value, rest: first.rest.replace(STICKS, '') }
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

/**
 * The measure at the start of a line. Rules: of a range the upper end; a metric measure in brackets or after a slash wins
 * over spoons, cups, ounces and pieces, since it means the same everywhere; a weight with a tin or packet is one's and is
 * multiplied; imperial becomes metric.
 */
export function readMeasure(line: string, measures: Measures = 'AU'): Read<Measure> | null {
  const text = line.replace(ABOUT, '')
  const withUnit = readWithUnit(text, measures)
  if (withUnit) return finishUnit(withUnit, measures)
  const bare = readBare(text, measures)
  if (bare) return bare
  const length = readLength(text)
  if (length) {
    const counted = readCounter(text)
    if (counted && counted.rest !== '')
      return { value: { amount: 1, unit: 'piece', ...counted.value }, rest: counted.rest }
    const value: Measure = { amount: 1, unit: 'piece', counter: 'piece', written: length.value }
    return length.rest === '' ? null : { value, rest: length.rest }
  }
  const quantity = readQuantity(text)
  return quantity && finishCount(quantity.value, quantity.rest, measures)
}

/** `Part of a loaf`, `rounds of bread`: how many of them is not said; `half of an onion` is a number. */
const NO_BARE: ReadonlySet<string> = new Set(['part', 'dash', 'splash', 'drop', 'batch', 'portion', 'half'])

/** Without a number it is one: `a small handful of`, `heaped teaspoon`, `lg pinch`. */
function readBare(text: string, measures: Measures): Read<Measure> | null {
  const article = text.replace(/^an?\s+/i, '')
  const sized = withoutSizes(article)
  const bare = /^(?:(pinch)(?:es)?|(handful|bunch|sprig|piece|thumb)s?)\s+(?:each\s+)?(?:of\s+)?/i.exec(sized)
  if (bare) {
    const counter = bare[2]?.toLowerCase() ?? null
    const value: Measure = { amount: 1, unit: counter === null ? 'pinch' : 'piece', counter, written: counter }
    return { value, rest: sized.slice(bare[0].length) }
  }
  const of = /^(\p{L}+)\s+of\s+(?=\p{L})/iu.exec(sized)
  const counted = counterOf(of?.[1] ?? '')
  if (of && counted !== null && !NO_BARE.has(counted) && !/[^s]s$/i.test(of[1] ?? ''))
    return {
      value: { amount: 1, unit: 'piece', counter: counted, written: (of[1] ?? '').toLowerCase() },
      rest: sized.slice(of[0].length),
    }
  const unit = sized === article ? null : readUnit(sized, measures)
  if (!unit || unit.rest === '' || !/^(?:tea|table|cup)/i.test(sized)) return null
  const value: Measure = { amount: unit.factor, unit: unit.unit, counter: null, written: null }
  return { value, rest: unit.rest.replace(/^of\s+/i, '') }
}

/** After a measure with a unit: what is added, what it is in brackets, and the tin around it. */
function finishUnit(first: Read<Measure>, measures: Measures): Read<Measure> {
  let { value: measure, rest } = addFurther(first, measures)
  for (
    let aside = readAside(rest, measures), more = 0;
    aside && more < 3;
    aside = readAside(rest, measures), more += 1
  ) {
    const taken = !isMetric(measure.unit) && isMetric(aside.value.unit) ? aside.value : measure
    const summed = addFurther({ value: taken, rest: aside.rest }, measures)
    ;({ value: measure, rest } = upperEnd(summed.rest, taken, measures) ?? summed)
  }
  // `100g/3 1/2 new potatoes`: the second number has lost its unit.
  const bare = isMetric(measure.unit) && rest.startsWith('/') ? readQuantity(rest.slice(1).trimStart()) : null
  if (bare) rest = bare.rest.replace(/^sticks?\s+/i, '')
  // `50g 1 3/4oz butter`: the same again, with nothing between.
  const again = isMetric(measure.unit) ? readWithUnit(rest, measures) : null
  if (again && isAbout(again.value, measure)) rest = again.rest
  const either = /^or\s+(?=[\d.])/i.exec(rest)
  const other = either ? readWithUnit(rest.slice(either[0].length), measures) : null
  if (other && /^\p{L}/u.test(other.rest)) {
    rest = other.rest
    if (!isMetric(measure.unit) && isMetric(other.value.unit)) measure = other.value
  }
  rest = rest.replace(/^or (?:less|more|so)\s+(?=\p{L})/iu, '')
  const container = readCounter(rest)
  const holds = container && (isMetric(measure.unit) ? CONTAINERS : SHAPES).has(container.value.counter)
  if (holds && /^\p{L}/u.test(container.rest)) {
    rest = container.rest
    if (isMetric(measure.unit)) measure = { ...measure, counter: container.value.counter }
  }
  // `4 cups 1/4-inch diced carrots`
  const length = holds ? null : readLength(rest)
  if (length && /^\p{L}/u.test(length.rest)) rest = length.rest
  return { value: measure, rest: rest.replace(/^(?:of|each)\b\s*(?!and)(?:of\s+)?/i, '') }
}

/** Whether two measures say the same, one of them rounded. */
function isAbout(one: Measure, other: Measure): boolean {
  if (one.unit === 'piece' || other.unit === 'piece' || dimensionOf(one.unit) !== dimensionOf(other.unit)) return false
  const ratio = toBase(one.amount, one.unit) / toBase(other.amount, other.unit)
  return ratio > 0.75 && ratio < 1.3
}

/** After a bare number: `x 400 g tins`, `(400 g) tins`, `400 g tins`, `cloves`, or the thing itself. */
function finishCount(amount: number, text: string, measures: Measures): Read<Measure> {
  const times = text.replace(/^x\s+|^x(?=\d)/i, '')
  const multiple = readWithUnit(times, measures)
  if (multiple && times !== text) return afterContents(scaled(multiple, amount), measures)
  if (multiple) {
    const container = readCounter(multiple.rest)
    const each = container !== null && CONTAINERS.has(container.value.counter)
    // `Four 6-ounce steaks`, `2 1 lb lobsters`
    if (each || isMetric(multiple.value.unit)) return afterContents(scaled(multiple, amount), measures)
  }
  const inner = readAside(times, measures)
  if (inner) {
    // `3 (750 ml) cups`
    const unit = isMetric(inner.value.unit) ? readUnit(inner.rest, measures) : null
    if (unit) return { value: inner.value, rest: unit.rest.replace(/^of\b\s*/i, '') }
    return afterContents(inner.total ? inner : scaled(inner, amount), measures)
  }
  const unsized = times.replace(/^\((?=[^()]*(?:cm|inch|"))[^()]*\)\s*/, '').replace(OR_SO_MANY, '')
  const counted = readCounter(unsized)
  const length = counted === null ? readLength(unsized) : null
  if (counted === null || counted.rest === '' || /^[,-]/.test(counted.rest)) {
    const value: Measure = { amount, unit: 'piece', counter: null, written: null }
    return { value, rest: length && length.rest !== '' ? length.rest : unsized }
  }
  return withContents(amount, counted, measures)
}

/** After `2 tins`: what is in them, where that is said. */
function withContents(amount: number, counted: Read<Counter>, measures: Measures): Read<Measure> {
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
