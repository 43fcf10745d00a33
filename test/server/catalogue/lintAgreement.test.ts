import { lintAgreement } from '../../../server/catalogue/lint/lintSteps'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'

const LARDER = [
  makeIngredient('potato', { name: 'potatoes', piece: { weight: 180, one: 'potato', many: 'potatoes' } }),
  makeIngredient('onion', { name: 'onion', piece: { weight: 150, one: 'onion', many: 'onions' } }),
]

/** The problems of a step of a meal with potatoes and an onion. */
function lint(step: string): string[] {
  const problem = (path: readonly (string | number)[], message: string) => ({ file: path.join('.'), line: 1, message })
  const locate = <T>(value: T) => ({ value, problem })
  const lines = LARDER.map(({ slug }) => makeLine(slug))
  return lintAgreement({
    ingredients: LARDER.map(locate),
    swaps: [],
    meals: [locate(makeMeal('meal', lines, { steps: ['Boil the {potato} with the {onion}.', step] }))],
    bySlug: new Map(LARDER.map((one) => [one.slug, one])),
    foods: new Map(),
  }).map(({ file, message }) => `${file} ${message}`)
}

test.each(['is', 'has', 'was'])('potatoes, which it %s', (singular) => {
  expect(lint(`Simmer until the {potato:name} ${singular} soft.`)).toEqual([
    `steps.1 {potato:name} ${singular}: the name is in the plural`,
  ])
})

test.each(['the {potato:name} are soft', 'the {onion:name} is soft', 'a piece of {potato} is soft'])('%s', (end) => {
  expect(lint(`Simmer until ${end}.`)).toEqual([])
})
