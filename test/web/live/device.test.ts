import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { waitFor } from '@testing-library/react'
import { onDevice } from '../../../web/live/replica/device'
import type { Kept, Pending, Snapshot } from '../../../web/live/replica/kept'
import { Replica } from '../../../web/live/replica/Replica'
import { isOver } from '../../../web/live/replica/waits'
import { listRules } from '../../../web/shopping/keptLists'
import { listPart } from '../../../web/shopping/listPart'
import { NOTHING_KEPT } from '../../../web/shopping/listView'

// The browser has it; jsdom does not hand on Node's.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never

const household = { id: 'h1', members: [{ id: 'm', name: 'Ann', isViewer: true }] }
const told = (version: number): Snapshot['told'] => ({ ...NOTHING_KEPT, version })
const snapshot = (version: number, householdId = 'h1'): Snapshot => ({
  part: 'list',
  told: told(version),
  householdId,
  at: 1,
})
const tick = (id: string): Pending => ({
  part: 'list',
  id,
  at: 1,
  householdId: 'h1',
  act: { tick: { key: 'rice-g', amount: 5 } },
})
const kept = async (owner = 'ann'): Promise<Kept> => onDevice.read(owner)
const ids = async (owner?: string) => (await kept(owner)).outbox.map(({ id }) => id)
const versions = async (owner?: string) => (await kept(owner)).snapshots.map(({ told: { version } }) => version)

/** What the last release leaves on a device. */
function leaveFormer(owner: string, version = 7): void {
  const put = (key: string, value: object) => localStorage.setItem(key, JSON.stringify({ ...value, owner }))
  const cupboard = { version: 2, items: [] }
  put('sharedList', { list: told(version), household })
  put('sharedCupboard', { told: cupboard, household: { id: 'h1' }, at: 99 })
  put('shopHabits', { habits: { version: 3, store: null, orders: [], prices: [] }, household: 'h1' })
  put('shoppingList', { planKey: 'one', at: 50, items: [] })
  put('plannedList', { planKey: 'two', at: 60, items: [] })
  put('listOperations.a', { entry: { id: 'a', at: 1, act: { tick: { key: 'rice-g', amount: 5 } }, householdId: 'h1' } })
  put('cupboardOperations.b', { entry: { id: 'b', at: 2, act: { take: { ingredient: 'salt' } } } })
  put('habitsOperations.c', { entry: { id: 'c', at: 3, act: { setPrice: { product: 'milk', cents: 310 } } } })
}

let owners = 0
let owner: string
beforeEach(() => {
  localStorage.clear()
  owner = `person-${(owners += 1)}`
})
afterAll(() => deleteDB('household', { blocked: () => {} }))

it('has what was done and what was received when the page is opened again', async () => {
  onDevice.write(owner, { household, snapshots: [snapshot(1)] })
  onDevice.write(owner, { added: [tick('a'), tick('b')] })
  onDevice.write(owner, { removed: ['a'], snapshots: [snapshot(2)] })
  await waitFor(async () => expect([await ids(owner), await versions(owner)]).toEqual([['b'], [2]]))
  const page = new Replica(owner, onDevice)
  await page.restored
  expect(isOver(page.restored)).toBe(true)
  expect(page.part(listPart).view().amounts.get('rice-g')).toBe(5)
  expect(page.part(listPart).household()).toEqual(household)
})

it('keeps the later of what two tabs received, and nothing of another household', async () => {
  onDevice.write(owner, { household, snapshots: [snapshot(5)] })
  onDevice.write(owner, { snapshots: [snapshot(4)] })
  onDevice.write(owner, { snapshots: [snapshot(9, 'h2')] })
  await waitFor(async () => expect(await versions(owner)).toEqual([5]))
  onDevice.write(owner, { household: { id: 'h2', members: [] } })
  await waitFor(async () => expect(await versions(owner)).toEqual([]))
})

it('shows nothing of one person to another', async () => {
  onDevice.write(owner, { household, snapshots: [snapshot(5)], added: [tick('a')] })
  await waitFor(async () => expect(await ids(owner)).toEqual(['a']))
  expect(await kept('somebody')).toEqual({ household: null, snapshots: [], outbox: [] })
})

