import { readAmount, showAmount } from '../../../web/plan/typedAmounts'
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
    '[{"@type":["Recipe"],"name":"Pie","image":"x","author":"Anna"}]',
    '{"@type":["Recipe"],"name":"Pie","author":"Anna"}',
  ],
  [
    'its page and its old-fashioned yield remain too',
    '{"@graph":[{"@type":"Recipe","@id":"https://a.example/#r","yield":"4","mainEntityOfPage":"https://a.example/pie"}]}',
    '{"@type":"Recipe","@id":"https://a.example/#r","yield":"4","mainEntityOfPage":"https://a.example/pie"}',
  ],
  [
    'of a page without data its elements remain, without what is not read',
    '<html><head><style>x</style></head><body><nav>Menu</nav><h1>Pie</h1><li>1 egg</li><script>y</script></body></html>',
    '<!doctype html><body><h1>Pie</h1><li>1 egg</li></body>',
  ],
  [
    'of a page with one whole recipe as data only that remains',
    '<script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"],"review":"x"}]}</script><p>Advert</p>',
    '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}',
  ],
  [
    'of several all remain',
    '[{"@type":"Recipe","name":"Pie"},{"@type":"Recipe","name":"Mash","image":"x"}]',
    '[{"@type":"Recipe","name":"Pie"},{"@type":"Recipe","name":"Mash"}]',
  ],
  [
    'data that is no JSON remains as it is, for the server to repair',
    '<html><head><script type="application/ld+json">{"@type":"Recipe",}</script><script>run()</script></head><body>Advert</body></html>',
    '<!doctype html><script type="application/ld+json">{"@type":"Recipe",}</script>',
  ],
  [
    'microdata remains, with what it says and nothing else',
    '<html><head><link rel="canonical" href="https://a.example/pie"></head><body><p>Advert</p><div class="x" itemscope itemtype="https://schema.org/Recipe" onclick="run()"><!-- x --><b style="color:red" itemprop="name">Pie</b><a itemprop="url" href="https://a.example/">x</a><a href="https://b.example/">y</a><script>run()</script></div></body></html>',
    '<!doctype html><link rel="canonical" href="https://a.example/pie"><div itemscope="" itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b><a itemprop="url" href="https://a.example/">x</a><a>y</a></div>',
  ],
])('%s', (_what, source, kept) => {
  expect(condense(source)).toBe(kept)
})
