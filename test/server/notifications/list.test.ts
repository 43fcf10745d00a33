import { randomUUID } from 'node:crypto'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { type PushService, startPushService } from '../../support/pushService'
import { addItems, DAY, freshToken, notified, operate, send, sendMerged, seen } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let push: PushService
let [anna, ben]: [Person, Person] = [{} as never, {} as never]
beforeEach(async () => {
  await app.services.db('notification_devices').delete()
  push = await startPushService()
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  anna = { ...anna, token: await freshToken(app, anna) }
  ben = { ...ben, token: await freshToken(app, ben) }
})
afterEach(() => push.stop())

const titles = (browser: { messages(): { title: string }[] }) => browser.messages().map(({ title }) => title)

describe('what others add to the list', () => {
  it('is said to the others of the household once, and on none of the devices of the one who did it', async () => {
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    const other = await notified(app, push, await freshToken(app, ben), ['LIST_ADDED'])
    await addItems(app, ben.token, 'milk')
    await sendMerged(app)
    await sendMerged(app)
    expect(browser.messages()).toEqual([
      { device: browser.id, title: 'Ben added milk', page: '/?mode=shop', tag: 'list_added' },
    ])
    expect(other.messages()).toEqual([])
  })

  it('within a minute is one notification', async () => {
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    await addItems(app, ben.token, 'milk')
    await send(app.services)
    await addItems(app, ben.token, 'eggs')
    await addItems(app, ben.token, 'bread')
    await send(app.services)
    await addItems(app, ben.token, 'tea')
    expect(push.got).toEqual([])
    await sendMerged(app)
    expect(titles(browser)).toEqual(['Ben added milk, eggs and 2 more'])
    for (const text of ['oil', 'rice', 'salt']) await addItems(app, await freshToken(app, ben), text)
    await sendMerged(app)
    expect(titles(browser).slice(1)).toEqual(['Ben added oil, rice and salt'])
  })

  it('is not said where it was removed within the minute, and never of ticks and changes', async () => {
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    const itemId = randomUUID()
    await operate(app, ben.token, [{ list: { addItem: { itemId, text: 'milk' } } }])
    await send(app.services)
    await operate(app, ben.token, [{ list: { removeItem: { itemId } } }])
    await sendMerged(app)
    expect(titles(browser)).toEqual([])
    await operate(app, ben.token, [{ list: { addItem: { itemId, text: 'milk' } } }])
    await sendMerged(app)
    await operate(app, await freshToken(app, ben), [
      { list: { changeItem: { itemId, text: 'oat milk' } } },
      { list: { tickItem: { itemId } } },
    ])
    await sendMerged(app)
    expect(titles(browser)).toEqual(['Ben added milk'])
  })

  it('counts from when it was switched on, and only where it was', async () => {
    await addItems(app, ben.token, 'milk')
    await notified(app, push, anna.token, ['LIST_ADDED'])
    await notified(app, push, await freshToken(app, anna), ['DINNER'], { dinnerHour: 23 })
    await sendMerged(app)
    expect(push.got).toEqual([])
  })

  it('by two without a name is said of someone', async () => {
    const cleo = await signUpAndIn(app)
    await joinHousehold(app, anna, cleo)
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    await addItems(app, ben.token, 'a'.repeat(90))
    await addItems(app, await freshToken(app, cleo), 'eggs')
    await sendMerged(app)
    expect(titles(browser)).toEqual([`Ben and Someone in your household added ${'a'.repeat(59)}… and eggs`])
  })
})

describe('a device gets nothing any more', () => {
  it('once its person was removed from the household', async () => {
    const browser = await notified(app, push, ben.token, ['LIST_ADDED'])
    const memberId = (await app.services.db('household_members').where({ userId: ben.userId }).first('id')).id as string
    await addItems(app, anna.token, 'milk')
    await send(app.services)
    await app.graphql(
      'mutation ($id: ID!) { removeHouseholdMember(input: { memberId: $id }) { errors { code } } }',
      { id: memberId },
      anna.token,
    )
    await sendMerged(app)
    expect([browser.messages(), (await seen(app, await freshToken(app, ben))).devices]).toEqual([[], []])
  })

  it('after its person has logged out there, while others of the person’s go on', async () => {
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    const other = await notified(app, push, await freshToken(app, anna), ['LIST_ADDED'])
    await addItems(app, ben.token, 'milk')
    await app.graphql('mutation { logOut { ok } }', {}, anna.token)
    await sendMerged(app)
    expect([titles(browser), titles(other)]).toEqual([[], ['Ben added milk']])
    expect((await seen(app, await freshToken(app, anna))).devices).toHaveLength(1)
  })

  it('while its account is locked or its session has ended', async () => {
    const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
    const { db } = app.services
    await addItems(app, ben.token, 'milk')
    await db('users').where({ id: anna.userId }).update({ lockedAt: 1 })
    await sendMerged(app)
    await db('users').where({ id: anna.userId }).update({ lockedAt: null })
    await db('sessions').where({ userId: anna.userId }).update({ endedAt: 1 })
    await sendMerged(app)
    expect(titles(browser)).toEqual([])
    expect((await seen(app, await freshToken(app, anna))).devices).toMatchObject([{ isPaused: true }])
  })

  it('and is forgotten 60 days after its page was last open', async () => {
    await notified(app, push, anna.token, ['LIST_ADDED'])
    await deleteExpired({ db: app.services.db, now: () => app.clock.now() + 59 * DAY })
    expect(await app.services.db('notification_devices')).toHaveLength(1)
    await deleteExpired({ db: app.services.db, now: () => app.clock.now() + 61 * DAY })
    expect(await app.services.db('notification_devices')).toEqual([])
  })
})

it('goes on where its person signs in once more in the same browser (ACC-49)', async () => {
  const browser = await notified(app, push, anna.token, ['LIST_ADDED'])
  await app.graphql(
    'mutation ($input: LogInInput!) { logIn(input: $input) { errors { code } } }',
    { input: { email: anna.email, password: anna.password } },
    null,
    { cookie: anna.cookie },
  )
  await addItems(app, ben.token, 'milk')
  await sendMerged(app)
  expect(titles(browser)).toEqual(['Ben added milk'])
})
