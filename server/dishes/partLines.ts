import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { NO_FACTS, type FactMask } from '../catalogue/facts'
import { bothTitles, type SourceHeading, titleOf } from './reader/headings'
import { isBareHeading, isHeading, isNoteOnShops } from './reader/isNoFood'
import { isMadeHeading, isOverItems, isPartHeading, isPlainlyPart } from './reader/isPartHeading'
import { isBulleted } from './reader/lineText'
import { isBulletedList } from './reader/listItems'
import { partedFurther } from './partedFurther'
import type { Measures } from './reader/measures'
import { wordsOf } from './reader/nameWords'
import { readIngredientLine } from './reader/readIngredientLine'
import { NAMED_BY_KIND } from './reader/words/namedByKind'
import { looksMeasured } from './reader/recipeStep'
import type { SourceRecipe } from './reader/sourceRecipe'
import { bringsNothing, isSaidOfRecipe } from './saidOfRecipe'

const SALT_AND_PEPPER =
  /^((?:[^,]{1,30} each )?(?:[\d½¼¾⅛/. ]{1,8}(?:pinch(?:es)?|dash(?:es)?|teaspoons?|tsp\.?|tablespoons?|tbsp\.?) )?(?:of )?)((?:(?:kosher|sea|coarse|fine) or )?(?:fine |coarse )?(?:sea |kosher |flaky |table )?salt(?: flakes)?)(?:\s*(?:and|&|\+|\/|,|;)\s*|\s+)((?:freshly |fresh )?(?:ground |cracked )?(?:black |white )?pepper)\b(.*)$/i

/** A line of a dish, with the heading before it. */
export interface PartedLine {
  readonly text: string
  readonly section?: string
  /** Whether it is said of the recipe and is no line of it. */
  readonly isRemark?: true
}

/**
 * A recipe's lines as those of a dish: headings of parts are not among them but before them (docs/product.md DISH-17), a
 * line for each name where one line names several (DISH-7, DISH-14), and none longer than a line may be. What is said of
 * the recipe is marked (DISH-52).
 */
export function partLines(
  catalogue: CompiledCatalogue,
  { name, lines: written, lineHeadings }: Pick<SourceRecipe, 'name' | 'lines' | 'lineHeadings'>,
  measures: Measures,
): PartedLine[] {
  const known = (text: string): boolean => isKnown(catalogue, text, measures)
  const nameOf = (text: string): string | null => knownIn(catalogue, text, measures)?.name ?? null
  let facts: FactMask | null = null
  const held = (): FactMask => (facts ??= factsOfLines(catalogue, written, measures))
  const othersThan = (text: string): string[] => written.filter((line) => line !== text)
  const wordsBut = (text: string): ReadonlySet<string> =>
    new Set(
      othersThan(text).flatMap((line) =>
        wordsOf(`${line} ${readIngredientLine(catalogue, line, measures).ingredient?.kind ?? ''}`),
      ),
    )
  const brings = (text: string): boolean => !bringsNothing(catalogue, text, held)
  const isList = isBulletedList(written)
  const isOver = (text: string, next: string): boolean =>
    isBareHeading(text, next) ||
    ((isPartHeading(text, next, () => wordsBut(text)) ||
      isMadeHeading(text, next, othersThan(text), () => wordsBut(text)) ||
      (isList && isOverItems(text, next, { name, listed: () => wordsBut(text) }))) &&
      !brings(text))
  /** `For the stuffing:`, `For the pasta` before what it is made of, though that is sold as well. */
  const isOverFood = (text: string, next: string | undefined): boolean =>
    isPlainlyPart(text) && next !== undefined && looksMeasured(next) && known(next) && !brings(text)
  const isFood = (text: string, next: string | undefined): boolean =>
    !isOverFood(text, next) &&
    (known(text) || (!isNoteOnShops(text) && !isOver(text, next ?? '') && (next === undefined || !isHeading(text))))
  const lines = withHeadings(
    written,
    lineHeadings,
    ({ text, isMarked, next }) =>
      looksMeasured(text) || (known(text) && !isOverFood(text, next)) || (isMarked && brings(text)),
  )
  const read: PartedLine[] = []
  let section = ''
  for (const line of lines) {
    if (line.title !== undefined) section = bothTitles(section, line.title)
    else if (isSaidOfRecipe(catalogue, line.text, held, isList && !isBulleted(line.text)) && !known(line.text))
      read.push({ text: line.text, isRemark: true })
    else if (isFood(line.text, line.next)) {
      const texts = parted(line.text)
        .flatMap((text) => partedFurther(text, nameOf))
        .flatMap((text) => partedAmounts(catalogue, text, measures))
        .flatMap((text) => partedNames(catalogue, text, measures))
        .flatMap(continued)
      read.push(...texts.map((text, at) => (at === 0 && section !== '' ? { text, section } : { text })))
      section = ''
    } else if (!isNoteOnShops(line.text)) section = bothTitles(section, titleOf(line.text))
  }
  return read
}

