import { maskOfFacts, NO_FACTS } from '../../../../server/catalogue/facts'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { SOLD_KINDS } from '../../../../server/dishes/reader/words/soldByKind'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => readIngredientLine(fullCatalogue(), text, 'US', ['US']).ingredient

describe('a kind of food with a word of its maker, flavour or country', () => {
  test.each([
    ['1 cup rocky road ice cream', ['milk', 'egg', 'tree_nut', 'peanut', 'wheat', 'gelatine']],
    ['1 oz. walnut liqueur', ['alcohol', 'tree_nut', 'honey', 'milk']],
    ['2 oz. cucumber vodka', ['alcohol', 'gluten']],
    ['1 box instant banana pudding mix', ['milk', 'soy', 'gluten', 'tree_nut']],
    ['1 box spice cake mix', ['wheat', 'gluten', 'milk', 'egg']],
    ['1 can peach pie filling', ['sulphites']],
    ['1/2 cup watermelon jam', ['sulphites']],
    ['12 butterscotch candies', ['milk', 'gelatine', 'soy']],
    ['1 packet minestrone soup mix', ['wheat', 'milk', 'celery', 'meat']],
    ['1 packet saffron rice mix', ['wheat', 'milk', 'meat', 'celery']],
    ['1/2 cup Greek salad dressing', ['egg', 'milk', 'fish', 'mustard']],
    ['1/2 cup honey bourbon barbecue sauce', ['honey', 'alcohol', 'fish', 'wheat']],
    ['1 lb. maple sausage', ['meat', 'pork', 'beef', 'gluten', 'milk']],
    ['1 lb. cheddar bratwurst', ['pork', 'animal_rennet', 'milk']],
    ['1 cup hazelnut creamer', ['milk', 'tree_nut']],
    ['2 cups bran cereal', ['wheat', 'gluten', 'milk', 'honey']],
    ['8 oz. campanelle pasta', ['wheat', 'gluten', 'egg']],
    ['1 cup Moscato wine', ['alcohol', 'sulphites', 'fish', 'egg', 'milk']],
    ['1 tsp strawberry extract', ['alcohol']],
    ['12 oatmeal cookies', ['wheat', 'milk', 'egg', 'tree_nut', 'peanut']],
  ])('%s may contain what any on sale does', (text, facts) => {
    expect(read(text)?.contains).toEqual(expect.arrayContaining(facts))
  })

  test.each([
    '1 cup lobster salad dressing',
    '1 cup dairy-free ice cream',
    '1 cup gluten-free cookies',
    '4 vegetarian sausages',
    '1 box vegan cake mix',
    '2 cups shrimp crackers',
    '1 packet almond thins crackers',
    '1 box crab cake mix',
    '1 tsp yeast extract',
    '1 tsp malt essence',
    '1 cup squid ink pasta',
    '1 can pot pie filling',
    '1 cup beef jelly',
    '1 cup royal jelly',
    '1 cup clam juice concentrate',
    '1 lb. blood sausage mix',
    '1 cup chocolate and hazelnut candies in liqueur',
  ])('%s says more or less than that, so it is matched with nothing else than itself', (text) => {
    expect(SOLD_KINDS.map(({ slug }) => slug)).not.toContain(read(text)?.slug ?? null)
  })

  test.each([
    ['8 slices bologna', ['heat_first', 'not_in_pregnancy']],
    ['2 oz. liverwurst', ['not_in_pregnancy']],
    ['turkey neck and giblets', ['not_in_pregnancy']],
    ['4 oz. garlic and herb cheese', ['heat_first']],
    ['4 oz. smoked whitefish', ['heat_first']],
    ['1/2 cup hollandaise sauce', ['heat_first']],
    ['1 lb. maple sausage', ['heat_first']],
  ] as const)('%s is left out in pregnancy', (text, facts) => {
    const mask = read(text)?.mask ?? NO_FACTS
    expect(facts.filter((fact) => (mask & maskOfFacts([fact])) === NO_FACTS)).toEqual([])
  })

  test('the ingredients of all kinds are in the catalogue, with facts', () => {
    for (const { slug } of SOLD_KINDS)
      expect([slug, (fullCatalogue().ingredientBySlug.get(slug)?.contains ?? []).length]).not.toEqual([slug, 0])
  })
})

