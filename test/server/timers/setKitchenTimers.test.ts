import { membership } from '../../../server/households/membership'
import { deleteExpired } from '../../../server/retention'
import { TIMER_LIMITS } from '../../../server/timers/limits'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { freshToken } from '../notifications/operations'
import { openAs } from '../realtime/socketClient'
import { MINUTE, readTimers, running, SECOND, setTimers } from './calls'

jest.setTimeout(60_000)
const app = givenApp()
const HOUR = 60 * MINUTE
let [ann, ben]: [Person, Person] = [{} as never, {} as never]
beforeEach(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  ann = { ...ann, token: await freshToken(app, ann) }
  ben = { ...ben, token: await freshToken(app, ben) }
})
const now = () => app.clock.now()
const keysOf = async (person: Person) => (await readTimers(app, person.token)).timers.map(({ key }) => key).sort()

describe('a timer that a member starts (COOK-34)', () => {
  it('is there for each member, with the server’s clock', async () => {
    const at = now()
    const { ok, kitchenTimers } = await setTimers(app, ann.token, [running(at)])
    const shown = { ...running(at), remaining: null }
    expect({ ok, timers: kitchenTimers?.timers }).toEqual({ ok: true, timers: [shown] })
    const seen = await readTimers(app, ben.token)
    expect(seen.timers).toEqual([shown])
    expect(seen.now).toBeGreaterThanOrEqual(at)
    expect(seen.now).toBeLessThanOrEqual(now())
  })

  it('is paused, extended and dismissed by another member', async () => {
    const at = now()
    await setTimers(app, ann.token, [running(at)])
    const paused = { ...running(at + 1), state: 'PAUSED' as const, endsAt: null, remaining: 4 * MINUTE }
    app.clock.advance(MINUTE)
    await setTimers(app, ben.token, [paused])
    expect((await readTimers(app, ann.token)).timers).toEqual([paused])
    await setTimers(app, ann.token, [running(at + 2, 7 * MINUTE)])
    expect((await readTimers(app, ben.token)).timers).toMatchObject([{ duration: 7 * MINUTE, state: 'RUNNING' }])
    await setTimers(app, ben.token, [running(at + 3, MINUTE, { state: 'DISMISSED' })])
    expect(await keysOf(ann)).toEqual([])
  })

  it('is no one else’s: not a stranger’s, not a former member’s', async () => {
    const { householdId } = await membership(app.services, ann)
    await setTimers(app, ann.token, [running(now())], householdId)
    const stranger = await signUpAndIn(app)
    const refused = { ok: false, kitchenTimers: null, errors: [{ code: 'NOT_ALLOWED', field: 'householdId' }] }
    const dismissed = [running(now() + 1, MINUTE, { state: 'DISMISSED' })]
    expect(await setTimers(app, stranger.token, dismissed, householdId)).toEqual(refused)
    expect((await readTimers(app, stranger.token)).timers).toEqual([])
    await app.graphql('mutation { leaveHousehold { errors { code } } }', {}, ben.token)
    expect(await setTimers(app, ben.token, dismissed, householdId)).toEqual(refused)
    expect((await readTimers(app, ben.token)).timers).toEqual([])
    expect(await keysOf(ann)).toHaveLength(1)
  })

  it('is named to who looks at the household, and at no other change', async () => {
    const socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, ben)
    socket.subscribe('subscription { householdChanges { kitchenTimers } }')
    const sent = async () =>
      ((await socket.next()).payload as { data: { householdChanges: { kitchenTimers: string | null } } }).data
        .householdChanges.kitchenTimers
    const seen = [await sent()]
    expect(seen).toEqual([''])
    const [at, done] = [now() - 10, [SECOND, 2 * SECOND]]
    await setTimers(app, ann.token, [running(at)])
    seen.push(await sent())
    for (const [index, duration] of done.entries()) {
      await setTimers(app, ann.token, [running(at + 1 + index, duration)])
      seen.push(await sent())
    }
    await setTimers(app, ann.token, [running(at + 5, MINUTE, { state: 'DISMISSED' })])
    seen.push(await sent())
    expect(seen).not.toContain(null)
    expect(new Set(seen).size).toBe(seen.length)
    await app.graphql('mutation { renameHousehold(input: { name: "Home" }) { errors { code } } }', {}, ann.token)
    expect(await sent()).toBeNull()
    socket.ws.terminate()
  })
})

describe('of two acts on a timer', () => {
  it('the later counts, in whichever order they come, and one that comes again changes nothing (COOK-35)', async () => {
    const at = now()
    const [start, stop] = [running(at - 20), running(at - 10, MINUTE, { state: 'DISMISSED' })]
    await setTimers(app, ben.token, [stop])
    expect((await setTimers(app, ann.token, [start])).kitchenTimers?.timers).toEqual([])
    const again = running(at - 5)
    await setTimers(app, ann.token, [again])
    await setTimers(app, ben.token, [stop])
    await setTimers(app, ann.token, [again])
    expect((await readTimers(app, ben.token)).timers).toMatchObject([{ at: at - 5, state: 'RUNNING' }])
    const { householdId } = await membership(app.services, ann)
    const stored = await app.services.db('kitchen_timers').where({ householdId }).pluck('version')
    expect(stored).toEqual([2])
  })

  it('of one time the first that came stays, and both devices learn of that', async () => {
    const at = now() - 1
    const both = [running(at, MINUTE), running(at, 2 * MINUTE)]
    const answers = await Promise.all(both.map((one, index) => setTimers(app, [ann, ben][index]?.token ?? '', [one])))
    const last = (await readTimers(app, ann.token)).timers
    expect(last).toHaveLength(1)
    expect(answers.some(({ kitchenTimers }) => kitchenTimers?.timers[0]?.duration === last[0]?.duration)).toBe(true)
  })

  it('one from the future is taken for now, so that a later one counts', async () => {
    await setTimers(app, ann.token, [running(now() + HOUR)])
    expect((await readTimers(app, ann.token)).timers[0]?.at).toBeLessThanOrEqual(now())
    app.clock.advance(1)
    await setTimers(app, ben.token, [running(now(), MINUTE, { state: 'DISMISSED' })])
    expect(await keysOf(ann)).toEqual([])
  })

  it('many at once on both devices leave one state, the latest', async () => {
    const at = now()
    const acts = Array.from({ length: 12 }, (_, index) => running(at - 100 + index, (index + 1) * SECOND))
    const shuffled = [...acts.filter((_, index) => index % 3 === 0), ...acts.filter((_, index) => index % 3 !== 0)]
    await Promise.all(shuffled.map((one, index) => setTimers(app, [ann, ben][index % 2]?.token ?? '', [one])))
    expect((await readTimers(app, ann.token)).timers).toMatchObject([{ duration: 12 * SECOND }])
  })
})

