import { randomBytes, randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { logIn, mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { accept, change, householdOf, inviteKey } from './householdCalls'

const app = givenApp()
let owner: Person
const newAddress = () => `new-${randomBytes(6).toString('hex')}@example.com`

beforeEach(async () => {
  owner = await signUpAndIn(app)
})

async function signUp(email: string, invitation?: string, password = PASSWORD): Promise<boolean> {
  const { data, errors } = await app.graphql(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { isConfirmed errors { message } } }',
    { input: { email, password, ...(invitation !== undefined && { invitation }) } },
  )
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({ signUp: { errors: [] } })
  return (data as unknown as { signUp: { isConfirmed: boolean } }).signUp.isConfirmed
}

const confirmationOf = async (email: string) => {
  const [{ text }] = await app.services.db('outbox').where({ to: email }).orderBy('createdAt', 'desc')
  return String(text)
}

describe('an invitation that was mailed', () => {
  test('confirms the address that it was sent to, which then signs in and joins', async () => {
    const email = newAddress()
    await change(app, owner, 'inviteToHousehold', { email })
    const key = await mailedKey(app, email, 'invitation')
    expect(await signUp(email, key)).toBe(true)
    const ann = await logIn(app, email, PASSWORD)
    const { household } = await accept(app, ann, key, { name: ' Ann  Lee ' })
    expect(household?.members.find(({ isViewer }) => isViewer)?.name).toBe('Ann Lee')
  })

  test('confirms no other address, and the link that the owner has confirms none', async () => {
    const [email, other] = [newAddress(), newAddress()]
    const ownersKey = await inviteKey(app, owner, { email })
    const key = await mailedKey(app, email, 'invitation')
    expect(await signUp(other, key)).toBe(false)
    expect(await signUp(email, ownersKey)).toBe(false)
    expect(await signUp(email, `${ownersKey}.guess`)).toBe(false)
    await expect(logIn(app, email, PASSWORD)).rejects.toThrow('Confirm your email first')
  })

  test('ends the sign-ups of others for the address, and changes nothing of an account that is confirmed', async () => {
    const email = newAddress()
    await signUp(email, undefined, 'A stranger’s password 1')
    const strangers = await mailedKey(app, email, 'email-confirmation')
    await change(app, owner, 'inviteToHousehold', { email })
    const key = await mailedKey(app, email, 'invitation')
    expect(await signUp(email, key)).toBe(true)
    const { data } = await app.graphql(
      'mutation ($key: String!) { confirmEmail(input: { key: $key }) { confirmed } }',
      {
        key: strangers,
      },
    )
    expect(data).toEqual({ confirmEmail: { confirmed: false } })
    expect(await signUp(email, key, 'Another fine password 2')).toBe(false)
    await expect(logIn(app, email, 'Another fine password 2')).rejects.toThrow()
    await logIn(app, email, PASSWORD)
  })

  test('shows its address to who has the mail alone', async () => {
    const email = newAddress()
    const ownersKey = await inviteKey(app, owner, { email })
    const key = await mailedKey(app, email, 'invitation')
    const shown = async (given: string) =>
      (await app.graphql('query ($key: String!) { invitation(key: $key) { sentTo } }', { key: given })).data
    expect(await shown(key)).toEqual({ invitation: { sentTo: email } })
    expect(await shown(ownersKey)).toEqual({ invitation: { sentTo: null } })
  })
})

test('the confirmation leads on to the invitation, and to nothing that is no key', async () => {
  const [one, other] = [newAddress(), newAddress()]
  const key = await inviteKey(app, owner)
  await signUp(one, key)
  expect(await confirmationOf(one)).toContain(`?next=%2Finvitation%2F${key}`)
  await signUp(other, '//elsewhere.example/x')
  expect(await confirmationOf(other)).not.toContain('next=')
})

test.each([
  ['  ', 'REQUIRED'],
  ['x'.repeat(61), 'TOO_LONG'],
])('the name %j is refused, and the invitation stays open', async (name, code) => {
  const ann = await signUpAndIn(app)
  const key = await inviteKey(app, owner)
  expect((await accept(app, ann, key, { name })).errors).toMatchObject([{ code, field: 'name' }])
  expect((await accept(app, ann, key, { name: 'Ann' })).errors).toEqual([])
})

describe('what a newcomer has', () => {
  const LIST = 'list { ownItems { text isTicked } }'
  async function add(person: Person, ...texts: string[]): Promise<void> {
    const operations = texts.map((text) => ({
      id: randomUUID(),
      at: app.clock.now(),
      act: { addItem: { itemId: randomUUID(), text } },
    }))
    const { errors } = await app.graphql(
      `mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { ${LIST} } }`,
      { operations },
      person.token,
    )
    expect(errors).toBeUndefined()
  }
  async function keep(person: Person, ...ingredients: string[]): Promise<void> {
    const { data } = await app.graphql(
      'mutation ($items: [KeepInCupboardInput!]!) { keepInCupboard(items: $items) { errors { code } } }',
      { items: ingredients.map((ingredient) => ({ ingredient, at: app.clock.now() })) },
      person.token,
    )
    expect(data).toEqual({ keepInCupboard: { errors: [] } })
  }
  async function there(person: Person): Promise<{ items: string[]; atHome: string[] }> {
    const { data } = await app.graphql(
      '{ sharedList { ownItems { text } } cupboard { items { ingredient { slug } } } }',
      {},
      person.token,
    )
    const { sharedList, cupboard } = data as unknown as {
      sharedList: { ownItems: { text: string }[] }
      cupboard: { items: { ingredient: { slug: string } }[] }
    }
    return {
      items: sharedList.ownItems.map(({ text }) => text).sort(),
      atHome: cupboard.items.map(({ ingredient }) => ingredient.slug).sort(),
    }
  }

  test('comes along if the newcomer says so, each thing once', async () => {
    const ann = await signUpAndIn(app)
    const [first = '', second = ''] = app.services.catalogue.compiled.ingredients.map(({ slug }) => slug)
    await add(owner, 'oat milk', 'soap')
    await keep(owner, first)
    await add(ann, 'Oat milk', 'batteries')
    await keep(ann, first, second)
    expect((await accept(app, ann, await inviteKey(app, owner), { bringItems: true })).errors).toEqual([])
    const all = { items: ['batteries', 'oat milk', 'soap'], atHome: [first, second].sort() }
    expect(await there(owner)).toEqual(all)
    expect(await there(ann)).toEqual(all)
  })

  test('comes along with what is noted on it', async () => {
    const ann = await signUpAndIn(app)
    const itemId = randomUUID()
    const acts = [{ addItem: { itemId, text: 'foil' } }, { noteItem: { itemId, text: 'the wide one' } }]
    await app.graphql(
      `mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { ${LIST} } }`,
      { operations: acts.map((act) => ({ id: randomUUID(), at: app.clock.now(), act })) },
      ann.token,
    )
    await accept(app, ann, await inviteKey(app, owner), { bringItems: true })
    const { data } = await app.graphql('{ sharedList { ownItems { text note { text } } } }', {}, owner.token)
    expect(data).toEqual({ sharedList: { ownItems: [{ text: 'foil', note: { text: 'the wide one' } }] } })
  })

  test('stays behind otherwise, and where others stay', async () => {
    const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
    await add(ann, 'batteries')
    await accept(app, ann, await inviteKey(app, owner))
    expect(await there(owner)).toEqual({ items: [], atHome: [] })
    await add(owner, 'soap')
    const { members } = await householdOf(app, ben)
    expect(members).toHaveLength(1)
    await accept(app, ann, await inviteKey(app, ben), { bringItems: true })
    expect(await there(ben)).toEqual({ items: [], atHome: [] })
    expect((await there(owner)).items).toEqual(['soap'])
  })
})
