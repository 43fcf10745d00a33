import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { choicesOf } from './choicesOf'
import { broadKind } from './broadKind'
import { PARTS } from './isMeasuredAlike'
import { matchIngredient } from './matchIngredient'
import { wordsOf } from './nameWords'
import type { ParsedLine } from './parseIngredientLine'
import { isPlainProduce, withoutHarmless } from './plainerName'
import { isPrepared, splitPrepared } from './splitPrepared'

/** What a line's name means. */
export interface Found {
  ingredient: CompiledIngredient | null
  name: string
  /** The name as the line writes it, where `name` is the catalogue's. */
  written?: string
  /** Words beside the name that say how it is prepared. */
  prepared: readonly string[]
  /** What stood in brackets and after the name and is not used up. */
  rest: readonly string[]
  /** Those of them that stood in brackets. */
  brackets?: readonly string[]
  /** Choices among which none is taken. */
  choices?: readonly string[]
}

/** What the catalogue does not have frozen is meant fresh. */
const FRESH_OR_FROZEN = /\bfresh (?:or|\/) (?:thawed |defrosted )?frozen\b|\bfrozen or fresh\b/i

/** A whole strawberry is a strawberry, and whole macadamias are macadamias; whole milk is not any milk. */
const WHOLE =
  /^(?:(?:whole|assorted|mixed|mature|mini|wild|rainbow|baby|natural|soft|slim|tri-?colou?r(?:ed)?|multi-?colou?red|different|various|colou?rful) )+/i
const WHOLE_KINDS: ReadonlySet<string> = new Set(
  'almonds cashews hazelnuts macadamias pecans pistachios walnuts beans mushrooms olives artichokes quinoa gnocchi'.split(
    ' ',
  ),
)
/** Counted, a fresh leaf is a dried one. */
const BAY_LEAF = 'bay-leaf'
/** The catalogue has broad beans frozen alone. */
const BROAD_BEANS = 'broad beans'
/** What it is sold in changes nothing of what is made anyway; of produce and meat it may. */
const SOLD = /^(?:bottled|jarred|canned|prepared|packaged) /i
/** How it is cut: `tomato slices`. Counted, these are no whole ones. */
const CUT = / (?:slices|chunks|cubes|wedges|strips|rings|halves|pieces|shavings|ribbons|matchsticks|rounds|crumbles)$/i
const CUT_KINDS: ReadonlySet<string> = new Set(
  'almonds cashews hazelnuts macadamias pecans walnuts cheese tofu'.split(' '),
)

/**
 * Tries the name with what stands after it, as it is, and without what is said of it; of choices the first, beside which
 * the others stand.
 */
export function findIngredient(catalogue: CompiledCatalogue, parsed: ParsedLine): Found {
  return { ...findChosen(catalogue, parsed), brackets: parsed.brackets }
}

function findChosen(catalogue: CompiledCatalogue, parsed: ParsedLine): Found {
  const found = findName(catalogue, parsed)
  const [first = '', ...others] = found.ingredient === null ? choicesOf(catalogue, parsed.name) : []
  if (others.length === 0) return found.ingredient === null ? (findCounted(catalogue, parsed) ?? found) : found
  const chosen = findName(catalogue, { ...parsed, name: first })
  const fresh = parsed.name.replace(FRESH_OR_FROZEN, 'fresh')
  const either = fresh === parsed.name ? null : findName(catalogue, { ...parsed, name: fresh })
  if (either?.ingredient && (chosen.ingredient === null || chosen.ingredient === either.ingredient))
    return { ...either, written: splitPrepared(parsed.name).withQuality }
  const rest = [`or ${[...new Set(others)].join(' or ')}`, ...chosen.rest]
  return chosen.ingredient === null ? { ...found, choices: [`or ${parsed.name}`] } : { ...chosen, rest }
}

/** `1 Turkish or 1/2 California bay leaf`: the first choice borrows the last words of the second. */
function findCounted(catalogue: CompiledCatalogue, parsed: ParsedLine): Found | null {
  const [next = ''] = parsed.preparation
  const [, second = ''] = /^or (?:\d[\d./]*|one|two|three|half an?) (\p{L}+(?: \p{L}+){1,3})$/iu.exec(next) ?? []
  const words = second.split(' ')
  if (second === '' || parsed.name.includes(' ')) return null
  for (let from = 1; from < words.length; from += 1) {
    const found = findName(catalogue, { ...parsed, name: `${parsed.name} ${words.slice(from).join(' ')}` })
    if (found.ingredient !== null) return found
  }
  return null
}

