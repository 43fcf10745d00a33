import { LIMITS } from '../../../../schema/limits'
import { readRecipes } from '../../../../server/dishes/reader/readRecipes'

const most = LIMITS.pageSourceLength
const fill = (text: string, start = '<!doctype html>') =>
  (start + text.repeat(Math.ceil(most / text.length))).slice(0, most)
const block = (json: string) => `<!doctype html><script type="application/ld+json">${json}</script>`
const item = '<!doctype html><div itemscope itemtype="https://schema.org/Recipe">'

/** What is longest, deepest or most often repeated; reading any of these by its square would take hours. */
test.each([
  ['<', fill('<')],
  ['open elements', fill('<a>')],
  ['elements that others close', fill('<a></b>')],
  ['paragraphs', fill('<p>')],
  ['pictures in pictures', fill('<svg>')],
  ['attributes', fill(' a', '<!doctype html><a')],
  ['half entities', fill('&#x1f')],
  ['comments', fill('<!--')],
  ['scripts', fill('<script type=application/ld+json>{}</script>')],
  ['things in things', fill('<div itemscope itemtype=schema.org/Recipe>')],
  ['values in values', fill('<b itemprop=name>x', item)],
  ['names of one value', `${item}<i itemprop="${'a '.repeat(most / 2)}`],
  ['brackets', block('['.repeat(most / 2))],
  ['data nested a million deep', block('['.repeat(most / 2) + ']'.repeat(most / 2))],
  ['quotes that are never closed', block(`[${'"a'.repeat(140_000)}]`)],
  ['spaces', block(`[${' '.repeat(most - 100)}x:]`)],
  ['recipes', block(`[${'{"@type":"Recipe","name":"a"},'.repeat(60_000)}{}]`)],
])('two million characters of %s are read to their end, and no recipe is found', (_what, source) => {
  expect(readRecipes(source)).toEqual([])
})

test('a recipe is found in front of, behind and between what is hostile', () => {
  const recipe = '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}'
  const script = `<script type="application/ld+json">${recipe}</script>`
  const deep = `<script type="application/ld+json">${'['.repeat(6000)}${']'.repeat(6000)}</script>`
  for (const source of [fill('<a>', script), `<!doctype html>${'<'.repeat(1_900_000)} ${script}`, deep + script + deep])
    expect(readRecipes(source)).toMatchObject([{ name: 'Pie', lines: ['1 egg'] }])
})
