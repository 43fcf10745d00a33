import { baseOf, shownOf } from '../../../../web/plan/live/livePlan'
import { emptyPlan, planKey } from '../../../../web/plan/plan'
import type { PlanAction } from '../../../../web/plan/planReducer'
import { meal, planOf } from '../samples'
import { names, serves } from '../planStates'
import { editsStore, Page } from '../../../support/planPage'
import { Server, settle } from './household'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pick = (row: number, name: string): PlanAction => ({ type: 'pickMeal', category: 'lunch', row, meal: meal(name) })
const setServes = (row: number, count: number): PlanAction => ({
  type: 'setServes',
  category: 'lunch',
  row,
  serves: count,
})
const setCount = (count: number): PlanAction => ({ type: 'setCount', category: 'lunch', count })
const remove = (row: number): PlanAction => ({ type: 'removeRow', category: 'lunch', row })

function act(page: Page, ...actions: PlanAction[]) {
  for (const action of actions) {
    page.do(action)
    page.render()
  }
}

/** Two people whose pages show lunches of these meals. */
async function together(...lunches: string[]) {
  const server = new Server()
  const [ana, ben] = [new Page(server), new Page(server)]
  act(ana, setCount(lunches.length), ...lunches.map((name, row) => pick(row, name)))
  await settle(server, [ana, ben])
  expect(names(ben.state, 'lunch')).toEqual(lunches)
  return { server, ana, ben }
}

it('an edit of a plan that is out of date changes what was edited, and nothing else', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast', 'Dal')
  act(ben, remove(0))
  act(ana, setServes(1, 3), pick(2, 'Pie'))
  await settle(server, [ben, ana])
  expect(names(ana.state, 'lunch')).toEqual(['Roast', 'Pie'])
  expect(serves(ana.state, 'lunch')).toEqual([3, 1])
  expect(planKey(ben.state.plan)).toBe(planKey(ana.state.plan))
})

it('an undo takes back what was done here and leaves what others did since (PLAN-46)', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  const before = ana.state.plan
  act(ana, pick(0, 'Pie'))
  await settle(server, [ana, ben])
  act(ben, setCount(3), pick(2, 'Dal'), setServes(1, 4))
  await settle(server, [ben, ana])
  expect(names(ana.state, 'lunch')).toEqual(['Pie', 'Roast', 'Dal'])
  act(ana, { type: 'undo', to: before })
  await settle(server, [ana, ben])
  expect(names(ben.state, 'lunch')).toEqual(['Soup', 'Roast', 'Dal'])
  expect(serves(ben.state, 'lunch')).toEqual([1, 4, 1])
})

it('what others do is no step that an undo takes back', async () => {
  const { server, ana, ben } = await together('Soup')
  act(ben, pick(0, 'Dal'))
  const steps = ana.state.past.length
  await settle(server, [ben, ana])
  expect(names(ana.state, 'lunch')).toEqual(['Dal'])
  expect(ana.state.past).toHaveLength(steps)
})

it('a row that follows the portions goes on following them with another meal, until its serves are set', async () => {
  const { server, ana } = await together('Soup')
  server.rows = server.rows.map((row) => ({ ...row, serves: null }))
  server.version += 1
  await settle(server, [ana])
  expect(serves(ana.state, 'lunch')).toEqual([2])
  act(ana, pick(0, 'Dal'))
  await settle(server, [ana])
  expect(server.rows).toMatchObject([{ uniqueId: 'id-Dal', serves: null }])
  server.portions = 3
  await settle(server, [ana])
  expect(serves(ana.state, 'lunch')).toEqual([3])
  act(ana, setServes(0, 4))
  await settle(server, [ana])
  expect(server.rows).toMatchObject([{ serves: 4 }])
})

it('who eats a row and of which it is a version stays with the row while it is edited', async () => {
  const { server, ana } = await together('Soup', 'Roast')
  server.rows = server.rows.map((row) => ({ ...row, eaters: ['ben'] }))
  server.version += 1
  await settle(server, [ana])
  act(ana, pick(1, 'Pie'), remove(0))
  await settle(server, [ana])
  expect(server.rows).toMatchObject([{ uniqueId: 'id-Pie', eaters: ['ben'] }])
})

it('what was edited without a network is sent by the next tab, in its order and once (PLAN-45)', async () => {
  const { server, ana, ben } = await together('Soup')
  const store = editsStore()
  const offline = new Page(server, store)
  offline.sync.receive(server.tell())
  offline.render()
  offline.fate = 'answerIsLost'
  act(offline, setCount(2), pick(1, 'Dal'))
  offline.send()
  await offline.answer()
  offline.fate = 'isLost'
  act(offline, pick(1, 'Pie'))
  const next = new Page(server, store)
  await settle(server, [next, ana, ben])
  for (const page of [next, ana, ben]) expect(names(page.state, 'lunch')).toEqual(['Soup', 'Pie'])
  expect(server.done.filter((id) => store.added.includes(id))).toEqual(store.added)
})

