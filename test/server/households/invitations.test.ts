import { givenApp } from '../../support/givenApp'
import { mailedKey, type Person, signUpAndIn } from '../../support/people'
import { accept, bringTogether, change, householdOf, inviteKey, leave } from './householdCalls'

jest.setTimeout(120_000)
const app = givenApp()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const preview = async (key: string, token: string | null = null) =>
  (
    await app.graphql(
      'query ($key: String!) { invitation(key: $key) { householdName invitedBy forMember memberCount expiresAt } }',
      { key },
      token,
    )
  ).data.invitation as unknown as object | null
const refusedKey = { household: null, errors: [{ code: 'KEY_INVALID', field: 'key' }] }
const localPart = ({ email }: Person) => email.split('@')[0]

test('an invitation is a link that works once', async () => {
  const [owner, guest, late] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await change(app, owner, 'renameHousehold', { name: 'The Cooks' })
  const { link, invitation, household, errors } = await change(app, owner, 'inviteToHousehold', {})
  expect(errors).toEqual([])
  expect(link).toMatch(new RegExp(`^${app.url}/invitation/[\\w-]{43}$`))
  expect(invitation).toMatchObject({ sentTo: null, forMember: null })
  expect((invitation?.expiresAt ?? 0) - (invitation?.createdAt ?? 0)).toBe(7 * DAY)
  expect(household?.invitations).toEqual([invitation])
  const key = link?.split('/').at(-1) ?? ''
  const shown = { householdName: 'The Cooks', invitedBy: localPart(owner), forMember: null, memberCount: 1 }
  expect(await preview(key)).toEqual({ ...shown, expiresAt: invitation?.expiresAt })
  expect(await preview(key, guest.token)).toMatchObject(shown)

  const joined = await accept(app, guest, key)
  expect(joined).toMatchObject({ errors: [], household: { id: household?.id, name: 'The Cooks', invitations: [] } })
  expect(joined.household?.members.map(({ name, role, isViewer }) => [name, role, isViewer])).toEqual([
    [localPart(owner), 'OWNER', false],
    [localPart(guest), 'MEMBER', true],
  ])
  expect(await preview(key)).toBeNull()
  expect(await accept(app, late, key)).toMatchObject(refusedKey)
  expect(await accept(app, guest, key)).toMatchObject(refusedKey)
  expect((await householdOf(app, owner)).invitations).toEqual([])
})

test('the key is stored as a hash, and no secret is in the export', async () => {
  const owner = await signUpAndIn(app)
  const key = await inviteKey(app, owner)
  const rows = JSON.stringify(await app.services.db('household_invitations'))
  expect(rows).not.toContain(key)
  const { data } = await app.graphql('{ myData }', {}, owner.token)
  expect(JSON.stringify(data)).not.toContain(key)
  expect(JSON.stringify(data)).not.toContain('hash')
})

test('an unknown, malformed, revoked or expired key leads nowhere', async () => {
  const [owner, guest] = [await signUpAndIn(app), await signUpAndIn(app)]
  const [revoked, expired] = [await inviteKey(app, owner), await inviteKey(app, owner)]
  const { invitations } = await householdOf(app, owner)
  expect(invitations).toHaveLength(2)
  const [first] = [...invitations].sort((one, other) => one.createdAt - other.createdAt)
  const done = await change(app, owner, 'revokeInvitation', { invitationId: first?.id })
  expect(done).toMatchObject({ errors: [], household: { invitations: { length: 1 } } })
  expect(await change(app, owner, 'revokeInvitation', { invitationId: first?.id })).toMatchObject({
    household: null,
    errors: [{ code: 'UNKNOWN', field: 'invitationId' }],
  })
  await app.services
    .db('household_invitations')
    .where({ householdId: done.household?.id ?? '' })
    .update({ expiresAt: app.clock.now() - 1 })
  for (const key of [revoked, expired, 'x'.repeat(43), '', '\u0000', '../login', '😀'.repeat(1000)]) {
    expect(await preview(key)).toBeNull()
    expect(await accept(app, guest, key)).toMatchObject(refusedKey)
  }
  expect((await householdOf(app, owner)).invitations).toEqual([])
})

