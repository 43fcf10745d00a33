import { givenApp } from '../../support/givenApp'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { readHistory, said, toNextNoon } from '../accounts/history/readHistory'
import { send } from '../accounts/operations'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'

const app = givenApp({ TRUST_PROXY: '1' })
beforeEach(() => toNextNoon(app))

/** An owner and another account in the household 'Home'. */
async function home() {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await change(app, owner, 'renameHousehold', { name: 'Home' })
  await bringTogether(app, owner, other)
  const [own, others] = (await householdOf(app, owner)).members
  return { owner, other, own, others }
}

it('who joins, and who takes a household over, reads it in their history, and the owner before, too (HH-31)', async () => {
  const { owner, other, own, others } = await home()
  expect(said(await readHistory(app, other))).toEqual(['HOUSEHOLD_JOINED Home'])
  expect(await readHistory(app, owner)).toEqual([])
  await change(app, owner, 'handOverHousehold', { memberId: others?.id })
  expect(said(await readHistory(app, owner))).toEqual(['HOUSEHOLD_HANDED_OVER Home'])
  expect(said(await readHistory(app, other))).toEqual(['HOUSEHOLD_TAKEN_OVER Home', 'HOUSEHOLD_JOINED Home'])
  app.clock.advance(1)
  await change(app, other, 'removeHouseholdMember', { memberId: own?.id })
  expect(said(await readHistory(app, owner))).toEqual(['HOUSEHOLD_REMOVED Home', 'HOUSEHOLD_HANDED_OVER Home'])
  const [mail] = await app.services.db('outbox').where({ userId: owner.userId }).orderBy('id', 'desc').limit(1)
  expect([mail.subject, mail.text]).toEqual([
    'You were removed from a household on Mealwright',
    expect.stringContaining('“Home”'),
  ])
})

it('what a person did says with what and from where; what another did, neither', async () => {
  const { owner, other, others } = await home()
  await change(app, owner, 'handOverHousehold', { memberId: others?.id })
  const placeIn = (events: Awaited<ReturnType<typeof readHistory>>) =>
    events.map(({ kind, label, network, byAdministrator }) => [kind, label, network, byAdministrator])
  expect(placeIn(await readHistory(app, owner))).toEqual([
    ['HOUSEHOLD_HANDED_OVER', expect.stringMatching(/./), expect.stringMatching(/./), false],
  ])
  expect(placeIn(await readHistory(app, other))).toEqual([
    ['HOUSEHOLD_TAKEN_OVER', '', '', false],
    ['HOUSEHOLD_JOINED', expect.stringMatching(/./), expect.stringMatching(/./), false],
  ])
})

it('so does who leaves, also for a household that they join, and who joins beside another', async () => {
  const { other } = await home()
  const host = await signUpAndIn(app)
  const further = await inviteKey(app, host)
  app.clock.advance(1)
  expect((await accept(app, other, further, { isFurther: true })).errors).toEqual([])
  expect(said(await readHistory(app, other))).toEqual(['HOUSEHOLD_JOINED', 'HOUSEHOLD_JOINED Home'])
  app.clock.advance(1)
  await leave(app, other)
  expect(said(await readHistory(app, other))[0]).toBe('HOUSEHOLD_LEFT Home')

  const { other: mover } = await home()
  app.clock.advance(1)
  await accept(app, mover, await inviteKey(app, host))
  expect(new Set(said(await readHistory(app, mover)).slice(0, 2))).toEqual(
    new Set(['HOUSEHOLD_JOINED', 'HOUSEHOLD_LEFT Home']),
  )
})

it('so does the account that a household goes to when its owner’s is deleted', async () => {
  const { owner, other } = await home()
  app.clock.advance(1)
  expect((await send(app, 'deleteAccount', { password: PASSWORD }, owner.token)).errors).toEqual([])
  expect(said(await readHistory(app, other))).toEqual(['HOUSEHOLD_TAKEN_OVER Home', 'HOUSEHOLD_JOINED Home'])
})

it('refusals and handing over to oneself are not in it', async () => {
  const { owner, other, own, others } = await home()
  await change(app, other, 'handOverHousehold', { memberId: others?.id })
  await leave(app, owner)
  await change(app, owner, 'handOverHousehold', { memberId: own?.id })
  expect(await readHistory(app, owner)).toEqual([])
})

it('30 of them are kept, and they take the place of nothing else', async () => {
  const person = await signUpAndIn(app)
  const input = { name: 'Watch', scopes: ['PLAN_READ'], days: 30, password: PASSWORD }
  await app.graphql(
    'mutation ($input: MakePersonalKeyInput!) { makePersonalKey(input: $input) { ok } }',
    { input },
    person.token,
  )
  for (let turn = 0; turn < 33; turn += 1) {
    app.clock.advance(1000)
    await leave(app, person)
  }
  const seen = said(await readHistory(app, person))
  expect(seen.filter((one) => one === 'HOUSEHOLD_LEFT')).toHaveLength(30)
  expect(seen.at(-1)).toBe('KEY_MADE Watch')
})
