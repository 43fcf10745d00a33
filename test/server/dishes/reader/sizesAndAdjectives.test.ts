import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'
import { readsIn, textsOf } from './lines'

const read = readsIn('US')
const slugOf = (text: string) => read(text)[0]

describe('how long and wide each piece is', () => {
  test.each([
    ['seven 4- by 2-inch graham crackers', 'graham-cracker', 7, 'piece'],
    ['three 6x5-inch sheets of phyllo', 'filo-pastry', 3, 'piece'],
    ['5 7- to 8-ounce 1-inch-thick tuna steaks', 'tuna-steak', 1135, 'g'],
    ['36 fresh 4-inch asparagus tips', 'asparagus', 36, 'piece'],
    ['3 cups (2-inch) pieces zucchini', 'zucchini', 2.84, 'cup'],
    ['2 cups 1/4-inch dice peeled carrots', 'carrot', 1.89, 'cup'],
    ['6 3- to 4-inch-diameter portobello mushrooms', 'portobello-mushroom', 6, 'piece'],
    ['3 fl. ounces cider vinegar', 'apple-cider-vinegar', 89, 'ml'],
    ['2-inch piece ginger', 'ginger', 1, 'piece'],
  ])('%s', (text, slug, amount, unit) => {
    const [found, many, measure] = read(text)
    expect([found, Math.round(100 * Number(many)) / 100, measure]).toEqual([slug, amount, unit])
  })

  test.each(['3 6x5-inch sheets of nduja', '4 onion rings', '2 cups 1/4-inch dice nduja'])(
    '%s names what is not known',
    (text) => expect(slugOf(text)).toBeNull(),
  )

  test('slices that are counted are no whole ones, and a pound of slices is a pound', () => {
    const [line] = toDraft(fullCatalogue(), recipeOfLines(['6 cucumber slices'])).lines
    expect([line?.ingredient?.slug, line?.amount]).toEqual(['cucumber', null])
    expect(read('1 pound bacon slices')).toEqual(['bacon', 454, 'g'])
  })
})

describe('what is done to it, and where its name ends', () => {
  test.each([
    ['1 pound boneless, skinless chicken breasts cut into 1-inch strips', 'chicken-breast'],
    ['2 slightly overripe bananas', 'banana'],
    ['5 pounds cut up chicken pieces', 'any-chicken'],
    ['8 ounces thick-sliced bacon', 'streaky-bacon'],
    ['1 cup well-mashed bananas', 'banana'],
    ['2 cups cooked, squeezed dry, and chopped spinach', 'baby-spinach'],
    ['4 chicken thighs with bones', 'chicken-thigh'],
    ['2 ears corn in the husk', 'corn-cob'],
    ['2 cups fresh breadcrumbs made from crustless French bread', 'any-breadcrumb'],
    ['1 red, green, or yellow bell pepper', 'red-capsicum'],
    ['1 cup whole or 2% milk', 'milk'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test('which of several is no further line', () => {
    expect(textsOf('2 large bell peppers, 1 red and 1 green, diced')).toHaveLength(1)
  })
})

describe('adjectives that change no fact', () => {
  test.each([
    ['2 cups frozen mango chunks', 'frozen-mango'],
    ['1 pound frozen sweet white corn', 'frozen-corn'],
    ['3 cups frozen unsweetened blackberries', 'blackberry'],
    ['2 cups seedless black grapes', 'grape'],
    ['4 seedless tangerines', 'mandarin'],
    ['1 pound fresh, unshelled fava beans', 'frozen-broad-beans'],
    ['2 cups pitted sour cherries', 'cherry'],
    ['3 red-skinned apples', 'apple'],
    ['2 whole red snappers', 'whole-fish'],
    ['3 split chicken breasts', 'chicken-breast'],
    ['1/2 cup roasted, salted pistachios', 'pistachio'],
    ['1 cup whole unblanched almonds', 'almond'],
    ['6 ounces Danish blue cheese', 'blue-cheese'],
    ['1 cup coarse fresh bread crumbs', 'any-breadcrumb'],
    ['1 Turkish bay leaf', 'bay-leaf'],
    ['1/4 cup ground pistachios', 'pistachio'],
    ['3 (packed) cups basil leaves', 'basil'],
    ['1/2 cup white sugar, or as needed for rolling', 'white-sugar'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '12 frozen chicken tenders',
    '1 cup frozen calamari rings',
    '1 bag frozen mashed potatoes',
    '2 ounces sour apple',
    '1 can seedless black grapes',
    '7 ounces Asian salad mix',
    '1 bag frozen Italian vegetables in sauce',
    '1 pound smoked wild salmon spread',
    '1 cup candied green papaya',
    '1 cup creamy mild cheese spread',
    '1 pound seasoned whole turkey roll',
    '3 red',
  ])('%s is not known', (text) => expect(slugOf(text)).toBeNull())
})
