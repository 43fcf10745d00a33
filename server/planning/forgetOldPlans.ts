import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { GeneratedPlanModel } from './GeneratedPlanModel'
import { REMEMBERED_MEALS } from './randomizeMealPlan'

const DAY = 24 * 60 * 60 * 1000
/** The raffle of a month is drawn in the next one; the rest is for a draw that comes late. */
const PLANS_KEPT = 100 * DAY
/** Plans are looked at while they are this much older than that, so that each run has little to look at. */
const WINDOW = 30 * DAY
/** People of one statement. */
const BATCH = 500

/**
 * Deletes generated plans that no raffle needs any more, except each person's latest ones, which make their meals less
 * likely (docs/product.md PLAN-25).
 */
export async function forgetOldPlans({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - PLANS_KEPT
  const table = GeneratedPlanModel.tableName
  const people: string[] = await db(table)
    .where('generatedAt', '<', before)
    .where('generatedAt', '>=', before - WINDOW)
    .distinct('userId')
    .pluck('userId')
  for (const userId of await havingMany(db, people)) {
    const oldestKept: { generatedAt: number } | undefined = await db(table)
      .where({ userId })
      .orderBy('generatedAt', 'desc')
      .offset(REMEMBERED_MEALS - 1)
      .first('generatedAt')
    if (oldestKept)
      await deleteInBatches(db, table, 'id', (rows) =>
        rows.where({ userId }).where('generatedAt', '<', Math.min(before, oldestKept.generatedAt)),
      )
  }
}

/** Those of the people who have more plans than the ones that are always kept: few, and only they need a look of their own. */
async function havingMany(db: Services['db'], people: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < people.length; from += BATCH)
    found.push(
      ...(await db(GeneratedPlanModel.tableName)
        .whereIn('userId', people.slice(from, from + BATCH))
        .groupBy('userId')
        .havingRaw('COUNT(*) > ?', [REMEMBERED_MEALS])
        .pluck('userId')),
    )
  return found
}
