import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
import { savedDish, soup } from '../dishes/dishCalls'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'
import { called, plansOf, savePlan } from './householdPeople'

jest.setTimeout(120_000)
const app = givenApp()

const named = async (person: Person, name: string) => {
  const member = (await householdOf(app, person)).members.find((one) => one.name === name)
  if (!member) throw new Error(`There is no ${name}`)
  return member
}

const savedPlan = async ({ token }: Person) =>
  (await app.graphql('{ mealPlan { plan { dinner { mealList { uniqueId } } } } }', {}, token)).data
    .mealPlan as unknown as object | null

const SAVE = 'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ok } }'
const currentPlan = ({ token }: Person) => app.graphql('{ currentPlan { version } }', {}, token)

test('what a newcomer had planned is kept as named plans, and nothing of the household’s changes', async () => {
  const [owner, ana] = [await called(app, 'Ben'), await called(app, 'Ana')]
  await savePlan(app, ana)
  await currentPlan(ana)
  await currentPlan(owner)
  const { id: left } = await householdOf(app, ana)
  await app.services.db('plans').insert({
    ...{ id: `named of ${left}`.slice(0, 36), householdId: left, name: 'Camping', nameKey: 'camping' },
    ...{ version: 3, content: '{"rows":[]}', changedAt: 1 },
  })
  const before = await plansOf(app, owner)
  await accept(app, ana, await inviteKey(app, owner))
  const meal = rowOf(app, 'dinner').uniqueId
  expect(await plansOf(app, owner)).toEqual({
    ...before,
    'Ana’s plan': [meal],
    'Ana’s saved plan': [meal],
    Camping: [],
  })
  expect([await savedPlan(owner), await savedPlan(ana)]).toEqual([null, null])
  expect(await app.services.db('households').where({ id: left })).toEqual([])
})

test('two newcomers of one name keep their plans side by side', async () => {
  const owner = await called(app, 'Ben')
  for (const newcomer of [await called(app, 'Ana'), await called(app, 'Ana')]) {
    await savePlan(app, newcomer)
    await accept(app, newcomer, await inviteKey(app, owner))
  }
  expect(Object.keys(await plansOf(app, owner)).sort()).toEqual(['Ana’s saved plan', 'Ana’s saved plan 2'])
})

test('who leaves others behind leaves the plans with them', async () => {
  const [owner, other, ana] = [await called(app, 'Ben'), await called(app, 'Cy'), await called(app, 'Ana')]
  await bringTogether(app, owner, ana)
  await savePlan(app, ana)
  const before = await plansOf(app, owner)
  await accept(app, ana, await inviteKey(app, other))
  expect(await plansOf(app, owner)).toEqual(before)
  expect(await plansOf(app, other)).toEqual({})
  expect(await savedPlan(other)).toBeNull()
  expect(await savedPlan(owner)).not.toBeNull()
})

test('own dishes come along', async () => {
  const [owner, ana] = [await called(app, 'Ben'), await called(app, 'Ana')]
  await savedDish(app, ana, soup())
  await accept(app, ana, await inviteKey(app, owner))
  const { data } = await app.graphql('{ dishes(first: 5) { nodes { name } } }', {}, ana.token)
  expect(data).toEqual({ dishes: { nodes: [{ name: soup().name }] } })
})

test.each([true, false])('members without an account come along: %j', async (bringMembers) => {
  const [owner, ana] = [await called(app, 'Ben'), await called(app, 'Ana')]
  const { household } = await change(app, ana, 'addHouseholdMember', { name: 'Mia', portion: 0.5 })
  const mia = household?.members[1]
  const joined = await accept(app, ana, await inviteKey(app, owner), { bringMembers })
  expect(joined.errors).toEqual([])
  expect((await householdOf(app, owner)).members.map(({ name }) => name).sort()).toEqual(
    bringMembers ? ['Ana', 'Ben', 'Mia'] : ['Ana', 'Ben'],
  )
  const left = await app.services.db('household_members').where({ id: mia?.id ?? '' })
  expect(left.map(({ portion }) => portion)).toEqual(bringMembers ? [50] : [])
  if (bringMembers)
    expect(await change(app, owner, 'removeHouseholdMember', { memberId: mia?.id })).toMatchObject({ errors: [] })
})

test('those who come along have to find room', async () => {
  const [owner, ana] = [await called(app, 'Ben'), await called(app, 'Ana')]
  for (let count = 0; count < 10; count += 1) await change(app, owner, 'addHouseholdMember', { name: `Guest ${count}` })
  await change(app, ana, 'addHouseholdMember', { name: 'Mia' })
  const key = await inviteKey(app, owner)
  expect(await accept(app, ana, key, { bringMembers: true })).toMatchObject({
    household: null,
    errors: [{ code: 'TOO_MANY', field: 'bringMembers' }],
  })
  expect((await householdOf(app, ana)).members).toHaveLength(2)
  expect(await accept(app, ana, key)).toMatchObject({ errors: [], household: { members: { length: 12 } } })
})

