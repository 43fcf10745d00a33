import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { matchFoods, matchIngredients } from '../../../server/settings/matchIngredients'
import { fullCatalogue } from '../../support/fullCatalogue'

const foods = (text: string) => matchFoods(fullCatalogue(), text).slugs
const ingredients = (text: string) => matchIngredients(fullCatalogue(), text).slugs

test.each([
  ['coriander', ['coriander', 'coriander-seed', 'ground-coriander']],
  ['no celery, please', ['celery', 'celery-herb-stock', 'celery-salt', 'celery-seed', 'cream-of-celery-soup']],
  ['olives', ['black-olive', 'green-olive', 'kalamata-olive', 'olive']],
  ['anchovies', ['anchovy-fillet']],
  [
    'egg whites',
    [
      'duck-egg',
      'egg',
      'egg-noodle',
      'egg-substitute',
      'egg-white',
      'egg-yolk',
      'lecithin',
      'mayonnaise',
      'meringue-nest',
      'meringue-powder',
      'quail-egg',
    ],
  ],
  ['garlic', ['garlic', 'garlic-powder', 'garlic-scape']],
])('%s names the food itself', (text, slugs) => {
  expect(foods(text)).toEqual(slugs)
})

test.each([
  ['mushrooms', ['mushroom', 'shiitake-mushroom', 'dried-porcini'], ['beef-stock', 'chilli-crisp']],
  ['fish', ['salmon-fillet', 'fish-sauce', 'tuna-tinned'], ['caesar-dressing', 'kimchi']],
  ['mustard', ['dijon-mustard', 'mustard-seed'], ['mayonnaise', 'beef-stock']],
  ['dairy', ['milk', 'cheddar', 'butter'], ['any-bread', 'any-dark-chocolate']],
])('%s names its group, and nothing that may hold one of it', (text, named, left) => {
  expect(foods(text)).toEqual(expect.arrayContaining(named))
  expect(foods(text).filter((slug) => left.includes(slug))).toEqual([])
  expect(ingredients(text)).toEqual(expect.arrayContaining(named))
})

test.each(['gluten', 'lactose', 'sulphites'])('%s is no food of itself: it names what never eaten names', (text) => {
  expect(foods(text)).toEqual(ingredients(text))
})

test('no word names more foods than it would exclude, and every word that is understood there is understood', () => {
  const read = (file: string) => parse(readFileSync(join(__dirname, file), 'utf8')) as unknown
  const { words: vocabulary } = read('vocabulary.yaml') as { words: { words: string[] }[] }
  const words = [...vocabulary, ...(read('plainWords.yaml') as { words: string[] }[])].flatMap((row) => row.words)
  expect(words.length).toBeGreaterThan(400)
  const wrong = words.filter((word) => {
    const all = new Set(ingredients(word))
    return all.size > 0 !== foods(word).length > 0 || foods(word).some((slug) => !all.has(slug))
  })
  expect(wrong).toEqual([])
})
