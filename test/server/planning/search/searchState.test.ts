import { pricesOf } from '../../../../server/planning/pricesOf'
import { createRandom } from '../../../../server/planning/random'
import { drawPlan } from '../../../../server/planning/search/drawPlan'
import { prepareSearch } from '../../../../server/planning/search/prepareSearch'
import { SearchState } from '../../../../server/planning/search/SearchState'
import { everyPrice } from '../../../support/everyPrice'
import { week, withWishes } from './weeks'

const MOVES = 2000
/** As many as make a plan good, where little is left that a move could gain. */
const LONG = 20_000

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

test.each([
  ['without wishes', {}],
  ['with a budget', { prices, wishes: withWishes({ budget: 400 }) }],
])('a move of a plan %s is given up only where it costs more than it may', (_, over) => {
  let [givenUp, weighed] = [0, 0]
  for (const seed of [3, 4, 5]) {
    const problem = week(seed, over)
    const prepared = () => prepareSearch(problem, drawPlan(problem).meals).state
    const [hasty, thorough] = [prepared(), prepared()]
    const [one, other] = [createRandom(`moves ${seed}`), createRandom(`moves ${seed}`)]
    for (let move = 0; move < LONG; move += 1) {
      const most = 2 * (1 - move / LONG)
      const rise = hasty.move(one, most)
      const whole = thorough.move(other, Infinity)
      if (rise === null && whole !== null) {
        givenUp += 1
        expect(whole).toBeGreaterThan(most)
        thorough.takeBack()
      } else if (rise !== null) {
        weighed += 1
        expect(rise).toBeCloseTo(whole ?? NaN, 6)
        if (rise <= most) continue
        hasty.takeBack()
        thorough.takeBack()
      }
    }
    expect(hasty.score()).toBeCloseTo(thorough.score(), 6)
  }
  expect(Math.min(givenUp, weighed)).toBeGreaterThan(500)
})
