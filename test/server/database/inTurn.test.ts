import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inTurn } from '../../../server/database/inTurn'
import { membership } from '../../../server/households/membership'
import { databaseKind } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const POOL = 4
const app = givenApp({ DATABASE_POOL: String(POOL) })
const onlyMysql = databaseKind === 'mysql' ? it : it.skip

it('work of one name is done one after the other, of other names beside it, and a failure holds up nothing', async () => {
  const { db } = app.services
  const began: string[] = []
  let finish = () => {}
  const first = inTurn(db, 'one', () => {
    began.push('first')
    return new Promise<void>((_done, fail) => (finish = () => fail(new Error('no'))))
  })
  const second = inTurn(db, 'one', async () => began.push('second'))
  await inTurn(db, 'another', async () => began.push('beside'))
  expect(began).toEqual(['first', 'beside'])
  finish()
  await expect(first).rejects.toThrow('no')
  await second
  expect(await inTurn(db, 'one', async () => 'later')).toBe('later')
  expect(began).toEqual(['first', 'beside', 'second'])
})

onlyMysql("one household's writes at once leave connections for others", async () => {
  const [busy, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { db } = app.services
  const { householdId } = await membership(app.services, busy)
  const add = (person: typeof busy, text: string) =>
    app.graphql(
      'mutation ($operations: [OperationInput!]!) { applyOperations(input: { operations: $operations }) { errors { code } } }',
      {
        operations: [{ id: randomUUID(), at: Date.now(), act: { list: { addItem: { itemId: randomUUID(), text } } } }],
      },
      person.token,
    )
  expect((await add(other, 'salt')).data).toMatchObject({ applyOperations: { errors: [] } })
  // What another instance does just now.
  const holder = await db.transaction()
  await holder('households').where({ id: householdId }).forUpdate().first('id')
  const writes = Array.from({ length: 3 * POOL }, (_, n) => add(busy, `apples ${n}`))
  await wait(500)
  const { pool } = db.client as { pool: { numUsed(): number; numPendingAcquires(): number } }
  const seen = { used: pool.numUsed(), waiting: pool.numPendingAcquires() }
  const answered = await add(other, 'pepper')
  await holder.rollback()
  expect((await Promise.all(writes)).map(({ status, data }) => [status, data])).toEqual(
    writes.map(() => [200, { applyOperations: { errors: [] } }]),
  )
  // The holder's, and one of the household.
  expect(seen).toEqual({ used: 2, waiting: 0 })
  expect(answered.data).toMatchObject({ applyOperations: { errors: [] } })
})
