import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => readIngredientLine(fullCatalogue(), text)

test.each<[string, string, number, string]>([
  ['1 tablespoon minced garlic (4 cloves)', 'garlic', 1, 'tbsp'],
  ['3 tbsp chopped garlic (about 9 large cloves), divided', 'garlic', 3, 'tbsp'],
  ['2 tbsp minced jalapeno chillies, seeded (2 chillies)', 'jalapeno', 2, 'tbsp'],
  ['1 tbsp ground cumin, a palm full', 'ground-cumin', 1, 'tbsp'],
  ['2 tsp ground cumin, 2/3 palm full', 'ground-cumin', 2, 'tsp'],
  ['2 cups vegetable stock, or as necessary', 'any-vegetable-stock', 2, 'cup'],
  ['1 1/2 tsp baking soda (check the date first)', 'bicarbonate-of-soda', 1.5, 'tsp'],
  ['200 g bittersweet (or semisweet) chocolate', 'any-dark-chocolate', 200, 'g'],
  ['1/4 tsp fresh ground nutmeg', 'ground-nutmeg', 0.25, 'tsp'],
  ['1/2 teaspoonsalt', 'salt', 0.5, 'tsp'],
  ['2 teaspoonssalt', 'salt', 2, 'tsp'],
  ['4 cups 1/4-inch-diced carrots', 'carrot', 4, 'cup'],
  ['6 or so small carrots', 'carrot', 6, 'piece'],
  ['1 cup or so of milk', 'milk', 1, 'cup'],
  ['(optional): 1/2 red onion, diced', 'red-onion', 0.5, 'piece'],
])('%s', (text, slug, amount, unit) => {
  const { ingredient, ...line } = read(text)
  expect([ingredient?.slug, line.amount, line.unit]).toEqual([slug, amount, unit])
})

test.each([
  // More of the same counts towards what a bound allows, so the first amount alone would be too little.
  '2 tbsp unsalted butter, plus 1 tbsp melted unsalted butter',
  '1/2 cup plain flour, plus 2 tbsp rice flour for dusting the board',
  '500 g chicken thighs (4 cloves)',
  '2 tbsp unsalted butter, plus 1 tbsp honey',
  '1 cup caster sugar, plus 1/4 cup ground almonds',
  '2 tbsp olive oil, plus 2 tbsp tahini',
  '1/2 cup plain flour, plus 2 tbsp for dusting with 1 tbsp butter',
  '250 g minced beef (2 eggs)',
])('%s: what is said beside it adds to it, so that it is matched with none', (text) => {
  expect(read(text).ingredient).toBeNull()
})

test('another kind that one word names is held', () =>
  expect(read('1 cup almond (or soy) milk').alternatives.map(({ slug }) => slug)).toContain('any-soy-milk'))
