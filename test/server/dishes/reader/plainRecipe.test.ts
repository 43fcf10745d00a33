import { readRecipes } from '../../../../server/dishes/reader/readRecipes'

const readRecipe = (text: string) => readRecipes(text)[0] ?? null

const SOUP = {
  name: 'Lentil soup',
  serves: 4,
  minutes: 45,
  lines: ['1 cup red lentils', '2 carrots, diced', 'Salt, to taste'],
  steps: ['Rinse the lentils well and drain them.', 'Simmer everything for 30 minutes.'],
}

describe('plain text', () => {
  test.each(['5-minute salad', '30 minute chicken tikka', '3 bean chilli', 'One-pot pasta', 'Two-bean soup'])(
    'a title that begins with a number is no ingredient: %s',
    (title) => {
      const headed = readRecipe(
        `${title}\nServes 2\n\nIngredients\n2 tomatoes\n1 tin of beans\n\nMethod\nMix all of it in a bowl.`,
      )
      expect(headed).toMatchObject({ name: title, lines: ['2 tomatoes', '1 tin of beans'] })
    },
  )

  test.each(['2 eggs', '5 minced cloves garlic', '1 red chilli', '2 pots yoghurt', '4 cheese slices', '3 onions'])(
    'a first line that may be an ingredient is one: %s',
    (line) => {
      const { name, lines } = readRecipe(`${line}\n\nIngredients\n2 tomatoes\n\nMethod\nMix all of it in a bowl.`) ?? {}
      expect([name, lines]).toEqual(['', [line, '2 tomatoes']])
    },
  )

  test('with headings', () => {
    expect(
      readRecipe(`
      Lentil soup
      Serves 4 | Prep: 15 min | Cook time: 30 minutes
      https://example.com/soup

      INGREDIENTS
      For the soup:
      • 1 cup red lentils
      • 2 carrots, diced
      Salt, to taste

      Method:
      1. Rinse the lentils well and drain them.
      2.
      Simmer everything for 30 minutes.

      Notes
      Freezes well.`),
    ).toMatchObject({
      ...SOUP,
      lines: ['• 1 cup red lentils', '• 2 carrots, diced', 'Salt, to taste'],
      urlDetails: 'https://example.com/soup',
    })
  })

  test('without headings', () => {
    expect(
      readRecipe(
        `Lentil soup\n4 servings\nReady in 45 minutes\n1 cup red lentils\n2 carrots, diced\nSalt, to taste\nRinse the lentils well and drain them.\nSimmer everything for 30 minutes.`,
      ),
    ).toMatchObject(SOUP)
  })

  test('without a name, or with nothing but ingredients', () => {
    expect(readRecipe('1 cup red lentils\n2 carrots')).toMatchObject({
      name: '',
      serves: null,
      minutes: null,
      lines: ['1 cup red lentils', '2 carrots'],
      steps: [],
    })
  })
})

describe('what may be an ingredient stays one', () => {
  const linesOf = (text: string) => readRecipe(text)?.lines

  test('without its own heading, measured or not', () => {
    expect(
      linesOf('Pad thai\nServes 2\n200 g rice noodles\n2 portions tofu\nCrushed peanuts, to serve\nMethod\nFry it.'),
    ).toEqual(['200 g rice noodles', '2 portions tofu', 'Crushed peanuts, to serve'])
    expect(
      linesOf('Lasagne\nFor the ragu\n500 g beef mince\nTo assemble\nparmesan\nRice for 4\nMethod\nFry it.'),
    ).toEqual(['500 g beef mince', 'parmesan', 'Rice for 4'])
  })

  test('after notes, a sentence with a full stop, and in front of the steps', () => {
    expect(
      linesOf(
        'Ingredients\n500 g pork mince\nTips\nUse lean mince.\nFor the sauce\n2 tbsp soy sauce\nNotes\n1 egg\nMethod\nFry it.',
      ),
    ).toEqual(['500 g pork mince', '2 tbsp soy sauce', '1 egg'])
    expect(linesOf('Salad\n1 lettuce\nCrushed peanuts and coriander to serve.\nSalt\nToss it all in a bowl')).toEqual([
      '1 lettuce',
      'Crushed peanuts and coriander to serve.',
      'Salt',
    ])
  })
})

