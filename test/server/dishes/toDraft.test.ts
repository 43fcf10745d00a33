import { readRecipes } from '../../../server/dishes/reader/readRecipes'
import { toDraft } from '../../../server/dishes/toDraft'
import { fullCatalogue } from '../../support/fullCatalogue'
import { recipeOfLines } from '../../support/recipeOfLines'

const draftOf = (text: string) => {
  const [recipe] = readRecipes(text)
  return recipe && toDraft(fullCatalogue(), recipe)
}
describe('the draft', () => {
  const text = (lines: string, serves = 'Serves 4\n') => `Dish\n${serves}Ingredients\n${lines}\nMethod\nCook it.`

  test('is for one serve', () => {
    expect(draftOf(text('2 onions'))?.lines).toMatchObject([{ amount: 0.5, unit: 'piece', text: '2 onions' }])
    expect(draftOf(text('2 onions', ''))).toMatchObject({ serves: null, lines: [{ amount: 2 }] })
  })

  test('says a bunch of what is counted in sprigs in words, without a guess', () => {
    expect(draftOf(text('1 bunch coriander, chopped'))?.lines).toMatchObject([
      { amount: null, unit: null, ingredient: { slug: 'coriander' }, preparation: '¼ bunch a serve, chopped' },
    ])
  })

  test('says for what a recipe without serves has it in words', () => {
    expect(draftOf(text('1 bunch coriander, chopped', ''))?.lines).toMatchObject([
      { amount: null, unit: null, preparation: '1 bunch for the whole recipe, chopped' },
    ])
  })

  test('keeps kitchen things in a step and leaves out headings', () => {
    const lines = 'For the skewers:\n500 g prawns\n8 wooden skewers, soaked in water\nSpecial equipment: a grill pan'
    expect(draftOf(text(lines))).toMatchObject({
      lines: [{ text: '500 g prawns' }],
      steps: [
        'Have ready for 4 serves: 8 wooden skewers, soaked in water; Special equipment: a grill pan.',
        'Cook it.',
      ],
    })
    expect(draftOf(text('1 egg\nstick of butter, wrapped in foil'))?.lines).toHaveLength(2)
  })

  test('leaves out words for parts before an amount, and notes on shops, but no food', () => {
    const texts = (...lines: string[]) =>
      toDraft(fullCatalogue(), recipeOfLines(lines)).lines.map(({ text: line }) => line)
    expect(texts('## Sauce', '1 cup milk', 'Glaze', '2 tbsp icing sugar', '*Available at Mexican markets.')).toEqual([
      '1 cup milk',
      '2 tbsp icing sugar',
    ])
    expect(texts('1 cup milk', 'Sauce')).toEqual(['1 cup milk', 'Sauce'])
    expect(texts('Prawns', '1 cup milk')).toEqual(['Prawns', '1 cup milk'])
    expect(texts('Chilli jam glaze', '1 cup milk')).toEqual(['Chilli jam glaze', '1 cup milk'])
    expect(texts('2 large baking sheets', 'pie pan with crust', '2 cups pasta water', 'pasta and water')).toEqual([
      'pie pan with crust',
      'pasta and water',
    ])
  })

  test('makes a line of each name in a list, where each is known', () => {
    const slugs = (line: string) => draftOf(text(line))?.lines.map(({ ingredient }) => ingredient?.slug ?? null)
    expect(slugs('avocado, sour cream and lime wedges (to serve)')).toEqual(['avocado', 'sour-cream', 'lime'])
    expect(slugs('avocado, unicorn and lime')).toEqual([null])
    expect(slugs('chicken, skin on')).toEqual(['any-chicken'])
    expect(slugs('Kosher salt, freshly ground pepper')).toEqual(['salt', 'black-pepper'])
  })

  test('keeps salt and pepper apart and water in a step', () => {
    expect(
      draftOf(
        text('Salt & freshly ground black pepper, to taste\n2 cups boiling water\n1 cup coconut water\nwatermelon'),
      ),
    ).toMatchObject({
      lines: [
        { ingredient: { slug: 'salt' } },
        { ingredient: { slug: 'black-pepper' } },
        { ingredient: { slug: 'coconut-water' } },
        { ingredient: { slug: 'watermelon' } },
      ],
      steps: ['Have ready for 4 serves: 2 cups boiling water.', 'Cook it.'],
    })
    expect(
      draftOf(text('½ tsp each salt and pepper\n1 litre cold water (plus extra, if needed)', 'Serves 1\n')),
    ).toMatchObject({
      lines: [
        { ingredient: { slug: 'salt' }, amount: 0.5 },
        { ingredient: { slug: 'black-pepper' }, amount: 0.5 },
      ],
      steps: ['Have ready for 1 serve: 1 litre cold water (plus extra, if needed).', 'Cook it.'],
    })
  })

  test.each([
    '1 cup hot water, mixed with 2 tsp chicken stock powder',
    '250 ml boiling water (with 1 stock cube)',
    '2 cups water or chicken stock',
    '1/2 cup water, plus 1 tbsp fish sauce',
    '300 ml water for the gelatine',
    '1 cup ice nduja',
  ])('does not take for water what has something else in it: %s', (line) => {
    expect(draftOf(text(line))).toMatchObject({ lines: [{ text: line, ingredient: null }], steps: ['Cook it.'] })
  })

  test('makes a line of each name that has an amount for each, and of none where one is not known', () => {
    const lines = draftOf(text('1/4 tsp EACH pepper, ancho chili powder, and salt', 'Serves 1\n'))?.lines
    expect(lines?.map(({ ingredient, amount, unit }) => [ingredient?.slug, amount, unit])).toEqual([
      ['black-pepper', 0.25, 'tsp'],
      ['ancho-chilli-powder', 0.25, 'tsp'],
      ['salt', 0.25, 'tsp'],
    ])
    expect(draftOf(text('1 tsp each pepper, jackalope', 'Serves 1\n'))?.lines).toHaveLength(1)
  })

  test('makes two lines of two names without an amount, or with one for each', () => {
    expect(
      draftOf(text('fresh coriander and parsley, to serve\n1 tsp each ground cumin and coriander', 'Serves 1\n')),
    ).toMatchObject({
      lines: [
        { text: 'fresh coriander', ingredient: { slug: 'coriander' } },
        { ingredient: { slug: 'parsley' }, preparation: 'to serve' },
        { ingredient: { slug: 'ground-cumin' }, amount: 1, unit: 'tsp' },
        { text: '1 tsp ground coriander', ingredient: { slug: 'ground-coriander' }, amount: 1, unit: 'tsp' },
      ],
    })
  })

  test.each(['2 cups oil and vinegar', 'butter and jackalope', 'half-and-half', 'oil and vinegar dressing'])(
    'leaves as one line: %s',
    (line) => {
      expect(draftOf(text(line))?.lines.map((read) => read.text)).toEqual([line])
    },
  )

  test('says how much of what is cooked already, whose dry weight is not known', () => {
    expect(draftOf(text('8 cups cooked rice\n4 cups rice, cooked'))?.lines).toMatchObject([
      { amount: null, unit: null, ingredient: { slug: 'any-rice' }, preparation: '2 cups a serve, cooked' },
      { amount: 1, unit: 'cup', preparation: 'cooked' },
    ])
  })

  test('counts the fruit of a juice', () => {
    expect(
      draftOf(text('½ cup lemon juice\n2 tbsp fresh lime juice\njuice of 1 orange', 'Serves 1\n'))?.lines,
    ).toMatchObject([
      { amount: 2.98, unit: 'piece', ingredient: { slug: 'lemon' }, preparation: 'juice' },
      { amount: 1.33, unit: 'piece', ingredient: { slug: 'lime' } },
      { amount: 1, unit: 'piece', ingredient: { slug: 'orange' } },
    ])
  })

  test('loses nothing of a very long line, and matches none of its parts', () => {
    const long = `2 onions, ${'cut very finely and evenly '.repeat(20)}, then rolled in crushed peanuts`
    const lines = toDraft(fullCatalogue(), recipeOfLines([long])).lines
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every(({ text: part, ingredient }) => part.length <= 300 && ingredient === null)).toBe(true)
    expect(
      lines
        .map((one) => one.text.replace(/^… | …$/g, ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(long.replace(/\s+/g, ' '))
  })
})