test('another household’s invitation is answered like none', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { invitation } = await change(app, owner, 'inviteToHousehold', {})
  expect(await change(app, other, 'revokeInvitation', { invitationId: invitation?.id })).toMatchObject({
    errors: [{ code: 'UNKNOWN', field: 'invitationId', message: 'There is no such invitation.' }],
  })
})

test('a mailed invitation says the same for known and unknown addresses, and nothing that the owner wrote', async () => {
  const [owner, known] = [await signUpAndIn(app), await signUpAndIn(app)]
  await change(app, owner, 'renameHousehold', { name: 'https://evil.example' })
  const unknown = `nobody-${Date.now()}@example.com`
  const texts: string[] = []
  for (const email of [known.email, ` ${unknown.toUpperCase()} `]) {
    const { invitation, errors } = await change(app, owner, 'inviteToHousehold', { email })
    expect({ errors, sentTo: invitation?.sentTo }).toEqual({ errors: [], sentTo: email.trim().toLowerCase() })
    const to = email.trim().toLowerCase()
    const key = await mailedKey(app, to, 'invitation')
    expect(await preview(key)).toMatchObject({ invitedBy: localPart(owner) })
    const [mail] = await app.services.db('outbox').where({ to }).orderBy('createdAt', 'desc')
    texts.push(`${mail.subject} ${mail.text}`.replace(key, 'KEY'))
  }
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain(`${owner.email} invites you`)
  expect(texts[0]).not.toContain('evil')
})

test.each([
  ['', 'REQUIRED'],
  ['nowhere', 'INVALID'],
  [`${'x'.repeat(250)}@example.com`, 'TOO_LONG'],
])('the address %j is refused as %s', async (email, code) => {
  const owner = await signUpAndIn(app)
  expect(await change(app, owner, 'inviteToHousehold', { email })).toMatchObject({
    household: null,
    link: null,
    invitation: null,
    errors: [{ code, field: 'email' }],
  })
  expect((await householdOf(app, owner)).invitations).toEqual([])
})

