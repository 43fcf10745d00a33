import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => readIngredientLine(fullCatalogue(), text, 'US')

test.each<[string, string, number, string]>([
  ['1 cup/228 grams/2 sticks unsalted butter, softened', 'unsalted-butter', 228, 'g'],
  ['1 envelope/1/4 ounce/7 grams unflavored gelatin', 'gelatine-powder', 7, 'g'],
  ['1 stick/4 ounces/113 grams unsalted butter', 'unsalted-butter', 113, 'g'],
  ['1 small or 1/2 large onion, halved', 'brown-onion', 1, 'piece'],
  ['One-inch piece peeled ginger, finely chopped', 'ginger', 1, 'piece'],
  ['1/2 pound <a href="https://example.org/mushrooms">mushrooms</a>, sliced', 'mushroom', 227, 'g'],
  ['8 to 12 medium to fat asparagus spears, trimmed', 'asparagus', 12, 'piece'],
  ['3/4 pound celeriac, peeled and diced (about 2 cups', 'celeriac', 340, 'g'],
  ['2 medium leeks, white and tender green parts, diced', 'leek', 2, 'piece'],
  ['2 carrots, shaved into ribbons with a vegetable peeler', 'carrot', 2, 'piece'],
  ['2 heads’ worth of garlic cloves, thinly sliced', 'garlic', 2, 'piece'],
])('%s', (text, slug, amount, unit) => {
  const { ingredient, ...line } = read(text)
  expect([ingredient?.slug, line.amount, line.unit]).toEqual([slug, amount, unit])
})

test('a measure after the name in another unit is no part of the name', () =>
  expect(read('1/2 cup chocolate chips/82 grams').name).toBe('chocolate chips'))

test.each([
  '2 tbsp chopped fresh herbs, such as parsley, basil, chives',
  '2 tbsp chopped fresh herbs such as parsley, basil, chives',
  '2 tbsp chopped fresh herbs, such as parsley, basil and chives',
])('%s: all examples are held', (text) => {
  const { ingredient, alternatives } = read(text)
  expect([ingredient?.slug, alternatives.map(({ slug }) => slug)]).toEqual([
    'fresh-herb',
    ['parsley', 'basil', 'chives'],
  ])
})
