import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { dishPage, readDish } from './dishCalls'

const app = givenApp()
let anna: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
})

const RECIPE = { '@type': 'Recipe', name: 'Pie', recipeIngredient: ['1 egg'], recipeInstructions: 'Bake it.' }
const SCRIPT = `<script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`
const ADVERT = '<p class="advert">Buy!</p>'
const pageOf = (length: number) =>
  `<!doctype html>${ADVERT.repeat((length - SCRIPT.length) / ADVERT.length - 1)}`.padEnd(length - SCRIPT.length) +
  SCRIPT
const READ = 'mutation ($input: ReadDishInput!) { readDish(input: $input) { draft { name } errors { code } } }'

const send = async (body: object, token?: string, headers: Record<string, string> = {}) => {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

test('a page of two million characters is read, and one more is too many', async () => {
  expect((await readDish(app, anna, pageOf(LIMITS.pageSourceLength))).draft).toMatchObject({ name: 'Pie' })
  expect((await readDish(app, anna, pageOf(LIMITS.pageSourceLength + 1))).errors).toMatchObject([
    { code: 'TOO_LONG', field: 'text' },
  ])
})

test('a recipe itself may not be longer for being in a page', async () => {
  const long = { ...RECIPE, recipeInstructions: Array(30).fill('Stir it well. '.repeat(100)) }
  const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(long)}</script>`
  expect((await readDish(app, anna, page)).errors).toMatchObject([{ code: 'TOO_LONG', field: 'text' }])
})

test('a body of more than four megabytes is refused', async () => {
  const { status } = await send({ query: READ, variables: { input: { text: 'x'.repeat(4_100_000) } } }, anna.token)
  expect(status).toBe(413)
})

test('without signing in a body has 100 kB, whatever it asks for', async () => {
  const body = { query: READ, variables: { input: { text: pageOf(150_000) } } }
  expect((await send(body)).status).toBe(413)
  expect((await send(body, 'no-token')).status).toBeGreaterThanOrEqual(400)
})

test('no other operation may have a larger body, also not beside readDish', async () => {
  const variables = { input: { text: pageOf(150_000) } }
  const before = (await dishPage(app, anna)).totalCount
  for (const query of [
    'query { dishes { totalCount } }',
    READ.replace('readDish(', 'deleteDish(id: "x") { deleted } readDish('),
    'mutation ($input: SaveDishInput!) { saveDish(input: $input) { errors { code } } }',
  ]) {
    const { status, text } = await send({ query, variables }, anna.token)
    expect([400, 413]).toContain(status)
    expect(text).not.toContain('"data":{')
  }
  expect((await dishPage(app, anna)).totalCount).toBe(before)
  expect((await send({ query: 'query { dishes { totalCount } }', pad: 'x'.repeat(150_000) }, anna.token)).status).toBe(
    413,
  )
})
