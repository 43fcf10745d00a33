import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lintCatalogue } from '../../../server/catalogue/lint/lintCatalogue'
import { readCatalogue } from '../../../server/catalogue/readCatalogue'
import { readPictures } from '../../../server/commands/pictures'

const SEEDS = join(__dirname, '..', '..', '..', 'seeds', 'catalogue')
const PICTURES = new Set(['egg'])

const STOCK = `- slug: stock
  name: stock
  area: pantry
  unit: ml
  kind: stock
  picture: egg
  density: 1
  sold: {by: carton, size: [500, 1000]}
  contains: []
`
const INGREDIENTS = `- slug: rice
  name: rice
  area: pantry
  unit: g
  kind: rice
  picture: egg
  density: 0.8
  sold: {by: bag, size: 1000}
  contains: []
${STOCK}`
const MEAL = `name: Plain rice
categories: [dinner]
mainIngredient: rice
minutes: 20
tags: [quick]
ingredients:
  - {ingredient: rice, amount: 80, unit: g}
  - {ingredient: stock, amount: 150, unit: ml}
steps:
  - 'Simmer the {rice} in the {stock} for 15 minutes.'
  - 'Fluff the {rice:name} with a fork and season to taste.'
`
const FODMAPS = '- {family: staples, sources: [Muir 2007], none: [rice]}\n'
const GROUPS = '- {names: [staples], members: [rice, stock]}\n'
const HOLDS = '[]\n'
const SWAPS = '- {from: stock, to: null, ratio: 0, note: Use water.}\n'

let folder = ''

