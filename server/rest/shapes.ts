import { z } from 'zod'

/** As GraphQL has them: what it would refuse is refused here, in the words of this adapter. */
const whole = z.int32({ error: 'A whole number of at most 32 bits is expected.' })
const text = z.string({ error: 'A text is expected.' })
const nullishText = text.nullish()

/** An object of named fields, as it is sent. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, { error: 'An object is expected.' })

/** 400 and 401 of calls that tell one thing. */
export const detail = z.object({ detail: z.string() })
/** A failure of ours, with the id under which the log has its story. */
export const failedHere = z.object({ detail: z.string(), request_id: z.string() })
/** 400 of calls with a nested body. */
export const refused = z.object({ error: z.string(), fields: z.record(z.string(), z.array(z.string())) })
/** A list of messages. */
export const messages = z.array(z.string())
/** Nothing to say. */
export const nothing = z.strictObject({})
/** A body that is not read. */
export const anyBody = z.unknown()

/** A meal entry as it is answered. Specification, section 3. */
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
  isCustomised: z.boolean({ error: 'true or false is expected.' }).nullish(),
  url_details: nullishText,
  num_serves: whole,
  main_ingredient: nullishText,
})

const settings = z.object({ num_meals: z.int() })
const category = z.object({ settings, meal_list: z.array(entry) })
/** A plan as it is answered. */
export const plan = z.object({ breakfast: category, lunch: category, dinner: category })

const categoryInput = z.object({
  settings: fields({ num_meals: whole }),
  meal_list: z.array(entryInput, { error: 'A list is expected.' }),
}, { error: 'A category of settings and meal_list is expected.' })
/** A plan as it is sent. */
export const planInput = z.object({ breakfast: categoryInput, lunch: categoryInput, dinner: categoryInput }, { error: 'A plan is expected.' })

const wanted = z.union([z.object({ num_meals: whole }), z.object({ settings: z.object({ num_meals: whole }) })], {
  error: 'num_meals is expected, a whole number.',
})
/** How many meals to propose. */
export const randomizeInput = z.object({ breakfast: wanted, lunch: wanted, dinner: wanted }, { error: 'Three categories are expected.' })

/** An item of a shopping list or of a meal. */
export const item = z.object({
  ingredient: z.object({ name: z.string() }),
  amount: z.number(),
  measurement_unit: z.string(),
  typical_location: z.string(),
  product_link: z.string().optional(),
})

/** Form descriptors by label. */
export const formDescriptors = z.record(
  z.string(),
  z.object({
    label: z.string(),
    type: z.enum(['text', 'checkbox', 'multi_checkbox', 'dropdown']),
    options: z.union([z.null(), z.array(z.string()), z.array(z.object({ choice: z.string(), possible_settings: z.array(z.string()) }))]),
  }),
)
const formValue = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
/** Values by label. */
export const formValues = z.record(z.string(), formValue)
/** Present tag preferences. */
export const tagPreferences = z.object({ tag_preferences: z.array(z.object({ tag: z.string(), setting: z.string() })), form: formValues })
/** Present dietary requirements. */
export const dietaryRequirements = z.object({ dietary_requirements: z.record(z.string(), z.string()), form: formValues })
/** Settings as they are sent: one of the known keys, or values by label. */
export const settingsInput = z.record(z.string(), z.unknown(), { error: 'An object is expected.' })

const moment = { error: 'Milliseconds since 1970 or an ISO date since then is expected.' }

/** An analytics event. */
export const analyticsInput = fields({
  event_type: text,
  metadata: z.record(z.string(), z.unknown(), { error: 'An object is expected.' }).nullish(),
  page: text,
  timestamp: z.union([z.int(moment).nonnegative(moment), z.iso.datetime({ offset: true, abort: true, ...moment }).refine((date) => Date.parse(date) >= 0, moment)], moment),
})

/** A whole feedback form. */
export const feedbackInput = fields({
  questions: z.array(fields({ question: text, answer: z.boolean({ error: 'true, false or null is expected.' }).nullish() }), { error: 'A list is expected.' }).default([]),
  text_responses: fields({ stores_supported: text.default(''), benefits: text.default(''), wishes: text.default(''), general: text.default('') })
    .default({ stores_supported: '', benefits: '', wishes: '', general: '' }),
  meal_adjustments: z.array(fields({ meal: text, recommendation: text }), { error: 'A list is expected.' }).default([]),
})

/** A meal of the static catalogue file. */
export const catalogueEntry = z.object({
  slug: z.string(),
  mealbasename: z.string(),
  dietary: z.array(z.string()),
  tags: z.array(z.string()),
  cooking_steps: z.array(z.string()),
})

/** A text field of a body. */
export const textField = text
