/** A line as applications keep it: an amount, a unit, a food, and what is done with it. */
export interface MadeLine {
  readonly amount: string
  readonly unit: string
  readonly food: string
  readonly note: string
}

/** A recipe that is made up, as each format is to write it. */
export interface MadeRecipe {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parts: readonly { readonly title: string; readonly lines: readonly MadeLine[] }[]
  readonly steps: readonly string[]
}

/** What is the same of all of them. */
export const MADE = {
  description: 'A dish for cold days, which is better on the next one.',
  notes: 'Freezes well. Thin it with stock.',
  tags: ['Winter', 'For Mia'],
  serves: 4,
  prep: 15,
  cook: 30,
  lines: 12,
  steps: 6,
} as const

const FOODS: readonly MadeLine[] = (
  [
    ['200', 'g', 'brown lentils', 'rinsed'],
    ['2', '', 'carrots', 'diced'],
    ['500', 'ml', 'vegetable stock', ''],
    ['1', 'tsp', 'ground cumin', 'toasted'],
    ['3', '', 'eggs', ''],
    ['1', 'kg', 'potatoes', 'peeled'],
    ['2', 'tbsp', 'soy sauce', ''],
    ['1', 'cup', 'coconut milk', ''],
    ['400', 'g', 'chopped tomatoes', ''],
    ['2', 'tbsp', 'olive oil', ''],
    ['1', '', 'onion', 'finely chopped'],
    ['150', 'g', 'feta', 'crumbled'],
    ['250', 'g', 'plain flour', 'sifted'],
    ['1', 'tsp', 'smoked paprika', ''],
    ['100', 'g', 'butter', 'softened'],
    ['1', '', 'lemon', 'juiced'],
  ] as const
).map(([amount, unit, food, note]) => ({ amount, unit, food, note }))

const STEPS = [
  'Warm the oil in a wide pan over a medium heat and fry the first vegetables for eight minutes until they are soft.',
  'Stir in the spices, let them toast for a minute, then pour in half of the liquid and scrape up what has caught.',
  'Add all that is left of the first list, bring it to the boil, and let it simmer with the lid on for twenty minutes.',
  'Meanwhile prepare the second list as it says, and season it a little more than you would like it by itself.',
  'Spread one over the other in a dish, smooth the top with the back of a spoon, and bake it until it is brown.',
  'Let it rest for ten minutes before you cut it, so that the pieces keep their shape on the plate.',
]

/** So many recipes of 12 lines under two headings and 6 steps each, without pictures. No two are alike. */
export function madeRecipes(count: number): MadeRecipe[] {
  return Array.from({ length: count }, (_, at) => {
    const lines = Array.from({ length: MADE.lines }, (_line, index) => FOODS[(at + index) % FOODS.length]).filter(
      (line) => line !== undefined,
    )
    return {
      id: `0b7c1d2e-3f40-4a51-8b62-${String(at).padStart(12, '0')}`,
      name: `Winter pie number ${at + 1}`,
      url: `https://pies.example/winter/${at + 1}`,
      parts: [
        { title: 'For the filling', lines: lines.slice(0, MADE.lines / 2) },
        { title: 'For the top', lines: lines.slice(MADE.lines / 2) },
      ],
      steps: STEPS,
    }
  })
}

/** A line as people read it. */
export const textOf = ({ amount, unit, food, note }: MadeLine): string =>
  `${[amount, unit, food].filter((part) => part !== '').join(' ')}${note === '' ? '' : `, ${note}`}`

/** All lines, each heading before its own as `mark` writes it. */
export const headed = ({ parts }: MadeRecipe, mark: (title: string) => string): string[] =>
  parts.flatMap(({ title, lines }) => [mark(title), ...lines.map(textOf)])
