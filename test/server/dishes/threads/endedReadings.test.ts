import { randomUUID } from 'node:crypto'
import { RecipeReader } from '../../../../server/dishes/threads/RecipeReader'
import { givenApp } from '../../../support/givenApp'
import { type Person, signUpAndIn } from '../../../support/people'
import { dishPage, readDish, saveDish, savedDish, soup } from '../dishCalls'

const app = givenApp()
let anna: Person
let usual: RecipeReader
const TOO_LONG = 'This took too long to read, so we stopped. Try again with less text.'

beforeAll(async () => {
  anna = await signUpAndIn(app)
  await savedDish(app, anna, soup())
  // A thread does not even start in so short a time.
  usual = app.services.reader
  const limits = { threads: 1, longest: 1, longestStart: 0, mayWait: 100, mayWaitEach: 8 }
  app.services.reader = new RecipeReader(app.services.log, limits)
})

afterAll(async () => {
  await app.services.reader.close()
  app.services.reader = usual
})

test('what is brought in says so (DISH-25)', async () => {
  expect(await readDish(app, anna, 'Toast\n1 slice of bread')).toEqual({
    draft: null,
    recipes: [],
    errors: [{ code: 'TOO_LONG', field: 'text', message: TOO_LONG }],
  })
})

test('a dish to save says so, and is not stored (DISH-25)', async () => {
  expect(await saveDish(app, anna, soup({ name: 'Another soup' }))).toEqual({
    dish: null,
    errors: [{ code: 'TOO_LONG', field: null, message: TOO_LONG }],
  })
  expect(await app.services.db('dishes').where({ userId: anna.userId }).select('name')).toHaveLength(1)
})

test('a call for dishes that are not read yet is asked to come back, and nothing else is (SEC-21)', async () => {
  await app.services.db('dishes').where({ userId: anna.userId }).update({ foundKey: null })
  const { status, headers, errors } = await app.graphql('{ dishes(first: 5) { nodes { id } } }', {}, anna.token)
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  expect(errors).toMatchObject([{ message: TOO_LONG, path: ['dishes'], extensions: { code: 'UNAVAILABLE' } }])
  expect((await app.graphql('{ household { name } }', {}, anna.token)).status).toBe(200)
})

test('own items of a list are shown, uncategorised for now (SEC-21)', async () => {
  const add = `mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { list { ownItems { text area } } } }`
  const operations = [
    { id: randomUUID(), at: app.clock.now(), act: { addItem: { itemId: randomUUID(), text: '2 eggs' } } },
  ]
  const { data } = await app.graphql(add, { operations }, anna.token)
  expect(data.applyListOperations).toEqual({ list: { ownItems: [{ text: '2 eggs', area: 'uncategorised' }] } })
})

test('what failed is read again', async () => {
  await app.services.reader.close()
  app.services.reader = usual
  expect((await dishPage(app, anna)).nodes).toHaveLength(1)
  const { data } = await app.graphql('{ sharedList { ownItems { area } } }', {}, anna.token)
  expect(data.sharedList).toEqual({ ownItems: [{ area: 'dairy' }] })
})
