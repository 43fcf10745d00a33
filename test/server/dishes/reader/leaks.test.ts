import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { suggestIngredients } from '../../../../server/dishes/reader/suggestIngredients'
import { MEASURES, type Measures } from '../../../../server/dishes/reader/measures'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string, measures?: Measures) => {
  const { ingredient, alternatives } = readIngredientLine(fullCatalogue(), text, measures)
  return [ingredient?.slug ?? null, ...alternatives.map(({ slug }) => slug)]
}

test.each<[string, Measures, string | null]>([
  ['1 packet strawberry jelly', 'UK', 'assorted-jelly'],
  ['1 packet strawberry jelly', 'US', 'assorted-jelly'],
  ['2 tbsp strawberry jelly', 'US', 'any-jam'],
  ['2 tbsp redcurrant jelly', 'UK', 'redcurrant-jelly'],
  ['1 can baked beans', 'US', 'assorted-baked-beans'],
  ['1 tin baked beans', 'UK', 'baked-beans-tinned'],
  ['2 tbsp sweet pickle', 'UK', 'assorted-pickle'],
  ['2 tbsp sweet pickle', 'AU', 'assorted-pickle'],
  ['2 tbsp sweet pickle', 'US', 'gherkin'],
  ['1 tbsp pickle', 'UK', 'assorted-pickle'],
  ['1 cup pickles', 'AU', 'assorted-pickle'],
  ['1 cup pickles', 'US', 'dill-pickle'],
  ['1 tbsp horseradish', 'UK', 'prepared-horseradish'],
  ['1 tbsp horseradish', 'AU', 'horseradish'],
  ['2 tbsp shortening', 'AU', 'assorted-shortening'],
  ['2 tbsp shortening', 'US', 'shortening'],
  ['1 box vanilla pudding', 'UK', null],
  ['1 box vanilla pudding', 'US', 'pudding-mix'],
  ['100 g black pudding', 'UK', 'black-pudding'],
  ['1 tin spaghetti', 'AU', null],
  ['1 can spaghetti', 'US', null],
  ['400 g spaghetti', 'AU', 'spaghetti'],
  ['100 g gram flour', 'UK', 'chickpea-flour'],
])('%s (%s) is what it is called there: %s', (text, measures, slug) => expect(read(text, measures)[0]).toBe(slug))

test.each([
  ['2 tbsp strawberry jelly', 'assorted-jelly', ['gelatine', 'sulphites']],
  ['1 tin baked beans', 'assorted-baked-beans', ['meat', 'pork', 'fish', 'honey', 'mustard', 'celery']],
  ['1 cup pickles', 'assorted-pickle', ['gluten', 'mustard', 'celery', 'sulphites']],
  ['1 tbsp horseradish', 'prepared-horseradish', ['milk', 'egg', 'mustard', 'sulphites']],
  ['2 tbsp shortening', 'assorted-shortening', ['meat', 'beef', 'pork', 'soy', 'milk']],
  [
    '1 box instant vanilla pudding mix',
    'assorted-pudding-mix',
    ['milk', 'egg', 'gelatine', 'gluten', 'tree_nut', 'soy'],
  ],
])('%s may be any food of that name while the country is a guess', (text, slug, facts) => {
  const { ingredient } = readIngredientLine(fullCatalogue(), text, 'AU', MEASURES)
  expect(ingredient?.slug).toBe(slug)
  expect(ingredient?.contains).toEqual(expect.arrayContaining(facts))
})

test('a name that no ingredient covers in all countries is matched with none while the country is a guess', () => {
  expect(readIngredientLine(fullCatalogue(), '1 box vanilla pudding', 'AU', MEASURES).ingredient).toBeNull()
  expect(readIngredientLine(fullCatalogue(), '1 can spaghetti', 'AU', MEASURES).ingredient).toBeNull()
})

test.each([
  ['100 g sultanas, soaked in bourbon', ['sultana', 'whisky']],
  ['100 g sultanas, soaked overnight in rum', ['sultana', 'rum']],
  ['2 oranges, steeped in Grand Marnier', ['orange', 'orange-liqueur']],
  ['200 g firm tofu, marinated in soy sauce', ['firm-tofu', 'soy-sauce']],
])('%s holds what it is soaked in', (text, slugs) => expect(read(text)).toEqual(slugs))