/** A line with the line after it, or a heading. */
type LineOrHeading =
  | { readonly text: string; readonly next: string | undefined; readonly title?: undefined }
  | { readonly title: string }

/** Lines with the headings among them. What only reads like one is a line where it `isLine`, and so is one below which no line is. */
function withHeadings(
  lines: readonly string[],
  headings: readonly SourceHeading[],
  isLine: (heading: { text: string; isMarked: boolean; next: string | undefined }) => boolean,
): LineOrHeading[] {
  const before = new Map<number, SourceHeading[]>(headings.map((heading) => [heading.before, []]))
  for (const heading of headings) before.get(heading.before)?.push(heading)
  return [...lines, undefined].flatMap((line, at) => [
    ...(before.get(at) ?? []).map(({ title, written, isMarked = false }): LineOrHeading => {
      const isAlone = line === undefined
      return isAlone || (written !== undefined && isLine({ text: written, isMarked, next: line }))
        ? { text: written ?? title, next: line }
        : { title }
    }),
    ...(line === undefined ? [] : [{ text: line, next: lines[at + 1] }]),
  ])
}

/** A line that is longer than a dish's may be goes on in the next ones, so that nothing in its tail is lost. */
function continued(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= LIMITS.dishLineLength) return [text]
  const most = LIMITS.dishLineLength - 4
  const space = plain.lastIndexOf(' ', most)
  const at = space > most / 2 ? space : most
  return [`${plain.slice(0, at)} …`, ...continued(`… ${plain.slice(at).trim()}`)]
}

function parted(text: string): string[] {
  const both = SALT_AND_PEPPER.exec(text.trim())
  if (both === null) return [text]
  const [, amount = '', salt = '', pepper = '', rest = ''] = both
  return [salt, pepper].map((name) => `${amount.replace(/ each (?:of )?$/i, ' ')}${name}${rest}`)
}

const TWO_AMOUNTS = /^([^()]*\d[^()]*?)(?: (?:\+|and|&|plus)|[,;](?: plus)?) (?=\d|[½¼¾⅓⅔⅛])([^()]+(?:\([^()]*\))?)$/iu

/** `2 peppers, 1 red and 1 green`: which of them. */
const COLOUR_ALONE = /^\d+ (?:red|green|yellow|orange|white|black)(?![ -]\p{L})/iu

const HEADED = /^\p{L}[^:\d]{2,30}: /u

/** `1 egg and 1 egg white`, `1 egg + 1 yolk`: two lines, where each measures an ingredient and both together are none. */
function partedAmounts(catalogue: CompiledCatalogue, text: string, measures: Measures): string[] {
  const [, first = '', second = ''] = TWO_AMOUNTS.exec(text.trim()) ?? []
  const both = [first, second]
  if (COLOUR_ALONE.test(second)) return [text]
  const are =
    second !== '' && both.every((one) => looksMeasured(one.replace(HEADED, '')) && isKnown(catalogue, one, measures))
  return are && !isKnown(catalogue, text, measures) ? both : [text]
}

