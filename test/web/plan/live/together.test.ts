import { emptyPlan, planKey } from '../../../../web/plan/plan'
import type { PlacedEdit } from '../../../support/placedEdits'
import { meal } from '../samples'
import { names, serves } from '../planStates'
import { Page, planDevice } from '../../../support/planPage'
import { act, Server, settle, together } from './household'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pick = (row: number, name: string): PlacedEdit => ({ type: 'pickMeal', category: 'lunch', row, meal: meal(name) })
const setServes = (row: number, count: number): PlacedEdit => ({
  type: 'setServes',
  category: 'lunch',
  row,
  serves: count,
})
const setCount = (count: number): PlacedEdit => ({ type: 'setCount', category: 'lunch', count })
const remove = (row: number): PlacedEdit => ({ type: 'removeRow', category: 'lunch', row })

it('an edit of a plan that is out of date changes what was edited, and nothing else', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast', 'Dal')
  act(ben, remove(0))
  act(ana, setServes(1, 3), pick(2, 'Pie'))
  await settle(server, [ben, ana])
  expect(names(ana.state, 'lunch')).toEqual(['Roast', 'Pie'])
  expect(serves(ana.state, 'lunch')).toEqual([3, 1])
  expect(planKey(ben.state.plan)).toBe(planKey(ana.state.plan))
})

it('the first of several edits is sent at once, and those that come before its answer go together', async () => {
  const { server, ana } = await together('Soup', 'Roast')
  const before = server.done.length
  act(ana, setServes(0, 3))
  await Promise.resolve()
  await Promise.resolve()
  act(ana, setServes(1, 3), setServes(0, 4))
  await ana.answer()
  expect(server.done).toHaveLength(before + 1)
  await ana.answer()
  expect(server.done).toHaveLength(before + 3)
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
  const device = planDevice()
  const offline = new Page(server, device)
  offline.receive(server.tell())
  offline.fate = 'answerIsLost'
  act(offline, setCount(2), pick(1, 'Dal'))
  offline.send()
  await offline.answer()
  offline.fate = 'isLost'
  act(offline, pick(1, 'Pie'))
  const next = new Page(server, device)
  await settle(server, [next, ana, ben])
  for (const page of [next, ana, ben]) expect(names(page.state, 'lunch')).toEqual(['Soup', 'Pie'])
  expect(server.done.filter((id) => device.added.includes(id))).toEqual(device.added)
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
  expect(ana.unsent).toHaveLength(250)
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

it('a meal that suits no more is checked although no one has edited the plan', async () => {
  const { server, ana } = await together('Soup')
  server.unsuitable = ['id-Soup']
  ana.receive(server.tell())
  expect(ana.state.suits).toBe('due')
})

it('what was done for another household is not done to this one', async () => {
  const { server, ana } = await together('Soup')
  ana.belongsTo('first')
  ana.receive(server.tell())
  ana.fate = 'isLost'
  act(ana, setCount(2))
  const other = new Server()
  ana.belongsTo('second')
  expect(ana.state.plan).toEqual(emptyPlan())
  ana.receive(other.tell())
  expect(ana.state.plan).toEqual(emptyPlan())
  expect(server.rows).toHaveLength(1)
})

it('what was done in a household that the person has left is nothing that an undo brings back', async () => {
  const { server, ana } = await together('Soup', 'Roast')
  ana.belongsTo('first')
  ana.receive(server.tell())
  act(ana, remove(0))
  const other = new Server()
  ana.belongsTo('second')
  ana.receive(other.tell())
  act(ana, { type: 'undo' })
  expect(ana.state.plan).toEqual(emptyPlan())
  await settle(other, [])
  // What is done in the new one can be taken back there.
  act(ana, setCount(1))
  ana.receive(other.tell())
  expect(ana.state.past).toHaveLength(1)
})

it('a row keeps its id while it is edited, taken out and brought back', async () => {
  const { server, ana, ben } = await together('Soup', 'Roast')
  const ids = server.rows.map(({ id }) => id)
  act(ana, pick(1, 'Pie'), remove(0))
  await settle(server, [ana, ben])
  expect(server.rows.map(({ id }) => id)).toEqual(ids.slice(1))
  act(ben, setServes(0, 5))
  await settle(server, [ana, ben])
  act(ana, { type: 'undo' })
  await settle(server, [ana, ben])
  expect(server.rows).toMatchObject([
    { id: ids[0], uniqueId: 'id-Soup' },
    { id: ids[1], uniqueId: 'id-Pie', serves: 5 },
  ])
})

it('what anyone saves of the plan is saved for all who show it, until something is edited (PLAN-68)', async () => {
  const { server, ana, ben } = await together('Soup')
  server.savedVersion = 3
  await settle(server, [ana, ben])
  for (const { state } of [ana, ben]) expect([state.version, state.savedKey]).toEqual([3, planKey(state.plan)])
  server.savedVersion = null
  act(ben, setCount(2))
  await settle(server, [ana, ben])
  for (const { state } of [ana, ben]) {
    expect(state.version).toBe(3)
    expect(state.savedKey).not.toBe(planKey(state.plan))
  }
})

it('a save that others have overtaken with another plan is not this page’s', async () => {
  const { server, ana } = await together('Soup')
  server.savedVersion = 3
  ana.fate = 'isLost'
  act(ana, setCount(2))
  ana.receive(server.tell())
  expect(ana.state.version).toBe(0)
})
