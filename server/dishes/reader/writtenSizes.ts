const LENGTH = '\\d[\\d./]*(?: \\d\\/\\d)?'
/** What follows a length that belongs to it: `2-inch piece`, `cut to 4-inch lengths`. */
const CUT =
  '(?:pieces?|cubes?|chunks?|slices?|strips?|wedges?|rounds?|squares?|lengths?|dice|sticks?|batons?|matchsticks?|sections?|segments?|intervals|diameter|knobs?|thumbs?|coins?|florets|matchstick|of|from|thick|long|wide|round|loaf|loaves|length|apart|above|stalks?|ribs?|logs?|links?|branch|sprigs?|balls?|pie|cake|pan|rind|x|by|and|or|to)'
/** `nine 5- by 2-inch crackers`, `three 8x7-inch sheets`: how long and wide each is. */
const TWO_LENGTHS = new RegExp(
  `(?<=\\s)${LENGTH}(?:[- ]?inch(?:es)?(?:-(?:long|wide|thick))?|-|")?\\s*(?:x|by)\\s*${LENGTH}(?:\\s*(?:x|by)\\s*${LENGTH})?[- ]?(?:inch(?:es)?|cm|in\\.|")(?:[- ](?:long|thick|wide))?\\s+(?=\\p{L})`,
  'giu',
)
/** `12 ounces 3/4-inch-thick fillets`, `48 fresh 3-inch asparagus tips`. */
const ONE_LENGTH = new RegExp(
  `(?<=\\p{L}\\.? )(?<!\\b(?:to|or|by) )${LENGTH}(?:[- ]to ${LENGTH})?[- ](?:inch|cm)(?:es)?(?:[- ](?:thick|long|wide|diameter))*\\s+(?=\\p{L})(?!${CUT}(?!\\p{L}))`,
  'giu',
)
/** `4 cups (1-inch) pieces of`: the length is no remark. */
const BRACKETED = /\(((?:about )?\d[\d./]*(?: \d\/\d)?[- ]inch)\) (?=(?:pieces|cubes|chunks|slices|dice)\b)/gi
/** `1 cup 1/4-inch dice carrots`, `1 cup fine dice carrots`. */
const IN_DICE =
  /(?<=^(?:[-*] *)?[\d./ ]+(?:cups?|tablespoons?|tbsp|oz|ounces?)\.? (?:\d[\d./-]*(?: \d\/\d)?[- ]inch |fine |small )?)dice (?:of )?(?=\p{L})/iu
/** `8 tomato slices`: what is counted are slices. Rings of onion are fried. */
const COUNTED_SLICES =
  /^((?:[-*] *)?\d{1,2} (?:(?:large|small|thin|thick|medium|ripe) )*)(?!(?:pounds?|lbs?|ounces?|oz|cups?|g|grams?|kg|bunch(?:es)?|packages?|packets?|bags?|cans?|tins?|jars?|pickle|bread|bacon|ham|cheese|lemon|lime|orange|apple|pizza)\b)(\p{L}+(?: \p{L}+)?) (slices|spears)(?=$|,| \()/iu
/** `usually plastic-wrapped`: how it is sold. */
const AS_SOLD = /[(,;] ?(?:usually |often )?(?:plastic|shrink)[- ]wrapped(?=[),;])/gi

/** A line without the lengths of single pieces next to the name. */
export function plainSizes(line: string): string {
  if (!/inch|cm\b|"|in\.|wrapped|slices|spears|dice /i.test(line)) return line
  return line
    .replace(BRACKETED, '$1 ')
    .replace(IN_DICE, 'diced ')
    .replace(TWO_LENGTHS, '')
    .replace(ONE_LENGTH, '')
    .replace(COUNTED_SLICES, '$1$3 $2')
    .replace(AS_SOLD, (found) => (found.startsWith('(') ? '(' : ''))
    .replace(/\(\s*[;,]?\s*\)/g, '')
    .replace(/\((?:[;,]\s*)/g, '(')
}
