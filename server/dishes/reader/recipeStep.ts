import { plainLine } from './lineText'
import { readMeasure } from './readMeasure'

const ORDERS = `add|allow|arrange|bake|beat|blend|blitz|boil|break|bring|brush|chill|chop|coat|combine|cook|cover|crack|crumble|cut|
  dice|dip|dissolve|divide|drain|dress|drizzle|drop|dry|dust|fill|flip|fold|freeze|fry|garnish|grate|grease|grill|halve|heat|knead|
  ladle|layer|leave|let|lift|line|lower|make|marinate|measure|melt|microwave|mix|pan-fry|peel|place|poach|pour|prepare|preheat|press|
  process|pulse|put|reduce|refrigerate|reheat|remove|repeat|return|reserve|rinse|rub|saute|sauté|scatter|scoop|score|scramble|sear|
  season|separate|serve|set|shake|shape|shred|sift|simmer|slice|soak|soften|spoon|spread|sprinkle|steam|stir|strain|stuff|swirl|take|
  thread|tip|toss|transfer|trim|turn|using|wash|whip|whisk|whizz|wipe|wrap|meanwhile|once|when|while|then|next|finally|after|in`
/** `Melt butter in a pan`, though no full stop ends it. */
const ORDER = new RegExp(
  `^(?:${ORDERS.replace(/\s/g, '')}),?\\s.*\\b(?:the|a|an|in|into|until|it|them|all|everything|over|together|off|up|oven|minutes?)\\b`,
  'i',
)

const NUMBER = /^\d{1,2}\s+(?=\p{Lu})/u

/** A step without the number or the 'Step 2:' before it. */
export function withoutNumber(step: string): string {
  return step.replace(/^\s*(?:step\s*\d{1,2}\s*[.:)-]*|\d{1,2}\s*[.)])\s+/i, '')
}

/** A step without its number, which may have no full stop: `1 Heat the oil`. */
export function withoutStepNumber(step: string): string {
  const text = step.replace(NUMBER, '')
  return ORDER.test(text) ? text : withoutNumber(step)
}

/** `A simple sauce that goes well with salads`: what a line without a number says of the dish, whose ingredients follow. */
const OF_DISH =
  /^an? (?!\p{L}+ of\b)(?:\p{L}+,? ){1,}.*\b(?:recipes?|dish|marinade|sauce|dessert|drink|snack|breakfast|treat|soup|meal|milkshake)\b/iu
const FEWEST_OF_DISH = 6

/** Whether a line says of the dish what it is, and no number: it comes before a heading for the ingredients. */
export function isOfDish(line: string): boolean {
  const { unit, counter } = readMeasure(plainLine(line))?.value ?? { unit: 'piece', counter: null }
  if (unit !== 'piece' || counter !== null) return false
  return OF_DISH.test(line) && !/\d/.test(line) && line.split(' ').length >= FEWEST_OF_DISH && !/[(:]/.test(line)
}

/** Whether a line says what to do: `Melt butter in a pan`. */
export function isOrder(line: string): boolean {
  return ORDER.test(withoutNumber(line))
}

/** Whether a line begins with an amount, as an ingredient's does. */
export function looksMeasured(line: string): boolean {
  const plain = plainLine(line)
  return /^\d|^[½¼¾⅓⅔]/.test(plain) && readMeasure(plain) !== null
}

/** `5-minute salad`, `30 minute chicken`, `one-pot pasta`: what follows the number is no food that is counted. */
const TIMED_TITLE =
  /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten)(?:[ -](?:minutes?|mins?|hours?|hrs?|ingredients?|layers?|days?|steps?)|-(?:pot|pan|bowl|sheet|tray|dish|way))[ -]\p{L}/iu
/** `3 bean chilli`: after a number without a unit, what is cooked and not bought. */
const DISH_TITLE =
  /^(?:\d|one|two|three|four|five|six|seven)[ -](?=\p{L}).*\b(?:salad|soup|stew|curry|casserole|bake|lasagn[ae]|risotto|chowder|hot ?pot|frittata|stir[- ]fry|dip|pudding|smoothie|slaw|(?:beans?|beef|turkey|vegetable|lentil|meat) chill?i)$/iu

/** Whether a line that begins with a number is the name of a dish (docs/product.md DISH-20). `headed`: a heading for the ingredients follows. */
export function isCountedTitle(line: string, headed: boolean): boolean {
  return (
    TIMED_TITLE.test(line) ||
    (headed && DISH_TITLE.test(line) && (readMeasure(plainLine(line))?.value.counter ?? null) === null)
  )
}

/** An ingredient with all that is done to it has no full stop. */
const NO_SENTENCE = /[^.!?:][)\]]?$/

/**
 * Whether a line is surely a step: numbered, an order, or a long sentence. In doubt it is none: a step among the
 * ingredients is seen at once, an ingredient among the steps is not, and its contents would never be asked about.
 */
export function isStep(line: string): boolean {
  const words = line.split(' ').length
  if (/^step\s*\d/i.test(line)) return true
  if (/^\d{1,2}[.)]\s+\p{Lu}\p{L}+/u.test(line) && words >= 4) return true
  if (line.length > 110 && words > 15 && !(looksMeasured(line) && NO_SENTENCE.test(line))) return true
  if (NUMBER.test(line) && ORDER.test(line.replace(NUMBER, ''))) return true
  if (looksMeasured(line)) return false
  return ORDER.test(line) || (/[.!]$/.test(line) && words >= 9 && /^\p{Lu}\p{L}+/u.test(line))
}
