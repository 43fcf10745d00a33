import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'
import { linesOf, readsIn } from './lines'

const read = readsIn('US')
const slugOf = (text: string) => read(text)[0]

describe('a further food in the words of how one is prepared is a line', () => {
  test.each([
    ['2 garlic cloves, minced and mashed to a paste with 3/4 teaspoon salt', ['garlic', 'salt']],
    ['1 egg yolk beaten with 1 teaspoon milk (for glaze)', ['egg-yolk', 'milk']],
    ['2 cups blueberries, tossed with 2 tablespoons flour', ['blueberry', 'plain-flour']],
    ['all-purpose flour seasoned with salt and pepper for dredging', ['plain-flour', 'salt', 'black-pepper']],
    ['3 hard-boiled eggs, sliced and seasoned with salt', ['egg', 'salt']],
    ['an egg wash made by beating 1 egg with 2 teaspoons milk', ['egg', 'milk']],
    ['4 thyme sprigs, plus 1 teaspoon chopped leaves', ['thyme', 'thyme']],
    ['1 bunch cilantro, plus 1 tablespoon chopped stems', ['coriander', 'coriander']],
    ['Accompaniments: maple syrup (for drizzling); sour cream', ['maple-syrup', 'sour-cream']],
  ])('%s', (text, slugs) => expect(linesOf(text)).toEqual(slugs))

  test('water is none', () =>
    expect(linesOf('an egg wash made by beating 1 large egg with 1 tablespoon water')).toEqual(['egg']))

  test.each([
    '2 garlic cloves, mashed with 2 tablespoons nduja',
    'nduja, seasoned with salt and pepper',
    'flour seasoned with salt, pepper, and nduja',
    'Accompaniments: sour cream; nduja',
    '1 egg beaten with nduja',
  ])('%s names what is not known', (text) => expect(linesOf(text).some((line) => line.startsWith('?'))).toBe(true))

  test('the salt keeps its amount', () => {
    const { lines } = toDraft(
      fullCatalogue(),
      recipeOfLines(['1 garlic clove, mashed to a paste with 1/2 teaspoon salt']),
    )
    expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([
      [1, 'piece'],
      [0.5, 'tsp'],
    ])
  })
})

describe('more of the same is added, or is some of its leaves', () => {
  test.each([
    ['3 tablespoons butter, softened, plus 1 tablespoon, melted', 'butter', 3],
    ['1/4 cup sugar, plus 2 tablespoons for the topping', 'caster-sugar', 0.36],
    ['2 tablespoons olive oil plus 2 optional tablespoons', 'olive-oil', 3],
    ['1/2 cup plain flour, plus 2 tablespoons for dusting the board', 'plain-flour', 0.59],
    ['1/2 teaspoon kosher salt, plus about 1/2 teaspoon for sprinkling on top', 'salt', 1],
  ])('%s', (text, slug, amount) => {
    const [found, many] = read(text)
    expect([found, Math.round(100 * Number(many)) / 100]).toEqual([slug, amount])
  })

  test.each(['1 fennel bulb, plus 1 tablespoon nduja', '2 lemons, plus 1 cup cream'])('%s is more', (text) =>
    expect(slugOf(text)).toBeNull(),
  )
})

describe('choices', () => {
  test.each([
    ['1 Turkish or 1/2 California bay leaf', ['bay-leaf']],
    ['2 Turkish bay leaves or 1 California', ['bay-leaf']],
    ['2 tablespoons sugar (brown if you like)', ['caster-sugar', 'brown-sugar']],
    ['1 tablespoon Sriracha or other Asian hot chile sauce', ['sriracha', 'assorted-chilli-paste']],
    ['2 ounces mesclun or other delicate salad greens', ['mixed-salad-leaves']],
    ['1 cup soy milk (such as Silk®)', ['any-soy-milk']],
    ['1 can Campbell’s® condensed cream of chicken soup (Regular or 98% Fat Free)', ['chicken-soup-tinned']],
  ])('%s', (text, slugs) => {
    const [slug, , , ...others] = read(text)
    expect([slug, ...others]).toEqual(slugs)
  })

  test.each([
    '1 cup milk (such as Silk®)',
    '1 cup cream or Silk®',
    '1 cup rice or other candied grain',
    '1 cup Marsala or other nduja',
    '1 Turkish or 1/2 nduja roll',
  ])('%s may be anything', (text) => expect(slugOf(text)).toBeNull())
})

describe("makers' names", () => {
  test.each([
    ['4 ounces PHILADELPHIA Neufchatel cheese', 'light-cream-cheese'],
    ["2 ounces BAKER'S Semi-Sweet Chocolate", 'any-dark-chocolate'],
    ['1 cup NESTLE® TOLL HOUSE® Semi-Sweet Chocolate Morsels', 'chocolate-chip'],
    ['2 cups Swanson® beef broth or Swanson® beef stock', 'any-beef-stock'],
    ['1 cup beef stock, available on soup aisle', 'any-beef-stock'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '1 cup NESTLE® BUTTERFINGER® ice cream',
    '2 cups Butterfinger® ice cream',
    '1 pound Smithfield® Garlic Seasoned Boneless Pork Loin',
    '1 cup Earth Balance® butter',
    '1 cup Hormel® Bratwurst™ rolls',
  ])('%s stays unknown', (text) => expect(slugOf(text)).toBeNull())
})

describe('what is no food', () => {
  const stepsOf = (text: string) => {
    const { lines, steps } = toDraft(fullCatalogue(), recipeOfLines([text]))
    return [lines.length, steps.length]
  }

  test.each([
    'A deep-fry thermometer',
    'a Microplane grater; a funnel',
    'Pie weights or raw rice for weighting shell',
    'a 4-quart casserole dish or braiser',
    '8 10x10-inch squares of heavy-duty aluminum foil',
    'Special equipment : a well-seasoned wok',
    '4 (6 ounce) cans water',
    '1 tray ice cubes',
    '3 cups cracked ice',
  ])('%s', (text) => expect(stepsOf(text)).toEqual([0, 1]))

  test.each(['2 cups cherry chips', '2 cups apple chips', '1 pan cornbread', '2 cans rose water', '4 candy sticks'])(
    '%s is food',
    (text) => expect(stepsOf(text)[0]).toBe(1),
  )

  test('where something is sold is said of the recipe, and what it names is asked about', () => {
    const { lines, steps } = toDraft(
      fullCatalogue(),
      recipeOfLines(['1 cup amaretti', '*Amaretti cookies are available at Italian markets and some supermarkets.']),
    )
    expect([lines.length, steps.length]).toEqual([1, 1])
    expect(linesOf('*Nduja paste is available at Italian markets.')).toHaveLength(1)
  })
})

test.each([
  `1 cup flour, or to taste for ${'a'.repeat(280)}1`,
  `1 egg ${'plus 1 '.repeat(40)}x`,
  `1 egg beaten ${'with 1 '.repeat(40)}`,
  `egg wash 1 egg ${'egg '.repeat(70)}`,
  `1 cup peas ${'available at '.repeat(22)}`,
  `${'9 x 9 '.repeat(50)}pan`,
  `1 cup nuts (${'green, '.repeat(40)}x)`,
])('a line is read in no time: %#', (text) => {
  const start = Date.now()
  for (let time = 0; time < 5; time += 1) linesOf(`${text}${' '.repeat(time)}`)
  expect(Date.now() - start).toBeLessThan(1000)
})
