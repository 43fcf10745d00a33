import { alternativesOf, readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => {
  const { ingredient, alternatives } = readIngredientLine(fullCatalogue(), text)
  return [ingredient?.slug ?? null, ...alternatives.map(({ slug }) => slug)]
}

test.each([
  ['2 tbsp butter or margarine', ['butter', 'margarine']],
  ['2 tbsp butter or 1 tbsp margarine', ['butter', 'margarine']],
  ['1 cup beef or chicken stock', ['any-beef-stock', 'any-chicken-stock']],
  ['vegetable oil, such as peanut', ['any-oil', 'peanut']],
  ['3 tbsp olive oil (or butter)', ['olive-oil', 'butter']],
  ['200 g parmesan, preferably shaved', ['parmesan']],
  ['1 tbsp honey or more to taste', ['honey']],
  ['salt, or to taste', ['salt']],
  ['fresh or frozen peas', ['frozen-peas']],
])('%s names them all', (text, slugs) => {
  expect(read(text).slice(0, slugs.length)).toEqual(slugs)
})

test.each([
  '2 tbsp butter or a spread that I like',
  '100 g cheddar, or nduja',
  'vegetable oil, such as a blend with nutty butter cream sauce',
  '2 slices bacon, or vegan bacon',
  '1 tbsp pistachio or olive oil',
])('%s is matched with none, for one choice is unknown', (text) => {
  expect(read(text)[0]).toBeNull()
})

test('leftover mash is potato, and may have butter and milk in it', () => {
  expect(read('300 g leftover mash')).toEqual(['potato', 'butter', 'milk'])
  expect(read('2 potatoes, mashed')).toEqual(['potato'])
})

test('fresh pasta is made with egg', () => {
  const fresh = readIngredientLine(fullCatalogue(), '400 g fresh spaghetti').ingredient
  expect(fresh?.contains).toContain('egg')
  expect(readIngredientLine(fullCatalogue(), '400 g spaghetti').ingredient?.contains).not.toContain('egg')
})

test('vegetable oil may be any oil', () => {
  const { ingredient } = readIngredientLine(fullCatalogue(), '1 tbsp vegetable oil')
  expect(ingredient?.contains).toEqual(expect.arrayContaining(['peanut', 'soy']))
})

test('a line that offers no choice has no other ingredient', () => {
  expect(alternativesOf(fullCatalogue(), '2 onions, chopped')).toEqual([])
})
