import { RateLimiterRes } from 'rate-limiter-flexible'
import { consumeMail } from '../../../server/accounts/mailBudget'
import { createLimiter } from '../../../server/request/createLimiter'
import { networkOf } from '../../../server/request/networkOf'
import { OpenSockets } from '../../../server/realtime/OpenSockets'
import type { LiveSocket } from '../../../server/realtime/LiveSocket'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

/** How many calls are taken, of `count` that come from as many networks each. */
async function takenOf(consume: (ip: string) => Promise<boolean>, count: number, ipOf: (n: number) => string) {
  let taken = 0
  for (let n = 0; n < count; n += 1) if (await consume(ipOf(n))) taken += 1
  return taken
}

describe('who holds a wide network (SEC-20)', () => {
  const inOne56 = (n: number) => `2001:db8:1:${n.toString(16)}::1`
  const inOne48 = (n: number) => `2001:db8:2:${(n * 256).toString(16)}::1`
  const limiter = () => {
    const options = { keyPrefix: 'test', points: 5, duration: 60 }
    const plain = createLimiter({ ...app.services, config: { ...app.services.config, rateLimitScale: 1 } }, options)
    return (ip: string) =>
      plain.consume(`Query.meals:ip:${networkOf(ip)}`).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false
          throw refused
        },
      )
  }

  it('gets four times the calls of one network from a /56, sixteen times from a /48', async () => {
    expect(await takenOf(limiter(), 50, () => '2001:db8:1::1')).toBe(5)
    expect(await takenOf(limiter(), 50, inOne56)).toBe(20)
    expect(await takenOf(limiter(), 100, inOne48)).toBe(80)
    expect(await takenOf(limiter(), 50, (n) => `192.0.2.${n}`)).toBe(50)
  })

  it('gets no more mails for an address than that', async () => {
    const services = { ...app.services, config: { ...app.services.config, rateLimitScale: 1 / 6 } }
    const ask = (ip: string) => consumeMail(services, { purpose: 'reset', email: 'mia@example.org', ip })
    expect(await takenOf(ask, 8, inOne56)).toBe(4)
  })

  it('opens no more sockets without a token than that', () => {
    const sockets = new OpenSockets()
    const open = (ip: string) => {
      if (sockets.hasStrangers(ip, 3)) return false
      sockets.add({ caller: { ip, userAgent: '', requestId: '' }, person: null } as LiveSocket)
      return true
    }
    const opened = Array.from({ length: 40 }, (_, n) => open(inOne56(n))).filter(Boolean)
    expect(opened).toHaveLength(12)
    for (const socket of [...sockets]) sockets.remove(socket)
    expect(sockets.strangers).toBe(0)
    expect(open(inOne56(0))).toBe(true)
  })
})