test('a sentence below the name is no step before a list of ingredients, by amounts or by marks', () => {
  const about = 'It is hard to find sour cream here. This is a good alternative.'
  for (const lines of [
    ['* 1 cup crème fraîche', '* juice of 1 lime'],
    ['1 cup crème fraîche', '1 lime'],
    ['- chilli powder', '- can of green chillies'],
  ])
    expect(
      readRecipe(`Cream\n\n${about}\n\n${lines.join('\n')}\n\nCombine all of it in a bowl. Serve immediately.`),
    ).toMatchObject({ name: 'Cream', lines, steps: ['Combine all of it in a bowl. Serve immediately.'] })
})

test('an order before the list is a step, so that what it names is asked about', () => {
  expect(readRecipe('Eggs\nMelt butter in a pan.\n2 eggs\n1 onion\nFry it all in the pan.')).toMatchObject({
    lines: ['2 eggs', '1 onion'],
    steps: ['Melt butter in a pan.', 'Fry it all in the pan.'],
  })
})

test('steps without a heading begin with a number or an order', () => {
  expect(
    readRecipe(
      'Banana bread\nIngredients\n3 bananas\n1/2 cup walnuts\n1. Heat the oven to 180 °C.\n2. Mash the bananas.',
    ),
  ).toMatchObject({ lines: ['3 bananas', '1/2 cup walnuts'], steps: ['Heat the oven to 180 °C.', 'Mash the bananas.'] })
  expect(readRecipe('Omelette\n2 eggs\nSalt\nBeat the eggs\nMelt butter in a pan')).toMatchObject({
    lines: ['2 eggs', 'Salt'],
    steps: ['Beat the eggs', 'Melt butter in a pan'],
  })
  expect(readRecipe('Lamb\n1 kg lamb\n2 onions\n1 Heat the oil in a pan.\n2 Add the lamb.')).toMatchObject({
    lines: ['1 kg lamb', '2 onions'],
    steps: ['Heat the oil in a pan.', 'Add the lamb.'],
  })
})

test.each([
  [
    '# Soup\n\n**Serves:** 4\n**Time:** 30 minutes\n## Ingredients\n- 1 leek\n## Method\n1. Boil it.',
    { name: 'Soup', serves: 4, minutes: 30, lines: ['- 1 leek'], steps: ['Boil it.'] },
  ],
  [
    'Risoni\n0:15 Prep\n0:30 Cook\n4 Servings\nIngredients\n1 leek\nMethod\nStep 1\nBoil it.',
    { serves: 4, minutes: 45, lines: ['1 leek'], steps: ['Boil it.'] },
  ],
  [
    'Curry\n15 mins prep\n1 h 20 m cook\nIngredients for 4 people\n1 leek\nDirections for the curry\nBoil it.',
    { serves: 4, minutes: 95, lines: ['1 leek'], steps: ['Boil it.'] },
  ],
  [
    '# Risotto\n\n*Serves 4, 40 minutes*\n\n- 1 leek\n\n1. Boil it for 20 minutes.',
    { serves: 4, minutes: 40, lines: ['- 1 leek'], steps: ['Boil it for 20 minutes.'] },
  ],
  [
    'Ragu\nServes 6 · 1 h 30 min · easy\nIngredients\n1 leek\nMethod\nBoil it.',
    { serves: 6, minutes: 90, lines: ['1 leek'], steps: ['Boil it.'] },
  ],
  ['Crumble (serves 6)\n1 leek\nMethod\nBoil it.', { name: 'Crumble', serves: 6, lines: ['1 leek'] }],
])('what is copied from pages and notes is read: %j', (text, recipe) => {
  expect(readRecipe(text)).toMatchObject(recipe)
})

test('a long ingredient with all that is done to it does not end the list', () => {
  const read = readRecipe(
    [
      'Stir-fried chicken',
      '1 frying chicken, weighing no more than 3 pounds, cut up for frying, or 8 chicken thighs, chopped in half crosswise through the bone',
      '2 tablespoons soy sauce',
      'Heat the oil in a wok. Fry the chicken until it is brown.',
    ].join('\n'),
  )
  expect(read?.lines).toHaveLength(2)
  expect(read?.steps).toHaveLength(1)
})
