import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { shortName } from '../../../server/catalogue/sentenceNames'
import { matchIngredients } from '../../../server/settings/matchIngredients'
import { fullCatalogue } from '../../support/fullCatalogue'

const rows = parse(readFileSync(join(__dirname, 'plainWords.yaml'), 'utf8')) as { words: string[]; must: string[] }[]
const left = (word: string) => matchIngredients(fullCatalogue(), word)

test('every ingredient is left by its name, its short name and its slug', () => {
  const kept = fullCatalogue().ingredients.flatMap((ingredient) =>
    [ingredient.name, shortName(ingredient), ingredient.slug, ingredient.slug.replaceAll('-', ' ')].filter(
      (name) => !left(name).slugs.includes(ingredient.slug),
    ),
  )
  expect(kept).toEqual([])
})

test('the second list has at least 400 words, and the catalogue each of its foods', () => {
  expect(new Set(rows.flatMap(({ words }) => words)).size).toBeGreaterThanOrEqual(400)
  const { ingredientBySlug } = fullCatalogue()
  expect(rows.flatMap(({ must }) => must).filter((slug) => !ingredientBySlug.has(slug))).toEqual([])
})

test('no word of it leaves out a food that it means, and none is unknown', () => {
  const wrong = rows.flatMap(({ words, must }) =>
    words.flatMap((word) => {
      const { slugs, unknownWords } = left(word)
      const missed = must.filter((slug) => !slugs.includes(slug))
      return missed.length + unknownWords.length > 0 ? [{ word, missed, unknownWords }] : []
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['brackets keep their commas', 'vegan gluten-free wraps (soy-free, lupin-free)', 1],
  ['commas part words', 'cashews, prawns; celery', 3],
])('%s', (_, text, words) => expect(left(text).words).toHaveLength(words))
