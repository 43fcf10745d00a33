import { randomUUID } from 'node:crypto'
import { itemKey } from '../../../schema/itemKey'
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
