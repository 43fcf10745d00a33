import { eraseUser } from '../../../server/accounts/deleteAccount'
import { UserModel } from '../../../server/accounts/UserModel'
import { householdChannel } from '../../../server/households/announceHousehold'
import { inTransaction } from '../../../server/database/transaction'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { send } from '../accounts/operations'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'
import { called, plansOf, savePlan } from './householdPeople'

jest.setTimeout(120_000)
const app = givenApp()

const DAY = 24 * 60 * 60 * 1000
const deleteAccount = async ({ token }: Person) =>
  expect(await send(app, 'deleteAccount', { password: PASSWORD }, token)).toEqual({ deleted: true, errors: [] })

/** The channels of households on which something about members is published while `act` runs. */
async function heard(ids: readonly string[], act: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = []
  const ends = ids.map((id) =>
    app.services.pubSub.subscribe(householdChannel(id), (delivery) => {
      if (delivery !== 'resync' && delivery.part === 'members') told.push(id)
    }),
  )
  await act()
  for (const end of ends) end()
  return told
}

test('with the owner’s account gone, the account that joined first owns the household, which is whole', async () => {
  const [owner, second, third] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, second, third)
  await change(app, owner, 'addHouseholdMember', { name: 'Mia' })
  const key = await inviteKey(app, owner)
  const before = await householdOf(app, second)
  await app.services.db('plans').insert({
    ...{ id: `kept of ${before.id}`.slice(0, 36), householdId: before.id, name: 'Camping', nameKey: 'camping' },
    ...{ version: 1, content: '{"rows":[]}', changedAt: 1 },
  })
  expect(await heard([before.id], () => deleteAccount(owner))).toEqual([before.id])
  const after = await householdOf(app, second)
  expect(after).toMatchObject({ id: before.id, version: before.version + 1 })
  expect(after.members.map(({ id, role }) => [id, role])).toEqual([
    [before.members[1]?.id, 'OWNER'],
    [before.members[2]?.id, 'MEMBER'],
    [before.members[3]?.id, null],
  ])
  expect(after.invitations).toEqual([])
  expect(await accept(app, await signUpAndIn(app), key)).toMatchObject({ errors: [{ code: 'KEY_INVALID' }] })
  expect(await app.services.db('plans').where({ householdId: before.id, name: 'Camping' })).toHaveLength(1)
  expect(await change(app, second, 'renameHousehold', { name: 'Ours' })).toMatchObject({ errors: [] })
})

test('a member’s account takes nothing with it but itself', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const before = await householdOf(app, owner)
  await deleteAccount(other)
  const after = await householdOf(app, owner)
  expect(after).toEqual({ ...before, version: before.version + 1, members: before.members.slice(0, 1) })
})

test('a household ends with its last account, with all its rows', async () => {
  const person = await signUpAndIn(app)
  const { household } = await change(app, person, 'addHouseholdMember', { name: 'Mia' })
  const [householdId, memberId] = [household?.id ?? '', household?.members[1]?.id ?? '']
  const answers = { requirements: '{}', neverEaten: '', neverEatenSlugs: '[]', tagPreferences: '{}', updatedAt: 1 }
  await app.services.db('profile_settings').insert({ memberId, ...answers })
  await inviteKey(app, person)
  await deleteAccount(person)
  for (const table of ['household_members', 'household_invitations'])
    expect(await app.services.db(table).where({ householdId })).toEqual([])
  expect(await app.services.db('households').where({ id: householdId })).toEqual([])
  expect(await app.services.db('profile_settings').where({ memberId })).toEqual([])
})

test('an invitation forgets the address of an account that ends', async () => {
  const [owner, friend] = [await signUpAndIn(app), await signUpAndIn(app)]
  await change(app, owner, 'inviteToHousehold', { email: friend.email })
  await deleteAccount(friend)
  expect((await householdOf(app, owner)).invitations).toMatchObject([{ sentTo: null }])
})

