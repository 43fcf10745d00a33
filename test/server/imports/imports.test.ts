import { readdirSync } from 'node:fs'
import { arrivingFolder } from '../../../server/imports/arrivingFolder'
import { givenApp } from '../../support/givenApp'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { type Person, signUpAndIn } from '../../support/people'
import { savedDish, soup } from '../dishes/dishCalls'
import { picture } from '../photos/photoCalls'
import { broughtIn, dishesOf, end, importsOf, itemsOf, sendFile, workAll } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const pie = (over: Record<string, unknown> = {}) => ({
  ...{ name: 'Lentil pie', uid: 'PIE', servings: '6', prep_time: '20 min', cook_time: '1 hr', rating: 4 },
  ...{ description: 'A pie.', notes: 'Freezes well.', source: 'Book of Pies', source_url: 'https://pies.example/1' },
  ...{ nutritional_info: '400 kcal', categories: ['Dinner', 'Pies'] },
  ingredients: 'For the filling:\n200 g brown lentils\n2 carrots, diced\nFor the top:\n300 g potatoes',
  directions: 'Filling:\nCook the lentils with the carrots.\nTop:\nMash the potatoes, and bake all.',
  ...over,
})

it('a recipe becomes a dish with all that it has (MOVE-4)', async () => {
  const photo = (await picture()).toString('base64')
  const shown = await broughtIn(app, anna, paprikaArchive([pie({ photo_data: photo })]), 'My Recipes.paprikarecipes')
  expect(shown).toMatchObject({
    ...{ fileName: 'My Recipes.paprikarecipes', app: 'Paprika', state: 'DONE', problem: null },
    ...{ found: 1, stored: 1, doubles: 0, failed: 0, lackingPhotos: 0 },
  })
  const line = (text: string, amount: number, code: string, slug: string, section: string | null = null) => ({
    ...{ text, section, ingredient: { slug } },
    quantity: { amount: expect.closeTo(amount, 6), unit: { code } },
  })
  expect(await dishesOf(app, anna)).toEqual([
    {
      id: expect.any(String),
      ...{ name: 'Lentil pie', minutes: 80, serves: 6, categories: ['DINNER'], description: 'A pie.', assumed: [] },
      ...{ notes: 'Freezes well.', labels: ['Dinner', 'Pies'], prepMinutes: 20, cookMinutes: 60, cookedOn: [] },
      source: { application: 'Paprika', name: 'Book of Pies', url: 'https://pies.example/1', nutrition: '400 kcal' },
      opinion: { isFavourite: false, rating: 4 },
      photo: { id: expect.any(String), url: expect.stringContaining('/plates/') },
      photos: [{ id: expect.any(String) }],
      meets: expect.arrayContaining([{ code: 'VEGAN' }]),
      lines: [
        line('200 g brown lentils', 200 / 6, 'G', 'lentil', 'For the filling'),
        line('2 carrots, diced', 2 / 6, 'PIECE', 'carrot'),
        line('300 g potatoes', 50, 'G', 'potato', 'For the top'),
      ],
      steps: ['Cook the lentils with the carrots.', 'Mash the potatoes, and bake all.'],
      stepSections: [
        { before: 0, title: 'Filling' },
        { before: 1, title: 'Top' },
      ],
    },
  ])
  expect(readdirSync(arrivingFolder(app.services))).toEqual([])
})

it('what a recipe does not say is assumed, and then it meets nothing until it is saved (MOVE-5)', async () => {
  const bare = pie({ servings: '', prep_time: '', cook_time: '', categories: [], rating: 0 })
  await broughtIn(app, anna, paprikaArchive([bare]))
  const [dish] = await dishesOf(app, anna)
  expect(dish).toMatchObject({
    ...{ minutes: 30, serves: 4, categories: ['LUNCH', 'DINNER'], meets: [] },
    assumed: ['MINUTES', 'SERVES', 'CATEGORIES'],
  })
  expect(dish?.lines).toMatchObject([{ quantity: { amount: 50 } }, { quantity: { amount: 0.5 } }, {}])
  await savedDish(app, anna, soup({ name: 'Soup' }))
  const toCheck = async () => {
    const query = '{ dishes(assumed: true) { totalCount assumedCount nodes { name } } }'
    const { data } = await app.graphql(query, {}, anna.token)
    return data?.dishes
  }
  expect(await toCheck()).toEqual({ totalCount: 1, assumedCount: 1, nodes: [{ name: 'Lentil pie' }] })
  await savedDish(app, anna, soup({ id: dish?.id, name: 'Lentil pie' }))
  expect(await toCheck()).toEqual({ totalCount: 0, assumedCount: 0, nodes: [] })
  expect((await dishesOf(app, anna)).slice(0, 1)).toMatchObject([
    { assumed: [], meets: expect.arrayContaining([{ code: 'VEGAN' }]) },
  ])
})

it('a recipe without ingredients or steps is kept with its words, and meets nothing (MOVE-4, MOVE-5)', async () => {
  const { stored, failed, id } = await broughtIn(
    app,
    anna,
    paprikaArchive([
      pie({ name: 'Aunt’s cake', uid: '1', ingredients: '', directions: '', source_url: '' }),
      { name: 'Empty', uid: '2' },
    ]),
  )
  expect([stored, failed]).toEqual([1, 1])
  expect(await dishesOf(app, anna)).toMatchObject([
    {
      ...{ name: 'Aunt’s cake', notes: 'Freezes well.', meets: [], assumed: ['INGREDIENTS', 'STEPS'] },
      lines: [{ text: 'Aunt’s cake', ingredient: null }],
      steps: ['No method came with this recipe.'],
    },
  ])
  expect(await itemsOf(app, anna, id, 'FAILED')).toEqual([
    { name: 'Empty.paprikarecipe', outcome: 'FAILED', reason: 'There is no recipe in it.', dish: null },
  ])
})

