import { z } from 'zod'
import { isDay } from '../../../schema/isDay'
import { CATEGORIES } from '../../catalogue/types'
import { messages } from '../messages'
import { booleanField, fields, textField, wholeField } from '../shapes'
import { saysSomething } from './saysSomething'

/** A category of meals as v2 names it. */
export const mealCategory = z.enum(CATEGORIES.map((one) => one.toUpperCase()) as ['BREAKFAST', 'LUNCH', 'DINNER'], {
  error: () => messages.expected.mealCategory,
})
const day = z
  .string({ error: () => messages.expected.day })
  .refine(isDay, { error: () => messages.expected.day })
  .meta({ description: 'A day, such as 2026-11-30.', format: 'date', examples: ['2026-11-30'] })
const dayOrNull = z.string().nullable()

/** A member of the household as v2 answers it. */
export const member = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'Member', description: 'A member of the household.', examples: [{ id: 'b0f6…', name: 'Ana' }] })

/** What is cooked, as v2 answers it. */
export const recipe = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    minutes: z.int().meta({ description: 'From start to table.' }),
    pageUrl: z.string().meta({ description: 'Its instructions.' }),
  })
  .meta({
    id: 'Recipe',
    description: 'What is cooked.',
    examples: [
      {
        ...{ id: 'Meal:weeknight-butter-chicken', slug: 'weeknight-butter-chicken', name: 'Weeknight Butter Chicken' },
        ...{ minutes: 35, pageUrl: 'https://mealwright.example/meals/weeknight-butter-chicken' },
      },
    ],
  })

const content = z
  .object({
    kind: z
      .enum(['meal', 'leftovers', 'text', 'frozen'])
      .meta({ description: 'What it is; new kinds may come. Frozen is from the freezer.' }),
    recipe: recipe.nullable().meta({ description: 'Of a meal, leftovers and from the freezer; null when it is gone.' }),
    side: recipe.nullable().optional().meta({ description: 'Of a meal: what is served with it; null for nothing.' }),
    dessert: recipe.nullable().optional().meta({ description: 'Of a meal: what is eaten after it; null for nothing.' }),
    isOut: z.boolean().optional().meta({ description: 'Of a text: whether no one eats at home.' }),
    leftoversOf: z.string().nullable().optional().meta({ description: 'Of leftovers: id of the row that cooks it.' }),
  })
  .meta({
    id: 'RowContent',
    description: 'What is eaten in a row.',
    examples: [{ kind: 'text', recipe: null, isOut: true }],
  })

/** A row of a plan as v2 answers it. */
export const row = z
  .object({
    id: z.string(),
    category: mealCategory,
    date: dayOrNull.meta({ description: 'Its day; null for none.' }),
    position: z.int().meta({ description: 'Place in its category, from 0.' }),
    title: z.string().nullable().meta({ description: 'What to call it; null in an empty row.' }),
    content: content.nullable().meta({ description: 'What is eaten; null in an empty row.' }),
    serves: z.int(),
    eatenBy: z.array(member),
    isLocked: z.boolean().meta({ description: 'Whether dice leave it alone.' }),
    isWeekly: z.boolean().meta({ description: 'Whether what it holds comes again in each next week.' }),
  })
  .meta({
    id: 'PlanRow',
    description: 'A row of a plan.',
    examples: [
      {
        ...{ id: '5d8e3f4a-0c53-4a55-9d0e-8d9d1c1f0a02', category: 'DINNER', date: '2026-11-30', position: 0 },
        ...{ title: 'Pizza at Gran’s', content: { kind: 'text', recipe: null, isOut: true }, serves: 2 },
        ...{ eatenBy: [{ id: 'b0f6…', name: 'Ana' }], isLocked: false, isWeekly: false },
      },
    ],
  })

/** Which rows are asked for. */
export const rowsQuery = z.object({
  category: mealCategory.optional().meta({ description: 'Only rows of this category.' }),
  from: day.optional().meta({ description: 'Only from this day on; rows without a date are left out.' }),
  to: day.optional().meta({ description: 'Only up to this day; rows without a date are left out.' }),
})

