import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { matchIngredients } from '../../../server/settings/matchIngredients'
import { suggestIngredients } from '../../../server/settings/suggestIngredients'
import { fullCatalogue } from '../../support/fullCatalogue'

interface Vocabulary {
  words: { words: string[]; must: string[]; not?: string[] }[]
  unknown: { word: string; meant: string | null }[]
}

const vocabulary = parse(readFileSync(join(__dirname, 'vocabulary.yaml'), 'utf8')) as Vocabulary
const rows = vocabulary.words.flatMap(({ words, must, not = [] }) => words.map((word) => ({ word, must, not })))

test('the vocabulary has at least 400 words and phrases', () =>
  expect(new Set([...rows, ...vocabulary.unknown].map(({ word }) => word)).size).toBeGreaterThanOrEqual(400))

test.each(rows)('$word', ({ word, must, not }) => {
  const { slugs, unknownWords } = matchIngredients(fullCatalogue(), word)
  expect(must.filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(not.filter((slug) => slugs.includes(slug))).toEqual([])
  if (must.length > 0) expect(unknownWords).toEqual([])
})

test.each(vocabulary.unknown)('$word is not understood', ({ word, meant }) => {
  const { slugs, unknownWords } = matchIngredients(fullCatalogue(), word)
  expect(slugs).toEqual([])
  expect(unknownWords).toEqual([word])
  if (meant !== null) expect(suggestIngredients(fullCatalogue(), word)).toContain(meant)
})
