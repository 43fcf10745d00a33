import { readRecipes } from '../../../../server/dishes/reader/readRecipes'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Pies</title>${head}</head><body><nav><a href="/">Home</a></nav>${body}</body></html>`
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const PIE = {
  name: 'Pie',
  serves: 6,
  minutes: 75,
  lines: ['500 g beef mince', '2 tbsp plain flour'],
  steps: ['Brown it.', 'Bake it.'],
}
const data = (over: object = {}) => ({
  '@type': 'Recipe',
  name: 'Pie',
  recipeYield: '6 servings',
  totalTime: 'PT1H15M',
  recipeIngredient: ['500 g beef mince', '2 tbsp plain flour'],
  recipeInstructions: ['Brown it.', 'Bake it.'],
  ...over,
})
const names = (source: string) => readRecipes(source).map(({ name }) => name)

describe('a recipe in the elements of a page', () => {
  test.each([
    [
      'microdata',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
       <img itemprop="image" src="pie.jpg"><span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ann</b></span>
       <meta itemprop="totalTime" content="PT1H15M"><span itemprop="recipeYield">6 servings</span>
       <ul><li itemprop="recipeIngredient"><div>500 g</div> <span>beef mince</span></li><li itemprop="recipeIngredient">2 tbsp plain flour</li></ul>
       <ol itemprop="recipeInstructions"><li>Brown it.</li><li>Bake it.</li></ol></div>`,
    ],
    [
      'microdata of steps in sections',
      `<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1><time itemprop="totalTime" datetime="PT75M">soon</time>
       <p itemprop="recipeYield">Serves 6</p><p itemprop="ingredients">500 g beef mince<br>2 tbsp plain flour</p>
       <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToSection"><h3 itemprop="name">First</h3>
       <p itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">Brown it.</span></p></div>
       <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><div itemprop="text">Bake it.</div></div></article>`,
    ],
    [
      'RDFa',
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Pie</h1><meta property="og:url" content="https://example.com/other">
       <time property="totalTime" datetime="PT1H15M">75 minutes</time><p property="recipeYield">6 people</p>
       <ul><li property="recipeIngredient">500 g beef mince</li><li property="schema:recipeIngredient">2 tbsp plain flour</li></ul>
       <div property="recipeInstructions"><div>Brown it.</div><div>Bake it.</div></div></div>`,
    ],
  ])('is read from %s', (_what, markup) => {
    const [recipe, ...others] = readRecipes(page(markup))
    expect(recipe).toMatchObject(PIE)
    expect(others).toEqual([])
  })

  test('is one recipe with the same in JSON-LD, which need not say everything', () => {
    const markup = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b>
      <i itemprop="ingredients">500 g beef mince</i><i itemprop="ingredients">2 tbsp plain flour</i></div>`
    const stub = data({ recipeIngredient: undefined })
    for (const whole of [data(), stub]) {
      const recipes = readRecipes(page(script(JSON.stringify(whole)) + markup))
      expect(recipes).toMatchObject([PIE])
    }
  })
})

describe('several recipes', () => {
  test('are each read, in the order of the page', () => {
    const second = data({ name: 'Mash', recipeIngredient: ['1 kg potatoes'] })
    expect(names(page(script(JSON.stringify({ '@graph': [data(), second] }))))).toEqual(['Pie', 'Mash'])
    expect(names(page(script(JSON.stringify(data())) + script(JSON.stringify([second]))))).toEqual(['Pie', 'Mash'])
    expect(names(JSON.stringify([data(), second]))).toEqual(['Pie', 'Mash'])
  })

  test('of one name stay apart where their ingredients differ, so that none is lost', () => {
    const other = data({ recipeIngredient: ['500 g beef mince', '1 handful peanuts'] })
    expect(readRecipes(JSON.stringify([data(), other]))).toHaveLength(2)
    expect(
      readRecipes(JSON.stringify([data({ name: '' }), data({ name: '', recipeIngredient: ['1 egg'] })])),
    ).toHaveLength(2)
  })

  test('do not count those that are only mentioned', () => {
    const mention = { '@type': 'Recipe', name: 'Cake', url: 'https://example.com/cake' }
    expect(names(page(script(JSON.stringify([mention, data()]))))).toEqual(['Pie'])
  })
})

describe('data that is not quite JSON', () => {
  const json = JSON.stringify(data())
  test.each([
    ['comment marks of a script', `// <![CDATA[\n${json}\n// ]]>`],
    ['comment marks of a style', `/*<![CDATA[*/ ${json} /*]]>*/`],
    ['commas before a closing bracket', json.replace('flour"]', 'flour",]').replace(/\}$/, ',}')],
    ['escapes that mean nothing', json.replace('Brown it.', 'Brown it\\.').replace('Bake', '\\Bake')],
    ['tabs and line breaks in texts', json.replace('500 g', '500\n\tg')],
    ['single quotes and no comma', json.replaceAll('"', "'").replace("',", "'")],
  ])('is repaired: %s', (_what, text) => {
    expect(readRecipes(page(script(text)))).toMatchObject([PIE])
  })

  test('is not repaired where it was cut off: half of the ingredients would look like all of them', () => {
    expect(readRecipes(page(script(json.slice(0, json.indexOf(',"2 tbsp')))))).toEqual([])
    expect(readRecipes(`${json.slice(0, json.indexOf(',"2 tbsp'))}]`)).toEqual([])
  })
})

describe('a page that describes no recipe', () => {
  const article = `<h1>Pie</h1><p>How I love it.</p><h2>Ingredients</h2><ul><li>500 g beef mince</li><li>2 tbsp plain flour</li></ul>
    <h2>Method</h2><ol><li>Brown the mince in a pan.</li><li>Bake it for an hour.</li></ol><h3>Leave a comment</h3><p>Ann: add peanuts!</p>`

  test('is read from its text, between the headings', () => {
    const [recipe] = readRecipes(page(article, '<link rel="canonical" href="https://example.com/pie">'))
    expect(recipe).toMatchObject({
      name: 'Pie',
      lines: PIE.lines,
      steps: ['Brown the mince in a pan.', 'Bake it for an hour.'],
      urlDetails: 'https://example.com/pie',
    })
  })

  test('without these has none', () => {
    expect(readRecipes(page('<p>1 cup of nothing</p><p>Cook it.</p>'))).toEqual([])
    expect(readRecipes(page('<h2>Ingredients</h2><p>Sold out</p><h2>Method</h2><p>None</p>'))).toEqual([])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/pie'])('has no address %s', (href) => {
    expect(readRecipes(page(article, `<link rel="canonical" href="${href}">`))[0]?.urlDetails).toBeNull()
  })
})
