import { readRecipes } from '../../../../server/dishes/reader/readRecipes'
import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'

const draftOf = (source: string | object) => {
  const [recipe] = readRecipes(typeof source === 'string' ? source : JSON.stringify(source))
  if (!recipe) throw new Error('No recipe was read')
  return toDraft(fullCatalogue(), recipe)
}
const linesOf = ({ lines }: ReturnType<typeof draftOf>) => lines.map(({ text, section }) => [section ?? null, text])

const written = `Lasagne
The one from Bologna.
Serves 4 | Prep: 20 min | Cook: 40 min

Ingredients
For the sauce:
8 wooden skewers, soaked in water
500 g tomatoes
1 onion
To serve
50 g parmesan

Method
# For the sauce
Chop the onion and cook it with the tomatoes.
**To serve**
Grate the parmesan over it.

Notes
Freezes well.
Storage
Three days in the fridge.
Nutrition
640 kcal a serve`

describe('headings in a text (DISH-17, DISH-42)', () => {
  test('stand before the lines and steps that they are over, also where the first of these goes into a step', () => {
    const draft = draftOf(written)
    expect(linesOf(draft)).toEqual([
      ['For the sauce', '500 g tomatoes'],
      [null, '1 onion'],
      ['To serve', '50 g parmesan'],
    ])
    expect(draft.steps).toHaveLength(3)
    expect(draft.stepSections).toEqual([
      { before: 1, title: 'For the sauce' },
      { before: 2, title: 'To serve' },
    ])
  })

  test.each<[string, string]>([
    ['For the stuffing:', '55 g fresh breadcrumbs'],
    ['For the pesto:', '20 g pine nuts'],
    ['For the "mince":', '200 g lentils'],
    ['For the meatballs (makes 12):', '1 egg'],
  ])('%s is one before what it is made of, though that is sold as well', (heading, first) => {
    const draft = draftOf(`Pork\nIngredients\n- 1 onion\n- 2 tomatoes\n${heading}\n- ${first}\nMethod\nCook.`)
    expect(linesOf(draft)).toEqual([
      [null, '- 1 onion'],
      [null, '- 2 tomatoes'],
      [heading.slice(0, -1), `- ${first}`],
    ])
  })

  test.each(['Makhani sauce', 'Butter chicken', 'Main', 'Spices', 'The rest'])(
    '%s has no mark before items that have',
    (heading) => {
      const items = ['- 8 chicken thighs', '- 25 g butter', '- 1 tsp salt', heading, '- 400 g tomatoes']
      const draft = draftOf(`Makhani (butter chicken)\nIngredients\n${items.join('\n')}\nMethod\nCook.`)
      expect(linesOf(draft).at(-1)).toEqual([heading, '- 400 g tomatoes'])
      expect(draft.lines).toHaveLength(4)
    },
  )

  test.each([
    ['brings what no line holds', 'Peanut sauce'],
    ['brings it with a colon', 'Pesto:'],
    ['names food with a colon', 'Onions:'],
    ['is not known', 'Nduja'],
    ['is not known, and of the name of the dish', 'Makhani'],
    ['is listed', 'Salt and pepper'],
  ])('what %s is a line though it has no mark', (_, text) => {
    const items = ['- 8 chicken thighs', '- 2 carrots', '- 1 tsp sugar', text, '- 400 g tomatoes']
    const draft = draftOf(`Makhani\nIngredients\n${items.join('\n')}\nMethod\nCook.`)
    expect(draft.lines.some((line) => text.toLowerCase().startsWith(line.text.toLowerCase()))).toBe(true)
  })

  test('are not steps that name what no line lists, orders, or the end of a method', () => {
    const steps = [
      'For the peanut sauce:',
      'Mix all of it.',
      'Chop the onions and fry them in a pan:',
      'Cook.',
      'To serve',
    ]
    const draft = draftOf(`Dish\nIngredients\n2 onions\n1 egg\nMethod\n${steps.join('\n')}`)
    expect(draft.steps).toEqual(steps)
    expect(draft.stepSections).toEqual([])
  })

  test('hide no ingredient: what is marked or bold is a line as before', () => {
    const lines = ['# Nduja', '**Tahini**', '[Smoked peanut paste]', '2 onions', 'Chicken:']
    expect(draftOf(`Dish\nIngredients\n${lines.join('\n')}\nMethod\nCook it.`).lines.map(({ text }) => text)).toEqual([
      'Nduja',
      'Tahini',
      '[Smoked peanut paste]',
      '2 onions',
      'Chicken:',
    ])
  })

  test('that end in a colon and name an ingredient or an amount are lines', () => {
    const lines = ['Butter:', '2 onions', '2 cups blorp:', '1 egg', 'For the top:', 'Parmesan:', '50 g bread']
    const texts = [
      [null, 'Butter:'],
      [null, '2 onions'],
      [null, '2 cups blorp:'],
      [null, '1 egg'],
      ['For the top', 'Parmesan:'],
      [null, '50 g bread'],
    ]
    expect(linesOf(draftOf(`Dish\nIngredients\n${lines.join('\n')}\nMethod\nCook it.`))).toEqual(texts)
    expect(linesOf(draftOf(`Dish\n${lines.join('\n')}\nMix all of it in a bowl until it is smooth.`))).toEqual(texts)
  })

  test('without headings of the parts, two before one line are one', () => {
    const draft = draftOf(
      'Dish\nDay 1:\nFor the marinade:\n2 onions\n1 egg\nMix all of it in a bowl until it is smooth.',
    )
    expect(linesOf(draft)).toEqual([
      ['Day 1: For the marinade', '2 onions'],
      [null, '1 egg'],
    ])
  })
})

