import { itemWords } from '../../../web/shopping/itemWords'

it.each([
  ['2 batteries', 'batteries', '2'],
  ['2x batteries', 'batteries', '2'],
  ['batteries x2', 'batteries', '2'],
  ['eggs 12x', 'eggs', '12'],
  ['milk 1 l', 'milk', '1 l'],
  ['milk 1.5l', 'milk', '1.5 l'],
  ['1,5 kg of potatoes', 'potatoes', '1,5 kg'],
  ['2 x 500 g rice', 'rice', '2 × 500 g'],
  ['½ kg mince', 'mince', '½ kg'],
  ['1 bunch of parsley', 'parsley', '1 bunch'],
  ['toilet paper', 'toilet paper', null],
  ['7 up', '7 up', null],
  ['vitamin b 12', 'vitamin b 12', null],
  ['2', '2', null],
  ['کبریت', 'کبریت', null],
])('%s', (text, name, amount) => {
  const words = itemWords(text)
  expect(words).toEqual({ name, amount: amount && amount.replaceAll(' ', '\u00a0') })
})
