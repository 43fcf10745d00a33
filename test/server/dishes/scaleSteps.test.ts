import fc from 'fast-check'
import { scaleSteps } from '../../../server/dishes/scaleSteps'

const scale = (step: string, from: number, to: number, names: string[] = []) =>
  scaleSteps([step], names, from, to)?.[0] ?? null

test.each([
  ['Add 200 g of the flour and 2 tbsp oil.', 'Add 400 g of the flour and 4 tbsp oil.'],
  ['Stir in 1/2 cup milk, 1½ cups stock and 1 1/2 tsp salt.', 'Stir in 1 cup milk, 3 cups stock and 3 tsp salt.'],
  ['Pour in 1 cup of stock.', 'Pour in 2 cups of stock.'],
  [
    'Add 2-3 tbsp water, 1.5 kg lamb and 2 to 3 teaspoons salt.',
    'Add 4-6 tbsp water, 3 kg lamb and 4 to 6 teaspoons salt.',
  ],
  ['Melt 50g butter (1 oz).', 'Melt 100g butter (2 oz).'],
  ['Add half of the onions and a pinch of salt.', 'Add half of the onions and a pinch of salt.'],
  ['Have ready for 4 serves: 1 litre water.', 'Have ready for 8 serves: 2 litres water.'],
])('of %s the amounts are doubled', (step, doubled) => {
  expect(scale(step, 4, 8)).toBe(doubled)
})

test.each([
  ['Heat the oven to 180 °C (160 °C fan, 350°F, gas mark 4).'],
  ['Bake at 180C for 10 minutes, or 1½ hours, 20-25 mins or 2 to 3 hours.'],
  ['Grease a 20 cm tin and line a 30 x 20 cm tray.'],
  ['Cut it into 2.5 cm pieces, 1/2 inch thick.'],
  ['Use a 2 litre casserole dish and a 12-hole muffin tin.'],
  ['Turn it 3 times, on 2 sides, in 4 batches.'],
  ['Reduce by 50 % as in step 2, on speed 3.'],
  ['Divide it into two equal halves, for two minutes.'],
])('%s never changes', (step) => {
  for (const to of [1, 3, 10]) expect(scale(step, 4, to)).toBe(step)
})

test.each([
  ['Add 2 eggs.'],
  ['Add two eggs.'],
  ['Add a 400 g tin of tomatoes.'],
  ['Add 2 x 400 g tins of tomatoes.'],
  ['Add a tablespoon of oil.'],
  ['Add half a cup of milk.'],
  ['Shape it into 12 balls.'],
  ['Shape it into balls of 50 g each, 50 g portions.'],
  ['Roast it for 20 minutes per 500 g.'],
  ['Add 1,000 g rice.'],
  ['Chop an onion.'],
  ['Add one large onion.'],
])('%s is not understood, and then nothing is scaled', (step) => {
  expect(scaleSteps(['Add 200 g flour.', step], ['brown onion', 'flour'], 4, 8)).toBeNull()
  expect(scaleSteps(['Add 200 g flour.', step], ['brown onion', 'flour'], 4, 4)).toEqual(['Add 200 g flour.', step])
})

const number = fc.oneof(
  fc.integer({ min: 1, max: 900 }).map(String),
  fc.constantFrom('½', '⅓', '⅔', '¼', '¾', '1½', '2¼', '3⅓'),
)
const amount = fc.oneof(
  fc.tuple(number, fc.constantFrom('tbsp', 'tsp', 'oz')).map((both) => both.join(' ')),
  fc.tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom('g', 'ml', 'kg')).map((both) => both.join(' ')),
)
const words = fc.constantFrom(
  'Stir in',
  'of the flour',
  'for 10 minutes',
  'at 180 °C',
  'in a 20 cm tin',
  'half of the',
  'and',
)
const step = fc.array(fc.oneof(amount, words), { maxLength: 8 }).map((parts) => parts.join(' '))
const serves = fc.integer({ min: 1, max: 10 })

test('for as many serves everything stays as it is written, whatever it says', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), serves, (steps, n) => expect(scaleSteps(steps, [], n, n)).toEqual(steps)),
  )
})

test('for n times as many and back again gives what was written', () => {
  fc.assert(
    fc.property(step, serves, serves, (text, from, n) => {
      const more = scale(text, from, from * n)
      expect(more).not.toBeNull()
      expect(scale(more ?? '', from * n, from)).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('whatever a step says, it is scaled without a fault or not at all, in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), serves, serves, (text, from, to) => {
      const scaled = scale(text, from, to)
      expect(scaled === null || typeof scaled === 'string').toBe(true)
    }),
  )
  for (const hostile of ['1', '1 ', '½', '1-', '1 to ', 'gas ', '1 g', '1 x ', 'one ', '1 cm x ', '('])
    scale(hostile.repeat(2000 / hostile.length), 1, 2, ['onion'])
})