it('what was planned before the household’s plan has come is added to it (PLAN-44)', async () => {
  const { server, ana, ben } = await together('Soup')
  const late = new Page(server)
  act(late, setCount(1), pick(0, 'Dal'))
  await settle(server, [late, ana, ben])
  expect(names(late.state, 'lunch').sort()).toEqual(['Dal', 'Soup'])
})

it('more than 200 operations go in several calls', async () => {
  const { server, ana } = await together(...Array.from({ length: 10 }, () => 'Soup'))
  const before = server.done.length
  for (let count = 0; count < 25; count += 1)
    act(ana, { type: 'setBlanketServes', category: 'lunch', serves: 2 + (count % 2) })
  expect(ana.edits.read()).toHaveLength(250)
  await settle(server, [ana])
  expect(server.done).toHaveLength(before + 250)
})

it('an operation that is refused is taken back here, with the reason, and the others are kept', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  server.unknown = ['id-Gone']
  act(ana, pick(0, 'Gone'), setServes(1, 5))
  await settle(server, [ana, ben])
  expect(names(ana.state, 'lunch')).toEqual(['Soup', 'Roast'])
  expect(serves(ana.state, 'lunch')).toEqual([1, 5])
  expect(ana.refused).toEqual(['There is no such meal.'])
})

it('a plan that others made unsuitable is checked, and one that suits again is known to (PLAN-46)', async () => {
  const { server, ana, ben } = await together('Soup')
  expect(ana.state.suits).toBe('yes')
  server.unsuitable = ['id-Roast']
  act(ben, setCount(2), pick(1, 'Roast'))
  await settle(server, [ben, ana])
  expect(ana.state.suits).toBe('due')
  // The check failed.
  act(ana, { type: 'unchecked' })
  await settle(server, [ben, ana])
  expect(ana.state.suits).toBe('unchecked')
  act(ben, remove(1))
  await settle(server, [ben, ana])
  expect(ana.state.suits).toBe('yes')
})

it('a meal that suits no more is checked although nobody has edited the plan', async () => {
  const { server, ana } = await together('Soup')
  server.unsuitable = ['id-Soup']
  ana.sync.receive(server.tell())
  ana.render()
  expect(ana.state.suits).toBe('due')
})

it('what was done for another household is not done to this one', async () => {
  const { server, ana } = await together('Soup')
  ana.sync.belongsTo('first')
  ana.fate = 'isLost'
  act(ana, setCount(2))
  const other = new Server()
  ana.sync.belongsTo('second')
  expect(ana.edits.read()).toEqual([])
  ana.sync.receive(other.tell())
  ana.render()
  expect(ana.state.plan).toEqual(emptyPlan())
  expect(server.rows).toHaveLength(1)
})

it('a tab of which it is not known what rows it shows replaces the current plan once', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  act(ana, pick(1, 'Dal'))
  const older = new Page(server)
  older.openUnknown(ana.state.plan)
  ana.edits.remove(new Set(ana.edits.added))
  await settle(server, [older, ben])
  expect(names(ben.state, 'lunch')).toEqual(['Soup', 'Dal'])
  expect(server.rows).toHaveLength(2)
})

const eaten = (server: Server) => server.rows.map(({ eaters, serves }) => [eaters, serves])
const forMia = { eaters: ['mia'], serves: 1 }

it('who eats a row is the household’s, and its serves follow them at once (PLAN-50)', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  act(ana, { type: 'followPortions', category: 'lunch', row: 0, serves: 2 })
  act(ana, { type: 'setEaters', category: 'lunch', row: 0, eating: forMia })
  expect(serves(ana.state, 'lunch')).toEqual([1, 1])
  ana.fate = 'isLost'
  ana.sync.receive(server.tell())
  ana.render()
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
  act(ana, remove(0))
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

it('a plan that one does not suit is not said to suit when others eat it, until the server says so', async () => {
  const { server, ana } = await together('Soup')
  server.unsuitable = ['id-Soup']
  act(ana, { type: 'setEaters', category: 'lunch', row: 0, eating: forMia })
  server.unsuitable = []
  await settle(server, [ana])
  expect(ana.state.suits).toBe('yes')
})

it('two tabs that begin with the saved plan at the same moment add its rows once (PLAN-55)', async () => {
  const server = new Server()
  const saved = { version: 3, plan: planOf({ lunch: [meal('Soup'), meal('Roast')], dinner: [meal('Soup')] }) }
  const pages = [new Page(server), new Page(server)]
  for (const page of pages) {
    const after = shownOf({ base: baseOf(server.tell()), pending: [] })
    page.do({
      type: 'arrive',
      saved,
      plan: saved.plan,
      checked: { plan: saved.plan, changes: [], at: 1 },
      offer: { before: emptyPlan(), after, rebase: (past) => past, verdict: 'unknown', begins: saved },
    })
    page.render()
  }
  await settle(server, pages)
  expect(server.rows.map(({ uniqueId }) => uniqueId)).toEqual(['id-Soup', 'id-Roast', 'id-Soup'])
  for (const page of pages) expect(planKey(page.state.plan)).toBe(planKey(saved.plan))
})
