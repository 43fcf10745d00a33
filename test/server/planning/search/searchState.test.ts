import { pricesOf } from '../../../../server/planning/pricesOf'
import { createRandom } from '../../../../server/planning/random'
import { drawPlan } from '../../../../server/planning/search/drawPlan'
import { prepareSearch } from '../../../../server/planning/search/prepareSearch'
import { SearchState } from '../../../../server/planning/search/SearchState'
import { everyPrice } from '../../../support/everyPrice'
import { week, withWishes } from './weeks'

const MOVES = 2000

const prices = pricesOf(everyPrice())

test.each([
  ['without wishes', {}],
  ['with prices', { prices }],
  ['with a budget', { prices, wishes: withWishes({ budget: 400 }) }],
  ['with what is to be used up', { nearDate: new Set(['baby-spinach', 'salmon-fillet']) }],
])('after moves that were kept or taken back a plan %s costs what it costs when it is made of its meals', (_, over) => {
  for (const seed of [1, 2]) {
    const problem = week(seed, over)
    const { state, model, open } = prepareSearch(problem, drawPlan(problem).meals)
    const random = createRandom(`moves ${seed}`)
    for (let move = 0; move < MOVES; move += 1) {
      const before = state.score()
      if (state.move(random, Infinity) === null || random.next() < 0.5) continue
      state.takeBack()
      expect(state.score()).toBeCloseTo(before, 6)
    }
    state.remember()
    expect(state.score()).toBeCloseTo(new SearchState(model, state.found, open).score(), 6)
  }
})
