import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { bringTogether, change, householdOf, type Household } from './householdCalls'

jest.setTimeout(120_000)
const app = givenApp()

/** Everyone who may call: a stranger, the owner, another account of the household, one that was removed, one of another household, a key. */
const CALLERS = ['stranger', 'owner', 'member', 'removed', 'elsewhere', 'partner'] as const
type Caller = (typeof CALLERS)[number]

const REFUSED = { stranger: 'UNAUTHENTICATED', partner: 'FORBIDDEN' } as const
const forOwner = { ...REFUSED, owner: 'ok', member: 'NOT_ALLOWED', removed: 'UNKNOWN', elsewhere: 'UNKNOWN' } as const
const forEach = { ...REFUSED, owner: 'ok', member: 'NOT_ALLOWED', removed: 'own', elsewhere: 'own' } as const

/** What a call that names rows of the household does for each: done, done to the caller's own household, or the code of the refusal. */
type Outcome = 'ok' | 'own' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_ALLOWED' | 'UNKNOWN' | 'HAND_OVER_FIRST'
interface Row {
  input: (ids: { child: string; other: string; invitation: string }) => object | null
  who: Record<Caller, Outcome>
}

const ROWS: Record<string, Row> = {
  renameHousehold: { input: () => ({ name: 'Ours' }), who: forEach },
  addHouseholdMember: { input: () => ({ name: 'Sam' }), who: forEach },
  updateHouseholdMember: { input: ({ child }) => ({ memberId: child, name: 'Pia' }), who: forOwner },
  removeHouseholdMember: { input: ({ child }) => ({ memberId: child }), who: forOwner },
  handOverHousehold: { input: ({ other }) => ({ memberId: other }), who: forOwner },
  inviteToHousehold: { input: () => ({}), who: forEach },
  revokeInvitation: { input: ({ invitation }) => ({ invitationId: invitation }), who: forOwner },
  leaveHousehold: {
    input: () => null,
    who: { ...REFUSED, owner: 'HAND_OVER_FIRST', member: 'ok', removed: 'own', elsewhere: 'own' },
  },
}
const INPUT_TYPES: Record<string, string> = {
  removeHouseholdMember: 'HouseholdMemberInput',
  handOverHousehold: 'HouseholdMemberInput',
}

/** A household with an account, a child and an invitation, and all callers. */
async function makeCallers() {
  const people: Person[] = []
  for (let count = 0; count < 4; count += 1) people.push(await signUpAndIn(app))
  const [owner, member, removed, elsewhere] = people as [Person, Person, Person, Person]
  await bringTogether(app, owner, member, removed)
  const { members } = await householdOf(app, owner)
  await change(app, owner, 'removeHouseholdMember', { memberId: members[2]?.id })
  await change(app, owner, 'addHouseholdMember', { name: 'Mia' })
  await change(app, owner, 'inviteToHousehold', { email: 'friend@example.com' })
  const household = await householdOf(app, owner)
  const [, other, child] = household.members
  const ids = { child: child?.id ?? '', other: other?.id ?? '', invitation: household.invitations[0]?.id ?? '' }
  const tokens: Record<Caller, string | null> = {
    ...{ stranger: null, partner: await partnerKey(app, 'MEALS_READ') },
    ...{ owner: owner.token, member: member.token, removed: removed.token, elsewhere: elsewhere.token },
  }
  return { owner, household, ids, tokens }
}

async function outcomeOf(name: string, { input }: Row, made: Awaited<ReturnType<typeof makeCallers>>, caller: Caller) {
  const given = input(made.ids)
  const type = INPUT_TYPES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const fields = 'household { id } errors { code }'
  const { data, errors } = await app.graphql(
    given
      ? `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`
      : `mutation { ${name} { ${fields} } }`,
    given ? { input: given } : {},
    made.tokens[caller],
  )
  if (errors) return { outcome: errors[0]?.extensions.code, id: undefined }
  const result = data[name] as unknown as { household: { id: string } | null; errors: { code: string }[] }
  return { outcome: result.errors[0]?.code ?? 'ok', id: result.household?.id }
}

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it.each(CALLERS)('does for %s what it may', async (caller) => {
    const made = await makeCallers()
    const { outcome, id } = await outcomeOf(name, row, made, caller)
    const expected = row.who[caller]
    expect(outcome).toBe(expected === 'own' ? 'ok' : expected)
    if (expected === 'own') expect(id).not.toBe(made.household.id)
    const isSame = expected !== 'ok'
    const after = await householdOf(app, made.owner)
    if (isSame) expect(after).toEqual(made.household)
    else expect(after).not.toEqual(made.household)
  })
})

test.each(CALLERS)('%s sees of the household what there is to see', async (caller) => {
  const made = await makeCallers()
  const { data, errors } = await app.graphql(
    '{ household { id members { id name } invitations { id sentTo } } }',
    {},
    made.tokens[caller],
  )
  const seen = data?.household as unknown as Household | undefined
  if (caller === 'stranger' || caller === 'partner') expect(errors?.[0]?.extensions.code).toBe(REFUSED[caller])
  else if (caller === 'owner' || caller === 'member') {
    expect(seen?.id).toBe(made.household.id)
    expect(seen?.invitations).toHaveLength(caller === 'owner' ? 1 : 0)
    expect(JSON.stringify(seen)).not.toContain(caller === 'owner' ? '@example.com"name' : 'friend@example.com')
  } else {
    const text = JSON.stringify(seen)
    for (const own of [made.household.id, ...made.household.members.map(({ id }) => id), 'friend@example.com'])
      expect(text).not.toContain(own)
  }
})
