import { readRecipes } from '../../../../server/dishes/reader/readRecipes'

const readRecipe = (text: string) => readRecipes(text)[0] ?? null

const jsonLd = (over: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pie &amp; mash',
  recipeYield: '6 servings',
  totalTime: 'PT1H15M',
  recipeIngredient: ['500 g beef mince', '2 tbsp plain flour'],
  recipeInstructions: 'Brown it.\nBake it.',
  ...over,
})
const PIE = {
  name: 'Pie & mash',
  serves: 6,
  minutes: 75,
  lines: ['500 g beef mince', '2 tbsp plain flour'],
  steps: ['Brown it.', 'Bake it.'],
}
const page = (...blocks: string[]) =>
  `<!doctype html><html><head><script src="x.js"></script>${blocks.map((block) => `<script type='application/ld+json'>${block}</script>`).join('')}</head><body>1 cup of nothing</body></html>`

describe('schema.org data', () => {
  test.each([
    ['alone', JSON.stringify(jsonLd())],
    ['in a list', JSON.stringify([{ '@type': 'WebSite' }, jsonLd()])],
    [
      'in a graph',
      JSON.stringify({
        '@graph': [{ '@type': 'WebPage' }, jsonLd({ '@type': ['Thing', 'http://schema.org/Recipe'] })],
      }),
    ],
    ['within a page', JSON.stringify({ '@type': 'WebPage', mainEntity: jsonLd() })],
    ['in a page’s source', page('{"@type":"WebSite"}', JSON.stringify(jsonLd()))],
    ['after a broken block', page('{broken', JSON.stringify(jsonLd()))],
    ['with line breaks inside its texts', JSON.stringify(jsonLd()).replace('500 g', '500\n g')],
    ['within comment marks', page(`<!-- ${JSON.stringify(jsonLd())} -->`)],
  ])('is read %s', (_where, text) => {
    expect(readRecipe(text)).toMatchObject(PIE)
  })

  test.each([
    ['texts', ['1. Brown it.', 'Step 2: Bake it.']],
    ['markup', '<p>Brown <b>it</b>.</p><p>Bake&nbsp;it.</p>'],
    [
      'steps',
      [
        { '@type': 'HowToStep', text: 'Brown it.' },
        { '@type': 'HowToStep', name: 'Bake it.' },
      ],
    ],
    [
      'sections',
      [
        { '@type': 'HowToSection', name: 'First', itemListElement: [{ '@type': 'HowToStep', text: 'Brown it.' }] },
        { '@type': 'HowToSection', itemListElement: { text: 'Bake it.' } },
      ],
    ],
    [
      'an item list',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { text: 'Brown it.' } }, { text: 'Bake it.' }],
      },
    ],
  ])('steps may be %s', (_what, recipeInstructions) => {
    expect(readRecipe(JSON.stringify(jsonLd({ recipeInstructions })))?.steps).toEqual(PIE.steps)
  })

  test.each([
    ['PT45M', 45],
    ['PT1H', 60],
    ['P0DT1H30M', 90],
    ['PT90.0M', 90],
    ['PT5400S', 90],
    ['P1D', 1440],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['P0Y0M0DT1H35M', 95],
    ['P0W', null],
    ['P1Y', null],
    ['P2D', null],
    ['PT0M', null],
    ['soon', null],
    [30, 30],
    [null, null],
  ])('a total time of %p is %p minutes', (totalTime, minutes) => {
    expect(readRecipe(JSON.stringify(jsonLd({ totalTime })))?.minutes).toBe(minutes)
  })

  test('entities are characters, those of fractions too', () => {
    const recipeIngredient = [
      '&frac13; cup cr&egrave;me',
      '&#189; tsp salt &amp; &lpar;1&rpar;',
      '&#x2154; cup rice',
      '&nope; 1 egg',
    ]
    expect(readRecipe(JSON.stringify(jsonLd({ recipeIngredient })))?.lines).toEqual([
      '⅓ cup crème',
      '½ tsp salt & (1)',
      '⅔ cup rice',
      '&nope; 1 egg',
    ])
  })

  test('without a total the parts are added', () => {
    expect(
      readRecipe(JSON.stringify(jsonLd({ totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT20M' })))?.minutes,
    ).toBe(30)
  })

  test.each([
    [4, 4],
    ['4', 4],
    ['Serves 4-6', 4],
    [['4', '4 servings'], 4],
    [{ '@type': 'QuantitativeValue', value: 3 }, 3],
    ['a crowd', null],
    [0, null],
    [1000, null],
  ])('a yield of %p is %p serves', (recipeYield, serves) => {
    expect(readRecipe(JSON.stringify(jsonLd({ recipeYield })))?.serves).toBe(serves)
  })

  test.each([
    ['https://example.com/pie', 'https://example.com/pie'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/pie', null],
    [{}, null],
  ])('an address of %p is %p', (url, address) => {
    expect(readRecipe(JSON.stringify(jsonLd({ url })))?.urlDetails).toBe(address)
  })

  test('no ingredient is lost, whatever it is written as', () => {
    const recipeIngredient = [
      '1 egg',
      { '@type': 'HowToSupply', name: 'peanut butter', requiredQuantity: { value: 2, unitText: 'tbsp' } },
      ['salt', ['pepper']],
      { '@type': 'ItemList', name: 'Sauce', itemListElement: [{ text: '200 g prawns' }] },
      { name: 'soy sauce', amount: '1 tbsp' },
      { odd: 1 },
    ]
    expect(readRecipe(JSON.stringify(jsonLd({ recipeIngredient })))?.lines).toEqual([
      '1 egg',
      '2 tbsp peanut butter',
      'salt',
      'pepper',
      '200 g prawns',
      '1 tbsp soy sauce',
      '{"odd":1}',
    ])
  })

  test('data without a recipe is none', () => {
    expect(readRecipe('{"@type":"Person"}')).toBeNull()
    expect(readRecipe(page('{"@type":"WebSite"}'))).toBeNull()
    expect(readRecipe('{"@type":"Recipe"')).toBeNull()
  })
})