describe('an invitation for a member without an account', () => {
  const answers = (neverEaten: string) => ({
    ...{ requirements: '{"VEGAN":"STRICT"}', neverEaten, neverEatenSlugs: '[]', tagPreferences: '{}' },
    updatedAt: 1,
  })

  async function inviteFor(owner: Person, input: object) {
    await change(app, owner, 'addHouseholdMember', { name: 'Mia', ...input })
    const mia = await named(owner, 'Mia')
    await app.services.db('profile_settings').insert({ memberId: mia.id, ...answers('parsnips') })
    return { mia, key: await inviteKey(app, owner, { memberId: mia.id }) }
  }
  const settingsOf = (person: Person) =>
    app.services.db('user_settings').where({ userId: person.userId }).select('requirements', 'neverEaten')

  test('gives its place, with portion, meals and answers, to the newcomer', async () => {
    const [owner, guest] = [await called(app, 'Ben'), await signUpAndIn(app)]
    const { mia, key } = await inviteFor(owner, { portion: 0.5, eats: ['DINNER'], answersEditedBy: 'EVERYONE' })
    const other = await inviteKey(app, owner, { memberId: mia.id })
    expect((await householdOf(app, owner)).invitations.map(({ forMember }) => forMember?.id)).toEqual([mia.id, mia.id])
    const { data } = await app.graphql('query ($key: String!) { invitation(key: $key) { forMember } }', { key })
    expect(data).toEqual({ invitation: { forMember: 'Mia' } })
    const { household } = await accept(app, guest, key)
    expect(household?.members[1]).toEqual({
      ...{ id: mia.id, name: 'Mia', portion: 0.5, eats: ['DINNER'], role: 'MEMBER', isViewer: true },
      ...{ answersEditedBy: 'SELF', mayEditAnswers: true },
    })
    expect(await settingsOf(guest)).toEqual([{ requirements: '{"VEGAN":"STRICT"}', neverEaten: 'parsnips' }])
    expect(await app.services.db('profile_settings').where({ memberId: mia.id })).toEqual([])
    expect(await accept(app, await signUpAndIn(app), other)).toMatchObject({ errors: [{ code: 'KEY_INVALID' }] })
  })

  test('leaves a newcomer’s own answers and name as they are', async () => {
    const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Max')]
    await app.graphql(
      'mutation { saveSettings(input: { dietary: [{ label: "Ingredients I never eat", text: "celery" }] }) { errors { code } } }',
      {},
      guest.token,
    )
    const { mia, key } = await inviteFor(owner, {})
    const { household } = await accept(app, guest, key)
    expect(household?.members[1]).toMatchObject({ id: mia.id, name: 'Max' })
    expect(await settingsOf(guest)).toEqual([{ requirements: '{}', neverEaten: 'celery' }])
  })

  test('takes only what is not liked for an answer, too', async () => {
    const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Max')]
    await app.graphql(
      'mutation { saveForms(input: { answers: [{ fieldId: "dietary.disliked", text: "celery" }] }) { errors { code } } }',
      {},
      guest.token,
    )
    const { key } = await inviteFor(owner, {})
    await accept(app, guest, key)
    expect(await settingsOf(guest)).toEqual([{ requirements: '{}', neverEaten: '' }])
  })

  test('ends with that member', async () => {
    const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Max')]
    const { mia, key } = await inviteFor(owner, {})
    await change(app, owner, 'removeHouseholdMember', { memberId: mia.id })
    expect(await accept(app, guest, key)).toMatchObject({ errors: [{ code: 'KEY_INVALID' }] })
  })

  test('is made for no one else', async () => {
    const [owner, guest] = [await called(app, 'Ben'), await called(app, 'Max')]
    await bringTogether(app, owner, guest)
    const max = await named(owner, 'Max')
    expect(await change(app, owner, 'inviteToHousehold', { memberId: max.id })).toMatchObject({
      errors: [{ code: 'INVALID', field: 'memberId' }],
    })
    expect(await change(app, owner, 'inviteToHousehold', { memberId: 'none' })).toMatchObject({
      errors: [{ code: 'UNKNOWN', field: 'memberId' }],
    })
  })
})

test('who leaves keeps nothing of the household’s saved plan, and has again what was saved before joining', async () => {
  const [owner, ana, cy] = [await called(app, 'Ben'), await called(app, 'Ana'), await called(app, 'Cy')]
  await savePlan(app, ana)
  const before = await savedPlan(ana)
  for (const one of [ana, cy]) await accept(app, one, await inviteKey(app, owner))
  const plan = planOf({ dinner: [rowOf(app, 'dinner', 3)] })
  await app.graphql(SAVE, { plan }, owner.token)
  expect(await savedPlan(ana)).toEqual(await savedPlan(owner))
  expect(await savedPlan(ana)).not.toEqual(before)
  await leave(app, ana)
  await change(app, owner, 'removeHouseholdMember', { memberId: (await named(owner, 'Cy')).id })
  expect([await savedPlan(ana), await savedPlan(cy)]).toEqual([before, null])
  expect(Object.keys(await plansOf(app, owner))).toContain('Ana’s saved plan')
})
