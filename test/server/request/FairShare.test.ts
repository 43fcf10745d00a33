import type { Context } from '../../../server/request/context'
import { FairShare } from '../../../server/request/FairShare'
import { ProcessorBudget } from '../../../server/request/ProcessorBudget'
import { admit } from '../../../server/request/takeTurn'

const HEAVY = [{ name: 'user:heavy', times: 1 }]
const LIGHT = [{ name: 'user:light', times: 1 }]

function given(scale = 1) {
  const clock = { now: 0 }
  return { clock, share: new FairShare(scale, () => clock.now) }
}

describe('a caller who has used much lately (SEC-22)', () => {
  it('rests while others are there, as long as its share takes to make up for it; the others do not', () => {
    const { clock, share } = given()
    share.charge(HEAVY, 1500)
    share.restOf(LIGHT)
    expect(share.restOf(HEAVY)).toBe(2000)
    expect(share.restOf(LIGHT)).toBe(0)
    clock.now += 1000
    expect(share.restOf(HEAVY)).toBe(1000)
    clock.now += 1000
    share.restOf(LIGHT)
    expect(share.restOf(HEAVY)).toBe(0)
    share.charge(HEAVY, 60_000)
    expect(share.restOf(HEAVY)).toBe(4000)
  })

  it('owes no more than the longest rest for what it used while it was alone', () => {
    const { clock, share } = given()
    for (let minute = 0; minute < 60; minute += 1) share.charge(HEAVY, 30_000)
    share.restOf(LIGHT)
    expect(share.restOf(HEAVY)).toBe(4000)
    clock.now += 4000
    share.restOf(LIGHT)
    expect(share.restOf(HEAVY)).toBe(0)
  })

  it('rests once for an operation that is admitted before it is read and again in its turn', async () => {
    const budget = new ProcessorBudget({ redis: null, config: { rateLimitScale: 1 } }, () => 0)
    const context = (payers: typeof HEAVY) => ({ services: { budget }, taken: { payers } }) as unknown as Context
    budget.charge(HEAVY, 1002)
    expect(admit(context(LIGHT))).toBeNull()
    const operation = context(HEAVY)
    const rest = admit(operation)
    expect(rest).not.toBeNull()
    await rest
    expect(admit(operation)).toBeNull()
    expect(admit(context(HEAVY))).not.toBeNull()
  })

  it('does not rest while it is alone, nor for what a page takes', () => {
    const { clock, share } = given()
    share.charge(HEAVY, 1500)
    expect([share.restOf(HEAVY), share.restOf(HEAVY)]).toEqual([0, 0])
    share.restOf(LIGHT)
    share.charge(LIGHT, 1000)
    share.restOf(HEAVY)
    expect(share.restOf(LIGHT)).toBe(0)
    share.restOf(LIGHT)
    clock.now += 2001
    expect(share.restOf(HEAVY)).toBe(0)
  })

  it('has as many times as much in a wide network, and where limits are higher', () => {
    const wide = [{ name: 'ip:wide', times: 4 }]
    const { share } = given()
    share.charge(wide, 2000)
    share.restOf(LIGHT)
    expect(share.restOf(wide)).toBe(1000)
    const high = given(2).share
    high.charge(HEAVY, 2000)
    high.restOf(LIGHT)
    expect(high.restOf(HEAVY)).toBe(0)
  })

  it('is refused with a time to come back where six of its calls rest already', async () => {
    const { share } = given()
    const rests = Array.from({ length: 6 }, () => share.rest(HEAVY, 20))
    await expect(share.rest(HEAVY, 1200)).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE', http: { status: 503 } },
    })
    await Promise.all(rests)
    await share.rest(HEAVY, 1)
  })
})
