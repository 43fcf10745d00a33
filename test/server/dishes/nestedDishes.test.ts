import { DishModel } from '../../../server/dishes/DishModel'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { planOf, setSettings } from '../../support/plans'
import { line, savedDish, soup } from './dishCalls'
import { dishLine, dough, nestedCalls, pizza, savedPizza } from './nestedDishes'

const app = givenApp()
let anna: Person
let ben: Person
const { ask, dishOf, offered, offeredNames, errorsOf } = nestedCalls(app, () => anna)

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
})
afterEach(async () => {
  await DishModel.query(app.services.db).delete()
  await setSettings(app, anna.userId, {})
})

describe('a dish in a dish', () => {
  it('is stored by serves and by weight, and read back as it was (DISH-29)', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    expect((await dishOf(inner)).yield).toEqual({ amount: 800, unit: { symbol: 'g' } })
    expect((await dishOf(outer)).lines[1]).toMatchObject({
      quantity: { amount: 200, unit: { symbol: 'g' } },
      dish: { id: inner.id, name: 'Pizza dough' },
      dishServes: 1,
      isKnown: true,
    })
    const byServes = await savedDish(
      app,
      anna,
      pizza(inner, { name: 'Pide', lines: [dishLine('Pizza dough', inner, 0.75)] }),
    )
    expect((await dishOf(byServes)).lines).toMatchObject([{ quantity: null, dishServes: 0.75, isKnown: true }])
  })

  it('a save that says nothing of what it makes leaves that as it is', async () => {
    const { inner } = await savedPizza(app, anna)
    await savedDish(app, anna, dough({ id: inner.id, yield: undefined }))
    expect((await dishOf(inner)).yield).toEqual({ amount: 800, unit: { symbol: 'g' } })
  })

  it('gives what is in it to the whole: diets, nutrition, and what is unknown (DISH-31)', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    expect((await dishOf(outer)).dietary).toContain('VEGAN')
    expect((await dishOf(outer)).dietary).not.toContain('GLUTEN_FREE')
    const flat = await savedDish(
      app,
      anna,
      pizza(inner, {
        name: 'Flat',
        lines: [
          line('200 g tomatoes', 100, 'g', 'tomato'),
          line('250 g plain flour', 125, 'g', 'plain-flour'),
          line('2 tbsp olive oil', 1, 'tbsp', 'olive-oil'),
        ],
      }),
    )
    const energy = (await dishOf(flat)).nutrition.perServe?.energy ?? 0
    expect((await dishOf(outer)).nutrition.perServe?.energy).toBeCloseTo(energy, 6)

    await savedDish(app, anna, dough({ id: inner.id, lines: [...dough().lines, line('50 g mystery', 12, 'g', null)] }))
    expect((await dishOf(outer)).dietary).toEqual([])
    expect((await dishOf(outer)).nutrition.unknown).toContain('mystery')
    expect((await dishOf(outer)).lines[1]?.isKnown).toBe(true)
  })

  it('what only its steps name is in the whole as well', async () => {
    const { inner, outer } = await savedPizza(app, anna)
    await savedDish(app, anna, dough({ id: inner.id, steps: ['Knead 500 g flour with 50 g butter.'] }))
    expect((await dishOf(inner)).dietary).not.toContain('VEGAN')
    expect((await dishOf(outer)).dietary).not.toContain('VEGAN')
    // It is asked about where it is written.
    expect((await dishOf(outer)).unlisted).toEqual([])
  })

  it('is no question where the steps of the whole name what is in it', async () => {
    const { outer } = await savedPizza(app, anna, { pizza: { steps: ['Dust with plain flour, then bake.'] } })
    expect((await dishOf(outer)).unlisted).toEqual([])
  })

  it('an allergen that is added to it takes the whole from everyone who avoids that, at once', async () => {
    const { inner } = await savedPizza(app, anna)
    await setSettings(app, anna.userId, { requirements: { FISH_FREE: 'ADAPT' } })
    expect(await offeredNames()).toContain('Pizza')
    await savedDish(
      app,
      anna,
      dough({ id: inner.id, lines: [line('anchovies', 10, 'g', 'anchovy-fillet'), ...dough().lines] }),
    )
    expect(await offeredNames()).not.toContain('Pizza')
    await savedDish(app, anna, dough({ id: inner.id }))
    expect(await offeredNames()).toContain('Pizza')
  })

  it('a change at the bottom of three reaches the top', async () => {
    const { inner: starter } = await savedPizza(app, anna, { dough: { name: 'Starter' }, pizza: { name: 'Other' } })
    const middle = await savedDish(app, anna, dough({ lines: [dishLine('Starter', starter, 1), ...dough().lines] }))
    const top = await savedDish(app, anna, pizza(middle))
    expect((await dishOf(top)).dietary).toContain('VEGAN')
    await savedDish(app, anna, dough({ id: starter.id, name: 'Starter', lines: [line('milk', 100, 'ml', 'milk')] }))
    expect((await dishOf(top)).dietary).not.toContain('VEGAN')
  })

  it('is swapped as in the whole, and its main ingredient is not', async () => {
    const { inner } = await savedPizza(app, anna, {
      dough: {
        lines: [...dough().lines, line('60 ml milk', 15, 'ml', 'milk')],
        steps: ['Knead the flour with the milk.'],
      },
    })
    await setSettings(app, anna.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
    expect((await offered()).find(({ name }) => name === 'Pizza')).toMatchObject({ isCustomised: true })
    await setSettings(app, anna.userId, { requirements: { GLUTEN_FREE: 'ADAPT' } })
    expect(await offeredNames()).not.toContain('Pizza')
    expect(inner.name).toBe('Pizza dough')
  })
})

