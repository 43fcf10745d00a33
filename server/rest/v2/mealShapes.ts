import { z } from 'zod'
import { messages } from '../messages'
import { mealCategory, recipe } from './planShapes'

const MOST = 100

/** A number in a query, which is text. */
const number = (least: number, most: number) =>
  z.coerce
    .number({ error: () => messages.expected.number })
    .int({ error: () => messages.expected.number })
    .min(least, { error: () => messages.expected.between({ least, most }) })
    .max(most, { error: () => messages.expected.between({ least, most }) })

/** Which meals are asked for. */
export const mealsQuery = z.object({
  category: mealCategory.optional().meta({ description: 'Only what can be planned in this category.' }),
  search: z.string().optional().meta({
    description: 'Words, or parts of words, that all occur in the name, the tags or the ingredients.',
  }),
  maxMinutes: number(1, 1000).optional().meta({ description: 'Ready in at most this many minutes.' }),
  first: number(1, MOST)
    .optional()
    .meta({ description: `So many, 1 to ${MOST}; 24 when it is left out.` }),
  after: z.string().optional().meta({ description: '`next` of the page before; left out for the first page.' }),
})

const swap = z
  .object({
    from: z.string(),
    to: z.string().nullable().meta({ description: 'Null when it is left out.' }),
    note: z.string(),
  })
  .meta({
    id: 'Swap',
    description: 'What is cooked in place of what.',
    examples: [{ from: 'Cream', to: 'Oat cream', note: 'Add it at the end.' }],
  })

/** A meal that suits those who eat it. */
export const suitableMeal = z
  .object({
    recipe,
    places: z
      .array(
        z.object({
          category: mealCategory,
          content: z
            .object({ recipe: z.string() })
            .meta({ description: 'What a row gets as its `content` to have the meal with its swaps.' }),
          swaps: z
            .array(swap)
            .meta({ description: 'What those who eat the category need; empty for the meal as it is.' }),
        }),
      )
      .meta({ description: 'Where it can be planned.' }),
  })
  .meta({
    id: 'SuitableMeal',
    description: 'A meal that suits those of the household who eat it.',
    examples: [
      {
        recipe: {
          ...{
            id: 'Meal:weeknight-butter-chicken',
            slug: 'weeknight-butter-chicken',
            name: 'Weeknight Butter Chicken',
          },
          ...{ minutes: 35, pageUrl: 'https://mealwright.example/meals/weeknight-butter-chicken' },
        },
        places: [{ category: 'DINNER', content: { recipe: 'weeknight-butter-chicken' }, swaps: [] }],
      },
    ],
  })

/** How a dish of a row is cooked. */
export const cookedDish = z
  .object({
    name: z.string(),
    serves: z.int().meta({ description: 'Serves that are cooked, those of rows that eat what is left included.' }),
    ingredients: z.array(z.string()).meta({ description: 'In the order in which they are used, with amounts.' }),
    steps: z.array(z.string()),
  })
  .meta({
    id: 'CookedDish',
    description: 'How a dish is cooked, with the swaps of its row.',
    examples: [{ name: 'Porridge', serves: 2, ingredients: ['100 g rolled oats'], steps: ['Simmer the oats.'] }],
  })
