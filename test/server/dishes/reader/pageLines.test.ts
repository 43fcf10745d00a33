import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'
import { readsIn, textsOf } from './lines'

const read = readsIn('US')

describe('lines as pages have them', () => {
  test.each([
    ['200 gms (1 cup of white sugar)', 'white-sugar', 200, 'g'],
    ['4 boneless (skinless chicken breasts, thinly sliced)', 'chicken-breast', 4, 'piece'],
    ['1 tiny pinch salt (to taste)', 'salt', 1, 'pinch'],
    ['1 lb 93% lean ground turkey', 'turkey-mince', 454, 'g'],
    ['3Â tablespoonsÂ extra-virgin olive oil', 'olive-oil', 2.25, 'tbsp'],
    ['<1 liter of milk', 'milk', 1, 'l'],
    ['another 250 ml milk', 'milk', 250, 'ml'],
    ['24 oz 3 large chicken breasts', 'chicken-breast', 680, 'g'],
    ['50 gms melted Lurpak butter', 'butter', 50, 'g'],
    ['1 (15 ounce) can no-salt-added petite-diced tomatoes', 'diced-tomato-tinned', 425, 'g'],
    ['As required salt', 'salt', null, null],
    ['A little bit of kosher salt', 'salt', null, null],
    ['several turns of freshly ground pepper', 'black-pepper', null, null],
    ['1.0 large brown onion peeled and cut into 2½cm x 2½cm pieces', 'brown-onion', 1, 'piece'],
    ['2 tsp tomato paste (tomato puree)', 'tomato-paste', 2, 'tsp'],
    ['3/4 tsp. Lawry’s Seasoned Salt', 'seasoned-salt', 0.75, 'tsp'],
    ['100 g Friendly Farms Plain Greek Yogurt', 'greek-yoghurt', 100, 'g'],
    ['100 g Tesco vegan mince', null, 100, 'g'],
    ['100 g Nduja Butter', null, 100, 'g'],
    ['grated zest one lemon', 'lemon', 1, 'piece'],
  ])('%s', (text, slug, amount, unit) => {
    expect(read(text)).toEqual([slug, amount, unit])
  })

  test('American butter by the cup and by the stick is one amount', () => {
    expect(read('½ cup 1 stick salted butter')).toEqual(read('½ cup salted butter'))
    expect(read('1 cup 2 sticks celery')[0]).toBeNull()
  })

  test('of choices the first stands alone where it is never said of another food', () => {
    expect(read('Chives or green onions')).toEqual(['chives', null, null, 'spring-onion'])
    expect(read('paprika or cayenne pepper')).toEqual(['sweet-paprika', null, null, 'cayenne-pepper'])
    expect(read('Mushroom or chicken stock')[0]).toBeNull()
    expect(read('paprika or nduja')[0]).toBeNull()
  })

  test('two amounts of two foods are two lines, and two of one food are one', () => {
    expect(textsOf('1 egg + 1 egg yolk')).toEqual(['1 egg', '1 egg yolk'])
    expect(textsOf('1 egg and 1 egg white')).toEqual(['1 egg', '1 egg white'])
    for (const text of ['1 cup + 2 tbsp flour', '1 cup plus 1 tablespoon sugar', '1 egg and 2 tbsp nduja'])
      expect(textsOf(text)).toEqual([text])
  })

  test('water for something is water, and with something is not', () => {
    expect(textsOf('¼ cup water (adjust if it is too thick)', '1/3 cup (80ml) water, warmed', '2 eggs')).toEqual([
      '2 eggs',
    ])
    const held = ['1 cup water (to mix with the stock cube)', '1 cup water (for the dough, or milk)', 'water and milk']
    expect(textsOf(...held)).toEqual(expect.arrayContaining(held.slice(0, 2)))
  })
})

describe('a name that says more is no name that says less', () => {
  test.each([
    'chicken sausage',
    'vegan chorizo',
    'Oreo ice cream',
    'gluten-free pie crust',
    'strawberry kefir',
    'baking spray with flour',
    'coconut cream cheese',
    'pistachio oreo',
    'soy chorizo',
    'turkey linguica',
    'savoiardi cake',
    'swordfish pie',
  ])('%s', (name) => {
    const [slug] = read(name)
    expect([
      'any-sausage',
      'chorizo',
      'chocolate-sandwich-biscuit',
      'pie-crust',
      'kefir',
      'cooking-spray',
    ]).not.toContain(slug)
    expect(['coconut-cream', 'sponge-finger', 'swordfish-steak']).not.toContain(slug)
  })
})

test('plain words of a choice name nothing, and words for any food do', () => {
  expect(read('100g butter (or even better clarified butter)')).toEqual(['butter', 100, 'g', 'ghee'])
  for (const text of [
    '100 g butter (or anything that you have)',
    '100 g butter (or a mix of what you like)',
    '100 g butter (or the spread that you like)',
    '1 cup milk (or better, nduja)',
    '2 cups almond meal (or all-purpose)',
    '1 cup coconut milk (or heavy)',
  ])
    expect(read(text)[0]).toBeNull()
})

test('how produce is cut says nothing of it, but counted it is no whole one', () => {
  expect(read('200 g tomato slices')).toEqual(['tomato', 200, 'g'])
  const sliced = toDraft(fullCatalogue(), recipeOfLines(['4 tomato slices'])).lines[0]
  expect([sliced?.ingredient?.slug, sliced?.amount, sliced?.preparation]).toEqual(['tomato', null, '4 slices a serve'])
  expect(read('1 cup chicken strips')[0]).toBeNull()
  expect(read('200 g mozzarella sticks')[0]).toBeNull()
  expect(read('1/2 cup bottled mayonnaise')[0]).toBe('any-mayonnaise')
  expect(read('1 cup canned tomatoes')[0]).not.toBe('tomato')
  expect(read('12 white corn tortillas')[0]).toBe('any-corn-tortilla')
  expect(read('whole macadamia nuts')[0]).toBe('macadamia')
  expect(read('whole wheat flour')[0]).not.toBe('plain-flour')
})
