import {
  backoffPolicies,
  type Counted,
  consumeAttempt,
  forgetTries,
  refundAttempt,
} from '../../../server/accounts/attempts'
import { givenApp } from '../../support/givenApp'

const MINUTE = 60_000
const app = givenApp({ RATE_LIMIT_SCALE: '1' })
let name = 0
const fresh = (): Counted => ({ policy: 'address', of: `network ${(name += 1)}` })
const consume = (counted: Counted) => consumeAttempt(app.services, counted)
const { free, forgetAfter } = backoffPolicies.address

async function useUp(counted: Counted, attempts: number = free): Promise<void> {
  for (let count = 0; count < attempts; count += 1) expect(await consume(counted)).toBe(true)
}

test('a refunded attempt lifts the block that it caused, and counts as not made', async () => {
  const counted = fresh()
  await useUp(counted)
  await refundAttempt(app.services.db, counted)
  expect(await consume(counted)).toBe(true)
  expect(await consume(counted)).toBe(false)
})

test('a refund without an attempt gives nothing', async () => {
  const counted = fresh()
  await useUp(counted, 1)
  await refundAttempt(app.services.db, counted)
  await refundAttempt(app.services.db, counted)
  await useUp(counted)
  expect(await consume(counted)).toBe(false)
})

test('a refused attempt does not lengthen the wait', async () => {
  const counted = fresh()
  await useUp(counted)
  for (let count = 0; count < 3; count += 1) expect(await consume(counted)).toBe(false)
  app.clock.advance(MINUTE + 1)
  expect(await consume(counted)).toBe(true)
  app.clock.advance(MINUTE + 1)
  expect(await consume(counted)).toBe(false)
  app.clock.advance(MINUTE)
  expect(await consume(counted)).toBe(true)
})

test('attempts are forgotten after the time of their policy, and not before', async () => {
  const [early, late] = [fresh(), fresh()]
  await useUp(early, free - 1)
  await useUp(late, free - 1)
  app.clock.advance(forgetAfter - MINUTE)
  await useUp(early, 1)
  expect(await consume(early)).toBe(false)
  app.clock.advance(MINUTE + 1)
  await useUp(late)
  expect(await consume(late)).toBe(false)
})

test('forgetting attempts of one kind leaves the others', async () => {
  const [one, other] = [fresh(), fresh()]
  await useUp(one)
  await useUp(other)
  await forgetTries(app.services.db, one)
  expect([await consume(one), await consume(other)]).toEqual([true, false])
})
