import { unlistedIngredients } from '../../../../server/dishes/unlistedIngredients'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { readsIn, textsOf } from './lines'

const read = readsIn('US')
const slugOf = (text: string) => read(text)[0]

describe('amounts as pages write them', () => {
  test.each([
    ['generous ½ cup chocolate chips', 'chocolate-chip', 0.47, 'cup'],
    ['from 30 g to 70 g of sugar', 'caster-sugar', 70, 'g'],
    ['Tablespoon of olive oil', 'olive-oil', 0.75, 'tbsp'],
    ['Overfilled teaspoon mixed spice', 'mixed-spice', 1, 'tsp'],
    ['½ a lemon', 'lemon', 0.5, 'piece'],
    ['1 boneless 2-3 pound chuck roast', 'beef-chuck', 1361, 'g'],
    ['16 whole (227 grams) graham crackers', 'graham-cracker', 227, 'g'],
    ['1/4 cupmilk', 'milk', 0.24, 'cup'],
    ['1 1/4 cupsall-purpose flour', 'plain-flour', 1.18, 'cup'],
    ['1/2 teaspoonsground cinnamon', 'ground-cinnamon', 0.5, 'tsp'],
    ['1/4 teaspoonsalt', 'salt', 0.25, 'tsp'],
    ['1/2 cup 113g) unsalted butter', 'unsalted-butter', 113, 'g'],
    ['1 bottle 700ml red wine', 'red-wine', 700, 'ml'],
    ['1 1/2 pints or 3 small containers blueberries', 'blueberry', 710, 'ml'],
    ['Onions 2 medium-sized, minced', 'brown-onion', 2, 'piece'],
    ['Lemon juice from half a lemon', 'lemon', 0.5, 'piece'],
    ['1 medium head of broccoli approx. 400grams', 'broccoli', 400, 'g'],
  ])('%s', (text, slug, amount, unit) => {
    const [found, many, measure] = read(text)
    expect([found, Math.round(100 * Number(many)) / 100, measure]).toEqual([slug, amount, unit])
  })

  test.each(['2 cupcakes', '1 cup nduja', '1/2 cup 113g) nduja', 'Tablespoon of nduja', '1 boneless 2 pound nduja'])(
    '%s names what is not known',
    (text) => expect(slugOf(text)).toBeNull(),
  )

  test('two amounts of one food are added', () => {
    expect(read('3/4 cup unsalted butter, plus 3 tablespoons').slice(0, 3)).toEqual(
      ['unsalted-butter', 0.89, 'cup'].map((said) => (typeof said === 'number' ? expect.closeTo(said, 1) : said)),
    )
    expect(slugOf('3/4 cup unsalted butter, plus 3 tablespoons nduja')).toBeNull()
  })

  test('a list after a heading or an amount of each is a line for each', () => {
    expect(textsOf('1 each medium red and yellow pepper')).toEqual(['1 medium red pepper', '1 yellow pepper'])
    expect(textsOf('optional filling additions: frozen corn, black beans, sauteed bell pepper, etc.')).toHaveLength(3)
    expect(textsOf('optional filling additions: frozen corn, black beans, nduja, etc.')).toHaveLength(1)
  })

  test('two amounts of two foods after a comma are two lines, where both are known', () => {
    expect(textsOf('Optional: 1 chopped onion, 1 cup sliced mushrooms')).toEqual([
      'Optional: 1 chopped onion',
      '1 cup sliced mushrooms',
    ])
    for (const text of ['1 chopped onion, 1 cup nduja', '2 carrots, 1 cm slices']) expect(textsOf(text)).toEqual([text])
  })
})

