import { readRecipe } from '../../../server/dishes/readRecipe'
import { toDraft } from '../../../server/dishes/toDraft'
import { fullCatalogue } from '../../support/fullCatalogue'

const draftOf = (text: string) => {
  const recipe = readRecipe(text)
  return recipe && toDraft(fullCatalogue(), recipe)
}
const jsonLd = (over: object = {}) => ({
  '@context': 'https://schema.org', '@type': 'Recipe', name: 'Pie &amp; mash', recipeYield: '6 servings', totalTime: 'PT1H15M',
  recipeIngredient: ['500 g beef mince', '2 tbsp plain flour'], recipeInstructions: 'Brown it.\nBake it.', ...over,
})
const PIE = { name: 'Pie & mash', serves: 6, minutes: 75, lines: ['500 g beef mince', '2 tbsp plain flour'], steps: ['Brown it.', 'Bake it.'] }
const page = (...blocks: string[]) => `<!doctype html><html><head><script src="x.js"></script>${blocks.map((block) => `<script type='application/ld+json'>${block}</script>`).join('')}</head><body>1 cup of nothing</body></html>`

describe('schema.org data', () => {
  test.each([
    ['alone', JSON.stringify(jsonLd())],
    ['in a list', JSON.stringify([{ '@type': 'WebSite' }, jsonLd()])],
    ['in a graph', JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, jsonLd({ '@type': ['Thing', 'http://schema.org/Recipe'] })] })],
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
    ['steps', [{ '@type': 'HowToStep', text: 'Brown it.' }, { '@type': 'HowToStep', name: 'Bake it.' }]],
    ['sections', [{ '@type': 'HowToSection', name: 'First', itemListElement: [{ '@type': 'HowToStep', text: 'Brown it.' }] }, { '@type': 'HowToSection', itemListElement: { text: 'Bake it.' } }]],
    ['an item list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { text: 'Brown it.' } }, { text: 'Bake it.' }] }],
  ])('steps may be %s', (_what, recipeInstructions) => {
    expect(readRecipe(JSON.stringify(jsonLd({ recipeInstructions })))?.steps).toEqual(PIE.steps)
  })

  test.each([
    ['PT45M', 45], ['PT1H', 60], ['P0DT1H30M', 90], ['PT90.0M', 90], ['PT5400S', 90], ['P1D', 1440],
    ['P0Y0M0DT0H35M0.000S', 35], ['P0Y0M0DT1H35M', 95], ['P0W', null], ['P1Y', null], ['P2D', null], ['PT0M', null], ['soon', null], [30, 30], [null, null],
  ])('a total time of %p is %p minutes', (totalTime, minutes) => {
    expect(readRecipe(JSON.stringify(jsonLd({ totalTime })))?.minutes).toBe(minutes)
  })

  test('entities are characters, those of fractions too', () => {
    const recipeIngredient = ['&frac13; cup cr&egrave;me', '&#189; tsp salt &amp; &lpar;1&rpar;', '&#x2154; cup rice', '&nope; 1 egg']
    expect(readRecipe(JSON.stringify(jsonLd({ recipeIngredient })))?.lines).toEqual(['⅓ cup crème', '½ tsp salt & (1)', '⅔ cup rice', '&nope; 1 egg'])
  })

  test('without a total the parts are added', () => {
    expect(readRecipe(JSON.stringify(jsonLd({ totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT20M' })))?.minutes).toBe(30)
  })

  test.each([
    [4, 4], ['4', 4], ['Serves 4-6', 4], [['4', '4 servings'], 4], [{ '@type': 'QuantitativeValue', value: 3 }, 3], ['a crowd', null], [0, null], [1000, null],
  ])('a yield of %p is %p serves', (recipeYield, serves) => {
    expect(readRecipe(JSON.stringify(jsonLd({ recipeYield })))?.serves).toBe(serves)
  })

  test.each([
    ['https://example.com/pie', 'https://example.com/pie'], ['javascript:alert(1)', null], ['data:text/html,x', null], ['/pie', null], [{}, null],
  ])('an address of %p is %p', (url, address) => {
    expect(readRecipe(JSON.stringify(jsonLd({ url })))?.urlDetails).toBe(address)
  })

  test('no ingredient is lost, whatever it is written as', () => {
    const recipeIngredient = [
      '1 egg', { '@type': 'HowToSupply', name: 'peanut butter', requiredQuantity: { value: 2, unitText: 'tbsp' } }, ['salt', ['pepper']],
      { '@type': 'ItemList', name: 'Sauce', itemListElement: [{ text: '200 g prawns' }] }, { name: 'soy sauce', amount: '1 tbsp' }, { odd: 1 },
    ]
    expect(readRecipe(JSON.stringify(jsonLd({ recipeIngredient })))?.lines).toEqual([
      '1 egg', '2 tbsp peanut butter', 'salt', 'pepper', '200 g prawns', '1 tbsp soy sauce', '{"odd":1}',
    ])
  })

  test('data without a recipe is none', () => {
    expect(readRecipe('{"@type":"Person"}')).toBeNull()
    expect(readRecipe(page('{"@type":"WebSite"}'))).toBeNull()
    expect(readRecipe('{"@type":"Recipe"')).toBeNull()
  })
})

const SOUP = { name: 'Lentil soup', serves: 4, minutes: 45, lines: ['1 cup red lentils', '2 carrots, diced', 'Salt, to taste'], steps: ['Rinse the lentils well and drain them.', 'Simmer everything for 30 minutes.'] }

describe('plain text', () => {
  test('with headings', () => {
    expect(readRecipe(`
      Lentil soup
      Serves 4 | Prep: 15 min | Cook time: 30 minutes
      https://example.com/soup

      INGREDIENTS
      For the soup:
      • 1 cup red lentils
      • 2 carrots, diced
      Salt, to taste

      Method:
      1. Rinse the lentils well and drain them.
      2.
      Simmer everything for 30 minutes.

      Notes
      Freezes well.`)).toMatchObject({ ...SOUP, lines: ['• 1 cup red lentils', '• 2 carrots, diced', 'Salt, to taste'], urlDetails: 'https://example.com/soup' })
  })

  test('without headings', () => {
    expect(readRecipe(`Lentil soup\n4 servings\nReady in 45 minutes\n1 cup red lentils\n2 carrots, diced\nSalt, to taste\nRinse the lentils well and drain them.\nSimmer everything for 30 minutes.`)).toMatchObject(SOUP)
  })

  test('without a name, or with nothing but ingredients', () => {
    expect(readRecipe('1 cup red lentils\n2 carrots')).toMatchObject({ name: '', serves: null, minutes: null, lines: ['1 cup red lentils', '2 carrots'], steps: [] })
  })
})

describe('what may be an ingredient stays one', () => {
  const linesOf = (text: string) => readRecipe(text)?.lines

  test('with no heading of its own, measured or not', () => {
    expect(linesOf('Pad thai\nServes 2\n200 g rice noodles\n2 portions tofu\nCrushed peanuts, to serve\nMethod\nFry it.'))
      .toEqual(['200 g rice noodles', '2 portions tofu', 'Crushed peanuts, to serve'])
    expect(linesOf('Lasagne\nFor the ragu\n500 g beef mince\nTo assemble\nparmesan\nRice for 4\nMethod\nFry it.'))
      .toEqual(['500 g beef mince', 'parmesan', 'Rice for 4'])
  })

  test('after notes, a sentence with a full stop, and in front of the steps', () => {
    expect(linesOf('Ingredients\n500 g pork mince\nTips\nUse lean mince.\nFor the sauce\n2 tbsp soy sauce\nNotes\n1 egg\nMethod\nFry it.'))
      .toEqual(['500 g pork mince', '2 tbsp soy sauce', '1 egg'])
    expect(linesOf('Salad\n1 lettuce\nCrushed peanuts and coriander to serve.\nSalt\nToss it all in a bowl'))
      .toEqual(['1 lettuce', 'Crushed peanuts and coriander to serve.', 'Salt'])
  })
})

test('steps without a heading begin with a number or an order', () => {
  expect(readRecipe('Banana bread\nIngredients\n3 bananas\n1/2 cup walnuts\n1. Heat the oven to 180 °C.\n2. Mash the bananas.'))
    .toMatchObject({ lines: ['3 bananas', '1/2 cup walnuts'], steps: ['Heat the oven to 180 °C.', 'Mash the bananas.'] })
  expect(readRecipe('Omelette\n2 eggs\nSalt\nBeat the eggs\nMelt butter in a pan')).toMatchObject({ lines: ['2 eggs', 'Salt'], steps: ['Beat the eggs', 'Melt butter in a pan'] })
  expect(readRecipe('Lamb\n1 kg lamb\n2 onions\n1 Heat the oil in a pan.\n2 Add the lamb.')).toMatchObject({ lines: ['1 kg lamb', '2 onions'], steps: ['Heat the oil in a pan.', 'Add the lamb.'] })
})

test.each([
  ['# Soup\n\n**Serves:** 4\n**Time:** 30 minutes\n## Ingredients\n- 1 leek\n## Method\n1. Boil it.', { name: 'Soup', serves: 4, minutes: 30, lines: ['- 1 leek'], steps: ['Boil it.'] }],
  ['Risoni\n0:15 Prep\n0:30 Cook\n4 Servings\nIngredients\n1 leek\nMethod\nStep 1\nBoil it.', { serves: 4, minutes: 45, lines: ['1 leek'], steps: ['Boil it.'] }],
  ['Curry\n15 mins prep\n1 h 20 m cook\nIngredients for 4 people\n1 leek\nDirections for the curry\nBoil it.', { serves: 4, minutes: 95, lines: ['1 leek'], steps: ['Boil it.'] }],
  ['Crumble (serves 6)\n1 leek\nMethod\nBoil it.', { name: 'Crumble', serves: 6, lines: ['1 leek'] }],
])('what is copied from pages and notes is read: %j', (text, recipe) => {
  expect(readRecipe(text)).toMatchObject(recipe)
})

describe('the draft', () => {
  const text = (lines: string, serves = 'Serves 4\n') => `Dish\n${serves}Ingredients\n${lines}\nMethod\nCook it.`

  test('is for one serve', () => {
    expect(draftOf(text('2 onions'))?.lines).toMatchObject([{ amount: 0.5, unit: 'piece', text: '2 onions' }])
    expect(draftOf(text('2 onions', ''))).toMatchObject({ serves: null, lines: [{ amount: 2 }] })
  })

  test('says a bunch of what is counted in sprigs in words, without a guess', () => {
    expect(draftOf(text('1 bunch coriander, chopped'))?.lines).toMatchObject([
      { amount: null, unit: null, ingredient: { slug: 'coriander' }, preparation: '¼ bunch a serve, chopped' },
    ])
  })

  test('keeps salt and pepper apart and water in a step', () => {
    expect(draftOf(text('Salt & freshly ground black pepper, to taste\n2 cups boiling water\n1 cup coconut water\nwatermelon'))).toMatchObject({
      lines: [{ ingredient: { slug: 'salt' } }, { ingredient: { slug: 'black-pepper' } }, { ingredient: { slug: 'coconut-water' } }, { ingredient: { slug: 'watermelon' } }],
      steps: ['Have ready for 4 serves: 2 cups boiling water.', 'Cook it.'],
    })
    expect(draftOf(text('½ tsp each salt and pepper\n1 litre cold water (plus extra, if needed)', 'Serves 1\n'))).toMatchObject({
      lines: [{ ingredient: { slug: 'salt' }, amount: 0.5 }, { ingredient: { slug: 'black-pepper' }, amount: 0.5 }],
      steps: ['Have ready for 1 serve: 1 litre cold water (plus extra, if needed).', 'Cook it.'],
    })
  })

  test.each([
    '1 cup hot water, mixed with 2 tsp chicken stock powder', '250 ml boiling water (with 1 stock cube)', '2 cups water or chicken stock',
    '1/2 cup water, plus 1 tbsp fish sauce', '300 ml water for the gelatine', '1 cup ice cream',
  ])('does not take for water what has something else in it: %s', (line) => {
    expect(draftOf(text(line))).toMatchObject({ lines: [{ text: line, ingredient: null }], steps: ['Cook it.'] })
  })

  test('says how much of what is cooked already, of which nobody knows what it weighed dry', () => {
    expect(draftOf(text('8 cups cooked rice\n4 cups rice, cooked'))?.lines).toMatchObject([
      { amount: null, unit: null, ingredient: { slug: 'any-rice' }, preparation: '2 cups a serve, cooked' }, { amount: 1, unit: 'cup', preparation: 'cooked' },
    ])
  })
})