test.each([
  '1 cup dried chickpeas, soaked in cold water overnight',
  '50 g sultanas, soaked in hot water for 10 minutes and drained',
  '30 g dried porcini mushrooms, soaked in 1 cup boiling water',
])('%s holds water alone', (text) => {
  expect(read(text)).toHaveLength(1)
  expect(read(text)[0]).not.toBeNull()
})

test.each([
  ['500 g chicken thighs, marinated in yoghurt then dusted with flour', ['any-yoghurt', 'plain-flour']],
  ['500 g firm tofu, marinated in soy sauce then rolled in sesame seeds', ['soy-sauce', 'sesame-seed']],
  ['50 g raisins, soaked in brandy until plump and then mixed with almonds', ['brandy', 'almond']],
  ['1 cup cashews, soaked in water then blended with milk', ['milk']],
])('%s is matched with none, for food comes after the soaking', (text, slugs) =>
  expect(read(text)).toEqual([null, ...slugs]),
)

test.each([
  '500 g potatoes, roasted in goose fat',
  '1 baguette, sliced and buttered',
  '2 cups carrots, peeled and buttered',
  '500 g potatoes, creamed',
  '100 g almonds, honeyed',
  '1 cup strawberries, splashed with champagne',
  '2 peaches, doused in limoncello',
  '1 cup cherries, brandied',
  '1 cup rice (with nuoc cham)',
  '200 g potatoes (in aspic)',
  '100 g rice vermicelli, with surimi',
  '400 g pumpkin (use goose if you like)',
])('%s is matched with none, for its words name more than the match holds', (text) => expect(read(text)[0]).toBeNull())

test.each([
  ['1 slice bread, toasted and buttered', 'any-bread'],
  ['2 cups carrots, peeled', 'carrot'],
  ['1 tbsp butter, for the fish', 'butter'],
  ['200 g spaghetti (gluten-free if needed)', 'spaghetti'],
])('%s is matched, for the match holds what is next to it', (text, slug) => expect(read(text)[0]).toBe(slug))

test('how long it soaks, and that it is drained, is no food', () => {
  expect(read('100 g sultanas, soaked in bourbon for 2 hours and then drained well')).toEqual(['sultana', 'whisky'])
  expect(read('50 g raisins, soaked in brandy until very plump')).toEqual(['raisin', 'brandy'])
})

test('what is soaked in something unknown is matched with none', () =>
  expect(read('100 g sultanas, soaked in grandmother’s secret')[0]).toBeNull())

test('choices after a comma are held', () => {
  for (const soy of ['soy milk', 'fortified soy milk'])
    expect(read(`1 cup lactose-free milk, ${soy} or chicken stock`)).toEqual(
      expect.arrayContaining(['any-soy-milk', 'any-chicken-stock']),
    )
  expect(read('1 cup lactose-free milk, frothy soy milk or chicken stock')[0]).toBeNull()
})

test.each([
  ['half a dozen eggs', 6],
  ['½ dozen eggs', 6],
  ['2 dozen eggs', 24],
  ['a dozen eggs', 12],
  ['three and a half cups flour', 3.5],
  ['two and a quarter cups flour', 2.25],
  ['one and one-half cups rice', 1.5],
  ['one and three-quarters cups rice', 1.75],
  ['four and two thirds cups rice', 4 + 2 / 3],
  ['couple of carrots', 2],
  ['3-2 carrots', 3],
  ['2-3 carrots', 3],
])('%s are %d', (text, amount) => expect(readIngredientLine(fullCatalogue(), text).amount).toBe(amount))

test.each([
  ['lupini beans', 'lupin'],
  ['salad cream', 'egg'],
  ['celeriac remoulade', 'mustard'],
  ['duck pâté', 'milk'],
  ['rocket pesto', 'tree_nut'],
  ['orange brownies', 'wheat'],
  ['mushroom gyoza', 'wheat'],
  ['teriyaki tofu', 'wheat'],
  ['feta', 'milk', '100 g feta or vegan feta'],
] as const)('no suggestion for %s lacks %s', (name, fact, text: string = name) => {
  const found = suggestIngredients(fullCatalogue(), name, text)
  expect(found.filter(({ contains }) => contains?.includes(fact) !== true).map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['plant milk', ['milk']],
  ['vegetarian mince', ['meat', 'pork', 'beef', 'poultry']],
  ['egg replacer', ['egg']],
  ['wheat-free flour', ['wheat']],
] as const)('no suggestion for %s has what it denies', (name, facts) => {
  const found = suggestIngredients(fullCatalogue(), name)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ contains }) => facts.some((fact) => contains?.includes(fact) !== false))).toEqual([])
})