describe('names of foods of any make', () => {
  test.each([
    ['1/2 cup butter flavored shortening', 'assorted-shortening', ['soy', 'milk', 'meat', 'beef', 'pork']],
    ['1 can pork and beans', 'assorted-baked-beans', ['pork', 'celery', 'mustard']],
    ['2 tbsp hot pepper jelly', 'pepper-jelly', ['sulphites']],
    ['1 oz. Frangelico', 'assorted-liqueur', ['alcohol', 'tree_nut']],
    ['3 oz. margarita mix', 'cocktail-mixer', ['egg', 'milk', 'sulphites']],
    ['1 cup Clamato', 'tomato-cocktail', ['mollusc', 'fish', 'celery', 'gluten']],
    ['1 can luncheon meat', 'luncheon-meat', ['meat', 'pork', 'beef', 'poultry', 'gelatine', 'milk']],
    ['4 oz. liverwurst', 'luncheon-meat', ['meat', 'pork', 'egg', 'milk']],
    ['8 oz. chive and onion cream cheese', 'flavoured-cheese', ['milk', 'animal_rennet', 'gelatine']],
    ['1 cup nacho cheese sauce', 'cheese-sauce', ['milk', 'animal_rennet', 'gluten']],
    ['1 packet brown onion gravy mix', 'sauce-mix', ['wheat', 'meat', 'milk', 'celery']],
    ['1 cup mincemeat', 'fruit-mincemeat', ['meat', 'beef', 'alcohol', 'sulphites']],
    ['1 can chili with beans', 'chilli-con-carne-tinned', ['meat', 'beef', 'pork', 'gluten']],
    ['2 tbsp malted milk powder', 'chocolate-drink-mix', ['milk', 'gluten', 'wheat']],
    ['2 tbsp buttery spread', 'buttery-spread', ['milk', 'soy', 'gelatine']],
    ['10 candy canes', 'assorted-candy', ['gelatine', 'milk']],
    ['1 cup almond bark', 'candy-coating', ['milk', 'soy', 'tree_nut', 'peanut']],
    ['1 cup honey roasted peanuts', 'flavoured-nut', ['peanut', 'tree_nut', 'honey']],
    ['1 can Italian-style diced tomatoes', 'seasoned-tomato-tinned', ['celery', 'soy', 'gluten']],
    ['1 lb. ground bison', 'bison', ['meat', 'beef']],
    ['2 oz. caviar', 'caviar', ['fish', 'sulphites']],
    ['2 tbsp turkey drippings', 'meat-drippings', ['meat', 'poultry', 'gluten']],
    ['1 sheet matzo', 'matzo', ['wheat', 'gluten', 'egg']],
    ['1 lb. linguica sausage', 'assorted-sausage', ['meat', 'pork', 'alcohol']],
    ['1 baked cheese pizza crust', 'assorted-pizza-crust', ['wheat', 'milk', 'animal_rennet']],
    ['1 cup nacho cheese flavored tortilla chips', 'flavoured-chip', ['milk', 'animal_rennet', 'wheat']],
    ['1/2 cup red bean paste', 'red-bean-paste', ['meat', 'pork']],
    ['1/4 cup dill pickle juice', 'pickle-brine', ['sulphites', 'celery', 'mustard']],
    ['1 tbsp vegan Worcestershire', null, []],
    ['1 cup reduced-fat feta cheese', null, []],
    ['1 tbsp mixed peppercorns', null, []],
    ['8 fajita-size flour tortillas with lard', null, []],
    ['1/2 cup chipotle salsa verde', null, []],
    ['1 lb. orange roughy fillets', null, []],
    ['1 lb. shark steaks', null, []],
    ['1/4 cup fructose', null, []],
  ])('%s', (text, slug, facts) => {
    const ingredient = read(text)
    expect(ingredient?.slug ?? null).toBe(slug)
    expect(ingredient?.contains ?? []).toEqual(expect.arrayContaining(facts))
  })

  test.each([
    ['1 lb. red-skinned sweet potatoes', 'sweet-potato'],
    ['1 cup cream of coconut', 'cream-of-coconut'],
    ['1 cup coconut cream', 'coconut-cream'],
    ['1 tsp hot paprika', 'hot-paprika'],
    ['2 tbsp grape leaves', 'vine-leaf'],
    ['1 cup sour cherries', 'cherry'],
    ['1 pouch liquid pectin', 'pectin'],
    ['1 can tomatoes with added puree', 'whole-tomato-tinned'],
    ['8 oz. Danish blue cheese', 'blue-cheese'],
    ['1 cup Wondra flour', 'plain-flour'],
    ['1 cup farina', 'semolina'],
    ['4 oz. smoked mozzarella', 'mozzarella'],
    ['1 cup frozen mango chunks', 'frozen-mango'],
    ['2 oz. dried morels', 'dried-mushroom'],
    ['1 cup hard cider', 'cider'],
  ])('%s is %s', (text, slug) => {
    expect(read(text)?.slug).toBe(slug)
  })
})
