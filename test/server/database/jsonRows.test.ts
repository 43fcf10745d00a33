import { randomUUID } from 'node:crypto'
import { jsonRows, readJsonRows } from '../../../server/database/jsonRows'
import { faultOf, StaleRead } from '../../../server/database/faults'
import { inTransaction } from '../../../server/database/transaction'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { manyPeople } from '../../support/manyPeople'

const app = givenApp()
const COLUMNS = ['itemKey', { fraction: 'amount' }, 'at', 'memberId'] as const

/** The ticks of a new household, read as a column of its row. */
async function readBack(ticks: { itemKey: string; amount: number; at: number; memberId: string | null }[]) {
  const { db } = app.services
  const [person] = await manyPeople(app.services, 1)
  const { householdId } = await membership(app.services, { userId: person?.userId ?? '' })
  if (ticks.length > 0)
    await db('list_ticks').insert(
      ticks.map((tick) => ({ ...tick, householdId, isTicked: 1, operationId: randomUUID() })),
    )
  const rows = db('list_ticks').where('list_ticks.householdId', db.ref('households.id'))
  const row = await db('households')
    .where({ id: householdId })
    .select(jsonRows(db, rows, COLUMNS).as('ticks'))
    .first()
  return readJsonRows<object>((row as { ticks: unknown }).ticks, COLUMNS)
}

it('brings rows as they are stored: fractions to the last digit, times, words and null', async () => {
  const ticks = [1 / 3, 0.1 + 0.2, 1e-7, 123456789.12345679, 300].map((amount, index) => ({
    itemKey: `"quoted" \\ ${index} ü 🥕`,
    amount,
    at: 1_790_000_000_000 + index,
    memberId: index === 0 ? null : 'x',
  }))
  expect(await readBack(ticks)).toEqual(expect.arrayContaining(ticks))
})

it('brings no rows where there are none', async () => {
  expect(await readBack([])).toEqual([])
})

it('a transaction that has read what is no longer stored is run again', async () => {
  expect(faultOf(new StaleRead())).toBe('conflict')
  let runs = 0
  const result = await inTransaction(app.services.db, async () => {
    runs += 1
    if (runs === 1) throw new StaleRead()
    return Promise.resolve('done')
  })
  expect([result, runs]).toEqual(['done', 2])
})
