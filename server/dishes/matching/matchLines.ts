import { newId } from '../../../schema/newId'
import { LIMITS } from '../../../schema/limits'
import type { ErrorCode, InputError, MatchLinesInput } from '../../generated/schemaTypes'
import { inputError } from '../../platform/errors'
import type { Services } from '../../platform/services'
import { announceDishes } from '../announceDishes'
import type { DishModel, StoredLine } from '../DishModel'
import { messages } from '../messages'
import type { Measured, TakenLine } from '../takenAs'
import type { CatalogueReader } from '../threads/RecipeReader'
import { ReadingEnded } from '../threads/ReadingEnded'
import { type Changed, changeLines } from './changeLines'
import { isUnmatched, type UnmatchedDish, unmatchedDishes } from './unmatchedDishes'
import { keyOfWording, wordingsOf } from './wordings'

/** What an answer for all lines of a wording came to, or what is wrong. */
export interface Answered extends Changed {
  /** What takes it back; null where nothing was changed. */
  readonly id: string | null
  readonly errors: InputError[]
}

/** Lines of one task. */
const AT_ONCE = 200

type Waiting = Pick<DishModel, 'serves' | 'measures'> & Pick<StoredLine, 'text' | 'amount' | 'unit' | 'preparation'>

/**
 * Gives all unmatched lines of a wording their ingredient, in all dishes of a person, or says of them that they name none of
 * the catalogue (docs/product.md MOVE-12, MOVE-13). What is stored is marked with the answer's id, so that it can be taken
 * back; one that was interrupted is completed when it is given again.
 */
export async function matchLines(services: Services, userId: string, input: MatchLinesInput): Promise<Answered> {
  const refused = (code: ErrorCode, field: string | null, message: string): Answered => ({
    ...{ id: null, lines: 0, dishes: 0, errors: [inputError(code, field, message)] },
  })
  const catalogue = services.catalogue.compiled
  const key = keyOfWording(input.name.slice(0, LIMITS.dishLineLength * 2))
  if (key === '') return refused('REQUIRED', 'name', messages.matching.noName)
  const slug = input.ingredient ?? null
  if (slug !== null && !catalogue.ingredientBySlug.get(slug)?.contains)
    return refused('UNKNOWN', 'ingredient', messages.save.noSuchIngredient)
  const reader = services.reader.of(catalogue)
  try {
    const waiting = await waitingLines(services, reader, userId, key)
    if (waiting.length === 0) return refused('UNKNOWN', 'name', messages.matching.noSuchName)
    const id = newId()
    const taken = slug === null ? null : await takenOf(reader, userId, slug, waiting)
    const texts = new Set(waiting.map(({ line }) => line.text))
    const ids = [...new Set(waiting.map(({ dish }) => dish.id))]
    const done = await changeLines(services, { userId, ids, isContent: taken !== null }, (dish, line) => {
      if (!isUnmatched(dish, line) || !texts.has(line.text)) return null
      if (taken === null) return { ...line, answer: { id } }
      const said = taken.get(keyOfLine({ ...dish, ...line }))
      // One that was changed meanwhile, whose measures were not read.
      return said ? matched(line, slug, id, said) : null
    })
    if (taken !== null) await announceDishes(services, userId)
    return { id, ...done, errors: [] }
  } catch (error) {
    if (error instanceof ReadingEnded) return refused('TOO_LONG', null, messages.tookTooLong)
    throw error
  }
}

function matched(line: StoredLine, ingredient: string | null, id: string, said: Measured): StoredLine {
  const { amount, unit, preparation } = line
  const now = { ...said, preparation: said.preparation?.slice(0, LIMITS.dishPreparationLength) ?? null }
  const isSame = now.amount === amount && now.unit === unit && now.preparation === preparation
  return { ...line, ...now, ingredient, answer: { id, ...(!isSame && { before: { amount, unit, preparation } }) } }
}

async function waitingLines(
  { db }: Pick<Services, 'db'>,
  reader: CatalogueReader,
  userId: string,
  key: string,
): Promise<{ dish: UnmatchedDish; line: StoredLine }[]> {
  const lines = (await unmatchedDishes(db, userId)).flatMap((dish) =>
    dish.lines.filter((line) => isUnmatched(dish, line)).map((line) => ({ dish, line })),
  )
  const wordings = await wordingsOf(
    reader,
    userId,
    lines.map(({ line }) => line),
  )
  return lines.filter((_, index) => keyOfWording(wordings[index] ?? '') === key)
}

/** What the lines say of the ingredient, each once, in tasks of the reader's threads. */
async function takenOf(
  reader: CatalogueReader,
  userId: string,
  ingredient: string,
  waiting: readonly { dish: UnmatchedDish; line: StoredLine }[],
): Promise<Map<string, Measured>> {
  const lines = [...new Map(waiting.map(({ dish, line }) => [keyOfLine({ ...dish, ...line }), toTaken(dish, line)]))]
  const taken = new Map<string, Measured>()
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    const given = { ingredient, lines: some.map(([, line]) => line) }
    const said = (await reader.run('takenAs', `user:${userId}`, given)) ?? []
    for (const [index, [key]] of some.entries()) {
      const one = said[index]
      if (one) taken.set(key, one)
    }
  }
  return taken
}

const toTaken = (
  { serves, measures }: Pick<DishModel, 'serves' | 'measures'>,
  { text, amount, unit, preparation }: StoredLine,
): TakenLine => ({ text, amount, unit, preparation, serves, measures: measures ?? 'AU' })

const keyOfLine = ({ text, amount, unit, preparation, serves, measures }: Waiting): string =>
  JSON.stringify([text, amount, unit, preparation, serves, measures])
