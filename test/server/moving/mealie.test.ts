import { photoOf, readFrom, recipeFrom } from '../../support/moving/readFrom'
import { jsonEntry, zipOf } from '../../support/moving/zipOf'

describe('Mealie', () => {
  const lines = [
    { note: '1.5 cups flour', quantity: 1, unit: null, food: null, title: 'Dough' },
    { quantity: 0.333, unit: { name: 'cup' }, food: { name: 'milk' }, note: 'warm', title: null },
    { quantity: 2, unit: 'tbsp', food: 'margarine', note: '', originalText: '2 tbsp butter', title: null },
    { quantity: 2, unit: null, food: { name: 'egg' }, note: '', originalText: '2 large Eggs', title: null },
  ]
  const recipe = {
    id: 'a1',
    slug: 'buns',
    name: 'Buns',
    orgURL: 'https://buns.example/1',
    recipeYield: '12 buns',
    recipeServings: 0,
    recipeCategory: [{ id: '1', name: 'Bread', slug: 'bread' }],
    tags: ['weekend'],
    recipeIngredient: lines,
    recipeInstructions: [
      { title: 'Dough', text: 'Mix.' },
      { title: '', text: 'Bake.' },
    ],
    performTime: '10-13 Minutes',
    prepTime: '1 hour 30 minutes',
    notes: [{ title: 'Tip', text: 'Freeze them.' }],
    nutrition: { calories: '200', fatContent: '3 g', proteinContent: null },
    rating: 4,
    dateAdded: '2021-10-28',
    lastMade: '2022-01-02T10:00:00',
    extras: { origin: 'my aunt' },
  }

  it('is read as its API writes it', async () => {
    expect(await recipeFrom(JSON.stringify(recipe))).toMatchObject({
      source: { app: 'MEALIE', id: 'a1', url: 'https://buns.example/1' },
      serves: null,
      yieldText: '12 buns',
      prepMinutes: 90,
      cookMinutes: 13,
      timeText: '10-13 Minutes',
      categories: ['Bread'],
      labels: ['weekend'],
      lines: [
        { text: '1.5 cups flour', section: 'Dough' },
        { text: '1/3 cup milk, warm', section: 'Dough' },
        // The person has replaced the food since the line was read.
        { text: '2 tbsp margarine', section: 'Dough' },
        { text: '2 large Eggs', section: 'Dough' },
      ],
      steps: [
        { text: 'Mix.', section: 'Dough' },
        { text: 'Bake.', section: 'Dough' },
      ],
      notes: 'Tip\nFreeze them.',
      nutrition: 'calories: 200\nfat: 3 g',
      rating: 4,
      createdOn: '2021-10-28',
      cookedOn: ['2022-01-02'],
      left: 'origin: my aunt',
    })
  })

  it('is read as its files write it, each recipe with its picture', async () => {
    const own = {
      slug: 'buns',
      name: 'Buns',
      recipe_ingredient: [{ note: 'Flour', quantity: 1 }],
      recipe_instructions: [],
    }
    const { recipes } = await readFrom(
      zipOf([
        jsonEntry('export/recipes/buns/buns.json', own),
        { name: 'export/recipes/buns/images/min-original.webp', content: photoOf('small') },
        { name: 'export/recipes/buns/images/original.webp', content: photoOf('whole') },
        { name: '__MACOSX/export/recipes/buns/images/._original.webp', content: 'x' },
      ]),
    )
    expect(recipes).toMatchObject([{ name: 'Buns', lines: [{ text: 'Flour' }], photo: photoOf('whole') }])
  })

  it('is read from a backup, whose ids have dashes in one place and none in the other', async () => {
    const [id, folder] = ['8d2f0d9c1c2b4a6f9e3c112233445566', '8d2f0d9c-1c2b-4a6f-9e3c-112233445566']
    const { recipes, failures } = await readFrom(
      zipOf([
        jsonEntry('database.json', {
          recipes: [{ id, slug: 'buns', name: 'Buns', rating: null, date_added: '2022-02-03' }],
          recipes_ingredients: [
            { recipe_id: id, position: 1, note: 'Salt', quantity: 1, food_id: null },
            { recipe_id: id, position: 0, note: 'sifted', quantity: 2, food_id: 'f-1', unit_id: 'u1', title: 'Dough' },
          ],
          recipe_instructions: [{ recipe_id: id, position: 0, text: 'Mix.', title: '' }],
          ingredient_foods: [{ id: 'f1', name: 'flour' }],
          ingredient_units: [{ id: 'u1', name: 'cup' }],
          tags: [{ id: 't1', name: 'weekend' }],
          recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
          users_to_recipes: [{ recipe_id: folder, rating: 4.5, is_favorite: true }],
          recipe_nutrition: [{ id: 4, recipe_id: id, calories: '90' }],
          recipe_assets: [{ id: 1, recipe_id: id, name: 'Step', file_name: 'step.webp' }],
        }),
        { name: `data/recipes/${folder}/images/original.webp`, content: photoOf('buns') },
        { name: `data/recipes/${folder}/assets/step.webp`, content: photoOf('step') },
        { name: 'data/.PLACEHOLDER', content: '' },
      ]),
    )
    expect(failures).toEqual([])
    expect(recipes).toMatchObject([
      {
        lines: [
          { text: '2 cup flour, sifted', section: 'Dough' },
          { text: 'Salt', section: 'Dough' },
        ],
        labels: ['weekend'],
        rating: 4.5,
        favourite: true,
        nutrition: 'calories: 90',
        photo: photoOf('buns'),
        furtherPhotos: [photoOf('step')],
        createdOn: '2022-02-03',
      },
    ])
  })
})