function findName(catalogue: CompiledCatalogue, parsed: ParsedLine): Found {
  const { name, brackets, preparation, counter } = parsed
  const match = (candidate: string): CompiledIngredient | null => {
    const counted = counter === null ? null : matchIngredient(catalogue, `${counter} ${candidate}`)
    const tinned = counter === 'tin' ? counted : null
    const found = counted ?? matchIngredient(catalogue, candidate)
    if (/\bfresh\b/i.test(name) && found?.kind === 'pasta') return freshPasta(catalogue, found)
    const fresh = counter === 'tin' && tinned === null && (found?.area === 'produce' || found?.area === 'meat & deli')
    const kept =
      found?.slug !== BAY_LEAF &&
      found?.kind !== BROAD_BEANS &&
      /\b(?:frozen|tinned|dried|ground)\b/.test(found?.name ?? '')
    return fresh || (/\bfresh\b/i.test(name) && kept) ? null : found
  }
  const [next = '', ...others] = [...brackets, ...preparation]
  const beside = next.split(' ')
  const names =
    beside.length <= 3 && wordsOf(next).length > 0 && !beside.some((word) => isPrepared(word) || PARTS.test(word))
  const joined = names ? match(`${next} ${name}`) : null
  if (joined !== null) return { ingredient: joined, name: joined.name, written: name, prepared: [], rest: others }
  const closer = isCloser(next, name) ? match(splitPrepared(next).core) : null
  if (closer !== null) {
    const { withQuality: written, prepared } = splitPrepared(name)
    return { ingredient: closer, name: closer.name, written, prepared, rest: others }
  }
  const rest = [...brackets, ...preparation]
  const whole = match(name)
  if (whole !== null) return { ingredient: whole, name, prepared: [], rest: withoutEchoes(catalogue, whole, rest) }
  const { core, prepared, withQuality, withPrepared } = splitPrepared(name)
  // `organic powdered sugar` is no powdered organic sugar.
  const named = prepared.length > 0 && withPrepared !== name ? match(withPrepared) : null
  if (named !== null)
    return { ingredient: named, name: withPrepared, prepared: [], rest: withoutEchoes(catalogue, named, rest) }
  for (const candidate of [withQuality, core]) {
    const ingredient = match(candidate)
    if (ingredient !== null)
      return { ingredient, name: candidate, prepared, rest: withoutEchoes(catalogue, ingredient, rest) }
  }
  const dry = dryGoods(match, core)
  if (dry !== null) return { ingredient: dry, name: core, prepared, rest: withoutEchoes(catalogue, dry, rest) }
  const ofWhole = WHOLE.test(core) ? match(core.replace(WHOLE, '')) : null
  if (ofWhole !== null && (ofWhole.area === 'produce' || WHOLE_KINDS.has(ofWhole.kind)))
    return { ingredient: ofWhole, name: core.replace(WHOLE, ''), written: core, prepared, rest }
  const fresh = (candidate: string): CompiledIngredient | null => {
    const one = counter === 'tin' ? null : match(candidate)
    return prepared.some((words) => /\bmashed\b/.test(words)) ? null : one
  }
  const plainer = withoutHarmless(fresh, core)
  if (plainer !== null)
    return { ingredient: plainer, name: core, prepared, rest: withoutEchoes(catalogue, plainer, rest) }
  const sold = SOLD.test(core) ? match(core.replace(SOLD, '')) : null
  if (sold !== null && sold.area !== 'produce' && sold.area !== 'meat & deli')
    return { ingredient: sold, name: core.replace(SOLD, ''), written: core, prepared, rest }
  const broad = broadKind(catalogue, core)
  if (broad !== null) return { ingredient: broad, name: core, prepared, rest }
  const cut = parsed.unit === 'piece' ? null : CUT.exec(core)
  const plain = cut === null ? core : core.slice(0, cut.index)
  const ofCut = cut === null ? null : (match(plain) ?? withoutHarmless(fresh, plain))
  if (cut !== null && ofCut !== null && isCutAlike(ofCut, cut[0]))
    return { ingredient: ofCut, name: plain, prepared: [...prepared, cut[0].trim().toLowerCase()], rest }
  return { ingredient: null, name: withQuality || name, prepared, rest }
}

/** Cheese is crumbled as it is; crumbles of anything else are made of it. */
const isCutAlike = (ingredient: CompiledIngredient, cut: string): boolean =>
  /crumbles$/i.test(cut) ? ingredient.kind === 'cheese' : isPlainProduce(ingredient) || CUT_KINDS.has(ingredient.kind)

const DRY_GOODS: ReadonlySet<string> = new Set([
  'pasta',
  'noodles',
  'rice',
  'grains',
  'couscous',
  'bulgur',
  'breadcrumbs',
  'lentils',
])

/** `dry penne pasta`: what is sold dry anyway, and pasta by its shape; `dry pinto beans` are dried ones. */
function dryGoods(match: (name: string) => CompiledIngredient | null, core: string): CompiledIngredient | null {
  const dried = /^dry /i.test(core) ? match(core.replace(/^dry /i, 'dried ')) : null
  if (dried !== null) return dried
  const names = [
    core.replace(/^(?:dry|dried) /i, ''),
    core.replace(/ pasta$/i, ''),
    core.replace(/^(?:dry|dried) | pasta$/gi, ''),
  ]
  for (const name of names) {
    const found = name === core || name === '' ? null : match(name)
    if (found !== null && DRY_GOODS.has(found.kind) && !/\b(?:tinned|fresh|frozen)\b/.test(found.name)) return found
  }
  return null
}

/** `flour (wholemeal flour)`: what is beside the name is that name with a word more. */
function isCloser(beside: string, name: string): boolean {
  const [closer, plain] = [wordsOf(beside), wordsOf(splitPrepared(name).core)]
  return plain.length > 0 && closer.length > plain.length && closer.slice(-plain.length).join(' ') === plain.join(' ')
}

/** Fresh pasta is made with egg, unless it says otherwise. */
function freshPasta(catalogue: CompiledCatalogue, found: CompiledIngredient): CompiledIngredient | null {
  if (found.contains?.includes('egg')) return found
  return found.contains?.includes('wheat') ? matchIngredient(catalogue, 'pasta') : null
}

/** `coriander (cilantro)`: what means the same again says nothing. */
function withoutEchoes(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient,
  rest: readonly string[],
): string[] {
  return rest.filter((words) => matchIngredient(catalogue, words) !== ingredient)
}
