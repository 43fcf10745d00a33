import { readAmount, showAmount } from '../../../web/dishes/amounts'
import { condense } from '../../../web/dishes/recipeSource'

it.each([
  ['', null],
  [' ', null],
  ['2', 2],
  ['0.5', 0.5],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['¾', 0.75],
  ['0', NaN],
  ['-1', NaN],
  ['some', NaN],
  ['1/0', NaN],
  ['1 2', NaN],
])('an amount of %p is %p', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it('amounts are shown with three decimals at most', () => {
  expect([showAmount(null), showAmount(1 / 3), showAmount(2)]).toEqual(['', '0.333', '2'])
})

it.each([
  ['plain text stays', ' Soup\n1 egg ', 'Soup\n1 egg'],
  ['data without a recipe stays, for the server to refuse', '{"@type":"Person"}', '{"@type":"Person"}'],
  ['broken data stays', '{"@type":', '{"@type":'],
  [
    'of data the recipe remains',
    '[{"@type":["Recipe"],"name":"Pie","author":"x"}]',
    '{"@type":["Recipe"],"name":"Pie"}',
  ],
  [
    'its page and its old-fashioned yield remain too',
    '{"@graph":[{"@type":"Recipe","@id":"https://a.example/#r","yield":"4","mainEntityOfPage":"https://a.example/pie"}]}',
    '{"@type":"Recipe","@id":"https://a.example/#r","yield":"4","mainEntityOfPage":"https://a.example/pie"}',
  ],
  [
    'of a page without data its text remains',
    '<html><head><style>x</style></head><body><nav>Menu</nav><h1>Pie</h1><li>1 egg</li><script>y</script></body></html>',
    'Pie\n1 egg',
  ],
])('%s', (_what, source, kept) => {
  expect(condense(source)).toBe(kept)
})
