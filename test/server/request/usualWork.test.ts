import { ProcessorBudget } from '../../../server/request/ProcessorBudget'
import { fullHousehold, sendOperation } from '../../support/fullHousehold'
import { givenApp } from '../../support/givenApp'
import { pageEdits, pageQueries } from '../../support/pageCalls'
import { pageOperations } from '../../support/pageOperations'
import { manyPeople } from '../../support/manyPeople'

const app = givenApp()
const documents = pageOperations()

/** A tenth of the budget, and a clock that tests may move. */
function givenTenth(now?: () => number): ProcessorBudget {
  const budget = new ProcessorBudget({ redis: null, config: { ...app.services.config, rateLimitScale: 0.1 } }, now)
  app.services.budget = budget
  return budget
}

test('a family’s month of clicks, one each two seconds without a pause, never waits for a tenth of the budget (SEC-22)', async () => {
  const household = await fullHousehold(app, { members: 4, rows: 10 })
  const { owner } = household
  const clock = { now: 0 }
  const budget = givenTenth(() => clock.now)
  const payers = [{ name: `user:${owner.userId}`, times: 1 }]
  const waits: [string, number][] = []
  const clicks = Object.entries({ ...pageQueries, ...pageEdits })
  for (let click = 0; click < 3 * clicks.length; click += 1) {
    const [name, variables] = clicks[click % clicks.length] ?? ['', () => ({})]
    const given = variables(household, app.clock.now())
    const { errors } = await app.graphql(documents.get(name)?.text ?? '', given, owner.token)
    expect([name, errors]).toEqual([name, undefined])
    waits.push([name, budget.waitOf(payers)])
    clock.now += 2000
  }
  expect(waits.filter(([, time]) => time > 0)).toEqual([])
})

test('dishes that are brought in one after the other, a fortieth of 2,000, never wait for a tenth of the budget (SEC-22)', async () => {
  const [person] = await manyPeople(app.services, 1)
  const budget = givenTenth()
  const lines = Array.from({ length: 12 }, (_, index) => ({
    text: `${index + 1} eggs`,
    ingredient: 'egg',
    amount: index + 1,
    unit: 'piece',
  }))
  for (let dish = 0; dish < 50; dish += 1) {
    const input = {
      name: `Dish ${dish}`,
      categories: ['DINNER'],
      minutes: 10,
      serves: 2,
      lines,
      steps: ['Boil it.', 'Eat it.'],
    }
    await sendOperation(app, 'SaveDish', { input }, person?.token ?? '')
    expect([dish, budget.waitOf([{ name: `user:${person?.userId}`, times: 1 }])]).toEqual([dish, 0])
  }
})
