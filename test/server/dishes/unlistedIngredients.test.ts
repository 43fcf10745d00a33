import { unlistedIngredients } from '../../../server/dishes/unlistedIngredients'
import { DishModel } from '../../../server/dishes/DishModel'
import { fullCatalogue } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { line, readDish, savedDish, soup } from './dishCalls'

const PASTA = [
  { text: '400 g spaghetti', ingredient: 'spaghetti' },
  { text: '500 ml chicken stock', ingredient: 'any-chicken-stock' },
  { text: '2 tbsp peanut butter', ingredient: 'peanut-butter' },
]
const named = (steps: string[], lines = PASTA, notAdded: string[] | null = null) =>
  unlistedIngredients(fullCatalogue(), { lines, steps, notAdded }).map(({ ingredient, step }) => [
    ingredient.slug,
    step,
  ])

describe('unlistedIngredients', () => {
  test.each([
    ['Stir in 50 g butter.', 'butter'],
    ['Serve with grated cheese.', 'any-cheese'],
    ['Brush with a beaten egg (or milk).', 'egg'],
    ['Scatter over flaked almonds, and serve.', 'flaked-almond'],
    ['Add 400 ml coconut milk.', 'coconut-milk'],
    ['Top with sprinkles.', 'sprinkles'],
  ])('%s', (step, slug) => {
    expect(named(['Boil the water.', step])[0]).toEqual([slug, 1])
  })

  test.each([
    'Cook the pasta in salted water, then add the stock.',
    'Season with salt and pepper.',
    'Sprinkle with salt and serve, sprinkled with pepper.',
    'Cut in half, and half again, and serve half of it and a half more.',
    'Warm the spaghetti, the chicken stock and the peanut butter.',
    'Rub together until it resembles breadcrumbs the size of a walnut.',
  ])('%s', (step) => {
    expect(named([step])).toEqual([])
  })

  test('the butter of a list with peanut butter is that, but 50 g butter is not', () => {
    expect(named(['Melt the butter.'])).toEqual([])
    expect(named(['Melt 50 g butter.'])).toEqual([['butter', 0]])
  })

  test('a word for many foods is the listed one that it may be, unless it may hold more', () => {
    const listed = (ingredient: string) => [{ text: ingredient, ingredient }]
    expect(named(['Cook until the berries soften.'], listed('strawberry'))).toEqual([])
    expect(named(['Cook until the berries soften.'], listed('apple'))).toEqual([['mixed-berry', 0]])
    expect(named(['Add 200 g berries.'], listed('strawberry'))).toEqual([['mixed-berry', 0]])
    // A mix of nuts may have peanuts in it.
    expect(named(['Scatter the nuts over it.'], listed('walnut'))).toEqual([['mixed-nut', 0]])
    // What a stock is made of is not the mushrooms of the dish.
    expect(named(['Add the mushrooms.'], listed('any-vegetable-stock'))).toEqual([['mushroom', 0]])
    // Stock may hold celery, which is no reason not to ask for the vegetable.
    expect(named(['Add the celery.'], listed('any-chicken-stock'))).toEqual([['celery', 0]])
  })

  test('what the person said is not added is no question', () => {
    expect(named(['Stir in 50 g butter and 1 egg.'], PASTA, ['butter'])).toEqual([['egg', 0]])
  })

  test('each is asked about once, with the sentence that names it first', () => {
    const found = unlistedIngredients(fullCatalogue(), {
      lines: PASTA,
      steps: ['Boil it. Fold in the feta! Rest.', 'More feta.'],
      notAdded: null,
    })
    expect(found).toMatchObject([{ ingredient: { slug: 'feta' }, step: 0, text: 'Fold in the feta!' }])
  })
})

describe('a dish', () => {
  const app = givenApp()
  let anna: Person
  const steps = ['Cook the onion in 50 g butter.', 'Add the lentils.']

  beforeAll(async () => {
    anna = await signUpAndIn(app)
  })
  afterEach(async () => {
    await DishModel.query(app.services.db).delete()
  })

  test('a draft asks what the steps name and the lines do not list', async () => {
    const text = `Soup\n\nIngredients\n1 cup red lentils\n1 onion\n\nMethod\n1. ${steps.join('\n2. ')}`
    const { draft } = await readDish(app, anna, text)
    expect(draft?.unlisted).toEqual([{ ingredient: { slug: 'butter' }, step: 0, text: steps[0] }])
  })

  test('claims nothing that an unanswered question may break', async () => {
    const dish = await savedDish(app, anna, soup({ steps }))
    expect(dish.unlisted).toMatchObject([{ ingredient: { slug: 'butter' }, step: 0 }])
    expect(dish.dietary).toEqual(expect.arrayContaining(['VEGETARIAN', 'GLUTEN_FREE']))
    expect(dish.dietary).not.toContain('VEGAN')
    expect(dish.dietary).not.toContain('DAIRY_FREE')
  })

  test('claims it once the person says that it is not added', async () => {
    const dish = await savedDish(app, anna, soup({ steps, notAdded: ['butter', 'butter', 'no-such-thing'] }))
    expect(dish).toMatchObject({ unlisted: [], notAdded: ['butter'] })
    expect(dish.dietary).toContain('VEGAN')
  })

  test('is judged by the line once it is listed', async () => {
    const lines = [...soup().lines, line('200 g butter', 50, 'g', 'butter')]
    const dish = await savedDish(app, anna, soup({ steps, lines }))
    expect(dish.unlisted).toEqual([])
    expect(dish.dietary).not.toContain('VEGAN')
  })

  test('what a line names as another choice counts as held', async () => {
    const lines = [...soup().lines, line('2 tbsp olive oil or butter', 0.5, 'tbsp', 'olive-oil')]
    const dish = await savedDish(app, anna, soup({ lines }))
    expect(dish.dietary).toContain('VEGETARIAN')
    expect(dish.dietary).not.toContain('VEGAN')
    const plain = await savedDish(
      app,
      anna,
      soup({ id: dish.id, lines: [...soup().lines, line('2 tbsp olive oil', 0.5, 'tbsp', 'olive-oil')] }),
    )
    expect(plain.dietary).toContain('VEGAN')
  })

  test('a dish that was stored before the question was asked is not taken to have answered it', async () => {
    const { id } = await savedDish(app, anna, soup({ steps, notAdded: ['butter'] }))
    await app.services.db('dishes').where({ id }).update({ notAdded: null })
    const stored = await DishModel.query(app.services.db).findById(id).throwIfNotFound()
    expect(stored.notAdded).toBeNull()
    expect(unlistedIngredients(fullCatalogue(), stored)).toHaveLength(1)
  })
})
