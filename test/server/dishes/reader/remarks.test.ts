import { unlistedIngredients } from '../../../../server/dishes/unlistedIngredients'
import { readRecipes } from '../../../../server/dishes/reader/readRecipes'
import { toDraft } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'

const draftOf = (text: string) => {
  const [recipe] = readRecipes(text)
  if (!recipe) throw new Error('No recipe was read')
  return toDraft(fullCatalogue(), recipe)
}
const draftOfLines = (...lines: string[]) => toDraft(fullCatalogue(), recipeOfLines(lines))
const textsOf = ({ lines }: ReturnType<typeof draftOf>) => lines.map(({ text }) => text)
const askedOf = ({ lines, steps }: ReturnType<typeof draftOf>) =>
  unlistedIngredients(fullCatalogue(), {
    lines: lines.map(({ text, ingredient }) => ({ text, ingredient: ingredient?.slug ?? null })),
    steps,
    notAdded: null,
  }).map(({ ingredient }) => ingredient.slug)

describe('what is said of the recipe is no ingredient (DISH-52)', () => {
  test.each([
    'The quantities here are for about four people.',
    '*See Notes below.',
    '(see the recipe below)',
    'You can make this as thick or thin as you like.',
    'This is not a strict list, so use what you like.',
    'Note: it works best at room temperature',
    "Sign up to the kitchen's newsletter",
    'Add to Cart',
    'Percent Daily Values are based on a 2,000 calorie diet.',
    'Saturated fat',
    '174 mg',
    '$14.99',
    '71',
    '11 Ratings',
    '3 Photos',
    '4.79 from 250 votes',
    '1/2x',
    'Original recipe (1X) yields 6 servings',
    'Video',
    'Keep Screen Awake',
    'See nutritional information',
    'Add ingredients to shopping list',
    'Photo by someone',
  ])('%s', (text) => {
    const draft = draftOfLines('2 eggs', text, '1 onion')
    expect(textsOf(draft)).toEqual(['2 eggs', '1 onion'])
    expect(draft.steps).toEqual([])
    expect(draft.details.notes).toBe(text.replace(/^\*/, ''))
  })

  test('is a step where it names an ingredient, which is asked about where no line lists it', () => {
    const said = 'You can also add some cheese if you like it.'
    const draft = draftOfLines('2 eggs', said)
    expect(textsOf(draft)).toEqual(['2 eggs'])
    expect([draft.steps, draft.details.notes]).toEqual([[said], null])
    expect(askedOf(draft)).toEqual(['any-cheese'])
    expect(askedOf(draftOfLines('2 eggs', 'You can beat the eggs well before you start.'))).toEqual([])
  })

  test.each([
    'You can also add 50 g of cheese if you like it.',
    'If you like, use 2 tablespoons of tahini as well.',
    'You need a handful of cheese and two eggs more.',
    'You can also add some nduja if you like it.',
    'It is best with a little nduja on top.',
    'I like to use blorp for this.',
    'Crushed peanuts to serve.',
    'Lamb shoulder, on the bone. Get something that will fit in your pot.',
    'If using, chopped walnuts',
    'Protein powder that you like',
  ])('in doubt it is a line: %s', (text) => {
    expect(textsOf(draftOfLines('2 eggs', text, '1 onion'))).toEqual(['2 eggs', text, '1 onion'])
  })

  test('among marked items a sentence without a mark is none of them, in several lines as well', () => {
    const written = `Skillet
## Ingredients
Since I mostly cook this flamboyant thing for myself, the list
of ingredients is for one person, and the potatoes are a must.
- 2 eggs
- 3 potatoes
- 1 onion
Choose waxy ones, whichever cultivar your grocer has.
## Method
Fry it all.`
    const draft = draftOf(written)
    expect(textsOf(draft)).toEqual(['- 2 eggs', '- 3 potatoes', '- 1 onion'])
    expect(draft.steps).toHaveLength(2)
    expect(draft.details.notes).toBe('Choose waxy ones, whichever cultivar your grocer has.')
  })

  test('a food below a paragraph is a line', () => {
    const written = (above: string) =>
      `Pot\nIngredients\n${above}\nNduja\n- 2 eggs\n- 3 potatoes\n- 1 onion\nMethod\nFry it.`
    for (const above of [
      'My aunt takes whatever her garden has in the summer.',
      'My aunt takes whatever her garden has in the summer and',
    ])
      expect(textsOf(draftOf(written(above))).join(' ')).toContain('Nduja')
  })

  test('no allergen goes with it', () => {
    const listed = (text: string) =>
      draftOf(`Pot\nIngredients\n- 2 eggs\n- 3 potatoes\n- 1 onion\n${text}\nMethod\nFry it.`)
    expect(askedOf(listed('My aunt serves this with cheese, which is wonderful.'))).toEqual(['any-cheese'])
    for (const text of [
      'My aunt serves this with hake, which is wonderful.',
      'Start with one bag of peanuts, it is handy to have.',
      'Nduja',
      'Peanuts',
      'Walnut sauce',
      'Salmon, which is best when it is fresh.',
    ]) {
      const draft = listed(text)
      expect([textsOf(draft).includes(text), askedOf(draft).length > 0]).toContain(true)
    }
  })
})

