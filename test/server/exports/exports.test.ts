import { randomUUID } from 'node:crypto'
import { photoName } from '../../../schema/photoPath'
import { gunzipSync } from 'node:zlib'
import { DishModel } from '../../../server/dishes/DishModel'
import { takePhoto } from '../../../server/photos/takePhoto'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { apply, inTwo } from '../households/severalCalls'
import { keyOf } from '../keys/operations'
import { picture } from '../photos/photoCalls'
import { ask, dishFieldsOf, filesOf, readBack, recipe, stored, takenOut } from './exportCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const plain = (text: string) => ({ text, section: null })
const soup = () =>
  recipe({
    ...{ name: 'Lentil soup', categories: ['Dinner'], notes: 'Freezes well.' },
    lines: [plain('200 g brown lentils, washed'), plain('2 carrots'), plain('salt')],
    steps: [plain('Cook the brown lentils with the carrots.')],
  })

it('Cooklang has amounts where a step names the ingredient, and the others in front (MOVE-16)', async () => {
  await stored(app, anna, soup())
  const [[name, bytes] = ['']] = [...(await filesOf(await takenOut(app, anna, 'cooklang')))]
  expect(name).toBe('Lentil soup.cook')
  expect(String(bytes)).toBe(`---
title: Lentil soup
servings: 4
time required: 30 minutes
course: Dinner
---

@salt{}

Cook the @brown lentils{200%g}(washed) with the @carrots{2}.

> Freezes well.
`)
})

it.each(['recipes', 'paprika', 'cooklang'])('what is assumed of a dish is not said in %s (MOVE-16)', async (form) => {
  const person = await signUpAndIn(app)
  const lines = [{ text: '200 g brown lentils', section: null }]
  const bare = recipe({ name: 'Bare', serves: null, totalMinutes: null, lines })
  await stored(app, person, bare, { assumed: ['MINUTES', 'SERVES', 'CATEGORIES', 'STEPS'] })
  const [back] = await readBack(await takenOut(app, person, form))
  expect(back).toMatchObject({ serves: null, totalMinutes: null, categories: [], labels: [], steps: [], lines })
})

it('an amount that was changed is written for all serves, another stays as it was written (MOVE-16)', async () => {
  const row = await stored(app, anna, soup())
  const [lentils, ...others] = row.lines
  if (!lentils) throw new Error('There is no line')
  await DishModel.query(app.services.db)
    .findById(row.id)
    .patch({ lines: [{ ...lentils, amount: 75, optional: true }, ...others] })
  const [found] = await readBack(await takenOut(app, anna, 'recipes'))
  expect(found?.lines.map(({ text }) => text)).toEqual(['300 g brown lentils, washed, optional', '2 carrots', 'salt'])
})

it.each(['recipes', 'paprika', 'cooklang'])(
  '%s: a dish within a dish comes back as a line that nothing matches',
  async (form) => {
    const inner = await stored(app, anna, recipe({ ...soup(), name: 'Butter' }))
    const line = { text: 'butter', amount: 50, unit: 'g' as const, ingredient: null, name: 'butter', preparation: null }
    await stored(app, anna, recipe({ ...soup(), name: 'Whole' }), {
      lines: [
        { ...line, optional: false, dish: inner.id },
        { ...line, amount: 0.5, unit: null, optional: false, dish: inner.id },
      ],
      holdsDishes: true,
    })
    const whole = (await readBack(await takenOut(app, anna, form))).find(({ name }) => name === 'Whole')
    expect(whole?.lines.map(({ text }) => text)).toEqual(['200 g [recipe:Butter]', '2 serves [recipe:Butter]'])
    const { lines } = await dishFieldsOf(app, anna.userId, whole ?? recipe({}))
    expect(lines.map(({ ingredient }) => ingredient)).toEqual([null, null])
  },
)

it('files of one name, and names that no system takes, are different in the archive (MOVE-15)', async () => {
  for (const name of ['A/B', 'A:B', '../../etc', 'NUL'])
    await stored(app, anna, recipe({ ...soup(), name }), { nameKey: name })
  const names = [...(await filesOf(await takenOut(app, anna, 'paprika'))).keys()].sort()
  expect(names).toEqual(['A B (2).paprikarecipe', 'A B.paprikarecipe', 'NUL recipe.paprikarecipe', 'etc.paprikarecipe'])
})