it('ingredients beyond what a dish has are in its notes, and something unknown stands for them (MOVE-4)', async () => {
  const many = Array.from({ length: 70 }, (_, index) => `${index + 1} g brown lentils`).join('\n')
  await broughtIn(app, anna, paprikaArchive([pie({ ingredients: many, directions: 'Cook. '.repeat(900) })]))
  const [dish] = await dishesOf(app, anna)
  const lines = dish?.lines as { text: string; ingredient: unknown }[]
  expect([lines.length, lines.at(-1)]).toMatchObject([
    60,
    { text: 'and 11 more, which are in the notes', ingredient: null },
  ])
  expect(dish?.notes).toContain('Further ingredients:\n60 g brown lentils')
  expect(dish?.meets).toEqual([])
  expect((dish?.steps as string[]).join(' ')).toBe('Cook. '.repeat(900).trim())
})

it('what is there already is known by its id, its page or its name (MOVE-6)', async () => {
  await savedDish(app, anna, soup({ name: 'Pea soup' }))
  const file = paprikaArchive([
    pie(),
    pie({ name: 'Lentil pie', uid: 'OTHER', source_url: '' }),
    pie({ name: 'Pea soup', uid: '3', source_url: '' }),
  ])
  const first = await broughtIn(app, anna, file)
  expect(first).toMatchObject({ found: 3, stored: 2, doubles: 1, failed: 0 })
  expect((await dishesOf(app, anna)).map(({ name }) => name)).toEqual(['Lentil pie', 'Lentil pie (2)', 'Pea soup'])
  const again = await broughtIn(app, anna, file)
  expect(again).toMatchObject({ found: 3, stored: 0, doubles: 3 })
  expect(await itemsOf(app, anna, again.id, 'DOUBLE')).toMatchObject([
    { name: 'Lentil pie', reason: 'You have it already.', dish: { name: 'Lentil pie' } },
    { name: 'Lentil pie', dish: { name: 'Lentil pie (2)' } },
    { name: 'Pea soup', dish: { name: 'Pea soup' } },
  ])
})

it('all of one import is taken away at once, but what was changed since (MOVE-7)', async () => {
  const own = await savedDish(app, anna, soup({ name: 'Own' }))
  const many = Array.from({ length: 45 }, (_, index) => pie({ name: `Pie ${index}`, uid: `${index}`, source_url: '' }))
  const { id, stored } = await broughtIn(app, anna, paprikaArchive(many))
  expect(stored).toBe(45)
  const changed = (await dishesOf(app, anna)).find(({ name }) => name === 'Pie 7')
  await savedDish(app, anna, soup({ id: changed?.id, name: 'My pie' }))
  expect(await end(app, anna, 'undoImport', id)).toMatchObject({ ok: true, import: { state: 'UNDOING' } })
  await workAll(app)
  expect((await dishesOf(app, anna)).map(({ name }) => name)).toEqual(['My pie', 'Own'])
  expect(await importsOf(app, anna)).toMatchObject([{ id, state: 'UNDONE', stored: 1 }])
  expect(await end(app, anna, 'undoImport', id)).toMatchObject({
    ok: false,
    errors: [{ code: 'UNKNOWN', field: 'id' }],
  })
  expect(own.id).toBeTruthy()
})

it('one that is stopped keeps what is there, and goes on when it is sent again (MOVE-6)', async () => {
  const many = Array.from({ length: 30 }, (_, index) => pie({ name: `Pie ${index}`, uid: `${index}`, source_url: '' }))
  const { import: begun } = await sendFile(app, anna.token, paprikaArchive(many))
  const id = begun?.id ?? ''
  await app.services.imports.idle()
  const { workOnImports } = await import('../../../server/imports/startImports')
  await workOnImports(app.services)
  expect(await end(app, anna, 'stopImport', id)).toMatchObject({
    ok: true,
    import: { state: 'DONE', found: 30, stored: 20, failed: 10 },
  })
  await workAll(app)
  expect(await dishesOf(app, anna)).toHaveLength(20)
  expect(await itemsOf(app, anna, id, 'FAILED')).toMatchObject(
    Array(10).fill({ reason: 'You stopped before its turn.' }),
  )
  expect(await broughtIn(app, anna, paprikaArchive(many))).toMatchObject({ stored: 10, doubles: 20 })
})

it('is its person’s alone, and one at a time (MOVE-1)', async () => {
  const eve = await signUpAndIn(app)
  const { import: begun } = await sendFile(app, anna.token, paprikaArchive([pie()]))
  const id = begun?.id ?? ''
  expect(await sendFile(app, anna.token, paprikaArchive([pie()]))).toMatchObject({
    status: 422,
    errors: [{ code: 'TOO_MANY', field: 'file' }],
  })
  expect(await sendFile(app, eve.token, paprikaArchive([pie()]))).toMatchObject({ status: 202 })
  await workAll(app)
  const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, eve.token)
  expect(data).toEqual({ node: null })
  expect(await end(app, eve, 'undoImport', id)).toMatchObject({ ok: false, errors: [{ code: 'UNKNOWN' }] })
  expect((await importsOf(app, eve)).map((one) => one.id)).not.toContain(id)
  expect(await sendFile(app, null, 'x')).toMatchObject({ status: 401 })
})
