import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { bringTogether, change, householdOf, leave, type Member } from './householdCalls'

jest.setTimeout(120_000)
const app = givenApp()

const named = (members: readonly Member[] | undefined, name: string): Member => {
  const member = members?.find((one) => one.name === name)
  if (!member) throw new Error(`There is no ${name}`)
  return member
}

/** An owner with another account and a child. */
async function family() {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const { household } = await change(app, owner, 'addHouseholdMember', { name: 'Mia' })
  const mia = named(household?.members, 'Mia')
  const [own, others] = household?.members ?? []
  if (!own || !others) throw new Error('Someone is missing')
  return { owner, other, mia, own, others }
}

test('an account has its own household, goes by its address, and eats a whole serve of everything', async () => {
  const person = await signUpAndIn(app)
  const household = await householdOf(app, person)
  expect(household).toMatchObject({ name: '', version: 1 })
  expect(household.members).toEqual([
    {
      id: expect.any(String),
      name: person.email.split('@')[0],
      portion: 1,
      eats: ['BREAKFAST', 'LUNCH', 'DINNER'],
      role: 'OWNER',
      isViewer: true,
      answersEditedBy: 'SELF',
      mayEditAnswers: true,
    },
  ])
  expect(await householdOf(app, person)).toEqual(household)
})

test('the owner names the household, and every change counts', async () => {
  const person = await signUpAndIn(app)
  const { household, errors } = await change(app, person, 'renameHousehold', { name: '  The \n Cooks ' })
  expect({ household, errors }).toMatchObject({ household: { name: 'The Cooks', version: 2 }, errors: [] })
})

test.each([
  ['', 'REQUIRED'],
  [' \u200b\u202e ', 'REQUIRED'],
  ['x'.repeat(61), 'TOO_LONG'],
])('a name of %j is refused as %s', async (name, code) => {
  const person = await signUpAndIn(app)
  for (const call of ['renameHousehold', 'addHouseholdMember'] as const)
    expect(await change(app, person, call, { name })).toMatchObject({
      household: null,
      errors: [{ code, field: 'name' }],
    })
  expect((await householdOf(app, person)).version).toBe(1)
})

test('a name may have 60 characters, and is shown as it was written', async () => {
  const person = await signUpAndIn(app)
  for (const name of ['x'.repeat(60), '<b>Zoë 👩‍👧</b>'])
    expect(await change(app, person, 'renameHousehold', { name })).toMatchObject({ household: { name } })
})

test('a member without an account is added, changed and removed by the owner', async () => {
  const person = await signUpAndIn(app)
  const input = { name: 'Mia', portion: 0.25, eats: ['DINNER', 'LUNCH'], answersEditedBy: 'EVERYONE' }
  const { household } = await change(app, person, 'addHouseholdMember', input)
  const mia = named(household?.members, 'Mia')
  expect(mia).toMatchObject({ portion: 0.25, eats: ['LUNCH', 'DINNER'], role: null, isViewer: false })
  expect(mia).toMatchObject({ answersEditedBy: 'EVERYONE', mayEditAnswers: true })
  const changed = await change(app, person, 'updateHouseholdMember', { memberId: mia.id, portion: 2, eats: [] })
  expect(named(changed.household?.members, 'Mia')).toEqual({ ...mia, portion: 2, eats: [] })
  const removed = await change(app, person, 'removeHouseholdMember', { memberId: mia.id })
  expect(removed).toMatchObject({ errors: [], household: { version: 4, members: [{ isViewer: true }] } })
})

test.each([0, 0.24, 0.3, 2.25, -1, 1e9])('a portion of %d is refused', async (portion) => {
  const person = await signUpAndIn(app)
  const refused = { household: null, errors: [{ code: 'OUT_OF_RANGE', field: 'portion' }] }
  expect(await change(app, person, 'addHouseholdMember', { name: 'Mia', portion })).toMatchObject(refused)
  const [{ id: memberId } = { id: '' }] = (await householdOf(app, person)).members
  expect(await change(app, person, 'updateHouseholdMember', { memberId, portion })).toMatchObject(refused)
})

test('a household has at most 12 members, also when they are added at once', async () => {
  const person = await signUpAndIn(app)
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, index) => change(app, person, 'addHouseholdMember', { name: `Guest ${index}` })),
  )
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(11)
  expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['TOO_MANY', 'TOO_MANY'])
  expect(await householdOf(app, person)).toMatchObject({ version: 12, members: { length: 12 } })
})

test('who answers for whom', async () => {
  const { owner, other, mia, own, others } = await family()
  const set = (person: typeof owner, memberId: string, answersEditedBy: string) =>
    change(app, person, 'updateHouseholdMember', { memberId, answersEditedBy })
  const invalid = { errors: [{ code: 'INVALID', field: 'answersEditedBy' }] }
  expect(await set(owner, mia.id, 'SELF')).toMatchObject(invalid)
  expect(await change(app, owner, 'addHouseholdMember', { name: 'Sam', answersEditedBy: 'SELF' })).toMatchObject(
    invalid,
  )
  expect(await set(owner, own.id, 'OWNER')).toMatchObject(invalid)
  const editable = async (person: typeof owner) =>
    (await householdOf(app, person)).members.map(({ mayEditAnswers }) => mayEditAnswers)
  expect([await editable(owner), await editable(other)]).toEqual([
    [true, false, true],
    [false, true, false],
  ])
  await set(owner, mia.id, 'EVERYONE')
  await set(other, others.id, 'EVERYONE')
  expect([await editable(owner), await editable(other)]).toEqual([
    [true, true, true],
    [false, true, true],
  ])
})

