import { z } from 'zod'
import { messages } from '../messages'
import { booleanField, fields, textField } from '../shapes'
import { saysSomething } from './saysSomething'

/** An amount as v2 answers it. */
export const quantity = z
  .object({
    amount: z.number().meta({ description: 'Exact, in `unit`.' }),
    unit: z.string().meta({ description: 'g, kg, ml, l, tsp, tbsp, cup, pinch or piece.' }),
    text: z.string().meta({ description: 'As a kitchen reads it.' }),
  })
  .meta({ id: 'Quantity', description: 'How much.', examples: [{ amount: 880, unit: 'g', text: '880 g' }] })

const note = z.string().nullable().meta({ description: 'What is noted on it; null for nothing.' })
const noteField = textField.nullable().meta({ description: 'At most 100 characters; null or empty for no note.' })
const listIdField = textField.nullable().meta({ description: 'One of `lists`; null for the list of the plan.' })

const line = z
  .object({
    key: z.string().meta({ description: 'Names the line within the list.' }),
    text: z.string().meta({ description: 'What to put into the trolley, in words.' }),
    name: z.string(),
    ingredient: z.string().nullable().meta({ description: 'Slug; null for what nothing of the catalogue matches.' }),
    storeArea: z.object({ code: z.string(), label: z.string() }),
    need: quantity.nullable().meta({ description: 'What the plan needs; null for as much as is needed.' }),
    atHome: quantity.nullable(),
    toBuy: quantity
      .nullable()
      .meta({ description: 'Without what is at home; null for nothing, or as much as is needed.' }),
    left: quantity.nullable().meta({ description: 'Without what was ticked off too.' }),
    isToBuy: z.boolean().meta({ description: 'Whether it is still to be bought.' }),
    isAtHome: z.boolean(),
    isCupboard: z.boolean().meta({ description: 'Whether a kitchen tends to have it.' }),
    isTicked: z.boolean(),
    note,
  })
  .meta({
    id: 'ListLine',
    description: 'What the plan needs of one ingredient.',
    examples: [
      {
        ...{ key: 'chickpeas-g', text: '2 tins of chickpeas, 400 g', name: 'chickpeas', ingredient: 'chickpeas' },
        ...{
          storeArea: { code: 'TINS', label: 'Tins' },
          need: { amount: 480, unit: 'g', text: '480 g' },
          atHome: null,
        },
        ...{ toBuy: { amount: 480, unit: 'g', text: '480 g' }, left: { amount: 480, unit: 'g', text: '480 g' } },
        ...{ isToBuy: true, isAtHome: false, isCupboard: true, isTicked: false, note: 'the large ones' },
      },
    ],
  })
const item = z
  .object({
    id: z.string(),
    text: z.string(),
    area: z.string(),
    isTicked: z.boolean(),
    at: z.int().meta({ description: 'When it was last ticked, unticked, added or changed; milliseconds since 1970.' }),
    note,
  })
  .meta({
    id: 'OwnItem',
    description: 'Something on the list that comes from no meal.',
    examples: [
      {
        ...{ id: '0b9c5c1e-6a0f-4c58-9a39-5f6a3f0f7d11', text: 'batteries', area: 'uncategorised' },
        ...{ isTicked: false, at: 1_795_000_000_000, note: null },
      },
    ],
  })

const namedList = z
  .object({ id: z.string(), name: z.string(), items: z.array(item).meta({ description: 'What is on it, by text.' }) })
  .meta({
    id: 'NamedList',
    description: 'A list beside that of the plan.',
    examples: [{ id: '5d0f7a52-7f0a-4a0e-9c55-1f6f0a3f2b90', name: 'Hardware', items: [] }],
  })

/** The list. */
export const listAnswer = z.object({
  version: z.int().meta({ description: 'Number of changes of ticks and own items so far.' }),
  leftCount: z.int().nullable().meta({ description: 'How many lines and items are still to be bought.' }),
  lines: z.array(line).nullable().meta({
    description: 'By area, then by name. Null, as leftCount is, as long as a meal of the plan has no serves.',
  }),
  items: z.array(item).meta({ description: 'Own items on the list of the plan, by text.' }),
  lists: z.array(namedList).meta({ description: 'The lists beside that of the plan, by name.' }),
})

/** An item to add. */
export const newItem = fields({ text: textField, listId: listIdField.optional() }).meta({
  id: 'NewOwnItem',
  description: 'What to buy. Commas, semicolons and new lines part several items.',
  examples: [{ text: 'batteries' }],
})
/** What to change of a line. */
export const lineChange = fields({ isTicked: booleanField.optional(), note: noteField.optional() })
  .refine(saysSomething, { error: () => messages.nothingToChange })
  .meta({
    id: 'ListLineChange',
    description: 'Whether it was bought, and what is noted on it; what is left out stays.',
    examples: [{ isTicked: true }, { note: 'the large ones' }],
  })
/** What to change of an item. */
export const itemChange = fields({
  text: textField.optional(),
  isTicked: booleanField.optional(),
  note: noteField.optional(),
  listId: listIdField.optional(),
})
  .refine(saysSomething, { error: () => messages.nothingToChange })
  .meta({
    id: 'OwnItemChange',
    description:
      'Other words, whether it was bought, what is noted on it and on which list it is; what is left out stays.',
    examples: [{ isTicked: true }, { text: 'AA batteries' }],
  })