it('takes over once what the last release left, unsent edits included', async () => {
  localStorage.setItem('theme', 'dark')
  leaveFormer(owner)
  const page = new Replica(owner, onDevice)
  await page.restored
  const list = page.part(listPart)
  expect(list.told()?.version).toBe(7)
  expect(list.view().amounts.get('rice-g')).toBe(5)
  expect(list.household()).toEqual(household)
  expect(page.kept().snapshots.map(({ part, at }) => [part, at])).toEqual([
    ['list', 0],
    ['cupboard', 99],
    ['habits', 0],
    ['openedList', 50],
    ['plannedList', 60],
  ])
  expect(page.part(listRules('openedList')).told()).toMatchObject({ planKey: 'one', at: 50 })
  expect(await ids(owner)).toEqual(['a', 'b', 'c'])
  expect(Object.keys(localStorage)).toEqual(['theme'])
  page.change({ removed: ['a', 'b', 'c'] })
  await waitFor(async () => expect(await ids(owner)).toEqual([]))
})

it('takes nothing over from another person, and nothing older than what it knows', async () => {
  leaveFormer('bob', 99)
  expect(await kept(owner)).toEqual({ household: null, snapshots: [], outbox: [] })
  expect(Object.keys(localStorage)).toHaveLength(8)
  onDevice.write(owner, { household: { id: 'h2', members: [] }, snapshots: [snapshot(1, 'h2')] })
  await waitFor(async () => expect(await versions(owner)).toEqual([1]))
  leaveFormer(owner)
  await kept(owner)
  // The lists of plans do not say of which household they are.
  expect((await kept(owner)).snapshots.map(({ part }) => part)).toEqual(['list', 'openedList', 'plannedList'])
  expect(await versions(owner)).toContain(1)
  expect((await kept(owner)).household?.id).toBe('h2')
})

it('drops a part and leaves the others', async () => {
  const here = new Replica(owner, onDevice)
  await here.restored
  here.change({ household, snapshots: [snapshot(1), { ...snapshot(2), part: 'plannedList' }] })
  here.change({ dropped: ['plannedList'] })
  await waitFor(async () => expect((await kept(owner)).snapshots.map(({ part }) => part)).toEqual(['list']))
})

it('leaves out what is damaged', async () => {
  for (const key of ['sharedList', 'sharedCupboard', 'shopHabits', 'listOperations.a', 'cupboardOperations.b'])
    localStorage.setItem(
      key,
      JSON.stringify({ owner, list: 1, told: null, habits: [], household: 3, entry: { id: 4 } }),
    )
  localStorage.setItem('listOperations.c', 'no JSON')
  expect(await kept(owner)).toEqual({ household: null, snapshots: [], outbox: [] })
})

it('forgets all but what is unsent, and that as well where the account is deleted (DEV-8, PLAN-47)', async () => {
  onDevice.write(owner, { household, snapshots: [snapshot(5)], added: [tick('a')] })
  await waitFor(async () => expect(await ids(owner)).toEqual(['a']))
  onDevice.forget(owner, false)
  await waitFor(async () => expect(await versions(owner)).toEqual([]))
  expect(await ids(owner)).toEqual(['a'])
  onDevice.forget(owner, true)
  await waitFor(async () => expect(await ids(owner)).toEqual([]))
})

it('keeps nothing again that comes after a person was forgotten', async () => {
  const page = new Replica(owner, onDevice)
  await page.restored
  page.close()
  page.part(listPart).hear({ ...NOTHING_KEPT, version: 8 }, household)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await versions(owner)).toEqual([])
})

it('waits for a database that hangs for three seconds; what it keeps is shown and sent once it answers', async () => {
  jest.useFakeTimers()
  let answer: (kept: Kept) => void = () => {}
  const device = { ...onDevice, read: () => new Promise<Kept>((resolve) => (answer = resolve)), write: () => {} }
  const page = new Replica(owner, device)
  await jest.advanceTimersByTimeAsync(2900)
  expect(isOver(page.restored)).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  expect(isOver(page.restored)).toBe(true)
  const list = page.part(listPart)
  list.act([{ tick: { key: 'oats-g', amount: 1 } }])
  answer({ household, snapshots: [snapshot(2)], outbox: [tick('a')] })
  await jest.advanceTimersByTimeAsync(0)
  expect([...list.view().amounts.keys()].sort()).toEqual(['oats-g', 'rice-g'])
  expect(list.pending()).toHaveLength(2)
  jest.useRealTimers()
})
