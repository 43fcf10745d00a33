import * as fc from 'fast-check'

/** Names that handlers look for, and names that JavaScript objects have anyway. */
const KEYS = [
  'email',
  'password',
  'key',
  'new_password',
  'current_password',
  'confirm_new_password',
  'marketing_opt_in',
  'breakfast',
  'lunch',
  'dinner',
  'settings',
  'num_meals',
  'meal_list',
  'unique_id',
  'num_serves',
  'name',
  'isCustomised',
  'url_details',
  'main_ingredient',
  'mealStructure',
  'tag_preferences',
  'dietary_requirements',
  'form',
  'tag',
  'setting',
  'event_type',
  'metadata',
  'page',
  'timestamp',
  'questions',
  'question',
  'answer',
  'text_responses',
  'stores_supported',
  'benefits',
  'wishes',
  'general',
  'meal_adjustments',
  'meal',
  'recommendation',
  'Dietary requirements',
  'Ingredients I never eat',
  'Tags',
  'Preferred store',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '',
]

/** Texts that have broken programs before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\uffff',
  '😀'.repeat(50),
  'é',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '{{7*7}}',
  'a'.repeat(300),
  'x'.repeat(6000),
  'cook@example.com',
  'A@EXAMPLE.COM',
  'a@b',
  'Vegan',
  'Strict',
  'vegan',
  'quick',
  'mode_entered',
  '2026-11-21T00:00:00Z',
  '275760-09-13',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  'meal-1',
  Buffer.from('apple-pie-porridge').toString('base64url'),
  Buffer.from('apple-pie-porridge\nwalnut\nnobody').toString('base64url'),
  'Simmer-the-lentils-9',
  '__proto__',
  'constructor',
]

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  10,
  11,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  8.64e15 + 1,
  Number.MIN_VALUE,
  Date.now(),
]

const leaf = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.boolean(),
  fc.constant(null),
  fc.string({ unit: 'binary' }),
  fc.double(),
)
const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYS) }, fc.string())

/** Any JSON value, mostly of names and texts that mean something here. */
export const junkJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown; list: unknown; object: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 12 }),
  object: fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
})).value

const count = fc.constantFrom(...NUMBERS, ...['2', null])
const row = fc.record(
  {
    name: leaf,
    unique_id: fc.constantFrom(...TEXTS),
    num_serves: count,
    isCustomised: leaf,
    url_details: leaf,
    main_ingredient: leaf,
  },
  { requiredKeys: [] },
)
const category = fc.record(
  { settings: fc.record({ num_meals: count }), meal_list: fc.array(row, { maxLength: 12 }), num_meals: count },
  { requiredKeys: [] },
)
const plan = fc.record({ breakfast: category, lunch: category, dinner: category }, { requiredKeys: ['dinner'] })

/** Bodies that come close to what a call takes, so that what lies behind the first check is reached too. */
export const nearly: fc.Arbitrary<unknown> = fc.oneof(
  plan,
  plan.map((mealStructure) => ({ mealStructure })),
  row,
  fc.record({
    email: fc.constantFrom(...TEXTS),
    password: fc.constantFrom(...TEXTS),
    marketing_opt_in: fc.boolean(),
    key: fc.constantFrom(...TEXTS),
    new_password: fc.constantFrom(...TEXTS),
  }),
  fc.record({
    event_type: fc.constantFrom('mode_entered', 'ui_warning', 'x'),
    metadata: fc.dictionary(key, leaf, { maxKeys: 4 }),
    page: fc.constantFrom(...TEXTS),
    timestamp: fc.oneof(count, fc.constantFrom(...TEXTS)),
  }),
  fc.record(
    {
      dietary_requirements: fc.oneof(fc.dictionary(key, leaf, { maxKeys: 4 }), fc.array(leaf, { maxLength: 4 })),
      tag_preferences: junkJson,
      form: fc.dictionary(key, junkJson, { maxKeys: 4 }),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    { 'Dietary requirements': fc.dictionary(key, leaf, { maxKeys: 3 }), 'Ingredients I never eat': leaf },
    { requiredKeys: [] },
  ),
  fc.record({ Tags: fc.dictionary(key, leaf, { maxKeys: 3 }), 'Preferred store': leaf }, { requiredKeys: [] }),
  fc.record(
    {
      questions: fc.array(fc.record({ question: leaf, answer: leaf }), { maxLength: 22 }),
      text_responses: fc.record({ wishes: leaf, general: leaf }),
      meal_adjustments: fc.array(fc.record({ meal: leaf, recommendation: leaf }), { maxLength: 7 }),
    },
    { requiredKeys: [] },
  ),
)
