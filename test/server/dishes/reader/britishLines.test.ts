import { linesOf, readsIn } from './lines'

const read = readsIn('UK')
const slugOf = (text: string) => read(text)[0]

describe('more of the same at the end of a line is added to its amount', () => {
  test.each([
    ['250ml olive oil, plus 30ml for frying', 'olive-oil', 280, 'ml'],
    ['110g/4oz plain flour, plus 4 tbsp for cooking', 'plain-flour', 146, 'g'],
    ['90g/3½oz lard, plus 1 tbsp extra for greasing', 'lard', 103, 'g'],
    ['250g/9oz honey, plus 1-2 tbsp to glaze', 'honey', 293, 'g'],
    ['100g/3½oz caster sugar, plus 1 tsp for dusting', 'caster-sugar', 104, 'g'],
    ['110g plain flour, plus 4 tbsp to add to the eggs', 'plain-flour', 146, 'g'],
  ])('%s', (text, slug, amount, unit) => {
    const [found, many, measure] = read(text)
    expect([found, Math.round(Number(many)), measure]).toEqual([slug, amount, unit])
  })

  test.each([
    '110g plain flour, plus 4 tbsp butter',
    '110g plain flour, plus 4 tbsp for dusting with cocoa',
    '110g plain flour, plus 2 eggs',
  ])('%s adds another food, or may', (text) => expect(slugOf(text)).toBeNull())
})

describe('a cheese that is made for vegetarians is a choice beside cheese', () => {
  test.each([
    ['110g/4oz parmesan, or a similar vegetarian hard cheese', 'parmesan'],
    ['150g/5oz gorgonzola (or a similar vegetarian blue cheese), thickly sliced', 'blue-cheese'],
    ['4 tbsp grated parmesan (or vegetarian alternative)', 'parmesan'],
    ['25g vegetarian Parmesan-style cheese', 'vegetarian-hard-cheese'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '1 chicken breast (or vegetarian alternative)',
    '2 sheets gelatine (or use a vegetarian alternative)',
    '4 tbsp grated parmesan (or vegan alternative)',
    '50g parmesan, or a vegetarian cashew cheese',
    '50g parmesan, or a vegetarian goat cheese',
    '50g vegan cheese (or vegetarian cheese)',
  ])('%s may be anything', (text) => expect(slugOf(text)).toBeNull())
})

describe('what is done to it adds nothing', () => {
  test.each([
    ['2½ sheets gelatine, soaked in a bowl of cold water for five minutes', 'gelatine-powder'],
    ['2 fennel bulbs, thinly sliced, set aside in a bowl of ice-cold water', 'fennel'],
    ['½ chicken stock cube, dissolved in 300ml/10½fl oz just-boiled water', 'chicken-stock-powder'],
    ['2 slices bread, made into breadcrumbs', 'any-bread'],
    ['100g white bread, crusts removed, dried and processed into breadcrumbs', 'white-bread'],
    ['1.5kg belly pork, with rind still on', 'pork-belly'],
    ['6 sausages, at least 85% meat', 'any-sausage'],
    ['juice of &frac12; lemon', 'lemon'],
    ['1 tbsp Italian seasoning (a mixture of basil, oregano and parsley)', 'dried-mixed-herbs'],
    ['2 tbsp mixed herbs (a mix of basil and mint)', 'dried-mixed-herbs'],
    ['2 corn-fed chicken breasts', 'chicken-breast'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '2 fennel bulbs, set aside in a bowl of cream',
    '½ chicken stock cube, dissolved in 300ml milk',
    '2 slices bread, fried in butter',
    '2 slices bread, made into sandwiches with cheese',
    '1 tbsp Italian seasoning (a mixture of basil, cheese and nduja)',
  ])('%s adds to it', (text) => expect(slugOf(text)).toBeNull())
})

test.each([
  ['1 free-range egg, beaten with a splash of milk', ['egg', 'milk']],
  ['1 free-range egg, beaten with a drop of nduja', ['?']],
  ['110g plain white flour, seasoned', ['plain-flour', 'salt']],
  ['100g dry breadcrumbs, seasoned', ['?']],
  ['400g tomatoes, diced and seasoned', ['?']],
  ['2 slices sourdough, drizzled with olive oil', ['sourdough-bread', 'olive-oil']],
])('%s has a further food', (text, slugs) =>
  expect(linesOf(text).map((line) => line.replace(/ .*/, ''))).toEqual(slugs),
)

test.each([
  ['3 pieces stem ginger', 'glace-ginger'],
  ['100g/3½oz Wensleydale cheese, crumbled', 'cheshire-cheese'],
  ['50g smoked pancetta, diced', 'pancetta'],
  ['400g/14oz shin of beef', 'beef-osso-buco'],
  ['100g frozen mixed seafood, defrosted', 'marinara-mix'],
  ['350g undyed smoked haddock', 'smoked-haddock'],
  ['2 tbsp rose harissa', 'harissa'],
  ['12 ready-to-eat dried apricots', 'dried-apricot'],
  ['400g tin chopped tomatoes with garlic and herbs', 'seasoned-tomato-tinned'],
  ['1 bouquet garni', 'assorted-seasoning'],
  ['200g bulghar wheat', 'bulgur'],
  ['125g extra-mature cheddar', 'cheddar'],
])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))
