import { z } from 'zod'
import { messages } from '../messages'
import { fields, textField } from '../shapes'
import { quantity } from './listShapes'

/** Something that is at home. */
export const cupboardItem = z
  .object({
    ingredient: z.object({ slug: z.string(), name: z.string() }),
    quantity: quantity.nullable().meta({ description: 'Null for enough, however much is needed.' }),
    useBy: z.string().nullable().meta({ description: 'The last day to use it, in Sydney; null when it keeps.' }),
    at: z.int().meta({ description: 'When that was said; milliseconds since 1970.' }),
  })
  .meta({
    id: 'CupboardItem',
    description: 'Something that is at home.',
    examples: [
      {
        ...{ ingredient: { slug: 'honey', name: 'Honey' }, quantity: { amount: 250, unit: 'g', text: '250 g' } },
        ...{ useBy: null, at: 1_795_000_000_000 },
      },
    ],
  })

/** What is said of an ingredient. */
export const kept = fields({
  amount: z
    .number({ error: () => messages.expected.number })
    .nullish()
    .meta({ description: 'How much, in `unit`: more than 0, at most 100,000; null for enough.' }),
  unit: textField.nullish().meta({ description: 'g, kg, ml, l or piece; with an amount, and only then.' }),
  useBy: textField.nullish().meta({ description: 'The last day to use it, such as 2026-11-30; null when it keeps.' }),
}).meta({
  id: 'CupboardInput',
  description: 'How much is at home, and how long it keeps; {} for enough.',
  examples: [{ amount: 250, unit: 'g', useBy: '2026-11-30' }, {}],
})

/** A batch in the freezer. */
export const batch = z
  .object({
    id: z.string(),
    version: z
      .object({ id: z.string(), name: z.string(), isAdapted: z.boolean() })
      .nullable()
      .meta({ description: 'The recipe with the swaps with which it was cooked; null for a dish that is gone.' }),
    serves: z.int(),
    frozenOn: z.string().meta({ description: 'The day, in Sydney.' }),
  })
  .meta({
    id: 'FrozenMeal',
    description: 'A batch of a cooked meal in the freezer.',
    examples: [
      {
        ...{ id: 'FrozenMeal:0b9c5c1e-6a0f-4c58-9a39-5f6a3f0f7d11', serves: 4, frozenOn: '2026-11-20' },
        version: { id: 'RecipeVersion:…', name: 'Weeknight Butter Chicken', isAdapted: false },
      },
    ],
  })