describe('data', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Lasagne',
    description: 'From <b>Bologna</b>.<br>Takes a while.',
    recipeIngredient: ['[Sauce]', '500 g tomatoes', 'For the top:', '50 g parmesan'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Peanut sauce', itemListElement: [{ '@type': 'HowToStep', text: 'Cook it.' }] },
      '## Top\nGrate the parmesan over it.',
    ],
    prepTime: 'PT20M',
    cookTime: 'PT1H',
    recipeCategory: ['Dinner'],
    keywords: 'Pasta, italian,, pasta, ' + 'long '.repeat(20),
    author: [{ '@type': 'Person', name: 'Anna' }, { name: 'https://example.com' }],
    publisher: { name: 'Kitchen &amp; Co' },
    nutrition: { '@type': 'NutritionInformation', calories: '640 kcal', saturatedFatContent: '12 g', fibre: 3 },
  }

  test('gives its sections as headings', () => {
    const draft = draftOf(recipe)
    expect(linesOf(draft)).toEqual([
      ['Sauce', '500 g tomatoes'],
      ['For the top', '50 g parmesan'],
    ])
    expect(draft.steps).toEqual(['Cook it.', 'Grate the parmesan over it.'])
    expect(draft.stepSections).toEqual([
      { before: 0, title: 'Peanut sauce' },
      { before: 1, title: 'Top' },
    ])
  })

  test('gives what it says beside the recipe (DISH-43)', () => {
    expect(draftOf(recipe).details).toEqual({
      description: 'From Bologna.\nTakes a while.',
      notes: null,
      labels: ['Dinner', 'Pasta', 'italian'],
      prepMinutes: 20,
      cookMinutes: 60,
      sourceName: 'Anna, Kitchen & Co',
      sourceNutrition: 'Calories: 640 kcal\nSaturated fat: 12 g\nFibre: 3',
    })
  })

  test('is read whatever stands in its place', () => {
    const odd = { author: 7, publisher: null, nutrition: ['a', 1], keywords: [{ name: 'x' }, 1], description: {} }
    expect(draftOf({ ...recipe, ...odd }).details).toMatchObject({
      ...{ description: null, sourceName: null, sourceNutrition: 'a', labels: ['Dinner', 'x'] },
    })
    const long = draftOf({
      ...recipe,
      description: 'x'.repeat(3000),
      keywords: Array.from({ length: 50 }, (_, index) => `k${index}`),
    })
    expect(long.details.description).toMatch(/^x{1999}…$/)
    expect(long.details.labels).toHaveLength(30)
  })
})

test('a text gives its description, notes, times and nutrition (DISH-43)', () => {
  expect(draftOf(written).details).toEqual({
    description: 'The one from Bologna.',
    notes: 'Freezes well.\nThree days in the fridge.',
    labels: [],
    prepMinutes: 20,
    cookMinutes: 40,
    sourceName: null,
    sourceNutrition: '640 kcal a serve',
  })
})
