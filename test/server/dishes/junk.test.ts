import fc from 'fast-check'
import { LIMITS } from '../../../schema/limits'
import { UNITS } from '../../../server/catalogue/types'
import { NAMES } from '../../../server/dishes/reader/words/ingredientNames'
import { matchIngredient } from '../../../server/dishes/reader/matchIngredient'
import { readIngredientLine } from '../../../server/dishes/reader/readIngredientLine'
import { readRecipes } from '../../../server/dishes/reader/readRecipes'
import { suggestIngredients } from '../../../server/dishes/reader/suggestIngredients'
import { toDraft } from '../../../server/dishes/toDraft'
import { fullCatalogue } from '../../support/fullCatalogue'

const readRecipe = (text: string) => readRecipes(text)[0] ?? null

const pieces = fc.constantFrom(
  '1',
  '½',
  '1/2',
  '1/0',
  '0',
  '-',
  '–',
  ' x ',
  '×',
  '(',
  ')',
  '((',
  '[',
  ',',
  ';',
  ':',
  '.',
  '+',
  ' plus ',
  ' to ',
  ' or ',
  ' and ',
  'g',
  ' g',
  'kg',
  ' cup',
  ' tbsp',
  ' tin',
  ' tins',
  ' cloves',
  ' bunch',
  'cm',
  '"',
  ' of ',
  ' each',
  'a ',
  'half a ',
  'dozen ',
  ' garlic',
  ' milk',
  ' soy milk',
  ' chopped',
  ' optional',
  'juice of ',
  ' to taste',
  '\n',
  '\t',
  '\u0000',
  '\u202e',
  '\ud800',
  '999999999999999999999',
  '1e309',
  '__proto__',
  'constructor',
  'toString',
  '{salt}',
  '<b>',
  '&frac12;',
  '&#x110000;',
  '&amp;amp;',
)
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
)

test('whatever a line says, it is read soundly', () => {
  fc.assert(
    fc.property(junk, (text) => {
      const line = readIngredientLine(fullCatalogue(), text)
      expect(line.amount === null || (Number.isFinite(line.amount) && line.amount > 0)).toBe(true)
      expect(line.amount === null).toBe(line.unit === null)
      expect(line.unit === null || UNITS.includes(line.unit)).toBe(true)
      if (line.ingredient) expect(fullCatalogue().ingredientBySlug.get(line.ingredient.slug)).toBe(line.ingredient)
    }),
    { numRuns: 1500 },
  )
})

test('whatever a recipe says, it is read without a fault', () => {
  fc.assert(
    fc.property(fc.array(junk, { maxLength: 12 }), (lines) => {
      const recipe = readRecipe(lines.join('\n'))
      if (recipe) toDraft(fullCatalogue(), recipe)
    }),
    { numRuns: 200 },
  )
})

test('whatever data says, it is read without a fault', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue(), fc.jsonValue(), (ingredients, steps, other) => {
      const data = {
        '@type': 'Recipe',
        name: other,
        recipeIngredient: ingredients,
        recipeInstructions: steps,
        recipeYield: other,
        totalTime: other,
        url: other,
      }
      const recipe = readRecipe(JSON.stringify(data))
      if (recipe) for (const text of [...recipe.lines, ...recipe.steps]) expect(typeof text).toBe('string')
    }),
    { numRuns: 300 },
  )
})

const most = LIMITS.dishTextLength
const fill = (text: string) => text.repeat(Math.ceil(most / text.length)).slice(0, most)
test.each([
  ['(', fill('(')],
  ['<script', fill('<script')],
  ['<script application/ld+json', `application/ld+json ${fill('<script')}`.slice(0, most)],
  ['<', fill('<a ')],
  ['&', fill('&amp')],
  ['[', fill('[')],
  ['{"a":', fill('{"a":')],
  ['1 ', fill('1 ')],
  ['1/', fill('1/')],
  ['a ', fill('a ')],
  ['1 x ', fill('1 x ')],
  ['½', fill('½')],
  [', ', fill(', ')],
  ['1 cup + ', fill('1 cup + ')],
  ['lines', fill('1 cup secret sauce of the chef\n')],
  ['short lines', fill('1\n')],
  ['spaces', `${fill(' ').slice(2)}x`],
  ['http://', fill('http://')],
  ['time', fill('prep time 1 h ')],
  ['serves', fill('serves ')],
])('the longest text of %s is read to its end', (_what, text) => {
  const recipe = readRecipe(text)
  if (recipe) toDraft(fullCatalogue(), { ...recipe, lines: recipe.lines.slice(0, LIMITS.dishIngredients) })
  readIngredientLine(fullCatalogue(), text)
  suggestIngredients(fullCatalogue(), text)
})

test('every further name is one ingredient’s, and of one that there is', () => {
  for (const [slug, names] of Object.entries(NAMES))
    for (const name of names) expect([name, matchIngredient(fullCatalogue(), name)?.slug]).toEqual([name, slug])
})

/** Vegan cheese is what dairy-free cheese is, and holds no milk. */
const isOfPlants = ({ name, contains }: { name: string; contains: readonly string[] | null }): boolean =>
  /vegan|plant/.test(name) && contains?.includes('milk') === false

test('no name of an ingredient names another one, in any order of its words', () => {
  for (const ingredient of fullCatalogue().ingredients) {
    expect(matchIngredient(fullCatalogue(), ingredient.name)?.slug).toBe(ingredient.slug)
    expect(matchIngredient(fullCatalogue(), `${ingredient.name} flavoured sauce`)).toBeNull()
    for (const word of ['vegan', 'dairy-free', 'gluten-free', 'imitation', 'mock'])
      if (!ingredient.name.includes(word)) {
        const other = matchIngredient(fullCatalogue(), `${word} ${ingredient.name}`)
        expect(other === null || other.name.includes(word) || isOfPlants(other)).toBe(true)
      }
  }
})
