import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { jsonEntry, zipOf } from '../../support/moving/zipOf'

const base64 = (name: string): string => photoOf(name).toString('base64')

describe('Tandoor', () => {
  const recipe = {
    name: 'Chilli',
    description: 'Hot.',
    keywords: [{ name: 'Winter' }],
    working_time: 20,
    waiting_time: 60,
    internal: true,
    nutrition: null,
    servings: 4,
    servings_text: '',
    source_url: 'https://chilli.example/',
    steps: [
      {
        name: 'Sauce',
        order: 0,
        instruction: 'Fry {{ ingredients[1] }} with {% scale(2) %} spoons.',
        ingredients: [
          { food: null, unit: null, amount: 0, note: 'Base', is_header: true, order: 0 },
          { food: { name: '(907 g) beef' }, unit: { name: 'lb' }, amount: 2, note: '57 g', order: 0 },
          { food: { name: 'Salt' }, unit: { name: 'g' }, amount: 0, note: '', no_amount: true, order: 0 },
        ],
      },
    ],
  }

  it('is read from archives in an archive, and a link to a file is none', async () => {
    const inner = zipOf([jsonEntry('recipe.json', recipe), { name: 'image.jpeg', content: photoOf('chilli') }])
    const link = zipOf([jsonEntry('recipe.json', { ...recipe, internal: false, steps: [], description: '' })])
    const { recipes, failures } = await readFrom(
      zipOf([
        { name: '1.zip', content: inner },
        { name: '2.zip', content: link },
      ]),
    )
    expect(failures).toEqual([{ entry: 'recipe.json', reason: 'NO_RECIPES' }])
    expect(recipes).toMatchObject([
      {
        source: { app: 'TANDOOR', url: 'https://chilli.example/' },
        photo: photoOf('chilli'),
        serves: 4,
        prepMinutes: 20,
        totalMinutes: 80,
        labels: ['Winter'],
        lines: [
          { text: '2 lb (907 g) beef, 57 g', section: 'Base' },
          { text: 'Salt', section: 'Base' },
        ],
        steps: [{ text: 'Fry 2 lb (907 g) beef, 57 g with 2 spoons.', section: 'Sauce' }],
      },
    ])
  })

  it('has no total where the work is unknown, and says what is to wait', async () => {
    const read = await recipeFrom(JSON.stringify({ ...recipe, working_time: 0 }))
    expect(read).toMatchObject({ prepMinutes: null, totalMinutes: null, left: 'waiting_time: 60' })
  })
})

describe('Mela', () => {
  it('is read with its groups, picture and day', async () => {
    const recipe = {
      id: 'mela.example/soup',
      title: 'Soup',
      text: 'Warm.',
      ingredients: '# Soup\n2 leeks\n# Bread\n1 loaf',
      instructions: 'Boil, see [bread](mela://bread).\n# Bread\nToast.',
      yield: '3 bowls',
      prepTime: '1h 5m',
      cookTime: '',
      totalTime: '',
      images: [`data:image/jpeg;base64,${base64('soup')}`, base64('bread')],
      categories: ['Winter'],
      favorite: true,
      wantToCook: true,
      link: 'From my aunt',
      date: 700_000_000,
      notes: 'Thin it.',
      nutrition: '',
    }
    expect(await recipeFrom(zipOf([jsonEntry('all/soup.melarecipe', recipe)]))).toMatchObject({
      source: { app: 'MELA', id: 'mela.example/soup', url: null },
      yieldText: '3 bowls',
      prepMinutes: 65,
      lines: [
        { text: '2 leeks', section: 'Soup' },
        { text: '1 loaf', section: 'Bread' },
      ],
      steps: [
        { text: 'Boil, see bread.', section: null },
        { text: 'Toast.', section: 'Bread' },
      ],
      photo: photoOf('soup'),
      furtherPhotos: [photoOf('bread')],
      favourite: true,
      createdOn: '2023-03-08',
      left: 'url: From my aunt\n\nwant to cook: yes',
    })
  })
})

describe('Crouton', () => {
  it('is read in its order, with units, headings and the greater amount of a range', async () => {
    const line = (order: number, name: string, quantity?: object): object => ({ order, ingredient: { name }, quantity })
    const recipe = {
      uuid: 'C1',
      name: 'Cake',
      serves: 8,
      duration: 45,
      cookingDuration: 60,
      neutritionalInfo: 'Calories: 258',
      tags: [{ name: 'Dessert', color: '#fff' }, 'Sweet'],
      images: [base64('small'), base64('whole cake'.repeat(9))],
      ingredients: [
        line(2, 'Eggs', { amount: 3, secondaryAmount: 4, quantityType: 'ITEM' }),
        line(0, 'Sponge', { quantityType: 'SECTION' }),
        line(1, 'Milk', { amount: 60, quantityType: 'MILLS' }),
        line(3, 'Salt'),
        line(4, 'Odd', { amount: 1, quantityType: 'constructor' }),
      ],
      steps: [
        { order: 1, step: 'Whisk.', isSection: false },
        { order: 0, step: 'Sponge', isSection: true },
      ],
    }
    const read = await recipeFrom(JSON.stringify(recipe), 'cake.crumb')
    expect(written(read.lines)).toEqual([
      'Sponge: 60 ml Milk',
      'Sponge: 4 Eggs',
      'Sponge: Salt',
      'Sponge: 1 constructor Odd',
    ])
    expect(read).toMatchObject({
      source: { app: 'CROUTON', id: 'C1' },
      prepMinutes: 45,
      cookMinutes: 60,
      labels: ['Dessert', 'Sweet'],
      photo: photoOf('whole cake'.repeat(9)),
      furtherPhotos: [photoOf('small')],
      steps: [{ text: 'Whisk.', section: 'Sponge' }],
    })
  })
})

describe('KitchenOwl', () => {
  it("is read from a household's data", async () => {
    const household = {
      planner_feature: true,
      member: ['ana'],
      recipes: [
        {
          name: 'Soup',
          description: '1. Slice.\n2. Boil.',
          yields: 2,
          time: 30,
          prep_time: 10,
          cook_time: 0,
          photo: 'abc.jpg',
          items: [
            { name: 'Leek', description: '500g', optional: false },
            { name: 'Cream', description: '', optional: true },
          ],
          tags: ['quick'],
          source: '',
        },
      ],
      items: [],
    }
    expect(await recipeFrom(JSON.stringify(household))).toMatchObject({
      source: { app: 'KITCHENOWL' },
      serves: 2,
      prepMinutes: 10,
      cookMinutes: null,
      totalMinutes: 30,
      lines: [{ text: '500g Leek' }, { text: 'Cream, optional' }],
      steps: [{ text: 'Slice.' }, { text: 'Boil.' }],
      labels: ['quick'],
    })
  })
})
