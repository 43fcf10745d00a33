import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'
import { called, plansOf, savePlan } from './householdPeople'

jest.setTimeout(120_000)
const app = givenApp()

test('of ten who accept one invitation at once, one joins', async () => {
  const owner = await called(app, 'Ben')
  const guests: Person[] = []
  for (let count = 0; count < 10; count += 1) guests.push(await signUpAndIn(app))
  const key = await inviteKey(app, owner)
  const outcomes = await Promise.all(guests.map((guest) => accept(app, guest, key)))
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(outcomes.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(9).fill('KEY_INVALID'))
  const sizes = await Promise.all(guests.map(async (guest) => (await householdOf(app, guest)).members.length))
  expect(sizes.sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
})

test('one who accepts an invitation twice at once joins once', async () => {
  const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Ana')]
  await savePlan(app, guest)
  const key = await inviteKey(app, owner)
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => accept(app, guest, key)))
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect(Object.keys(await plansOf(app, owner))).toEqual(['Ana’s saved plan'])
})

test('two owners who accept each other’s invitation at once end in one household', async () => {
  const [one, other] = [await called(app, 'Ana'), await called(app, 'Ben')]
  const [ofOne, ofOther] = [await inviteKey(app, one), await inviteKey(app, other)]
  const outcomes = await Promise.all([accept(app, one, ofOther), accept(app, other, ofOne)])
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  const [seen, seenToo] = [await householdOf(app, one), await householdOf(app, other)]
  expect(seen.id).toBe(seenToo.id)
  expect(seen.members.map(({ role }) => role)).toEqual(['OWNER', 'MEMBER'])
})

test('an invitation that is accepted and revoked at once does one of both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Ana')]
    const { invitation, link } = await change(app, owner, 'inviteToHousehold', {})
    const [accepted, revoked] = await Promise.all([
      accept(app, guest, link?.split('/').at(-1) ?? ''),
      change(app, owner, 'revokeInvitation', { invitationId: invitation?.id }),
    ])
    expect([accepted.errors.length, revoked.errors.length].sort()).toEqual([0, 1])
    expect((await householdOf(app, owner)).members).toHaveLength(accepted.errors.length === 0 ? 2 : 1)
  }
})

test('what several do to two households at once leaves no account without a household and none with two owners', async () => {
  const people = [await called(app, 'Ana'), await called(app, 'Ben'), await called(app, 'Cy'), await called(app, 'Di')]
  const [ana, ben, cy, di] = people as [Person, Person, Person, Person]
  await bringTogether(app, ana, cy)
  await bringTogether(app, ben, di)
  for (let round = 0; round < 3; round += 1) {
    const owners = []
    for (const person of people)
      if ((await householdOf(app, person)).members.some(({ isViewer, role }) => isViewer && role === 'OWNER'))
        owners.push(person)
    const keys = await Promise.all(owners.map((owner) => inviteKey(app, owner)))
    const others = await Promise.all(
      owners.map(
        async (owner) => (await householdOf(app, owner)).members.find(({ isViewer }) => !isViewer)?.id ?? 'none',
      ),
    )
    await Promise.all([
      ...keys.flatMap((key) => people.map((person) => accept(app, person, key))),
      ...owners.map((owner, index) => change(app, owner, 'handOverHousehold', { memberId: others[index] })),
      ...owners.map((owner, index) => change(app, owner, 'removeHouseholdMember', { memberId: others[index] })),
      leave(app, ana),
      leave(app, di),
    ])
    for (const person of people) {
      const { members } = await householdOf(app, person)
      expect(members.filter(({ isViewer }) => isViewer)).toHaveLength(1)
      expect(members.filter(({ role }) => role === 'OWNER')).toHaveLength(1)
    }
    const { db } = app.services
    const lived = db('household_members').whereNotNull('userId').select('householdId')
    expect(await db('households').whereNotIn('id', lived)).toEqual([])
  }
})
