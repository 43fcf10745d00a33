import { randomUUID } from 'node:crypto'
import { itemKey } from '../../../schema/itemKey'
import { OPERATIONS_KEPT } from '../../../server/operations/kept'
import { forgetOldWords } from '../../../server/shopping/forgetOldWords'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let ann: Person
let ben: Person

const APPLY = `mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) {
  list { ownItems { id text isTicked } } errors { code field } } }`

async function apply(by: Person, ...acts: object[]): Promise<{ id: string; text: string; isTicked: boolean }[]> {
  const operations = acts.map((act) => ({ id: randomUUID(), at: app.clock.now(), act }))
  const { data, errors } = await app.graphql(APPLY, { operations }, by.token)
  expect(errors).toBeUndefined()
  const answer = data.applyListOperations as unknown as { list: { ownItems: never[] }; errors: object[] }
  expect(answer.errors).toEqual([])
  return answer.list.ownItems
}
const adding = (text: string, itemId: string = randomUUID()) => ({ addItem: { itemId, text } })
const texts = (items: { text: string }[]) => items.map(({ text }) => text).sort()

beforeEach(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
})

test('what two people add by the same words is on the list once', async () => {
  await apply(ann, adding('oat milk, Bananas'))
  expect(texts(await apply(ben, adding('Oat milk'), adding('banana'), adding('crêpes')))).toEqual([
    'Bananas',
    'crêpes',
    'oat milk',
  ])
  expect(texts(await apply(ann, adding('Crepe'), adding('2 bananas')))).toEqual([
    '2 bananas',
    'Bananas',
    'crêpes',
    'oat milk',
  ])
})

test('what is in the trolley is to be bought again, and what is said of the folded item is said of it', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await apply(ann, adding('soap', first), { tickItem: { itemId: first } })
  app.clock.advance(10)
  expect(await apply(ben, adding('Soap', second))).toMatchObject([{ text: 'soap', isTicked: false }])
  app.clock.advance(10)
  const third = randomUUID()
  expect(await apply(ben, adding('SOAP', third), { tickItem: { itemId: third } })).toMatchObject([{ isTicked: true }])
})

test('an operation that is sent again does nothing, and what was removed can be added again', async () => {
  const itemId = randomUUID()
  const operations = [{ id: randomUUID(), at: app.clock.now(), act: adding('rice', itemId) }]
  for (let sent = 0; sent < 2; sent += 1) await app.graphql(APPLY, { operations }, ann.token)
  app.clock.advance(10)
  expect(await apply(ann, { removeItem: { itemId } })).toEqual([])
  app.clock.advance(10)
  expect(texts(await apply(ben, adding('Rice')))).toEqual(['Rice'])
})

test.each([
  ['Bananas', 'banana'],
  ['Crème fraîche', 'creme  fraiche'],
  ['berries', 'berry'],
  ["baker's yeast", 'bakers yeast'],
])('%s and %s are the same', (one, other) => expect(itemKey(one)).toBe(itemKey(other)))

test('signs alone are compared as they are', () => {
  expect(itemKey('!!')).not.toBe(itemKey('??'))
})

describe('an item that was folded, of which a device speaks in a later call', () => {
  const say = async (by: Person, ...acts: object[]) => {
    app.clock.advance(10)
    return apply(by, ...acts)
  }
  const folded = async () => {
    const [present, other] = [randomUUID(), randomUUID()]
    await say(ann, adding('milk', present))
    const between = app.clock.now()
    await say(ben, adding('Milk', other))
    return { present, other, between }
  }

  test('a tick, an untick, other words and a removal find the item that there is', async () => {
    const { present, other: itemId } = await folded()
    expect(await say(ben, { tickItem: { itemId } })).toMatchObject([{ id: present, isTicked: true }])
    expect(await say(ben, { untickItem: { itemId } })).toMatchObject([{ id: present, isTicked: false }])
    expect(texts(await say(ben, { changeItem: { itemId, text: 'oat milk' } }))).toEqual(['oat milk'])
    expect(await say(ben, { removeItem: { itemId } })).toEqual([])
    expect(await say(ben, adding('oat milk', itemId))).toMatchObject([{ id: present }])
  })

  test('a removal from before it was added again leaves it on the list', async () => {
    const { present, between } = await folded()
    const operations = [{ id: randomUUID(), at: between, act: { removeItem: { itemId: present } } }]
    await app.graphql(APPLY, { operations }, ann.token)
    expect(texts(await apply(ann, { untickItem: { itemId: present } }))).toEqual(['milk'])
  })

  test('three devices, whose items were folded one into the other, mean one', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await say(ann, adding('rice', second))
    await say(ann, { removeItem: { itemId: second } })
    await say(ben, adding('soap', first))
    await say(ann, adding('Soap', second))
    await say(ben, { removeItem: { itemId: first } })
    await say(ben, adding('SOAP', third))
    // The second is the first, which is the third once it is added again.
    await say(ben, adding('soap', first))
    expect(await say(ann, { tickItem: { itemId: second } })).toMatchObject([{ id: third, isTicked: true }])
    expect(await say(ben, adding('soap', second))).toMatchObject([{ id: third, isTicked: false }])
    expect(await say(ben, { removeItem: { itemId: first } })).toEqual([])
  })

  test('the act is done once, however often it is sent, and is not one of an item that was forgotten', async () => {
    const { present, other: itemId } = await folded()
    app.clock.advance(10)
    const operations = [
      { id: randomUUID(), at: app.clock.now(), act: adding('MILK', randomUUID()) },
      { id: randomUUID(), at: app.clock.now(), act: { tickItem: { itemId } } },
    ]
    const send = async () => {
      const { data } = await app.graphql(
        'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { list { version ownItems { id isTicked } } } }',
        { operations },
        ben.token,
      )
      return (data.applyListOperations as unknown as { list: object }).list
    }
    const once = await send()
    expect(once).toMatchObject({ ownItems: [{ id: present, isTicked: true }] })
    expect(await send()).toEqual(once)
    await forgetOldWords({ ...app.services, now: () => app.clock.now() + OPERATIONS_KEPT - 1000 })
    expect(await app.services.db('list_items').where({ id: itemId })).toMatchObject([{ foldedInto: present, text: '' }])
    await forgetOldWords({ ...app.services, now: () => app.clock.now() + OPERATIONS_KEPT + 1000 })
    expect(await app.services.db('list_items').where({ id: itemId })).toEqual([])
  })

  test('a circle, which no list should have, ends nothing', async () => {
    const { present, other } = await folded()
    await say(ben, { removeItem: { itemId: present } })
    await app.services.db('list_items').where({ id: present }).update({ foldedInto: other })
    expect(await say(ben, { tickItem: { itemId: other } })).toEqual([])
    expect(texts(await say(ben, adding('milk')))).toEqual(['milk'])
  })
})