const TWO_NAMES =
  /^((?:[\d½¼¾⅓⅔⅛][\d./ ½¼¾⅓⅔⅛-]{0,8} ?\p{L}{0,12}\.? each(?: of)? )?)([^()\d,]{3,60}?) (?:and|&) ([^()\d,]{3,60}(?:[,(][^\d]*)?)$/iu

/** DISH-14: `fresh coriander and parsley, to serve`, `1 tsp each ground cumin and coriander`: two lines, where each names an ingredient. */
function partedNames(catalogue: CompiledCatalogue, text: string, measures: Measures): string[] {
  const [, each = '', first = '', second = ''] = TWO_NAMES.exec(text.trim()) ?? []
  if (second === '') return listedNames(catalogue, text, measures)
  if (isKnown(catalogue, text, measures)) return [text]
  const amount = each.replace(/ each(?: of)? $/i, ' ')
  const names = [first, `${/^(?:ground|dried|fresh|chopped) /i.exec(first)?.[0] ?? ''}${second}`]
  const said = [names, [first, second]].find((two) => two.every((name) => isKnown(catalogue, name, measures)))
  if (said === undefined) return each === '' ? [text] : listedNames(catalogue, text, measures)
  return said.map((name) => `${amount}${name}`)
}

const EACH_OF = /^([\d½¼¾⅓⅔⅛][\d./ ½¼¾⅓⅔⅛-]{0,8} ?\p{L}{0,12}\.? )each:?(?: of)? ([^()\d]{5,160})$/iu
const SEVERAL = /^((?:[^:,]{3,30}: )?)([^():\d]{5,160}?)((?: ?\([^()]{1,40}\))?)$/
/** More names than these are no list of a recipe. */
const MOST_NAMES = 10

/** `avocado, tomatoes and sour cream (to serve)`, `1 tsp each pepper, cumin, salt`: a line for each name, where each names an ingredient. */
function listedNames(catalogue: CompiledCatalogue, text: string, measures: Measures): string[] {
  const each = EACH_OF.exec(text.trim())
  const [, heading = '', list = '', tail = ''] = each ?? SEVERAL.exec(text.trim()) ?? []
  const names = list
    .split(/\s*(?:[,;]\s+(?:and )?|\s(?:and|&|\+)\s)\s*/i)
    .filter((name) => name !== '' && !/^etc\.?$/i.test(name))
  if (names.length < 2 || names.length > MOST_NAMES) return [text]
  // Of '1 tsp each pepper, cumin' one name alone would be read.
  if (each === null && isKnown(catalogue, text, measures)) return [text]
  const lines = names.map((name) => `${heading}${name}${tail}`)
  if (lines.every((line) => isKnown(catalogue, line, measures))) return lines
  const shared = each === null ? '' : (names.at(-1)?.split(' ').slice(1).join(' ') ?? '')
  // `1 each red and yellow bell pepper`
  const wholes = names.map((name, at) => `${heading}${name}${at === names.length - 1 ? '' : ` ${shared}`}${tail}`)
  return shared !== '' && wholes.every((line) => isKnown(catalogue, line, measures)) ? wholes : [text]
}

/** The facts of all ingredients that lines name. */
function factsOfLines(catalogue: CompiledCatalogue, lines: readonly string[], measures: Measures): FactMask {
  return lines
    .flatMap((line) => partedNames(catalogue, line, measures))
    .map((line) => readIngredientLine(catalogue, line, measures))
    .reduce<FactMask>((mask, { ingredient }) => mask | (ingredient?.mask ?? NO_FACTS), NO_FACTS)
}

function isKnown(catalogue: CompiledCatalogue, text: string, measures: Measures): boolean {
  return knownIn(catalogue, text, measures) !== null
}

/** What a line names; null also of a kind of food without an amount, which is what other lines list. */
function knownIn(catalogue: CompiledCatalogue, text: string, measures: Measures): CompiledIngredient | null {
  const { ingredient, amount } = readIngredientLine(catalogue, text, measures)
  return ingredient !== null && amount === null && NAMED_BY_KIND.has(ingredient.slug) ? null : ingredient
}
