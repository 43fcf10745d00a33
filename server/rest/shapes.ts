import { z } from 'zod'
import { messages } from './messages'

/** Whole numbers as GraphQL has them: what it would refuse is refused here, with the adapter's own messages. */
const whole = z.int32({ error: () => messages.expected.whole })
const text = z.string({ error: () => messages.expected.text })
const nullishText = text.nullish()
/** true or false in a body. */
export const booleanField = z.boolean({ error: () => messages.expected.boolean })

/** An object of named fields, as it is sent. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: () => messages.expected.object })

/** An answer of one message, as most failures have it. */
export const detail = z.object({ detail: z.string() })
/** A failure of the server, with the id under which it is logged. */
export const failedHere = z.object({ detail: z.string(), request_id: z.string() })
/** 400 of calls with a nested body: the first message, and all of them by path (docs/product.md API-11). */
export const refused = z.object({ error: z.string(), fields: z.record(z.string(), z.array(z.string())) })
export const messageList = z.array(z.string())
export const nothing = z.strictObject({})
/** A body that is accepted whatever it is and not read. */
export const anyBody = z.unknown()

/** A meal entry as it is answered (docs/product.md CAT-6). */
export const entry = z.object({
  name: z.string(),
  unique_id: z.string(),
  isCustomised: z.boolean(),
  url_details: z.string(),
  num_serves: z.int(),
  main_ingredient: z.string(),
})

/** A meal entry as it is sent: what else it carries follows from its unique id. */
export const entryInput = fields({
  name: nullishText,
  unique_id: text,
  isCustomised: booleanField.nullish(),
  url_details: nullishText,
  num_serves: whole,
  main_ingredient: nullishText,
})

const settings = z.object({ num_meals: z.int() })
const category = z.object({ settings, meal_list: z.array(entry) })
/** A plan as it is answered, with what does not suit the settings; without warnings everything does. */
export const warnedPlan = z.object({
  breakfast: category,
  lunch: category,
  dinner: category,
  warnings: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
const exclusion = z.object({ kind: z.enum(['requirement', 'tag', 'never_eaten']), label: z.string(), count: z.int() })
const proposal = category.extend({ different_meals: z.int().optional(), excluded_by: z.array(exclusion).optional() })
/** A proposed plan. How many different meals there are stands where they are too few. */
export const proposedPlan = z.object({ breakfast: proposal, lunch: proposal, dinner: proposal })

const categoryInput = z.object(
  {
    settings: fields({ num_meals: whole }),
    meal_list: z.array(entryInput, { error: () => messages.expected.list }),
  },
  { error: () => messages.expected.category },
)
/** A plan as it is sent. */
export const planInput = z.object(
  { breakfast: categoryInput, lunch: categoryInput, dinner: categoryInput },
  { error: () => messages.expected.plan },
)

const wanted = z.union([z.object({ num_meals: whole }), z.object({ settings: z.object({ num_meals: whole }) })], {
  error: () => messages.expected.numMeals,
})
/** How many meals to propose, in either of the two forms of docs/product.md API-23. */
export const randomizeInput = z.object(
  { breakfast: wanted, lunch: wanted, dinner: wanted },
  { error: () => messages.expected.categories },
)

/** An item of a shopping list (docs/product.md SHOP-4), or an ingredient to cook, which has no link. */
export const item = z.object({
  ingredient: z.object({ name: z.string() }),
  amount: z.number(),
  measurement_unit: z.string(),
  typical_location: z.string(),
  product_link: z.string().optional(),
})

/** Form descriptors by label (docs/product.md SET-4). */
export const formDescriptors = z.record(
  z.string(),
  z.object({
    label: z.string(),
    type: z.enum(['text', 'checkbox', 'multi_checkbox', 'dropdown']),
    options: z.union([
      z.null(),
      z.array(z.string()),
      z.array(z.object({ choice: z.string(), possible_settings: z.array(z.string()) })),
    ]),
  }),
)
const formValue = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
export const formValues = z.record(z.string(), formValue)
export const tagPreferences = z.object({
  tag_preferences: z.array(z.object({ tag: z.string(), setting: z.string() })),
  form: formValues,
})
export const dietaryRequirements = z.object({
  dietary_requirements: z.record(z.string(), z.string()),
  form: formValues,
})
/** The dietary requirements as stored, with what the words of 'Ingredients I never eat' exclude. */
export const storedRequirements = dietaryRequirements.extend({
  /** Words that name no ingredient, with near matches. */
  unknown_words: z.array(z.object({ word: z.string(), suggestions: z.array(z.string()) })),
  /** What each word excludes. */
  never_eaten: z.array(
    z.object({
      word: z.string(),
      understood: z.boolean(),
      ingredients: z.array(z.object({ slug: z.string(), name: z.string() })),
      meal_count: z.number(),
    }),
  ),
})
/** Settings as they are sent: one of the known keys, or values by label. */
export const settingsInput = z.record(z.string(), z.unknown(), { error: () => messages.expected.object })

const moment = { error: () => messages.expected.time }

export const analyticsInput = fields({
  event_type: text,
  metadata: z.record(z.string(), z.unknown(), { error: () => messages.expected.object }).nullish(),
  page: text,
  timestamp: z.union(
    [
      z.int(moment).nonnegative(moment),
      z.iso.datetime({ offset: true, abort: true, ...moment }).refine((date) => Date.parse(date) >= 0, moment),
    ],
    moment,
  ),
})

/** A feedback form (docs/product.md API-33). What is left out is blank. */
export const feedbackInput = fields({
  questions: z
    .array(fields({ question: text, answer: z.boolean({ error: () => messages.expected.booleanOrNull }).nullish() }), {
      error: () => messages.expected.list,
    })
    .default([]),
  text_responses: fields({
    stores_supported: text.default(''),
    benefits: text.default(''),
    wishes: text.default(''),
    general: text.default(''),
  }).default({ stores_supported: '', benefits: '', wishes: '', general: '' }),
  meal_adjustments: z
    .array(fields({ meal: text, recommendation: text }), { error: () => messages.expected.list })
    .default([]),
})

/** A meal of the static catalogue file (docs/product.md CAT-12). */
export const catalogueEntry = z.object({
  slug: z.string(),
  mealbasename: z.string(),
  dietary: z.array(z.string()),
  tags: z.array(z.string()),
  cooking_steps: z.array(z.string()),
})

export const textField = text
export const wholeField = whole
