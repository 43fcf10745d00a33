import { setTimeout as wait } from 'node:timers/promises'
import { withLock } from '../../../server/database/lock'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

test('callers that want a lock at once have it one after the other, and none waits for it to run out', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (inside += 1))
    await wait(20)
    inside -= 1
  }
  const callers = Array.from({ length: 6 }, () => withLock(app.services.db, 'queue', { patience: 20_000 }, work))
  expect(await Promise.all(callers)).toEqual(Array(6).fill(true))
  expect(most).toBe(1)
  expect(await app.services.db('locks').where({ name: 'queue' }).first()).toMatchObject({ holder: '' })
})

/** Short enough to see a lock run out. */
const times = { ttl: 4000, renewal: 1000 }

test('a holder whose lock another one has taken gets a signal, and its work does not count as done', async () => {
  const { db } = app.services
  const held = withLock(db, 'stolen', { patience: 0, times }, async ({ lost, isHeld }) => {
    expect(isHeld()).toBe(true)
    await db('locks').where({ name: 'stolen' }).update({ holder: 'another' })
    while (isHeld()) await wait(20)
    expect(lost.aborted).toBe(true)
  })
  await expect(held).rejects.toThrow('The lock stolen was lost')
  expect(await db('locks').where({ name: 'stolen' }).first()).toMatchObject({ holder: 'another' })
})

test('a holder that cannot renew its lock stops before it runs out', async () => {
  const { db } = app.services
  let stopped = 0
  let runsOut = 0
  const held = withLock(db, 'silent', { patience: 0, times }, async ({ lost }) => {
    lost.addEventListener('abort', () => void (stopped = Date.now()))
    await db.schema.renameTable('locks', 'locks_away')
    while (!lost.aborted) await wait(20)
    await db.schema.renameTable('locks_away', 'locks')
    runsOut = Number((await db('locks').where({ name: 'silent' }).first()).expiresAt)
  })
  await expect(held).rejects.toThrow('The lock silent was lost')
  expect(stopped).toBeLessThan(runsOut)
})