describe('headings among marked items (DISH-52)', () => {
  const read = (heading: string) =>
    draftOf(`Pie\nIngredients\n- 500 g beef mince\n- 1 onion\n${heading}\n- 200 g penne\n- salt\nMethod\nBake it all.`)

  test.each(['### Pasta layer', '**Braise**', 'Pasta layer', '## Beef filling', 'Metric', 'Base ingredients'])(
    'are over the items after them: %s',
    (heading) => {
      const { lines } = read(heading)
      expect(lines.map(({ text, section }) => [section ?? null, text])).toEqual([
        [null, '- 500 g beef mince'],
        [null, '- 1 onion'],
        [heading.replace(/^[#*\s]+|\*+$/g, ''), '- 200 g penne'],
        [null, '- salt'],
      ])
    },
  )

  test.each(['### Peanut layer', '**Tahini**', 'Nduja', 'Prawn filling', 'Walnuts', '### Hake', 'Cheese layer'])(
    'are lines where they bring what no line holds: %s',
    (heading) => {
      expect(textsOf(read(heading))).toContain(heading.replace(/^[#*\s]+|\*+$/g, ''))
    },
  )

  test('a word with a line drawn under it is one, and the drawn line is nothing', () => {
    const draft = draftOf(
      'Fish tacos\n==========\nThis is the batter for all of the tacos.\nBatter\n------\n* 1 cup flour\n* 1 egg\n\nBeat the egg into the flour.',
    )
    expect(draft.lines.map(({ text, section }) => [section ?? null, text])).toEqual([
      ['Batter', '* 1 cup flour'],
      [null, '* 1 egg'],
    ])
    expect(draft.steps).toEqual(['Beat the egg into the flour.'])
    expect(draft.details.description).toBe('This is the batter for all of the tacos.')
  })

  test('what goes on in the next line while a bracket is open is one item', () => {
    const [first] = textsOf(
      draftOf('Tea\n\n- 1 cup milk (any that\nyou like)\n- 1 tbsp sugar\n- 2 eggs\n\nBoil it all in a pot.'),
    )
    expect(first).toBe('- 1 cup milk (any that you like)')
  })

  test('in data, words for a part before an amount: For the custard', () => {
    const draft = draftOfLines('FOR THE CUSTARD', '1 cup milk', '2 eggs', 'TO FINISH', 'icing sugar')
    expect(draft.lines.map(({ text, section }) => [section ?? null, text])).toEqual([
      ['FOR THE CUSTARD', '1 cup milk'],
      [null, '2 eggs'],
      ['TO FINISH', 'icing sugar'],
    ])
    expect(textsOf(draftOfLines('For the prawns', '1 cup milk'))).toEqual(['For the prawns', '1 cup milk'])
  })
})

test.each(['30x20cm tin', 'You will also need an 18 x 28cm shallow baking tin', '20cm loose-bottomed cake tin'])(
  '%s is a kitchen thing',
  (text) => expect(textsOf(draftOfLines('2 eggs', text))).toEqual(['2 eggs']),
)

test.each(['400g tin tomatoes', '1 tin', '1 baking potato in a tin'])('%s is none', (text) =>
  expect(textsOf(draftOfLines('2 eggs', text))).toEqual(['2 eggs', text]),
)

test('kitchen things stand in the first step', () => {
  const things = ['glass jar', '5l (1 gallon) jar', 'fine sieve', 'Wood chips (optional)', '1 loaf tin']
  const { lines, steps } = draftOfLines(...things, '1 jar of pesto', '2 eggs')
  expect([lines.map(({ text }) => text), steps]).toEqual([
    ['1 jar of pesto', '2 eggs'],
    [`Have ready for 1 serve: ${things.join('; ')}.`],
  ])
})
