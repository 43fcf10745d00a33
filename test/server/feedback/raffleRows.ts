import { createHash, randomUUID } from 'node:crypto'
import { type SydneyMonth, sydneyMonthOf } from '../../../server/pure/sydneyTime'
import type { RunningApp } from '../../support/startApp'

/** The code of an account in a month's raffle, computed apart from the server's own code. */
export const codeOf = (month: string, userId: string) =>
  createHash('sha256').update(`${month}:${userId}`).digest('hex').slice(0, 32)

/** Writes what the raffle asks for straight into the tables of an application. */
export function raffleRows(app: RunningApp) {
  const thisMonth = (): SydneyMonth => sydneyMonthOf(app.clock.now())
  const lastMonth = (): SydneyMonth => sydneyMonthOf(thisMonth().start - 1)

  const insertPlans = async (userId: string, times: number[], singleRow: 0 | 1): Promise<void> => {
    for (const generatedAt of times)
      await app.services
        .db('generated_plans')
        .insert({ id: randomUUID(), userId, generatedAt, mealIds: '[]', singleRow })
  }
  const plan = (userId: string, ...times: number[]) => insertPlans(userId, times, 0)

  async function giveFeedback(userId: string, general = 'More soups.'): Promise<void> {
    const texts = { questions: '[]', storesSupported: '', benefits: '', wishes: '', general }
    await app.services
      .db('feedback')
      .insert({ id: randomUUID(), userId, submissionId: null, ...texts, createdAt: app.clock.now() })
  }

  /** An account without sessions that meets every condition of last month's raffle except those that are set to fail. */
  async function entrant({
    confirmed = true,
    locked = false,
    feedback = true,
    blank = false,
    plans = 2,
    rows = 0,
  } = {}): Promise<{
    id: string
    email: string
  }> {
    const id = randomUUID()
    const email = `${id}@example.com`
    await app.services.db('users').insert({
      id,
      email,
      passwordHash: '-',
      marketingOptIn: 0,
      confirmedAt: confirmed ? 1 : null,
      lockedAt: locked ? 1 : null,
      createdAt: 1,
    })
    if (feedback) await giveFeedback(id, blank ? '' : undefined)
    const times = (count: number) => Array.from({ length: count }, (_, index) => lastMonth().start + index)
    await insertPlans(id, times(plans), 0)
    await insertPlans(id, times(rows), 1)
    return { id, email }
  }

  return { thisMonth, lastMonth, plan, giveFeedback, entrant }
}
