import { planKey } from '../../../../web/plan/plan'
import { serves } from '../planStates'
import { meal, planOf } from '../samples'
import { Page } from '../../../support/planPage'
import { act, Server, settle, together } from './household'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const eaten = (server: Server) => server.rows.map(({ eaters, serves }) => [eaters, serves])
const checkedAt = (page: Page) => ({ asked: page.state.plan, plan: page.state.plan, changes: [], at: 1 })
const forMia = { eaters: ['mia'], serves: 1 }

it('who eats a row is the household’s, and its serves follow them at once (PLAN-50)', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  act(ana, { type: 'followPortions', category: 'lunch', row: 0, serves: 2 })
  act(ana, { type: 'setEaters', category: 'lunch', row: 0, eating: forMia })
  expect(serves(ana.state, 'lunch')).toEqual([1, 1])
  ana.fate = 'isLost'
  ana.receive(server.tell())
  expect(serves(ana.state, 'lunch')).toEqual([1, 1])
  await settle(server, [ana, ben])
  expect(eaten(server)).toEqual([
    [['mia'], null],
    [null, 1],
  ])
  expect(planKey(ben.state.plan)).toBe(planKey(ana.state.plan))
})

it('a row that is brought back by Undo is eaten by those who ate it, and is a version again (PLAN-53)', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  const versions = [
    meal('Soup', { eaters: ['ana'], followsPortions: true }),
    meal('Soup', { eaters: ['mia'], followsPortions: true, isVersion: true }),
  ]
  act(ana, { type: 'setVersions', category: 'lunch', row: 0, versions })
  await settle(server, [ana, ben])
  const [main, version] = server.rows
  expect(version?.variantOf).toBe(main?.id)
  act(ana, { type: 'removeRow', category: 'lunch', row: 0 })
  await settle(server, [ana, ben])
  expect(ben.state.plan.lunch.mealList[0]).toMatchObject({ eaters: ['mia'] })
  expect(ben.state.plan.lunch.mealList[0]).not.toHaveProperty('isVersion')
  act(ana, { type: 'undo' })
  await settle(server, [ana, ben])
  expect(server.rows).toMatchObject([
    { uniqueId: 'id-Soup', eaters: ['ana'], serves: null },
    { uniqueId: 'id-Soup', eaters: ['mia'], serves: null, variantOf: server.rows[0]?.id },
    { uniqueId: 'id-Roast' },
  ])
  expect(planKey(ben.state.plan)).toBe(planKey(ana.state.plan))
})

it('an undo brings back who ate a row, with the serves that their portions make', async () => {
  const { server, ana, ben } = await together('Soup')
  act(ana, { type: 'followPortions', category: 'lunch', row: 0, serves: 2 })
  await settle(server, [ana, ben])
  act(ana, { type: 'setEaters', category: 'lunch', row: 0, eating: forMia })
  await settle(server, [ana, ben])
  act(ana, { type: 'undo' })
  expect(serves(ana.state, 'lunch')).toEqual([2])
  await settle(server, [ana, ben])
  expect(eaten(server)).toEqual([[null, null]])
})

it('a meal that did not suit those who ate it is not said to be wrong for others (PLAN-50)', async () => {
  const { server, ana } = await together('Soup')
  server.unsuitable = ['id-Soup']
  ana.receive(server.tell())
  expect(ana.state.suits).toBe('due')
  act(ana, { type: 'setEaters', category: 'lunch', row: 0, eating: forMia })
  act(ana, { type: 'checked', checked: checkedAt(ana) })
  expect(ana.state.suits).toBe('yes')
  server.unsuitable = []
  await settle(server, [ana])
  expect(ana.state.suits).toBe('yes')
})

it('two tabs that begin with the saved plan at the same moment add its rows once (PLAN-55)', async () => {
  const server = new Server()
  const saved = { version: 3, plan: planOf({ lunch: [meal('Soup'), meal('Roast')], dinner: [meal('Soup')] }) }
  const pages = [new Page(server), new Page(server)]
  for (const page of pages) {
    page.do({
      type: 'arrive',
      saved,
      plan: saved.plan,
      checked: { asked: saved.plan, plan: saved.plan, changes: [], at: 1 },
      householdId: null,
      begins: saved.version,
    })
  }
  await settle(server, pages)
  expect(server.rows.map(({ uniqueId }) => uniqueId)).toEqual(['id-Soup', 'id-Roast', 'id-Soup'])
  for (const page of pages) expect(planKey(page.state.plan)).toBe(planKey(saved.plan))
})