const contentInput = z
  .union(
    [
      z.strictObject({ recipe: z.string(), side: z.string().nullish(), dessert: z.string().nullish() }),
      z.strictObject({ text: z.string(), isOut: z.boolean().optional() }),
      z.strictObject({ leftoversOf: z.string() }),
      z.strictObject({ frozen: z.string() }),
    ],
    { error: () => messages.expected.content },
  )
  .meta({
    id: 'RowContentInput',
    description:
      'What is eaten: a meal by the id or slug of its recipe with those of a side and a dessert, a text, what is left of another row, or a recipe from the freezer.',
    examples: [{ recipe: 'weeknight-butter-chicken' }, { text: 'Pizza at Gran’s', isOut: true }],
  })

const change = {
  content: contentInput
    .nullish()
    .meta({ description: 'What is eaten, with all that is served with it; null for nothing.' }),
  serves: wholeField.nullish().meta({ description: '0 to 10; null follows the portions of those who eat.' }),
  eaters: z
    .array(textField, { error: () => messages.expected.list })
    .nullish()
    .meta({ description: 'Ids of the members who eat it, at least one; null for all who eat the category.' }),
  date: day.nullish().meta({ description: 'Its day; null for none.' }),
  isLocked: booleanField.optional(),
  isWeekly: booleanField.optional(),
}
/** A row to add. */
export const newRow = fields({
  category: mealCategory,
  after: textField.nullish().meta({
    description: 'Id of the row before it; null puts it first in its category. Left out, it is the last.',
  }),
  ...change,
}).meta({
  id: 'NewPlanRow',
  description: 'A row to add.',
  examples: [{ category: 'DINNER', content: { recipe: 'weeknight-butter-chicken' }, serves: 4, date: '2026-11-30' }],
})
const served = textField
  .nullish()
  .meta({ description: 'Id or slug of what is served with the meal that the row has; null for nothing.' })
/** What to change of a row. */
export const rowChange = fields({ ...change, side: served, dessert: served })
  .refine(saysSomething, { error: () => messages.nothingToChange })
  .meta({
    id: 'PlanRowChange',
    description: 'What to change of a row; what is left out stays.',
    examples: [{ serves: 4, date: null }],
  })

/** The rows of a plan. */
export const rowsAnswer = z.object({
  version: z.int().meta({ description: 'Number of changes of the plan so far.' }),
  rows: z.array(row),
})

/** A saved plan. */
export const savedPlan = z
  .object({
    id: z.string(),
    name: z.string().nullable().meta({ description: 'Null for the one that is saved without a name.' }),
    version: z.int(),
    changedAt: z.int().nullable().meta({ description: 'Milliseconds since 1970.' }),
    firstDay: dayOrNull,
    lastDay: dayOrNull,
  })
  .meta({
    id: 'SavedPlan',
    description: 'A plan that was saved.',
    examples: [
      {
        ...{ id: 'Plan:0193…', name: 'Quick week', version: 3 },
        ...{ changedAt: 1_795_000_000_000, firstDay: null, lastDay: null },
      },
    ],
  })

/** A week that is over. */
export const pastWeek = z
  .object({
    id: z.string(),
    endedAt: z.int().nullable().meta({ description: 'Milliseconds since 1970.' }),
    firstDay: dayOrNull,
    lastDay: dayOrNull,
    rows: z.array(row),
  })
  .meta({
    id: 'PastWeek',
    description: 'A week that is over: what was eaten.',
    examples: [
      { id: 'Plan:0193…', endedAt: 1_795_000_000_000, firstDay: '2026-11-16', lastDay: '2026-11-22', rows: [] },
    ],
  })

/** Where a page of history begins. */
export const historyQuery = z.object({
  after: z.string().optional().meta({ description: '`next` of the page before; left out for the latest weeks.' }),
})
