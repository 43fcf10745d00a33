import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../../support/people'
import { dishesOf, importsOf, sendFile, workAll } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const CELLS = [
  ['Gericht', 'Was hinein kommt', 'Mein Regal', 'So geht es', 'Reicht für', 'Auch'],
  ['Linsentopf', '200 g lentils|2 carrots', 'oben', 'Cook all.', '3', 'Serve hot.'],
]
const table = (between: string) => CELLS.map((row) => row.join(between)).join('\r\n')
const latin = (text: string) => Buffer.from(text, 'latin1')

it.each([',', ';', '\t'])('columns with %p between them are read as their sender says (MOVE-35)', async (between) => {
  const columns = 'name,ingredients,,steps,serves,steps'
  expect(await sendFile(app, anna.token, latin(table(between)), 'Rezepte.csv', columns)).toMatchObject({ status: 202 })
  await workAll(app)
  const [dish, ...others] = await dishesOf(app, anna)
  expect(others).toEqual([])
  expect(dish).toMatchObject({
    ...{ name: 'Linsentopf', serves: 3, steps: ['Cook all.', 'Serve hot.'], notes: null },
    lines: [{ text: '200 g lentils' }, { text: '2 carrots' }],
  })
})

it('a column read as other is below the notes with its name, and one beyond those that are named is not read (MOVE-35)', async () => {
  await sendFile(app, anna.token, table(';'), 'r', 'name, ingredients ,other')
  await workAll(app)
  expect(await dishesOf(app, anna)).toMatchObject([
    { notes: 'Mein Regal: oben', steps: ['No method came with this recipe.'] },
  ])
})

it.each([
  ['name,nonsense,steps', 'INVALID'],
  ['name,ingredients&columns=name,ingredients', 'INVALID'],
  [`name,steps${','.repeat(99)}`, 'INVALID'],
  ['', 'REQUIRED'],
  ['name,notes', 'REQUIRED'],
  ['ingredients,steps', 'REQUIRED'],
])('columns=%s are refused by their name, and nothing is begun (MOVE-35)', async (columns, code) => {
  const answer = await app.fetch(`/api/imports?name=r&columns=${columns}`, {
    method: 'POST',
    body: table(';'),
    headers: { Authorization: `Bearer ${anna.token}` },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { import: null, errors: [{ code, field: 'columns', message: expect.any(String) as string }] },
  ])
  expect(await importsOf(app, anna)).toEqual([])
})

it.each([
  ['an archive', () => paprikaArchive([{ name: 'Pie', uid: '1', ingredients: '1 egg', directions: 'Bake.' }])],
  ['text without columns', () => Buffer.from('Pie\n\n1 egg\n\nBake.')],
])('%s has no columns that could be named (MOVE-35)', async (_name, make) => {
  await sendFile(app, anna.token, make(), 'r', 'name,steps')
  await workAll(app)
  expect(await importsOf(app, anna)).toMatchObject([
    { state: 'FAILED', problem: 'This file is no table, so it has no columns to choose. Send it without them.' },
  ])
  expect(await dishesOf(app, anna)).toEqual([])
})
