import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => readIngredientLine(fullCatalogue(), text)
const slugOf = (text: string) => read(text).ingredient?.slug ?? null

describe('a name is what the line writes, held against the catalogue without what may go (DISH-15)', () => {
  test.each([
    ['1 cup Hunt’s® Diced Tomatoes', 'Hunt’s Tomatoes', 'tomato'],
    ['1 cup quartered DOLE Strawberries', 'DOLE Strawberries', 'strawberry'],
    ['1 cup NESTLE® TOLL HOUSE® Chocolate Chips', 'NESTLE TOLL HOUSE Chocolate Chips', 'chocolate-chip'],
    ['2 cups beef broth or Swanson® beef stock', 'beef broth', 'any-beef-stock'],
    ['1 drop yellow food coloring', 'yellow food coloring', 'food-colouring'],
    ['1 red bell pepper, roasted', 'red bell pepper', 'roasted-capsicum-jar'],
    ['6 pounds baby globe artichokes', 'baby globe artichokes', 'artichoke'],
    ['1 cup prepared mayonnaise', 'prepared mayonnaise', 'any-mayonnaise'],
    ['¼ teaspoon cracked black pepper', 'black pepper', 'black-pepper'],
    ['½ cup canned or fresh coconut milk', 'canned coconut milk', 'coconut-milk'],
    ['2 cloves, minced garlic', 'garlic', 'garlic'],
    ['1 lg or 2 small leeks, sliced', 'leeks', 'leek'],
    ['1 very large or 2 medium eggplants', 'eggplants', 'eggplant'],
    ['1 ounce Captain Morgan Parrot Bay™ Coconut', 'Captain Morgan Parrot Bay Coconut', null],
  ])('%s', (text, name, slug) => {
    expect([read(text).name, slugOf(text)]).toEqual([name, slug])
  })
})

describe('a maker of drinks with alcohol says what a flavour alone does not (DISH-15)', () => {
  test.each([
    '1 ounce Captain Morgan Parrot Bay™ Coconut',
    '1 oz DeKuyper® Peach',
    '1 fluid ounce Smirnoff® Vanilla',
    '1 oz Malibu® coconut',
    '1 oz DeKuyper® Peach, mixed with ginger beer',
  ])('%s is no food', (text) => expect(slugOf(text)).toBeNull())

  test.each([
    ['2 oz Jack Daniel’s® Whiskey', 'whisky'],
    ['1 oz Patrón® tequila', 'tequila'],
  ])('%s says it by itself', (text, slug) => expect(slugOf(text)).toBe(slug))
})

describe('amounts', () => {
  test.each([
    ['1 egg, beaten with 2 tbsp (25 ml) water', 1, 'piece'],
    ['2 large tomatoes, or 1 can (14 ounces) plum tomatoes', 2, 'piece'],
    ['1 stick plus 2 tablespoons unsalted butter', 151, 'g'],
    ['210 g plus 4 tablespoons plain flour', 258, 'g'],
    ['1 stick plus 2 tablespoons unsalted butter (5 oz)', 142, 'g'],
    ['1 stick plus 2 tablespoons unsalted butter, chilled', 151, 'g'],
    ['1 cup minus 2 tablespoons (180 grams) caster sugar', 180, 'g'],
    ['1½, cups milk', 1.5, 'cup'],
    ['¼, cup sugar', 0.3, 'cup'],
    ['a pinch or two of salt', 1, 'pinch'],
    ['Eighteen prawns', 18, 'piece'],
    ['Twenty-four prawns', 24, 'piece'],
    ['4 T-bone steaks', 4, 'piece'],
    ['500 g 80/20 ground beef', 500, 'g'],
    ['60% bittersweet chocolate, 1½ cups', 1.5, 'cup'],
    ['2 to 3, teaspoons prepared horseradish', 3, 'tsp'],
    ['Additional 1 tablespoon caster sugar', 1, 'tbsp'],
    ['Slightly rounded 1/2 teaspoon saffron threads', 0.5, 'tsp'],
    ['Yolks from 4 large eggs', 4, 'piece'],
    ['Strained juice of 1 large lemon', 1, 'piece'],
    ['Juice and julienned zest of 1 orange', 1, 'piece'],
    ['1 lg pinch Spanish paprika', 1, 'pinch'],
  ])('%s', (text, amount, unit) => {
    const line = read(text)
    expect([Math.round((line.amount ?? 0) * 10) / 10, line.unit]).toEqual([amount, unit])
  })

  test('how large pieces are is no amount', () => {
    expect(read('Sweet potatoes, cut into 1-inch cubes')).toMatchObject({ amount: null, unit: null })
  })

  test('what is taken off again is taken off', () => {
    expect(read('1 cup minus 2 tablespoons plain flour')).toMatchObject({
      amount: 0.84,
      unit: 'cup',
      preparation: null,
    })
  })
})

describe('what stands after a name in other ways is said of it', () => {
  test.each([
    ['1 onion -- chopped', 'chopped', 'brown-onion'],
    ['3 sprigs fresh thyme tied in a bundle', 'tied in a bundle', 'thyme'],
    [
      '100g unsalted butter, fridge cold and cut into 2cm cubes',
      'fridge cold and cut into 2cm cubes',
      'unsalted-butter',
    ],
    ['300g Tenderstem trimmed and halved on an angle', 'trimmed and halved, on an angle', 'broccolini'],
    ['1 thumb size piece of ginger grated', 'grated', 'ginger'],
    ['4 scallions, both white and green parts', 'both white and green parts', 'spring-onion'],
    ['1 cup warm water approximately', 'approximately', null],
  ])('%s', (text, preparation, slug) => {
    expect([read(text).preparation, slugOf(text)]).toEqual([preparation, slug])
  })

  test.each(['4 artichokes tied in bacon', '2 snails cooked in court-bouillon', '1 cup pasta cooked in chicken stock'])(
    '%s adds food, and is asked about',
    (text) => expect(slugOf(text)).toBeNull(),
  )

  test('a milk of several kinds after a dash is a choice', () => {
    expect(read('1 cup milk -- soy or almond').alternatives.map(({ slug }) => slug)).toEqual([
      'any-soy-milk',
      'almond-milk',
    ])
  })
})

test.each([
  ["2 lamb's kidneys, halved", 'lamb-kidney'],
  ['2 kidneys', null],
  ["2 pig's kidneys", null],
  ['50 g block creamed coconut, chopped', 'creamed-coconut'],
  ['200 ml coconut cream', 'coconut-cream'],
  ['6 ready-made meringues', 'meringue-nest'],
  ['1 tbsp meringue powder', 'meringue-powder'],
  ['1 tsp pink peppercorns, crushed', 'pink-peppercorn'],
  ['1 tbsp mixed peppercorns', null],
  ['1 tsp black and pink peppercorns', null],
])('%s is %s', (text, slug) => expect(slugOf(text)).toBe(slug))