it('the form of Paprika has the photo within, as JPEG (MOVE-15)', async () => {
  const { id } = await takePhoto(app.services, anna.userId, await picture())
  await stored(app, anna, soup(), { photo: id })
  const [bytes] = (await filesOf(await takenOut(app, anna, 'paprika'))).values()
  const data = JSON.parse(String(gunzipSync(bytes ?? Buffer.alloc(0)))) as Record<string, string>
  expect(data).toMatchObject({ name: 'Lentil soup', servings: '4', total_time: '30 min', categories: ['Dinner'] })
  expect(data.uid).toMatch(/^[\dA-F-]{36}$/)
  expect(data.hash).toMatch(/^[\dA-F]{64}$/)
  expect(Buffer.from(data.photo_data ?? '', 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
})

it('a photo that is gone does not hold up its recipe (MOVE-15)', async () => {
  const { id } = await takePhoto(app.services, anna.userId, await picture())
  await stored(app, anna, soup(), { photo: id })
  await app.services.photos.delete(photoName(id ?? '', 'whole'))
  expect(await readBack(await takenOut(app, anna, 'recipes'))).toMatchObject([{ name: 'Lentil soup', photo: null }])
})

it('plan and list are tables, in which nothing is a formula (MOVE-18)', async () => {
  const post = async (path: string, body: object) => {
    const answer = await app.fetch(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${anna.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)])
  }
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory.dinner[0] ?? -1]
  await post('/api/v2/plan/rows', {
    category: 'DINNER',
    date: '2026-12-01',
    content: { recipe: meal?.slug },
    serves: 3,
  })
  await post('/api/v2/list/items', { text: '=HYPERLINK("x")' })
  await post('/api/v2/list/items', { text: 'milk' })
  const listId = randomUUID()
  const acts = [
    { nameList: { listId, name: 'Hardware' } },
    { addItem: { itemId: listId, text: 'screws', listId } },
    { noteItem: { itemId: listId, text: 'long ones' } },
  ]
  await apply(app, anna, { operations: acts.map((list) => ({ act: { list } })) })
  const plan = await (await ask(app, anna.token, 'plan')).text()
  expect(plan.split('\r\n')).toEqual(['Date,Category,Meal,Serves', `2026-12-01,Dinner,${meal?.name},3`, ''])
  const [head, ...lines] = (await (await ask(app, anna.token, 'list')).text()).trim().split('\r\n')
  expect(head).toBe('Area,Name,Amount,Unit,Status,Note,List')
  expect(lines[0]).toMatch(/^[\w &]+,[^,]+,[\d.]+,\w+,to buy,,$/)
  expect(lines.filter((line) => /HYPERLINK|milk|screws/.test(line)).map((line) => line.replace(/^[^,]+,/, ''))).toEqual(
    [`"'=HYPERLINK(""x"")",,,to buy,,`, 'milk,,,to buy,,', 'screws,,,to buy,long ones,Hardware'],
  )
})

it('plan and list are those of the household that is asked for (MOVE-18, HH-25)', async () => {
  const { ana, home, further } = await inTwo(app)
  const add = async (householdId: string, text: string) => {
    const act = { addItem: { itemId: randomUUID(), text } }
    await apply(app, ana, { operations: [{ act: { list: act } }], householdId })
  }
  await add(home, 'milk')
  await add(further, 'firewood')
  const listOf = async (household?: string) => {
    const answer = await ask(app, ana.token, 'list', household === undefined ? {} : { household })
    return (await answer.text()).trim().split('\r\n').slice(1)
  }
  expect(await listOf(home)).toEqual([expect.stringContaining('milk')])
  expect(await listOf(further)).toEqual([expect.stringContaining('firewood')])
  expect(await listOf()).toEqual(await listOf(home))
  const strange = await ask(app, ana.token, 'list', { household: randomUUID() })
  expect([strange.status, await strange.json()]).toEqual([400, expect.objectContaining({ detail: expect.any(String) })])
})

