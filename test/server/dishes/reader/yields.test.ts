import { readYield, readYields } from '../../../../server/dishes/reader/readYield'
import { readRecipes } from '../../../../server/dishes/reader/readRecipes'

test.each([
  ['4', 4],
  ['4-6', 4],
  ['Serves 4', 4],
  ['serves four', 4],
  ['Serves 4 to 6 people', 4],
  ['4 servings', 4],
  ['Makes 4 servings', 4],
  ['4 generous servings', 4],
  ['4–6 portions', 4],
  ['Feeds 10', 10],
  ['For 2', 2],
  ['For 2 adults and 2 kids', 2],
  ['Servings: 8', 8],
  ['12 people (1 cake)', 12],
])('%s counts people: %p', (text, serves) => {
  expect(readYield(text)).toEqual({ serves, yields: null })
})

test.each([
  ['2 dozen', '2 dozen'],
  ['1 loaf', '1 loaf'],
  ['12 muffins', '12 muffins'],
  ['makes 1 litre', '1 litre'],
  ['Makes about 24', 'about 24'],
  ['Yield: one 23 cm cake', 'one 23 cm cake'],
  ['for 12 muffins', 'for 12 muffins'],
  ['This recipe makes 3 cups', '3 cups'],
])('%s counts no people', (text, yields) => {
  expect(readYield(text)).toEqual({ serves: null, yields })
})

test('a number beside a number of things counts these, unless people are named', () => {
  expect(readYields(['12', '12 muffins'])).toEqual({ serves: null, yields: '12 muffins' })
  expect(readYields(['4', '4 servings'])).toEqual({ serves: 4, yields: null })
  expect(readYields(['1 loaf', '8 servings'])).toEqual({ serves: 8, yields: null })
  expect(readYields([])).toEqual({ serves: null, yields: null })
})

test.each([
  ['Muffins\nMakes 12 muffins\nIngredients\n2 eggs\nMethod\nBake.', null, '12 muffins'],
  ['Bread\nYield: 1 loaf | Prep: 15 min\nIngredients\n2 eggs\nMethod\nBake.', null, '1 loaf'],
  ['Biscuits\nMakes about two dozen biscuits\nIngredients\n2 eggs\nMethod\nBake.', null, 'about two dozen biscuits'],
  ['Bread\nServes 6 | Makes 1 loaf\nIngredients\n2 eggs\nMethod\nBake.', 6, null],
  ['Muffins (makes 12)\nIngredients\n2 eggs\nMethod\nBake.', null, '12'],
])('in a recipe: %j', (text, serves, yields) => {
  expect(readRecipes(text)).toMatchObject([{ serves, yields, lines: ['2 eggs'], steps: ['Bake.'] }])
})