test('an address gets only so many invitations, from all accounts together', async () => {
  app.services.config.rateLimitScale = 1
  const [one, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const email = `busy-${Date.now()}@example.com`
  const codes = []
  for (let mails = 0; mails < 8; mails += 1) {
    const { errors } = await change(app, mails % 2 ? one : other, 'inviteToHousehold', { email })
    codes.push(...errors.map(({ code, field }) => `${code} ${field}`))
  }
  expect(codes).toEqual(['TOO_MANY email', 'TOO_MANY email'])
  expect(await app.services.db('outbox').where({ to: email })).toHaveLength(6)
  app.services.config.rateLimitScale = 100
})

test('an account mails only so many invitations a day', async () => {
  const owner = await signUpAndIn(app)
  app.services.config.rateLimitScale = 0.1
  const codes = []
  for (let mails = 0; mails < 4; mails += 1) {
    const { errors } = await change(app, owner, 'inviteToHousehold', {
      email: `friend-${mails}-${Date.now()}@example.com`,
    })
    codes.push(errors.map(({ code, field }) => `${code} ${field}`).join())
  }
  expect(codes).toEqual(['', '', 'TOO_MANY email', 'TOO_MANY email'])
  expect((await change(app, owner, 'inviteToHousehold', {})).errors).toEqual([])
  app.services.config.rateLimitScale = 100
})

test('a mailed invitation is for its address; a link that is handed over is for who has it', async () => {
  const [owner, friend, other] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await change(app, owner, 'inviteToHousehold', { email: friend.email.toUpperCase() })
  const key = await mailedKey(app, friend.email, 'invitation')
  expect(await accept(app, other, key)).toMatchObject({
    household: null,
    errors: [{ code: 'NOT_ALLOWED', field: 'key' }],
  })
  expect((await accept(app, friend, key)).errors).toEqual([])
  expect((await accept(app, other, await inviteKey(app, owner))).errors).toEqual([])
  expect((await householdOf(app, owner)).members).toHaveLength(3)
})

test('twenty invitations can be open, also when they are made at once', async () => {
  const owner = await signUpAndIn(app)
  const made = await Promise.all(Array.from({ length: 22 }, () => change(app, owner, 'inviteToHousehold', {})))
  expect(made.filter(({ errors }) => errors.length === 0)).toHaveLength(20)
  expect(made.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['TOO_MANY', 'TOO_MANY'])
  const { invitations } = await householdOf(app, owner)
  expect(invitations).toHaveLength(20)
  expect(invitations.map(({ createdAt }) => createdAt)).toEqual(
    invitations.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
  )
  await change(app, owner, 'revokeInvitation', { invitationId: invitations[0]?.id })
  expect(await change(app, owner, 'inviteToHousehold', {})).toMatchObject({ errors: [] })
})

test('only the owner invites, revokes, and sees what is open', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const { invitation } = await change(app, owner, 'inviteToHousehold', { email: 'friend@example.com' })
  expect((await householdOf(app, other)).invitations).toEqual([])
  const refused = { household: null, errors: [{ code: 'NOT_ALLOWED', field: null }] }
  expect(await change(app, other, 'inviteToHousehold', { email: 'friend@example.com' })).toMatchObject(refused)
  expect(await change(app, other, 'revokeInvitation', { invitationId: invitation?.id })).toMatchObject(refused)
})

test('accepting the own household’s invitation changes nothing', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const key = await inviteKey(app, owner)
  const before = await householdOf(app, owner)
  for (const person of [owner, other])
    expect(await accept(app, person, key)).toMatchObject({
      household: null,
      errors: [{ code: 'DUPLICATE', field: 'key' }],
    })
  expect(await householdOf(app, owner)).toEqual(before)
  expect(await preview(key)).not.toBeNull()
})

test('a full household takes no one in', async () => {
  const [owner, guest] = [await signUpAndIn(app), await signUpAndIn(app)]
  const key = await inviteKey(app, owner)
  for (let count = 0; count < 11; count += 1) await change(app, owner, 'addHouseholdMember', { name: `Guest ${count}` })
  const { members } = await householdOf(app, owner)
  expect(await accept(app, guest, key)).toMatchObject({ household: null, errors: [{ code: 'TOO_MANY', field: null }] })
  expect(await change(app, owner, 'inviteToHousehold', {})).toMatchObject({
    errors: [{ code: 'TOO_MANY', field: null }],
  })
  const forGuest = await inviteKey(app, owner, { memberId: members[3]?.id })
  expect(await accept(app, guest, forGuest)).toMatchObject({ errors: [], household: { members: { length: 12 } } })
})

test('an owner with other accounts hands over before joining another household', async () => {
  const [owner, other, third] = [await signUpAndIn(app), await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const key = await inviteKey(app, third)
  expect(await accept(app, owner, key)).toMatchObject({
    household: null,
    errors: [{ code: 'HAND_OVER_FIRST', field: null }],
  })
  expect(await accept(app, other, key)).toMatchObject({ errors: [] })
  expect((await householdOf(app, owner)).members).toHaveLength(1)
})

test('who has handed over the household has no invitations to it', async () => {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await bringTogether(app, owner, other)
  const key = await inviteKey(app, owner)
  const { members } = await householdOf(app, owner)
  const handed = await change(app, owner, 'handOverHousehold', { memberId: members[1]?.id })
  expect(handed).toMatchObject({ errors: [], household: { invitations: [] } })
  await leave(app, owner)
  expect(await accept(app, owner, key)).toMatchObject(refusedKey)
})
