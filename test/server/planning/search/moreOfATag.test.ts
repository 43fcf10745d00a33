import { TAGS } from '../../../../server/catalogue/types'
import { mealsWith, withTag } from '../../../bench/plans/tags'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { week } from './weeks'

const WEEKS = Array.from({ length: 16 }, (_, seed) => week(seed))

/** The tags that most meals have: of these twice as many are nearly the whole week. */
const COMMON = [...TAGS]
  .map((tag) => ({ tag, meals: fullCatalogue().meals.filter(({ meal }) => meal.tags.includes(tag)).length }))
  .sort((a, b) => b.meals - a.meals)
  .slice(0, 3)
  .map(({ tag }) => tag)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

test('more of a tag comes at least twice as often and less at most half as often, also where many meals have it', () => {
  const counts = COMMON.map((tag) => ({
    usual: sum(WEEKS.map((problem) => mealsWith(tag, problem))),
    more: sum(WEEKS.map((problem) => mealsWith(tag, withTag(problem, tag, 'MORE')))),
    less: sum(WEEKS.map((problem) => mealsWith(tag, withTag(problem, tag, 'LESS')))),
  }))
  expect(sum(counts.map(({ more }) => more)) / sum(counts.map(({ usual }) => usual))).toBeGreaterThan(2)
  for (const { usual, less } of counts) expect(less / usual).toBeLessThan(0.5)
})