describe('choices', () => {
  test.each([
    ['1 cup semisweet or bittersweet chocolate chips', 'chocolate-chip'],
    ['1 medium white or yellow onion, diced', 'white-onion', 'brown-onion'],
    ['1 cup beef stock or packaged low-sodium beef broth', 'any-beef-stock'],
    ['1 lb beef (flank or skirt steak is ideal)', 'any-beef', 'beef-flank-steak', 'skirt-steak'],
    ['1 cup shredded mozzarella or Italian cheese', 'mozzarella', 'any-cheese'],
    ['1 cup almond milk (or other non-dairy milk)', 'almond-milk', 'any-plant-milk'],
    ['1 tbsp sugar (or 2 tsp for 2 cups of rice)', 'caster-sugar'],
    ['1 cup milk (I used almond)', 'milk', 'almond'],
    ['12 black olives, I used Kalamata', 'olive', 'kalamata-olive'],
    ['2 cups plant-based milk (such as oat or soy)', 'any-plant-milk', 'oat-milk', 'any-soy-milk'],
    ['2 tsp vinegar (apple cider or white)', 'any-vinegar', 'apple-cider-vinegar', 'white-vinegar'],
    ['500 g bread flour (or all-purpose if not available)', 'bread-flour', 'plain-flour'],
    ['300 g pasta (fusilli recommended)', 'any-pasta', 'fusilli'],
    ['1 cup seltzer or club soda', 'soda-water'],
    ['1 l chicken stock (vegetarians can substitute vegetable stock)', 'any-chicken-stock', 'any-vegetable-stock'],
    ['100 g gruyere, or other melting cheese', 'gruyere', 'any-cheese'],
    ['4 cups beef or chicken broth, or a mixture', 'any-beef-stock', 'any-chicken-stock'],
    ['1 cup strawberries (such a raspberries)', 'strawberry', 'raspberry'],
  ])('%s', (text, ...slugs) => {
    const [slug, , , ...alternatives] = read(text)
    expect([slug, ...alternatives]).toEqual(slugs)
  })

  test.each([
    '1 cup milk (I used Oatly)',
    '100 g butter (I used Earth Balance)',
    '100 g butter (nduja or pork is ideal)',
    '1 cup dark or nduja chocolate chips',
    '1 tbsp sugar (or 2 tsp with nduja)',
    '1 cup mozzarella or Italian nduja',
    '1 cup plant-based milk (such as oat or nduja)',
    '1 cup milk (nduja is best)',
    '120 g berries. Nduja works too.',
    '1 cup sugar, plus 2 tbsp nduja for the pan',
  ])('%s is matched with none', (text) => expect(slugOf(text)).toBeNull())
})

