import { keyOf, wordsOf } from '../../../../server/dishes/reader/nameWords'
import { matchIngredient } from '../../../../server/dishes/reader/matchIngredient'
import { NAMES } from '../../../../server/dishes/reader/words/ingredientNames'
import { fullCatalogue } from '../../../support/fullCatalogue'

const given = Object.entries(NAMES).flatMap(([slug, names]) => names.map((name) => ({ slug, name })))

test('every further name is one of an ingredient that there is', () => {
  expect(given.filter(({ slug }) => !fullCatalogue().ingredientBySlug.has(slug))).toEqual([])
})

test('no further name is given to two ingredients, which would leave it to neither', () => {
  const slugs = new Map<string, Set<string>>()
  for (const { slug, name } of given) {
    const key = keyOf(wordsOf(name))
    slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
  }
  expect(
    [...slugs].filter(([, owners]) => owners.size > 1).map(([key, owners]) => `${key}: ${[...owners].join(', ')}`),
  ).toEqual([])
})

test('every further name is matched with its ingredient, or with one whose own name it is', () => {
  const wrong = given.flatMap(({ slug, name }) => {
    const found = matchIngredient(fullCatalogue(), name)
    const isOwn = found !== null && keyOf(wordsOf(found.name)) === keyOf(wordsOf(name))
    return found?.slug === slug || isOwn ? [] : [`${name}: ${found?.slug ?? '-'}, not ${slug}`]
  })
  expect(wrong).toEqual([])
})