describe('bounds (COOK-36)', () => {
  const full = (at: number) =>
    Array.from({ length: TIMER_LIMITS.timers }, (_, index) =>
      running(at, (index + 1) * MINUTE, { key: `a:1:${index}` }),
    )

  it('there are at most 20; one more is refused, and the rest of the call is done', async () => {
    const at = now()
    expect(await setTimers(app, ann.token, full(at))).toMatchObject({ ok: true })
    const more = [
      running(at + 1, MINUTE, { key: 'more' }),
      running(at + 1, MINUTE, { key: 'a:1:5', state: 'DISMISSED' }),
    ]
    const answer = await setTimers(app, ben.token, more)
    expect(answer.errors).toEqual([{ code: 'TOO_MANY', field: 'timers[0]' }])
    expect(answer.kitchenTimers?.timers).toHaveLength(TIMER_LIMITS.timers - 1)
    expect(await setTimers(app, ben.token, more)).toMatchObject({ ok: true })
  })

  it('the one whose time was up first makes room', async () => {
    await setTimers(app, ann.token, full(now()))
    app.clock.advance(3 * MINUTE)
    await setTimers(app, ann.token, [running(now(), MINUTE, { key: 'more' })])
    const keys = await keysOf(ben)
    expect(keys).toHaveLength(TIMER_LIMITS.timers)
    expect(keys).toContain('more')
    expect(keys).not.toContain('a:1:0')
  })

  it('what was dismissed is kept for a hundred, and all for a day after it is over', async () => {
    for (let call = 0; call < 3; call += 1) {
      const keys = Array.from({ length: TIMER_LIMITS.acts }, (_, index) => `b:${call}:${index}`)
      await setTimers(
        app,
        ann.token,
        keys.map((key) => running(now() - 10 + call, MINUTE, { key, state: 'DISMISSED' })),
      )
    }
    const { householdId } = await membership(app.services, ann)
    const mine = () => app.services.db('kitchen_timers').where({ householdId })
    expect(await mine()).toHaveLength(100)
    const long = running(now(), 2 * HOUR, { key: 'long' })
    await setTimers(app, ann.token, [long])
    const later = { ...app.services, now: () => now() + 25 * HOUR }
    await deleteExpired(later)
    expect(await mine().pluck('timerKey')).toEqual(['long'])
    await deleteExpired({ ...app.services, now: () => now() + 27 * HOUR })
    expect(await mine()).toEqual([])
  })

  it('an act that is older than that changes nothing', async () => {
    expect((await setTimers(app, ann.token, [running(now() - 25 * HOUR)])).kitchenTimers?.timers).toEqual([])
  })

  it.each([
    ['key', { key: ' ' }, 'REQUIRED'],
    ['key', { key: 'x'.repeat(5001) }, 'TOO_LONG'],
    ['meal', { meal: '' }, 'REQUIRED'],
    ['meal', { meal: 'x'.repeat(201) }, 'TOO_LONG'],
    ['label', { label: 'x'.repeat(101) }, 'TOO_LONG'],
    ['step', { step: 0 }, 'OUT_OF_RANGE'],
    ['duration', { duration: 0 }, 'OUT_OF_RANGE'],
    ['duration', { duration: 49 * HOUR }, 'OUT_OF_RANGE'],
    ['endsAt', { endsAt: null }, 'REQUIRED'],
    ['endsAt', { endsAt: 9e14 }, 'OUT_OF_RANGE'],
    ['remaining', { state: 'PAUSED' as const }, 'REQUIRED'],
    ['remaining', { state: 'PAUSED' as const, remaining: 0 }, 'OUT_OF_RANGE'],
  ])('bad %s is named, and the rest is done', async (field, wrong, code) => {
    const good = running(now(), MINUTE, { key: 'good' })
    const answer = await setTimers(app, ann.token, [{ ...running(now()), ...wrong }, good])
    expect(answer.errors).toEqual([{ code, field: `timers[0].${field}` }])
    expect(answer.kitchenTimers?.timers.map(({ key }) => key)).toEqual(['good'])
  })

  it('a call without a timer and one with too many are refused', async () => {
    const many = Array.from({ length: TIMER_LIMITS.acts + 1 }, () => running(now()))
    expect((await setTimers(app, ann.token, [])).errors).toEqual([{ code: 'REQUIRED', field: 'timers' }])
    expect((await setTimers(app, ann.token, many)).errors).toEqual([{ code: 'TOO_MANY', field: 'timers' }])
  })
})
