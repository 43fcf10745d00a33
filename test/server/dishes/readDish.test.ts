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
})
