import type { Knex } from 'knex'
import { DishModel, type StoredLine } from '../DishModel'
import { isStandIn } from '../standInLine'

/** What of a dish is read for its unmatched lines. */
export type UnmatchedDish = Pick<DishModel, 'id' | 'name' | 'nameKey' | 'lines' | 'assumed' | 'serves' | 'measures'>

const COLUMNS = ['id', 'name', 'nameKey', 'lines', 'assumed', 'serves', 'measures'] as const
/** Dishes of one statement, so that other calls are answered in between. */
const AT_ONCE = 100
/** How a line without an ingredient is stored; quotation marks within a text have a backslash before them. */
const UNMATCHED = '"ingredient":null'

/** The dishes of a person that may have unmatched lines, in the order of their ids. */
export async function unmatchedDishes(db: Knex, userId: string): Promise<UnmatchedDish[]> {
  const found: UnmatchedDish[] = []
  for (let after = ''; ;) {
    const rows = await DishModel.query(db)
      .where({ userId })
      .where('id', '>', after)
      .whereRaw('instr(??, ?) > 0', ['lines', UNMATCHED])
      .orderBy('id')
      .limit(AT_ONCE)
      .select(...COLUMNS)
    found.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return found
    after = last.id
  }
}

/**
 * Whether an answer may be given for a line: it is one of an ingredient, without a match. What stands for more ingredients, or
 * for a dish that came without any, is none (docs/product.md MOVE-4, MOVE-5).
 */
export function isUnmatched({ assumed }: Pick<DishModel, 'assumed'>, line: StoredLine): boolean {
  return (
    line.ingredient === null &&
    line.dish === undefined &&
    !isStandIn(line.text) &&
    !(assumed ?? []).includes('INGREDIENTS')
  )
}