test('an account changes itself, and what anybody eats; the rest is not for it', async () => {
  const { owner, other, mia, own, others } = await family()
  const update = (person: typeof owner, memberId: string, input: object) =>
    change(app, person, 'updateHouseholdMember', { memberId, ...input })
  expect(await update(other, others.id, { name: 'Ben', portion: 1.5 })).toMatchObject({ errors: [] })
  for (const { id } of [own, mia, others])
    expect(await update(other, id, { eats: ['DINNER'] })).toMatchObject({ errors: [] })
  for (const [field, value] of Object.entries({ name: 'Max', portion: 2, answersEditedBy: 'EVERYONE' }))
    for (const [person, { id }] of [
      [other, own],
      [other, mia],
      [owner, others],
    ] as const)
      expect(await update(person, id, { eats: ['LUNCH'], [field]: value })).toMatchObject({
        household: null,
        errors: [{ code: 'NOT_ALLOWED', field }],
      })
  const { members } = await householdOf(app, owner)
  expect(members.map(({ name, eats }) => [name, eats])).toEqual(
    [own.name, 'Ben', 'Mia'].map((name) => [name, ['DINNER']]),
  )
})

test('what is for the owner is not for others', async () => {
  const { owner, other, mia, own } = await family()
  const before = await householdOf(app, owner)
  const calls = [
    ['renameHousehold', { name: 'Mine' }],
    ['addHouseholdMember', { name: 'Sam' }],
    ['removeHouseholdMember', { memberId: mia.id }],
    ['removeHouseholdMember', { memberId: own.id }],
    ['handOverHousehold', { memberId: own.id }],
  ] as const
  for (const [name, input] of calls)
    expect(await change(app, other, name, input)).toMatchObject({
      household: null,
      errors: [{ code: 'NOT_ALLOWED', field: null }],
    })
  expect(await householdOf(app, owner)).toEqual(before)
})

test('a member of another household is answered like none', async () => {
  const [{ owner }, { mia, others }] = [await family(), await family()]
  for (const memberId of [mia.id, others.id, 'none'])
    for (const name of ['updateHouseholdMember', 'removeHouseholdMember', 'handOverHousehold'] as const)
      expect(await change(app, owner, name, { memberId })).toMatchObject({
        household: null,
        errors: [{ code: 'UNKNOWN', field: 'memberId', message: 'There is no such member in your household.' }],
      })
})

test('a removed account gets its own household and keeps what it said of itself', async () => {
  const { owner, other, others, mia } = await family()
  await change(app, other, 'updateHouseholdMember', { memberId: others.id, name: 'Ben', portion: 1.5 })
  const { household } = await change(app, owner, 'removeHouseholdMember', { memberId: others.id })
  expect(household?.members.map(({ name }) => name)).not.toContain('Ben')
  expect(await householdOf(app, other)).toMatchObject({
    name: '',
    members: [{ name: 'Ben', portion: 1.5, role: 'OWNER', isViewer: true }],
  })
  expect(await change(app, other, 'removeHouseholdMember', { memberId: mia.id })).toMatchObject({
    errors: [{ code: 'UNKNOWN' }],
  })
  expect(await change(app, owner, 'removeHouseholdMember', { memberId: others.id })).toMatchObject({
    errors: [{ code: 'UNKNOWN' }],
  })
})

test('the owner is not removed, and leaves only after handing over', async () => {
  const { owner, other, own, others, mia } = await family()
  expect(await change(app, owner, 'removeHouseholdMember', { memberId: own.id })).toMatchObject({
    errors: [{ code: 'NOT_ALLOWED', field: 'memberId' }],
  })
  expect(await leave(app, owner)).toMatchObject({ household: null, errors: [{ code: 'HAND_OVER_FIRST', field: null }] })
  expect(await change(app, owner, 'handOverHousehold', { memberId: mia.id })).toMatchObject({
    errors: [{ code: 'INVALID', field: 'memberId' }],
  })
  const handed = await change(app, owner, 'handOverHousehold', { memberId: others.id })
  expect(handed.household?.members.map(({ role }) => role)).toEqual(['MEMBER', 'OWNER', null])
  const left = await leave(app, owner)
  expect(left).toMatchObject({ errors: [], household: { members: [{ id: own.id, role: 'OWNER', isViewer: true }] } })
  expect((await householdOf(app, other)).members.map(({ id }) => id)).toEqual([others.id, mia.id])
})

test('a household that its last account leaves ends with all its rows', async () => {
  const person = await signUpAndIn(app)
  const { household } = await change(app, person, 'addHouseholdMember', { name: 'Mia' })
  const left = await leave(app, person)
  expect(left.household?.members).toHaveLength(1)
  expect(left.household?.id).not.toBe(household?.id)
  const { db } = app.services
  expect(await db('households').where({ id: household?.id ?? '' })).toEqual([])
  expect(await db('household_members').where({ householdId: household?.id ?? '' })).toEqual([])
})

test('of an owner who leaves and hands over at once, neither leaves the household without an owner', async () => {
  const { owner, other, others, own } = await family()
  const outcomes = await Promise.all([
    leave(app, owner),
    change(app, owner, 'handOverHousehold', { memberId: others.id }),
    change(app, owner, 'removeHouseholdMember', { memberId: others.id }),
    leave(app, other),
    change(app, other, 'removeHouseholdMember', { memberId: own.id }),
  ])
  expect(outcomes.some(({ errors }) => errors.length === 0)).toBe(true)
  for (const person of [owner, other]) {
    const { members } = await householdOf(app, person)
    expect(members.filter(({ role }) => role === 'OWNER')).toHaveLength(1)
  }
  const { db } = app.services
  const empty = await db('households').whereNotIn(
    'id',
    db('household_members').whereNotNull('userId').select('householdId'),
  )
  expect(empty).toEqual([])
})
