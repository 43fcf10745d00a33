import { lintDoneness } from '../../../server/catalogue/lint/lintDoneness'
import type { Ingredient, Swap } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const MINCE: Partial<Ingredient> = { area: 'meat & deli', contains: ['meat', 'beef'] }

const LARDER: Ingredient[] = [
  makeIngredient('egg'),
  makeIngredient('beef-mince', MINCE),
  makeIngredient('lamb-mince', MINCE),
  makeIngredient('prawn', { area: 'frozen', contains: ['crustacean'] }),
  makeIngredient('tofu', { area: 'meat & deli', contains: ['soy'] }),
  makeIngredient('lentil'),
  makeIngredient('beef-stock', { contains: ['meat', 'beef'] }),
]

/** The problems of a step of a meal with an egg and these ingredients, under one swap. */
function lint(step: string, slugs: string[], swap: Swap, essential: string[] = []): string[] {
  const problem = (path: readonly (string | number)[], message: string) => ({ file: path.join('.'), line: 1, message })
  const locate = <T>(value: T) => ({ value, problem })
  const lines = ['egg', ...slugs].map((slug) => makeLine(slug))
  return lintDoneness({
    ingredients: LARDER.map(locate),
    swaps: [locate(swap)],
    meals: [locate(makeMeal('meal', lines, { essential: ['egg', ...essential], steps: ['Fry the {egg}.', step] }))],
    bySlug: new Map(LARDER.map((one) => [one.slug, one])),
    foods: new Map(),
  }).map(({ file, message }) => `${file} ${message.split(':')[0]}`)
}

const FRIED = 'Fry the {beef-mince} until brown, with no pink left (75 °C).'

test.each([
  [FRIED, 'beef-mince', 'lentil', 'no pink'],
  [FRIED, 'beef-mince', 'tofu', 'no pink'],
  ['Add the {beef-mince}. Fry for 5 minutes, until 75 °C inside.', 'beef-mince', 'lentil', '75 °C'],
  ['Fry the {beef-mince} until the juices run clear.', 'beef-mince', 'lentil', 'juices run clear'],
  ['Fry the {prawn} until pink.', 'prawn', 'tofu', 'pink'],
])('%s is wrong once a plant is there', (step, from, to, cue) => {
  expect(lint(step, [from], makeSwap(from, to))).toEqual([
    `steps.1 “${cue}” is said of ${from}, which ${to} may replace`,
  ])
})

test('the words of a swap take it out of the sentence that names the meat, and of no other', () => {
  const swap = { ...makeSwap('beef-mince', 'lentil'), words: { ', with no pink left (# °c)': '' } }
  expect(lint(FRIED, ['beef-mince'], swap)).toEqual([])
  expect(lint('Add the {beef-mince}. Fry, with no pink left (75 °C).', ['beef-mince'], swap)).toHaveLength(1)
})

test.each<[string, string[], Swap, string[]]>([
  ['other meat is swapped in', ['beef-mince'], makeSwap('beef-mince', 'lamb-mince'), []],
  ['the meat is never swapped', ['beef-mince'], makeSwap('beef-mince', 'lentil'), ['beef-mince']],
  ['the cue may be of other meat', ['beef-mince', 'lamb-mince'], makeSwap('beef-mince', 'lentil'), []],
  ['it is left out, which its sentence says', ['beef-mince'], makeSwap('beef-mince', null), []],
  ['only the stock is swapped', ['beef-mince', 'beef-stock'], makeSwap('beef-stock', 'lentil'), []],
])('a cue may stay where %s', (_, slugs, swap, essential) => {
  expect(lint(FRIED, slugs, swap, essential)).toEqual([])
})