/** The problems of a small sound catalogue with one thing changed in one file. */
function lintWith(file: string, from: string, to: string, ingredients = INGREDIENTS): string[] {
  const files: Record<string, string> = {
    'ingredients/all.yaml': ingredients,
    'meals/plain-rice.yaml': MEAL,
    'swaps.yaml': SWAPS,
    'groups.yaml': GROUPS,
    'holds.yaml': HOLDS,
    'fodmaps.yaml': FODMAPS,
  }
  expect(files[file]).toContain(from)
  files[file] = (files[file] ?? '').replace(from, to)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return lintCatalogue(folder, PICTURES).map((problem) => `${problem.file}:${problem.line} ${problem.message}`)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-catalogue-'))
  cpSync(join(SEEDS, 'schema'), join(folder, 'schema'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('lintCatalogue', () => {
  it('finds nothing in a sound catalogue, which reads as data', () => {
    expect(lintWith('swaps.yaml', 'water', 'water')).toEqual([])
    expect(readCatalogue(folder).meals[0]).toMatchObject({
      id: 'plain-rice',
      slug: 'plain-rice',
      essential: ['rice'],
      urlDetails: null,
      ingredients: [{ ingredient: 'rice', preparation: null, optional: false }, {}],
    })
  })

  it('takes a short name that leaves words out, and no other', () => {
    const named = (short: string) =>
      lintWith('ingredients/all.yaml', '  name: stock\n', `  name: vegan stock (soy-free)\n  short: ${short}\n`)
    expect(named('stock')).toEqual([])
    expect(named('broth')).toEqual([
      'ingredients/all.yaml:12 broth is not vegan stock (soy-free) without some of its words',
    ])
    expect(named('vegan stock soy-free')).toEqual([
      'ingredients/all.yaml:12 vegan stock soy-free leaves nothing of vegan stock (soy-free) out',
    ])
  })

  it('checks what a swap adds to the steps', () => {
    const swap = (fields: string) =>
      lintWith('swaps.yaml', SWAPS, `- {from: stock, to: rice, ratio: 1, note: Why not., ${fields}}\n`)
    expect(swap("before: 'Rinse the {to}.', words: {simmer: cook}")).toEqual([])
    expect(swap("before: 'Rinse the {rice}.'")).toEqual(['swaps.yaml:1 only {to} stands in braces'])
    expect(swap('words: {Simmer: cook}')).toEqual(['swaps.yaml:1 write Simmer in lower case'])
    expect(lintWith('swaps.yaml', 'note: Use water.', 'note: Use water., before: Wait.')).toEqual([
      'swaps.yaml:1 stock is left out: it has no step',
    ])
  })

  it('demands the facts of everything that a composed food holds', () => {
    expect(lintWith('holds.yaml', '[]', '- {ingredient: stock, holds: [rice]}')).toEqual([])
    writeFileSync(join(folder, 'ingredients/all.yaml'), INGREDIENTS.replace('contains: []', 'contains: [soy]'))
    expect(lintCatalogue(folder, PICTURES)).toEqual([
      { file: 'holds.yaml', line: 1, message: 'stock holds rice, so it must declare soy' },
    ])
  })

  it('asks that what is swapped in is counted by the words by which steps name it', () => {
    const piece = (one: string) => `piece: {weight: 20, one: ${one}, many: ${one}}\n  contains: []\n`
    const swaps = SWAPS.replace('to: null, ratio: 0', 'to: rice, ratio: 1')
    const lint = (one: string): string[] => {
      const text = INGREDIENTS.replace('contains: []\n', piece(one)).replace('name: rice', 'name: vegetarian rice')
      return lintWith('swaps.yaml', SWAPS, swaps, text)
    }
    expect(lint('cups of vegetarian rice')).toEqual([])
    expect(lint('cup of rice')).toEqual(
      Array(2).fill(
        'ingredients/all.yaml:9 “cup of rice” leaves out words of “vegetarian rice”, by which steps name rice',
      ),
    )
  })

  it('asks how what replaces a prepared ingredient is prepared, where it is of another kind', () => {
    const swap = '- {from: rice, to: stock, ratio: 1, note: Why not.}\n'
    const prepared = [
      '{ingredient: rice, amount: 80, unit: g}',
      '{ingredient: rice, amount: 80, unit: g, preparation: rinsed}',
    ] as const
    const lint = (swaps: string) => {
      writeFileSync(join(folder, 'swaps.yaml'), SWAPS + swaps)
      return lintCatalogue(folder, PICTURES).map(({ message }) => message)
    }
    lintWith('meals/plain-rice.yaml', ...prepared)
    expect(lint(swap)).toEqual(["rice is prepared in a meal: say how stock is, or '' where it is not"])
    for (const said of ["''", 'strained', 'null'])
      expect(lint(swap.replace('}', `, preparation: ${said}}`))).toEqual([])
    lintWith('meals/plain-rice.yaml', 'rice', 'rice')
    expect(lint(swap)).toEqual([])
  })

  const meal = 'meals/plain-rice.yaml'
  const ingredients = 'ingredients/all.yaml'
  it.each([
    [meal, 'minutes: 20', 'minutes: [20', /plain-rice.yaml:\d+ /],
    [meal, 'minutes: 20', 'minutes: soon', /:4 minutes must be integer/],
    [meal, 'minutes: 20', 'minutes: 30', /:5 is not quick at 30 minutes/],
    [meal, 'tags: [quick]', 'tags: [budget]', /:5 must have the tag quick/],
    [meal, 'tags: [quick]', 'tags: [quick, yummy]', /:5 tags.1 must be equal to one of the allowed values: quick, /],
    [meal, 'name: Plain rice', 'name: Plain rice\nserves: 4', /:1 must NOT have additional properties: serves/],
    [meal, 'mainIngredient: rice', 'mainIngredient: pasta', /:3 pasta is not in the list/],
    [
      meal,
      'amount: 150, unit: ml',
      'amount: 1, unit: piece',
      /:8 stock cannot be converted from piece: it needs a piece/,
    ],
    [meal, 'amount: 80, unit: g', 'amount: 800, unit: g', /:7 800 g of rice per serve is not plausible/],
    [meal, '{ingredient: stock,', '{ingredient: stok,', /:8 there is no ingredient stok/],
    [meal, 'the {stock}', 'water', /:8 stock is used in no step/],
    [meal, '{stock}', '{stock:name}', /:10 no step gives the amount of stock/],
    [meal, 'with a fork', 'with {salt}', /:11 salt is not in the list/],
    [meal, 'with a fork', 'with a {Fork!}', /:11 \{Fork!\} is neither/],
    [meal, 'with a fork', 'with a {fork', /:11 a brace is not closed/],
    [
      meal,
      '  - {ingredient: stock',
      '  - {ingredient: rice, amount: 1, unit: g}\n  - {ingredient: stock',
      /:8 rice is listed twice/,
    ],
    [meal, 'with a fork', 'in the stock', /:11 write \{stock:name\} for stock/],
    [meal, ' and season to taste', '', /:10 no salt: say where the cook tastes and seasons/],
    [ingredients, 'kind: stock', 'kind: rices', /:5 kind rice exists in the plural too/],
    [ingredients, 'slug: stock', 'slug: rice', /:10 slug rice is taken/],
    [ingredients, 'name: stock', 'name: Rice', /:11 name rice is taken/],
    [ingredients, 'picture: egg', 'picture: dragon', /:6 there is no picture dragon/],
    [ingredients, 'contains: []', 'contains: [wheat]', /:9 rice contains wheat, so it must declare gluten/],
    [ingredients, 'name: stock', 'name: beef stock', /:18 stock is called beef stock and must declare beef/],
    [ingredients, 'name: stock', 'name: halloumi', /:18 stock is called halloumi and must declare milk/],
    [ingredients, 'name: stock', 'name: rye bread', /:18 stock is called rye bread and must declare gluten/],
    [
      ingredients,
      STOCK,
      STOCK.replace('name: stock', 'name: vegan stock').replace('[]', '[milk]'),
      /:18 stock is called vegan stock and must not contain milk/,
    ],
    [
      ingredients,
      STOCK,
      STOCK.replace('name: stock', 'name: gluten-free stock').replace('[]', '[gluten]'),
      /:18 stock is called gluten-free stock and must not contain gluten/,
    ],
    [ingredients, '  contains: []\n- slug', '- slug', /:1 must have required property 'contains'/],
    [
      ingredients,
      '- slug: stock',
      '- {slug: lost, name: lost, area: pantry, unit: g, kind: x, picture: egg, contains: []}\n- slug: stock',
      /:10 no meal and no swap uses lost/,
    ],
    [ingredients, '  sold: {by: bag, size: 1000}\n', '', /:1 rice does not say how it is sold/],
    [ingredients, 'by: bag', 'by: sack', /:8 sold.by must be equal to one of the allowed values: piece, loose, bag/],
    [ingredients, 'by: bag, size: 1000', 'by: bag', /:8 rice: a bag needs a size/],
    [ingredients, '[500, 1000]', '[1000, 500]', /:17 stock: sizes must ascend/],
    [ingredients, 'size: 1000}', 'size: 10000}', /:8 rice: a size is not 0.5 to 6000 g/],
    [ingredients, 'size: 1000}', 'size: 2.5, unit: piece}', /:8 rice: a pack holds whole pieces/],
    [ingredients, 'size: 1000}', 'size: 10, unit: piece}', /:8 rice: g cannot be converted to piece/],
    [ingredients, 'size: 1000}', 'size: 1000, gives: 1.5}', /:8 rice: gives must be from 0.2 to below 1/],
    [ingredients, 'by: bag, size: 1000', 'by: loose, size: 30', /:8 rice: steps are 50, 100, 250, 500/],
    [ingredients, 'by: bag, size: 1000', 'by: piece', /:8 rice: what is sold by the piece needs a piece/],
    [ingredients, 'by: bag, size: 1000', 'by: piece, size: 2', /:8 rice: what is sold by the piece has no size/],
    [
      ingredients,
      'by: bag, size: 1000',
      'by: piece, gives: 5, name: [slice of rice, slices of rice]',
      /:8 rice: no shop sells a slice of rice by itself/,
    ],
    ['groups.yaml', 'stock]', 'broth, stock]', /:1 there is no ingredient broth/],
    ['groups.yaml', ', stock', '', /ingredients\/all.yaml:10 stock is in no group of groups.yaml/],
    ['groups.yaml', 'names', 'groups: [herbs], names', /:1 there is no group herbs/],
    ['groups.yaml', 'names', 'groups: [staples], names', /:1 staples is below itself/],
    ['groups.yaml', GROUPS, GROUPS + GROUPS, /:2 another group is called staples/],
    ['groups.yaml', 'members', 'member', /:1 must/],
    ['holds.yaml', '[]', '- {ingredient: broth, holds: [rice]}', /:1 there is no ingredient broth/],
    ['holds.yaml', '[]', '- {ingredient: stock, holds: [celery]}', /:1 there is no group and no ingredient celery/],
    ['holds.yaml', '[]', '- {ingredient: stock, holds: []}', /:1 holds must NOT have fewer than 1/],
    ['fodmaps.yaml', '[rice]', '[broth]', /:1 there is no ingredient broth/],
    ['fodmaps.yaml', FODMAPS, FODMAPS + FODMAPS, /:2 rice is named twice/],
    ['fodmaps.yaml', '[Muir 2007]', '[A friend]', /:1 sources.0 must be equal to one of the allowed values/],
    ['swaps.yaml', 'from: stock', 'from: broth', /:1 there is no ingredient broth/],
    ['swaps.yaml', 'to: null, ratio: 0', 'to: rice, ratio: 0', /:1 ratio 0 is not between/],
  ])('names file, line and what is wrong: %s %j → %j', (file, from, to, message) => {
    const problems = lintWith(file, from, to)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.join('\n')).toMatch(message)
    expect(problems.join('\n')).toContain(file)
  })

  it('finds nothing in the catalogue that is shipped', () => {
    expect(lintCatalogue(SEEDS, readPictures())).toEqual([])
  })
})
