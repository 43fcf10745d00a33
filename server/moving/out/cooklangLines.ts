/** Cooklang's marks in texts that are none, by characters that look like them. */
const MARKS: Readonly<Record<string, string>> = {
  '@': '＠',
  '#': '＃',
  '~': '∼',
  '{': '｛',
  '}': '｝',
  '|': '¦',
  '--': '–',
  '[-': '[ -',
}
const ONE = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s?[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])`
const UNIT =
  '(?:k?g|mg|[mcd]?l|oz|lbs?|cups?|tsps?|tbsps?|teaspoons?|tablespoons?|pinch(?:es)?|cloves?|tins?|cans?|bunch(?:es)?|serves?|litres?)'
const MEASURED = new RegExp(String.raw`^(${ONE}(?:\s?[-–]\s?${ONE})?)\s*(?:(${UNIT})\s+)?(?<=\s)(\S.*)$`, 'u')
const RECIPE = /^\[recipe:([^\]]+)\](.*)$/
/** Stands for an ingredient in a step while others are looked for. */
const PLACE = 0xe000

/** An ingredient as Cooklang writes it. */
interface Reference {
  /** The words by which a step may name it. */
  readonly name: string
  readonly markup: string
}

/** A text without what Cooklang would take for its own marks. */
export function plainMarks(text: string): string {
  return text.replace(/--|\[-|[@#~{}|]/g, (mark) => MARKS[mark] ?? '')
}

/** A line as an ingredient: `200 g lentils, washed` is `@lentils{200%g}(washed)`. A reader puts the same line together. */
export function referenceOf(line: string): Reference {
  const text = plainMarks(line).trim()
  const [, amount, unit, measured] = MEASURED.exec(text) ?? []
  const isUsable = measured !== undefined && /^(?:[\p{L}\p{N}]|\[recipe:)/u.test(measured)
  const words = isUsable ? measured : text.replace(/^[^\p{L}\p{N}[]+/u, '')
  const quantity = isUsable ? [amount?.trim(), unit].filter((part) => part !== undefined).join('%') : ''
  const [, dish, rest = ''] = RECIPE.exec(words) ?? []
  if (dish !== undefined) {
    const preparation = rest.replace(/^[,\s]+/, '')
    return {
      name: '',
      markup: `@./${dish.replaceAll('/', ' ')}{${quantity}}${preparation && `(${preparation.replace(/[()]/g, '')})`}`,
    }
  }
  const at = words.indexOf(', ')
  const [name, preparation] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + 2).trim()]
  const isApart = preparation !== '' && !/[()]/.test(preparation)
  return isApart || preparation === ''
    ? { name, markup: `@${name}{${quantity}}${preparation && `(${preparation})`}` }
    : { name: '', markup: `@${words}{${quantity}}` }
}

/**
 * Steps with each ingredient where it is first named by the words of its line, and the ingredients that no step names.
 * Longer names come first, so that `oil` is not found in `olive oil`.
 */
export function inlined(
  references: readonly Reference[],
  steps: readonly string[],
): { readonly steps: string[]; readonly unnamed: string[] } {
  const written = steps.map((step) => step.replace(/[\ue000-\ue0ff]/g, ''))
  const placed = new Set<number>()
  const byLength = references
    .map(({ name }, index) => ({ name, index }))
    .sort((one, other) => other.name.length - one.name.length)
  for (const { name, index } of byLength) {
    if (name === '') continue
    const named = new RegExp(String.raw`(?<![\p{L}\p{N}@-])${escaped(name)}(?![\p{L}\p{N}({-])`, 'u')
    const at = written.findIndex((step) => named.test(step))
    if (at < 0) continue
    written[at] = (written[at] ?? '').replace(named, String.fromCharCode(PLACE + index))
    placed.add(index)
  }
  const markupAt = (place: string): string => references[place.charCodeAt(0) - PLACE]?.markup ?? ''
  return {
    steps: written.map((step) => step.replace(/[\ue000-\ue0ff]/g, markupAt)),
    unnamed: references.filter((_reference, index) => !placed.has(index)).map(({ markup }) => markup),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