test('when all accounts of a household end at once, it ends too', async () => {
  const people = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  const [owner, ...others] = people as [Person, ...Person[]]
  await bringTogether(app, owner, ...others)
  const { id } = await householdOf(app, owner)
  await Promise.all(
    people.map(async ({ userId }) => {
      const user = await UserModel.query(app.services.db).findById(userId).throwIfNotFound()
      const erased = await inTransaction(app.services.db, (trx) => eraseUser(app.services, trx, user))
      erased()
    }),
  )
  expect(await app.services.db('households').where({ id })).toEqual([])
})

test('every change of members is published on the channels of the households, and only once it is done', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const [joined, left] = [(await householdOf(app, owner)).id, (await householdOf(app, other)).id]
  const key = await inviteKey(app, owner)
  const ids = [joined, left]
  expect((await heard(ids, () => accept(app, other, key))).sort()).toEqual([...ids].sort())
  expect(await heard(ids, () => change(app, owner, 'renameHousehold', { name: '' }))).toEqual([])
  expect(await heard(ids, () => change(app, other, 'renameHousehold', { name: 'Ours' }))).toEqual([])
  expect(await heard(ids, () => change(app, owner, 'addHouseholdMember', { name: 'Mia' }))).toEqual([joined])
  expect(await heard(ids, () => inviteKey(app, owner))).toEqual([joined])
  const stale = new Promise<number>((resolve) => {
    const end = app.services.pubSub.subscribe(householdChannel(joined), () => {
      end()
      void app.services
        .db('household_members')
        .where({ householdId: joined })
        .then((rows) => resolve(rows.length))
    })
  })
  expect(await heard(ids, () => leave(app, other))).toEqual([joined])
  expect(await stale).toBe(2)
})

test('invitations are removed 30 days after they expire, and households that no one is in', async () => {
  const owner = await signUpAndIn(app)
  await inviteKey(app, owner)
  const { db, now } = app.services
  const householdId = (await householdOf(app, owner)).id
  const deserted = { id: 'deserted', name: '', ownerId: null, version: 1, createdAt: now() }
  await db('households').insert(deserted)
  await db('household_members').insert({
    ...{ id: 'forgotten child', householdId: deserted.id, name: 'Mia', portion: 100, eats: 7 },
    ...{ answersEditedBy: 'OWNER', joinedAt: now() },
  })
  const left = () => db('household_invitations').where({ householdId })
  await deleteExpired({ db, now: () => now() + 36.9 * DAY })
  expect(await left()).toHaveLength(1)
  await deleteExpired({ db, now: () => now() + 37.1 * DAY })
  expect(await left()).toEqual([])
  expect(await db('households').where({ id: deserted.id })).toEqual([])
  expect(await db('household_members').where({ id: 'forgotten child' })).toEqual([])
  expect(await db('households').where({ id: householdId })).toHaveLength(1)
})

test('a person’s name in the names of plans goes with the account, also from households that the person has left', async () => {
  const [owner, ana] = [await called(app, 'Ben'), await called(app, 'Ana')]
  const other = await called(app, 'Ana')
  for (const newcomer of [ana, other]) {
    await savePlan(app, newcomer)
    await app.graphql('{ currentPlan { version } }', {}, newcomer.token)
    await accept(app, newcomer, await inviteKey(app, owner))
  }
  const names = async () => Object.keys(await plansOf(app, owner)).sort()
  expect(await names()).toEqual(['Ana’s plan', 'Ana’s plan 2', 'Ana’s saved plan', 'Ana’s saved plan 2'])
  const [{ id } = { id: '' }] = await app.services.db('plans').where({ name: 'Ana’s plan 2' })
  const input = { planId: id, name: 'Winter', rows: [{ category: 'DINNER' }] }
  const RENAME = 'mutation ($input: SavePlanInput!) { savePlan(input: $input) { ok errors { code field } } }'
  const renamed = await app.graphql(RENAME, { input }, owner.token)
  expect(renamed.data).toEqual({ savePlan: { ok: true, errors: [] } })
  await leave(app, ana)
  await deleteAccount(ana)
  expect(await names()).toEqual(['A former member’s plan', 'A former member’s plan 2', 'Ana’s saved plan 2', 'Winter'])
  await deleteAccount(other)
  const left = ['A former member’s plan', 'A former member’s plan 2', 'A former member’s plan 3', 'Winter']
  expect(await names()).toEqual(left)
})
