import type { CompiledCatalogue } from '../../catalogue/compiled'
import { keysetOf, type Page, pageOf } from '../../catalogue/keyset'
import type { Services } from '../../platform/services'
import { compareText } from '../../pure/compareText'
import { isUnmatched, unmatchedDishes } from './unmatchedDishes'
import { keyOfWording, wordingsOf } from './wordings'

/** A wording of lines that match nothing. */
export interface UnmatchedNameView {
  readonly catalogue: CompiledCatalogue
  readonly userId: string
  readonly name: string
  readonly key: string
  readonly dishCount: number
  readonly examples: readonly Omit<ExampleView, 'userId'>[]
  readonly isNotListed: boolean
}

/** A line of such a wording. */
export interface ExampleView {
  readonly text: string
  readonly dishId: string
  /** Whose dish it is of. */
  readonly userId: string
}

/** A page of them, and what is open in all. */
export interface UnmatchedPage extends Page<UnmatchedNameView> {
  readonly openCount: number
  /** Whose dishes these are. */
  readonly userId: string
}

/** Examples of a wording. */
const EXAMPLES = 3
/** What puts the wordings that were answered behind all others. */
const BEHIND = 1_000_000

/**
 * A page of the distinct wordings of a person's unmatched lines, those of most dishes first; what is in no list comes last
 * (docs/product.md MOVE-11).
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export async function unmatchedLines(
  services: Services,
  userId: string,
  paging: { first: number; after?: string | null },
): Promise<UnmatchedPage> {
  const names = await unmatchedNames(services, userId)
  const page = pageOf(
    keysetOf('unmatchedNames', 'number', names, (one) => [(one.isNotListed ? BEHIND : 0) - one.dishCount, one.key]),
    paging,
    (one) => one,
  )
  return { ...page, userId, openCount: names.filter(({ isNotListed }) => !isNotListed).length }
}

interface Found {
  name: string
  dishCount: number
  lastDish: string
  examples: { text: string; dishId: string }[]
  isNotListed: boolean
}

async function unmatchedNames(services: Services, userId: string): Promise<UnmatchedNameView[]> {
  const catalogue = services.catalogue.compiled
  const dishes = await unmatchedDishes(services.db, userId)
  dishes.sort((one, other) => compareText(one.nameKey, other.nameKey))
  const lines = dishes.flatMap((dish) =>
    dish.lines.filter((line) => isUnmatched(dish, line)).map((line) => ({ line, dishId: dish.id })),
  )
  const reader = services.reader.of(catalogue)
  const wordings = await wordingsOf(
    reader,
    userId,
    lines.map(({ line }) => line),
  )
  const found = new Map<string, Found>()
  for (const [index, { line, dishId }] of lines.entries()) {
    const name = wordings[index] ?? line.name
    const key = keyOfWording(name)
    const one = found.get(key) ?? { name, dishCount: 0, lastDish: '', examples: [], isNotListed: false }
    found.set(key, one)
    if (line.answer) one.isNotListed = true
    if (one.lastDish === dishId) continue
    one.lastDish = dishId
    one.dishCount += 1
    if (one.examples.length < EXAMPLES) one.examples.push({ text: line.text, dishId })
  }
  return [...found].map(([key, { name, dishCount, examples, isNotListed }]) => ({
    ...{ catalogue, userId, key, name, dishCount, examples, isNotListed },
  }))
}