describe('what is said of an ingredient', () => {
  test.each([
    ['6 tbsp room temperature unsalted butter', 'unsalted-butter'],
    ['2 lb boneless and skinless chicken thighs', 'chicken-thigh'],
    ['1/2 cup raw and unsalted pepitas', 'pumpkin-seed'],
    ['1 lb ripe but relatively firm peaches', 'peach'],
    ['4 higher-welfare sausages', 'any-sausage'],
    ['1 egg yolk beaten with 1 tbsp water', 'egg-yolk'],
    ['1 tsp salt (mix it in the batter right before frying)', 'salt'],
    ['1/4 cup butter (do not use margarine)', 'butter'],
    ['100 g unsalted butter, diced into 1 tbsp pieces', 'unsalted-butter'],
    ['200 g dark chocolate, minimum 70 per cent cocoa solids, chopped', 'any-dark-chocolate'],
    ['3 eggs, yolks only', 'egg'],
    ['4 rashers bacon, rind removed, cooked until crisp', 'bacon'],
    ['1 tsp teriyaki sauce (available from Asian supermarkets)', 'teriyaki-sauce'],
    ['1 cup graham cracker crumbs (about 14 crackers)', 'graham-cracker'],
    ['Optional glaze: ½ cup powdered sugar', 'any-icing-sugar'],
    ['3 cups assorted whole grapes', 'grape'],
    ['10 oz tricolor quinoa', 'quinoa'],
    ['8 ounces 1/3-less-fat cream cheese', 'light-cream-cheese'],
    ['1 cup dairy sour cream', 'sour-cream'],
    ['8 oz [mozzarella](https://example.org/cheese)', 'mozzarella'],
    ['120 g berries. Can be any berries you like.', 'mixed-berry'],
    ['1 packet (2 tsp instant dry yeast)', 'dried-yeast'],
    ['5 drops pink gel food coloring', 'food-colouring'],
    ['1 cup mozzerella', 'mozzarella'],
    ['1 tbsp cilanto', 'coriander'],
    ['1 lb Tyson boneless skinless chicken breasts', 'chicken-breast'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '1 egg yolk beaten with 1 tbsp milk',
    '1 cup rice (stir in parmesan)',
    '1 cup cream, stir it into the peanut butter',
    '100 g plain flour, seasoned with 1 tsp salt and black pepper',
    '1 packet Blue Diamond crackers',
    '1 cup rice, mixed into 2 tbsp butter',
    '1/4 cup butter (do not use margarine but ghee with nduja)',
    '1 lb Tyson plant-based nuggets',
    '1 cup mixed cheese',
    '100 g plain flour, seasoned with salt and curry powder',
    '4 rashers bacon, rind removed and rolled in flour',
    '1 tsp harissa (available from shops, or use nduja)',
    '10 g pistachios, chopped (alternatively use nduja)',
    '1 cup assorted pastries',
    '1 cup mozzerella nduja',
  ])('%s is matched with none', (text) => expect(slugOf(text)).toBeNull())
})

describe('a kind whose make is left open holds what any of them may hold', () => {
  const factsOf = (text: string) => readIngredientLine(fullCatalogue(), text).ingredient?.contains ?? []

  test.each([
    ['1 tbsp Korean seasoning', ['soy', 'wheat', 'fish', 'sesame', 'peanut', 'milk']],
    ['2 tbsp big bad beef rub', ['beef', 'mustard', 'celery']],
    ['1 cup non-dairy milk', ['soy', 'tree_nut', 'gluten', 'peanut']],
    ['1 cup pickled red onions', ['sulphites', 'mustard', 'gluten', 'soy', 'fish']],
    ['2 tbsp vegan mayo', ['soy', 'mustard', 'tree_nut']],
    ['1 cup dairy-free yoghurt', ['soy', 'tree_nut', 'gluten']],
    ['100 g vegan cheddar', ['soy', 'tree_nut', 'gluten', 'lupin']],
    ['1 cup non-dairy creamer', ['milk', 'soy', 'tree_nut', 'gluten']],
  ] as const)('%s', (text, facts) => expect(factsOf(text)).toEqual(expect.arrayContaining([...facts])))

  test.each([
    '1 tbsp gluten-free seasoning',
    '1 tbsp vegan chicken seasoning',
    '1 pumpkin and spice',
    '1 cup non-dairy nduja',
  ])('%s is matched with none', (text) => expect(slugOf(text)).toBeNull())
})

test('what is made of the next lines is a heading, unless it brings what none of them holds', () => {
  expect(textsOf('Lemon cream', '2 lemons', '1 cup cream', '50 g sugar')).toEqual([
    '2 lemons',
    '1 cup cream',
    '50 g sugar',
  ])
  for (const name of ['Peanut cream', 'Nduja cream', 'Lobster filling'])
    expect(textsOf(name, '2 lemons', '1 cup cream', '50 g sugar')).toContain(name)
  expect(textsOf('Lemon cream', '2 lemons', 'cream', 'sugar')).toContain('Lemon cream')
})

describe('what steps name and no line lists', () => {
  const asked = (lines: [text: string, slug: string | null][], ...steps: string[]) =>
    unlistedIngredients(fullCatalogue(), {
      lines: lines.map(([text, ingredient]) => ({ text, ingredient })),
      steps,
      notAdded: null,
    }).map(({ ingredient }) => ingredient.slug)

  test('tools and what is done to food name none', () => {
    const steps = ['Mash the bananas with a butter knife.', 'Use a rice cooker, a pastry brush or a stock pot.']
    expect(asked([['2 bananas', 'banana']], ...steps)).toEqual([])
    expect(asked([], 'Serve with a cheese board.', 'Bake the chicken pot pie.')).toEqual(['any-cheese', 'any-chicken'])
    expect(asked([['2 bananas', 'banana']], 'Serve with mash.', 'Brush with butter.')).toEqual(['potato', 'butter'])
  })

  test('what is done, what is made and what may be done name none', () => {
    const steps = ['Toast the pecans, but not until bitter.', 'Cream the shortening.', 'Cut it into drums.']
    expect(
      asked(
        [
          ['1 cup pecans', 'pecan'],
          ['1 cup shortening', 'shortening'],
        ],
        ...steps,
      ),
    ).toEqual([])
    const made = ['Line a 9-inch cake pan.', 'Roll it into 6 cookie dough balls.', 'Boil the pierogi.']
    expect(asked([], ...made)).toEqual([])
    expect(asked([['2 potatoes', 'potato']], 'The potatoes can be kept in the fridge.')).toEqual([])
    expect(asked([], 'Serve with 2 slices toast.', 'Add 6 cookies, crushed.')).toEqual([
      'any-bread',
      'assorted-biscuit',
    ])
    expect(asked([['1 cup milk', 'milk']], 'Add 1 can potatoes.')).toEqual(['potato-tinned'])
  })

  test('parts and pieces of what is listed are listed', () => {
    expect(asked([['2 eggs', 'egg']], 'Beat the yolks.', 'Fold in the egg whites.')).toEqual([])
    expect(asked([['1 lb chicken breasts', 'chicken-breast']], 'Brown the chicken pieces.')).toEqual([])
    expect(asked([['1 lb chicken breasts', 'chicken-breast']], 'Beat the yolks.')).toEqual(['egg-yolk'])
  })

  test('what a line names that is matched with none is asked there', () => {
    expect(asked([['8 tortillas, soft taco size', null]], 'Warm the tortillas.')).toEqual([])
    expect(asked([['8 nduja wraps', null]], 'Warm the tortillas.')).toEqual(['any-tortilla'])
  })
})
