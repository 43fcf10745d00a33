import type { UndoMatchInput } from '../../generated/schemaTypes'
import { inputError } from '../../platform/errors'
import type { Services } from '../../platform/services'
import { announceDishes } from '../announceDishes'
import { DishModel, type StoredLine } from '../DishModel'
import { messages } from '../messages'
import { changeLines } from './changeLines'
import type { Answered } from './matchLines'

/** The form of an answer's id. */
const ID = /^[0-9a-f-]{36}$/

/**
 * Takes an answer for all lines of a wording back: they are as they were before it (docs/product.md MOVE-14). Lines of a dish
 * that was saved since are the person's own and stay.
 */
export async function undoMatch(services: Services, userId: string, { id }: UndoMatchInput): Promise<Answered> {
  const unknown = {
    id: null,
    lines: 0,
    dishes: 0,
    errors: [inputError('UNKNOWN', 'id', messages.matching.noSuchMatch)],
  }
  if (!ID.test(id)) return unknown
  const rows = await DishModel.query(services.db)
    .where({ userId })
    .whereRaw('instr(??, ?) > 0', ['lines', `"answer":{"id":"${id}"`])
    .select('id')
  const ids = rows.map((row) => row.id)
  const done = await changeLines(services, { userId, ids }, (_dish, line) =>
    line.answer?.id === id ? asBefore(line) : null,
  )
  if (done.lines === 0) return unknown
  await announceDishes(services, userId)
  return { id: null, ...done, errors: [] }
}

function asBefore({ answer, ...line }: StoredLine): StoredLine {
  return { ...line, ...answer?.before, ingredient: null }
}