it('everything is one archive, of which the recipes are read once (MOVE-17)', async () => {
  await stored(app, anna, soup())
  const archive = await takenOut(app, anna, 'everything')
  expect([...(await filesOf(archive)).keys()]).toEqual([
    ...['plan.csv', 'shopping-list.csv', 'recipes/Lentil soup/recipe.json', 'cooklang/Lentil soup.cook'],
  ])
  expect(await readBack(archive)).toMatchObject([{ name: 'Lentil soup', notes: 'Freezes well.' }])
})

it('names the file with the day, and no one between keeps it', async () => {
  const answer = await ask(app, anna.token, 'paprika')
  const day = new Date(app.clock.now()).toISOString().slice(0, 10)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename=mealwright-recipes-${day}.paprikarecipes`,
  )
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await filesOf(Buffer.from(await answer.arrayBuffer()))).toEqual(new Map())
})

it('is for the person alone, by a session or a key with the scopes (MOVE-19)', async () => {
  const other = await signUpAndIn(app)
  await stored(app, other, soup())
  expect(await filesOf(await takenOut(app, anna, 'recipes'))).toEqual(new Map())
  expect((await ask(app, null, 'recipes')).status).toBe(401)
  const bySession = await app.fetch('/api/exports/recipes', { headers: { Cookie: anna.cookie } })
  expect(bySession.status).toBe(401)
  const [dishes, plan] = [await keyOf(app, anna, 'DISHES_READ'), await keyOf(app, anna, 'PLAN_READ')]
  const statuses = async (key: string) =>
    Promise.all(
      ['recipes', 'paprika', 'cooklang', 'plan', 'list', 'everything'].map(
        async (form) => (await ask(app, key, form)).status,
      ),
    )
  expect(await statuses(dishes)).toEqual([200, 200, 200, 403, 403, 403])
  expect(await statuses(plan)).toEqual([403, 403, 403, 200, 403, 403])
  expect((await ask(app, anna.token, 'recipes', { method: 'POST' })).status).toBe(405)
  for (const form of ['pdf', 'constructor']) {
    const answer = await ask(app, anna.token, form)
    expect([answer.status, await answer.json()]).toEqual([404, { detail: expect.stringContaining('cooklang') }])
  }
})

it('is bounded in how often it is asked for (MOVE-19)', async () => {
  const { headers } = await ask(app, anna.token, 'plan', { method: 'HEAD' })
  // Limits are a hundred times as wide in tests.
  expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['3000', '2999'])
})

describe('2,000 dishes', () => {
  const COUNT = 2000
  beforeEach(async () => {
    const { assumed: _, ...fields } = await dishFieldsOf(app, anna.userId, soup())
    const rows = Array.from({ length: COUNT }, (_one, index) => ({
      ...{
        id: `dish-00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        userId: anna.userId,
        sourceApp: null,
      },
      ...{ slug: `soup-${anna.userId.slice(0, 8)}-${index}`, version: 1, changedAt: app.clock.now(), ...fields },
      ...{ name: `Soup ${index}`, nameKey: `soup ${index}`, notes: 'x'.repeat(5000) },
    }))
    await app.services.db.transaction(async (trx) => {
      for (const row of rows) await DishModel.query(trx).insert(row)
    })
  })
  afterEach(() => DishModel.query(app.services.db).where({ userId: anna.userId }).delete())

  it('leave whole, and one who leaves before the end holds nothing up (MOVE-15)', async () => {
    const read = jest.spyOn(app.services.reader, 'of')
    const left = new AbortController()
    const answer = await ask(app, anna.token, 'recipes', { signal: left.signal })
    await answer.body?.getReader().read()
    left.abort()
    const whole = await takenOut(app, anna, 'recipes')
    const calls = read.mock.calls.length
    read.mockRestore()
    expect(await readBack(whole)).toHaveLength(COUNT)
    expect(calls - COUNT).toBeGreaterThan(0)
    expect(calls - COUNT).toBeLessThan(COUNT / 2)
  })
})
