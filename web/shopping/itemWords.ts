/** An own item's words: what it is, and how much of it where that is said. */
export interface ItemWords {
  name: string
  /** Such as '2', '1.5 l' or '2 × 500 g'; null where the text says none. */
  amount: string | null
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?|[½¼¾⅓⅔])`
const UNIT = String.raw`(?:kg|g|mg|ml|cl|dl|l|litres?|liters?|grams?|lbs?|oz|pieces?|pcs?|packs?|packets?|bags?|tins?|cans?|jars?|bottles?|boxes|box|bunch(?:es)?|dozen|rolls?)`
const TIMES = String.raw`(?:\s*[x×]\s*)`
const MEASURE = `${NUMBER}${TIMES}${NUMBER}\\s*${UNIT}|${NUMBER}\\s*${UNIT}`

/** '2 × 500 g rice', '1 l of milk', '2x batteries', '2 batteries'; a lone figure belongs to a word of three letters at least. */
const BEFORE = new RegExp(
  `^(${MEASURE}|${NUMBER}(?=${TIMES})|${NUMBER}(?=\\s+\\p{L}{3}))(?:${TIMES}|\\s+)(?:of\\s+)?(\\S.*)$`,
  'iu',
)
/** 'milk 1 l', 'batteries x2', 'eggs 12x'. */
const AFTER = new RegExp(`^(.*\\S)\\s+(?:(${MEASURE})|[x×]\\s*(${NUMBER})|(${NUMBER})\\s*[x×])$`, 'iu')

/** Parts the amount from what it is (docs/product.md SHOP-29). What is not understood stays in the name. */
export function itemWords(text: string): ItemWords {
  const before = BEFORE.exec(text)
  if (before?.[1] && before[2]) return { name: before[2], amount: neat(before[1]) }
  const after = AFTER.exec(text)
  const amount = after?.[2] ?? after?.[3] ?? after?.[4]
  if (after?.[1] && amount) return { name: after[1], amount: neat(amount) }
  return { name: text, amount: null }
}

/** Figures and units apart by a space that no line break takes. */
function neat(amount: string): string {
  return amount
    .replace(/\s*[x×]\s*/gi, ' × ')
    .replace(/(\d|[½¼¾⅓⅔])\s*(?=\p{L})/gu, '$1 ')
    .trim()
    .replaceAll(/\s+/g, '\u00a0')
}