describe('a plan with a dish in a dish', () => {
  const rowOf = async (name: string, serves = 4) => {
    const entry = (await offered()).find((one) => one.name === name)
    if (!entry) throw new Error(`${name} is not offered`)
    return { uniqueId: entry.uniqueId, numServes: serves }
  }

  it('its list has the ingredients of both together, scaled (DISH-32)', async () => {
    await savedPizza(app, anna)
    const query =
      'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ingredient { name } amount measurementUnit } errors { code } } }'
    const { shoppingList } = await ask<{
      shoppingList: { items: { ingredient: { name: string }; amount: number; measurementUnit: string }[] }
    }>(query, { plan: planOf({ dinner: [await rowOf('Pizza')] }) })
    const amountOf = (name: RegExp) => shoppingList.items.filter(({ ingredient }) => name.test(ingredient.name))
    // 125 g a serve of dough, a serve of it for each of pizza.
    expect(amountOf(/flour/)).toMatchObject([{ amount: 500, measurementUnit: 'g' }])
    expect(amountOf(/olive oil/)).toMatchObject([{ amount: 4 * 20, measurementUnit: 'ml' }])
    expect(amountOf(/dough/)).toEqual([])
  })

  const COOKED =
    'steps stepServes unfollowedSwaps { from } ingredients { recipeText amount } parts { name slug minutes serves ingredientCount stepCount stepServes }'

  it('is cooked with its steps first, under its name, with its amounts (DISH-33)', async () => {
    const { inner } = await savedPizza(app, anna)
    const entry = await rowOf('Pizza', 2)
    const { cookingMeal } = await ask<{ cookingMeal: object }>(
      `query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { ${COOKED} errors { code } } }`,
      { entry },
    )
    expect(cookingMeal).toMatchObject({
      // The dough is for four, and two serves of it are made.
      steps: ['Knead 250 g flour with the oil.', 'Let it rise.', 'Roll the dough out and bake it.'],
      stepServes: 2,
      ingredients: [
        { recipeText: '250 g plain flour' },
        { recipeText: '1 tbsp olive oil' },
        { recipeText: expect.stringMatching(/^200 g tomato/) },
        { recipeText: '1 tbsp olive oil' },
      ],
      parts: [
        {
          ...{ name: 'Pizza dough', slug: inner.slug, minutes: 90, serves: 2 },
          ...{ ingredientCount: 2, stepCount: 2, stepServes: null },
        },
      ],
    })
  })

  it('steps whose amounts are not understood say for how many serves they are', async () => {
    const { outer } = await savedPizza(app, anna, { dough: { steps: ['Knead 3 handfuls.'] } })
    const query = `query ($slug: String!) { instructions(slug: $slug, serves: 2) { minutes ${COOKED} } }`
    expect((await ask<{ instructions: object }>(query, { slug: outer.slug })).instructions).toMatchObject({
      minutes: 20,
      steps: ['Knead 3 handfuls.', 'Roll the dough out and bake it.'],
      parts: [{ stepServes: 4, serves: 2 }],
    })
  })

  it('what is swapped in it is followed in its steps, or said', async () => {
    await savedPizza(app, anna, {
      dough: { lines: [...dough().lines, line('60 ml milk', 15, 'ml', 'milk')], steps: ['Warm the milk.', 'Knead.'] },
    })
    await setSettings(app, anna.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
    const { cookingMeal } = await ask<{ cookingMeal: { steps: string[]; unfollowedSwaps: object[] } }>(
      `query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { ${COOKED} errors { code } } }`,
      { entry: await rowOf('Pizza', 2) },
    )
    expect(cookingMeal.steps.join(' ')).not.toMatch(/Warm the milk/)
    expect(cookingMeal.unfollowedSwaps).toEqual([])
  })

  it('another member of the household plans it, and may not put it into a dish', async () => {
    const [owner, member] = [await signUpAndIn(app), await signUpAndIn(app)]
    await joinHousehold(app, owner, member, { name: 'Mia' })
    const { inner } = await savedPizza(app, owner)
    expect(await offeredNames(member)).toContain('Pizza')
    expect(await errorsOf(pizza(inner), member)).toEqual([{ code: 'UNKNOWN', field: 'lines[1].dish' }])
  })
})

it('the release before changes it without a word to the whole, which is read again all the same', async () => {
  const { inner } = await savedPizza(app, anna)
  await setSettings(app, anna.userId, { requirements: { VEGAN: 'STRICT' } })
  expect(await offeredNames()).toContain('Pizza')
  const { lines, version } = await DishModel.query(app.services.db).findById(inner.id).throwIfNotFound()
  const milk = { ...lines[0], text: 'milk', name: 'milk', ingredient: 'milk' } as (typeof lines)[number]
  await DishModel.query(app.services.db)
    .findById(inner.id)
    .patch({ lines: [...lines, milk], version: version + 1 })
  expect(await offeredNames()).not.toContain('Pizza')
})

it('lines that are read offer dishes by name (DISH-29)', async () => {
  const { inner } = await savedPizza(app, anna)
  expect(inner.name).toBe('Pizza dough')
  const text =
    'Calzone\nServes 2\n\nIngredients\n300 g pizza dough\n1 cup house sauce, chilled\n2 tomatoes\n\nMethod\nFold and bake.'
  const query =
    'mutation ($input: ReadDishInput!) { readDish(input: $input) { draft { lines { dishSuggestions { name } } } } }'
  const suggested = async (person: Person) => {
    interface Read {
      readDish: { draft: { lines: { dishSuggestions: { name: string }[] }[] } }
    }
    const { readDish: read } = await ask<Read>(query, { input: { text } }, person)
    return read.draft.lines.map(({ dishSuggestions }) => dishSuggestions.map(({ name }) => name))
  }
  await savedDish(app, anna, soup({ name: 'House sauce' }))
  expect(await suggested(anna)).toEqual([['Pizza dough'], ['House sauce'], []])
  expect(await suggested(ben)).toEqual([[], [], []])
})
