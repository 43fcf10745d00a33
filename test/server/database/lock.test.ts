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
