import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { dishPage, readDish, saveDish, soup } from './dishCalls'

const app = givenApp()
let anna: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
})

describe('readDish', () => {
  test('reads a recipe, stores nothing and fetches nothing', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    const calls = fetched.mock.calls.length
    const { draft, errors } = await readDish(
      app,
      anna,
      'Stew\nServes 2\nIngredients\n500 g beef mince\n1 tbsp secret sauce\nMethod\nCook it. https://example.com/never',
    )
    expect(errors).toEqual([])
    expect(draft).toMatchObject({ name: 'Stew', serves: 2, minutes: null })
    expect(draft?.lines).toMatchObject([
      { amount: 250, unit: 'g', ingredient: { slug: 'beef-mince' }, suggestions: [] },
      { amount: 0.5, unit: 'tbsp', ingredient: null, name: 'secret sauce' },
    ])
    expect(fetched.mock.calls.slice(calls).filter(([address]) => String(address).includes('example.com'))).toEqual([])
    fetched.mockRestore()
    expect((await dishPage(app, anna)).totalCount).toBe(0)
  })

  test('says when it is eaten where the source does', async () => {
    const data = { '@type': 'Recipe', name: 'Stew', recipeIngredient: ['1 egg'], recipeCategory: 'Lunch, Main Course' }
    const { draft } = await readDish(app, anna, JSON.stringify(data))
    expect(draft?.categories).toEqual(['LUNCH', 'DINNER'])
  })

  test('keeps a name that is too long whole, and saving it says the limit', async () => {
    const name = 'Slow roasted shoulder of lamb '.repeat(5).trim()
    const { draft, errors } = await readDish(app, anna, `${name}\nIngredients\n1 egg\nMethod\nCook it.`)
    expect([draft?.name, errors]).toEqual([name, []])
    expect((await saveDish(app, anna, soup({ name: draft?.name }))).errors).toEqual([
      { code: 'TOO_LONG', field: 'name', message: 'A name has at most 120 characters.' },
    ])
  })

  test('takes as many steps and lines as a dish may have, those counted that come of salt and pepper and of water', async () => {
    const method = (steps: number) => `Method\n${'Stir it.\n'.repeat(steps)}`
    const read = async (text: string) =>
      (await readDish(app, anna, text)).errors.map(({ code, message }) => `${code} ${message}`)
    expect(await read(`Ingredients\n${'1 egg\n'.repeat(60)}${method(60)}`)).toEqual([])
    expect(await read(`Ingredients\n1 egg\n1 cup water\n${method(60)}`)).toEqual([
      'TOO_MANY This has 61 steps; a dish has at most 60.',
    ])
    expect(await read(`Ingredients\n${'1 egg\n'.repeat(59)}salt and pepper\n${method(1)}`)).toEqual([
      'TOO_MANY This has 61 ingredient lines; a dish has at most 60.',
    ])
  })

  test.each([
    ['nothing', ' ', 'REQUIRED'],
    ['too much', 'x'.repeat(LIMITS.dishTextLength + 1), 'TOO_LONG'],
    ['data without a recipe', '{"@type":"Person","name":"x"}', 'INVALID'],
    ['data nested 6,000 levels deep', '['.repeat(6000) + ']'.repeat(6000), 'INVALID'],
    ...['recipeIngredient', 'recipeInstructions', 'name', 'recipeYield'].map((key): [string, string, string] => [
      `a recipe whose ${key} is nested 6,000 levels deep`,
      `{"@type":"Recipe","name":"Stew","${key}":${'['.repeat(6000)}${']'.repeat(6000)}}`,
      'INVALID',
    ]),
    [
      'a recipe whose yield is nested 2,000 levels deep',
      `{"@type":"Recipe","name":"Stew","recipeYield":${'{"value":'.repeat(1900)}1${'}'.repeat(1900)}}`,
      'INVALID',
    ],
    ['too many ingredients', `Ingredients\n${'1 egg\n'.repeat(61)}`, 'TOO_MANY'],
  ])('%s is an error on the text', async (_what, text, code) => {
    expect(await readDish(app, anna, text)).toMatchObject({ draft: null, errors: [{ code, field: 'text' }] })
  })

  test('of a page with several recipes the person chooses one', async () => {
    const one = (name: string, line: string) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: [line],
      recipeInstructions: 'Cook it.',
    })
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify([one('Pie', '1 egg'), one('Mash', '1 kg potatoes')])}</script>`
    const recipes = [
      { name: 'Pie', ingredients: 1 },
      { name: 'Mash', ingredients: 1 },
    ]
    expect(await readDish(app, anna, page)).toMatchObject({ draft: { name: 'Pie' }, recipes, errors: [] })
    expect(await readDish(app, anna, page, { recipe: 1 })).toMatchObject({
      draft: { name: 'Mash' },
      recipes,
      errors: [],
    })
    for (const recipe of [2, -1])
      expect(await readDish(app, anna, page, { recipe })).toMatchObject({
        draft: null,
        errors: [{ code: 'OUT_OF_RANGE', field: 'recipe', message: 'The recipes are numbered from 0 to 1.' }],
      })
  })

  test('a page without a recipe is said to have none, with what to do', async () => {
    const { errors } = await readDish(app, anna, '<!doctype html><title>News</title><p>It rained.</p>')
    expect(errors).toEqual([
      {
        code: 'INVALID',
        field: 'text',
        message:
          'We found no recipe on this page. Open the recipe itself, copy its ingredients and steps, and paste them here instead.',
      },
    ])
  })

  test('what a recipe makes is kept in its words when it is no number of people', async () => {
    const { draft } = await readDish(app, anna, 'Muffins\nMakes 12 muffins\nIngredients\n3 eggs\nMethod\nBake it.')
    expect(draft).toMatchObject({ serves: null, yields: '12 muffins', lines: [{ amount: 3 }] })
  })

  test('cups are those of the country that the text, the caller or the caller’s habit says, else of the likeliest', async () => {
    const read = async (line: string, how: object = {}) => {
      const { draft } = await readDish(app, anna, `Stew\nIngredients\n${line}\n1 cup milk\nMethod\nCook it.`, how)
      return [draft?.measures, draft?.measuresFrom, draft?.lines.at(-1)?.amount, draft?.lines.at(-1)?.unit]
    }
    expect(await read('1 onion')).toEqual(['AU', 'GUESS', 1, 'cup'])
    expect(await read('8 oz cheese')).toEqual(['US', 'GUESS', 237, 'ml'])
    expect(await read('8 oz cheese', { usualMeasures: 'UK' })).toEqual(['UK', 'CALLER', 284, 'ml'])
    expect(await read('1 stick butter')).toEqual(['US', 'TEXT', 237, 'ml'])
    expect(await read('1 capsicum', { usualMeasures: 'US' })).toEqual(['AU', 'TEXT', 1, 'cup'])
    expect(await read('1 capsicum', { measures: 'US' })).toEqual(['US', 'CALLER', 237, 'ml'])
    const { draft } = await readDish(app, anna, 'Stew\nIngredients\n100 g rice\nMethod\nCook it.')
    expect([draft?.measures, draft?.measuresFrom]).toEqual(['AU', 'NONE'])
  })

  test('a name of several foods is the one of the country where that is known, and any of them where it is guessed', async () => {
    const slugOf = async (line: string, beside: string, how: object = {}) => {
      const { draft } = await readDish(app, anna, `Pie\nIngredients\n${beside}\n${line}\nMethod\nCook it.`, how)
      return draft?.lines.at(-1)?.ingredient?.slug ?? null
    }
    expect(await slugOf('1 tin baked beans', '1 capsicum')).toBe('baked-beans-tinned')
    expect(await slugOf('1 tin baked beans', '1 onion')).toBe('assorted-baked-beans')
    expect(await slugOf('1 tin baked beans', '1 cup milk')).toBe('assorted-baked-beans')
    expect(await slugOf('1 tin baked beans', '1 onion', { measures: 'UK' })).toBe('baked-beans-tinned')
    expect(await slugOf('1 tin baked beans', '1 onion', { usualMeasures: 'AU' })).toBe('baked-beans-tinned')
    expect(await slugOf('2 tbsp strawberry jelly', '8 oz cheese')).toBe('assorted-jelly')
    expect(await slugOf('2 tbsp strawberry jelly', '1 stick butter')).toBe('any-jam')
  })

  test('whose measures a dish was read in is kept with it', async () => {
    const { dish } = await saveDish(app, anna, soup({ name: 'American soup', measures: 'US' }))
    expect(dish?.measures).toBe('US')
    expect((await dishPage(app, anna)).nodes.map(({ measures }) => measures)).toEqual(['US'])
    expect((await saveDish(app, anna, soup({ name: 'Soup' }))).dish?.measures).toBeNull()
  })
})
