import { matchIngredients } from '../../../server/settings/matchIngredients'
import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { edits } from '../../../server/catalogue/edits'
import { suggestIngredients } from '../../../server/settings/suggestIngredients'
import { makeIngredient } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

const match = (text: string) => matchIngredients(fullCatalogue(), text)
const having = (fact: string) =>
  fullCatalogue()
    .ingredients.filter(({ contains }) => contains?.includes(fact as 'egg'))
    .map(({ slug }) => slug)
    .sort()

test.each([
  ['mushrooms', ['mushroom', 'king-oyster-mushroom', 'shiitake-mushroom', 'portobello-mushroom']],
  ['Mushroom', ['mushroom', 'king-oyster-mushroom', 'shiitake-mushroom', 'portobello-mushroom']],
  ['tomato', ['tomato', 'cherry-tomato', 'diced-tomato-tinned', 'tomato-paste']],
  ['berries', ['frozen-mixed-berries']],
  ['bell peppers', ['red-capsicum', 'green-capsicum']],
  ['chilies', ['red-chilli', 'chilli-flakes']],
  ['mushrooms and olives', ['mushroom', 'olive']],
  ['brown onion / garlic', ['brown-onion', 'garlic']],
  ['gruyere', ['gruyere']],
  ['no coriander', ['coriander']],
  ['cheese', ['cheddar', 'halloumi', 'paneer', 'ricotta', 'basil-pesto']],
  ["cow's milk, chick peas, raisins", ['butter', 'chickpea-tinned', 'sultana']],
])('%s names what has the word', (text, slugs) => {
  const { slugs: named, unknownWords } = match(text)
  expect(named).toEqual(expect.arrayContaining(slugs))
  expect(unknownWords).toEqual([])
})

test.each([
  ['eggs', 'egg'],
  ['dairy', 'milk'],
  ['milk', 'milk'],
  ['shell fish', 'mollusc'],
  ['fish', 'fish'],
  ['soy', 'soy'],
  ['peanuts', 'peanut'],
  ['pork', 'pork'],
  ['meat', 'meat'],
])('%s names everything that contains it, under whatever name', (word, fact) => {
  expect(match(word).slugs).toEqual(expect.arrayContaining(having(fact)))
})

test.each([
  ['almonds', ['almond', 'almond-milk', 'granola', 'dukkah', 'basil-pesto'], ['walnut', 'cashew', 'peanut', 'apple']],
  ['pine nuts', ['pine-nut', 'muesli', 'basil-pesto'], ['pineapple', 'almond', 'ground-nutmeg', 'coconut-milk']],
  ['prawns', ['prawn', 'thai-red-curry-paste', 'kimchi'], ['vegan-kimchi', 'squid', 'fish-sauce']],
  ['crab', ['thai-green-curry-paste', 'kimchi'], ['prawn']],
])('%s may be in what does not say which it holds', (word, named, others) => {
  const { slugs, unknownWords } = match(word)
  expect(unknownWords).toEqual([])
  expect(slugs).toEqual(expect.arrayContaining(named))
  for (const other of others) expect(slugs).not.toContain(other)
})

test('nuts are tree nuts and peanuts, and not what is free from them', () => {
  const { slugs } = match('nuts')
  expect(slugs).toEqual([...new Set([...having('tree_nut'), ...having('peanut')])].sort())
})

test.each([
  ['milk', 'coconut-milk'],
  ['butter', 'peanut-butter'],
  ['olives', 'olive-oil'],
  ['oysters', 'king-oyster-mushroom'],
  ['fish', 'vegan-fish-sauce'],
  ['eggs', 'egg-free-fettuccine'],
  ['apple', 'pineapple'],
])('%s does not name %s', (word, slug) => expect(match(word).slugs).not.toContain(slug))

test('an ingredient that has not been reviewed may be anything, so every word that is understood names it', () => {
  const catalogue = compileCatalogue({
    ingredients: [
      makeIngredient('house-sauce', { contains: null }),
      makeIngredient('house-spice', { composition: null }),
      makeIngredient('flour'),
    ],
    swaps: [],
    meals: [],
  })
  for (const word of ['sauce', 'egg', 'peanuts', 'seafood'])
    expect(matchIngredients(catalogue, word).slugs).toEqual(expect.arrayContaining(['house-sauce']))
  expect(matchIngredients(catalogue, 'flour').slugs).toEqual(['flour', 'house-sauce', 'house-spice'])
  expect(matchIngredients(catalogue, 'xyzzy').slugs).toEqual([])
})

test('unknown words come back as typed', () => {
  expect(match('constructor, __proto__, toString').unknownWords).toEqual(['constructor', '__proto__', 'toString'])
  expect(match('Brocolli, garlic,  xyzzy , tomatos').unknownWords).toEqual(['Brocolli', 'xyzzy'])
})

test.each([
  ['Brocolli', 'broccoli'],
  ['zuchini', 'zucchini'],
  ['mushroom soup powder', 'mushrooms'],
  ['avacado', 'avocado'],
  ['corriander', 'coriander'],
  ['parmesean', 'parmesan'],
])('%s is near to %s', (word, name) => expect(suggestIngredients(fullCatalogue(), word)).toContain(name))

test('who writes what a food is free from among what is never eaten is shown the word for it', () => {
  expect(suggestIngredients(fullCatalogue(), 'Gluten-free')).toEqual(['gluten'])
  expect(suggestIngredients(fullCatalogue(), 'dairy free')).toEqual(['dairy'])
  expect(suggestIngredients(fullCatalogue(), 'stress free')).toEqual([])
})

test('what is near to nothing has no near matches', () =>
  expect(suggestIngredients(fullCatalogue(), 'xyzzyqwert')).toEqual([]))

test('nothing names nothing', () => {
  for (const text of ['', ' , ,;\n ', '!!!', 'the'])
    expect(match(text)).toEqual({ slugs: [], words: [], unknownWords: [] })
})

test.each([
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['tofu', 'tfou', 1],
  ['leek', 'leek', 0],
])('from %j to %j are %d edits', (a, b, count) => {
  expect(edits(a, b)).toBe(count)
  expect(edits(b, a)).toBe(count)
  expect(edits(a, b, count)).toBe(count)
  if (count > 0) expect(edits(a, b, count - 1)).toBe(Infinity)
})
