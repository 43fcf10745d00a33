import { isBulleted } from './lineText'
import { wordsOf } from './nameWords'
import { PLAIN_WORDS } from './words/plainWords'

/** What a heading over some of the ingredients calls them. */
const PARTS: ReadonlySet<string> = new Set(
  wordsOf(
    `layers fillings toppings sauces dressings marinade glaze icing frosting batter assembly coating rub blend version metric
    imperial ingredients garnishes decoration streusel crumble swirl drizzle brine starter components sides`,
  ),
)
/** What goes with these words and names nothing. */
const BESIDE: ReadonlySet<string> = new Set(
  wordsOf(
    `for the a and with to on in over into your main remaining additional basic base based other optional extra final first
    second third top bottom middle serve serving finish finishing us units sweet stiff spice spices dough crust bun bowl
    salad cake pie tart marinated decorative initial super`,
  ),
)
/** `For the custard`, `To brush on the dough before baking`. */
const FOR_PART =
  /^\W*(?:for the(?: [\p{L}'’-]+){1,3}|to (?:(?:pour|brush|spread|sprinkle|laminate|roll)(?: (?:in|into|on|onto|over))? the (?:dough|cake|top|tart|pie|loaf|buns|rolls|crust)(?: (?:before|after|while|for|the|first|second|rise|rising|baking|mixing|serving|proofing|cooling)){0,4}))\W*$/iu
/** Alone before any line. */
const LAST = /^\W*to (?:finish|serve|assemble|decorate|garnish)\W*$/i
const MEASURED = /^\W*(?:\d|[½⅓⅔¼¾⅛]|an? |one |two |three |four |pinch|handful)/i
const MOST_WORDS = 6

/**
 * Whether a line without a colon is over the next ones: `For the custard` before an amount, `Pasta layer` without a mark
 * before an item with one. Every word is one of a part's, or of what the lines list.
 * @param listed the words of the lines and of the groups of their ingredients.
 */
export function isPartHeading(text: string, next: string, listed: () => ReadonlySet<string>): boolean {
  if (/[\d,;.!?½⅓⅔¼¾⅛]/.test(text)) return false
  if (LAST.test(text)) return next !== ''
  if (FOR_PART.test(text)) return MEASURED.test(next) || isBulleted(next)
  if (isBulleted(text) || !(MEASURED.test(next) || isBulleted(next))) return false
  const words = wordsOf(text)
  return (
    words.length <= MOST_WORDS &&
    words.some((word) => PARTS.has(word)) &&
    words.every((word) => PARTS.has(word) || BESIDE.has(word) || listed().has(word))
  )
}

/** What a heading's last word says is made of the next lines. */
const MADE: ReadonlySet<string> = new Set(
  wordsOf(
    `batter biscuit blend bread brine brownie buttercream cake caramel coating coleslaw compote cookie cream crumble crust curd
    custard dip dough dressing dumpling filling frosting ganache garnish glaze gravy icing jam layer marinade mayo mayonnaise
    meatball meatloaf meringue mix mixture mousse muffin noodle pasta pastry patty pesto pickle pie pizza potato puree recipe relish rice
    roux rub salad salsa sauce shortbread slaw sponge starter stew stuffing syrup tart topping vegetable version vinaigrette`,
  ),
)
/** `For the pasta`, `For the "cheese"`: no line of a list of ingredients begins so. */
const FOR_THE = /^for the [\p{L}"'’“”]+(?: [\p{L}"'’“”]+){0,3}(?: \([^()]{1,30}\))?:?$/iu

/** Whether a line plainly calls a part of a dish: `For the pasta`. */
export const isPlainlyPart = (text: string): boolean => FOR_THE.test(text.trim())

/** What is over items though it says nothing of what is made. */
const KINDS: ReadonlySet<string> = new Set(wordsOf('main spice wet dry rest extra flavour flavouring'))

/**
 * Whether a line without a mark and without an amount is over the items of a list, which have marks: `Makhani sauce` in a recipe
 * for makhani, `Spices`. One of its words is what is made, or all are the dish's name; the others are plain or listed ones.
 */
export function isOverItems(
  text: string,
  next: string,
  { name, listed }: { name: string; listed: () => ReadonlySet<string> },
): boolean {
  if (/[\d,;.!?()½⅓⅔¼¾⅛]/.test(text) || isBulleted(text) || !isBulleted(next)) return false
  const words = wordsOf(text)
  const ofName = wordsOf(name)
  const isName = words.length >= 2 && words.every((word) => ofName.includes(word))
  const isPart = words.some((word) => PARTS.has(word) || MADE.has(word) || KINDS.has(word))
  const isPlain = (word: string): boolean => PARTS.has(word) || MADE.has(word) || BESIDE.has(word) || KINDS.has(word)
  return (
    words.length <= MOST_WORDS &&
    (isName || isPart) &&
    words.every((word) => isPlain(word) || PLAIN_WORDS.has(word) || ofName.includes(word) || listed().has(word))
  )
}

/** Where a line of a list has no amount, the others have: three in four. */
const MEASURED_SHARE = 0.75

/**
 * Whether a line without an amount is over the next ones, which have some, for what is made of them: `Lemon cream`, `Meat pie
 * filling`. Every word is a plain one or of what the lines list, and nearly all other lines have amounts.
 */
export function isMadeHeading(
  text: string,
  next: string,
  others: readonly string[],
  listed: () => ReadonlySet<string>,
): boolean {
  if (/[\d,;.!?()½⅓⅔¼¾⅛]/.test(text) || !MEASURED.test(next) || isBulleted(text) !== isBulleted(next)) return false
  const measured = others.filter((line) => MEASURED.test(line)).length
  if (measured < MEASURED_SHARE * others.length) return false
  const words = wordsOf(text)
  return (
    words.length >= 2 &&
    words.length <= MOST_WORDS &&
    MADE.has(words.at(-1) ?? '') &&
    words.every((word) => MADE.has(word) || BESIDE.has(word) || PLAIN_WORDS.has(word) || listed().has(word))
  )
}
