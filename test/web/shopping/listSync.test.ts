import fc from 'fast-check'
import { applyListOperation, EMPTY_LIST, type ListAct } from '../../../schema/listOperations'
import { QueueSync } from '../../../web/live/QueueSync'
import { inOrder } from '../../../web/live/timedOperations'
import type { Device } from '../../../web/live/replica/device'
import { Replica } from '../../../web/live/replica/Replica'
import { listPart, type ListPart } from '../../../web/shopping/listPart'
import { uuid } from '../../support/planArbitraries'
import { partDevice } from '../../support/partDevice'
import { ListServer, type PendingOperation } from './listServer'

/** How a call goes: it gets through, is lost, its answer is lost, it arrives twice, or it arrives again at the end. */
type Network = 'sound' | 'lost' | 'noAnswer' | 'twice' | 'late'

/** A tab of a device. */
const open = (device: Device) => new Replica('ann', device).part(listPart)

class Household {
  readonly server = new ListServer()
  readonly late: PendingOperation[][] = []
  /** Three pages of two devices: the first two are tabs of one person. */
  readonly pages: ListPart[]
  readonly done: PendingOperation[] = []
  private now = 1000

  constructor() {
    const [shared, other] = [partDevice(), partDevice()]
    this.pages = [shared, shared, other].map(open)
    for (const page of this.pages) page.subscribe(() => {})
  }

  act(page: ListPart, acts: readonly ListAct[]): void {
    const before = new Set(page.pending().map(({ id }) => id))
    page.act(acts, (this.now += 3))
    this.done.push(...page.pending().filter(({ id }) => !before.has(id)))
  }

  async sync(page: ListPart, network: Network): Promise<void> {
    const { server, late } = this
    const sync = new QueueSync(
      page,
      {
        name: 'list',
        read: () =>
          network === 'lost'
            ? Promise.reject(new Error('Lost'))
            : Promise.resolve({ told: server.list(), household: server.household }),
        apply: (operations) => {
          if (network === 'lost') return Promise.reject(new Error('Lost'))
          if (network === 'late') late.push([...operations])
          const { list: told, errors } = server.apply(operations)
          if (network === 'twice') server.apply(operations.toReversed())
          return network === 'noAnswer' ? Promise.reject(new Error('No answer')) : Promise.resolve({ told, errors })
        },
      },
      () => {},
    )
    void sync.read()
    await sync.send()
    sync.stop()
  }
}

const itemIds = fc.integer({ min: 1, max: 3 }).map((n) => uuid(n * 0x100))
const keys = fc.constantFrom('rice-g', 'milk-l', 'egg-piece')
const listIds = fc.integer({ min: 1, max: 2 }).map((n) => uuid(0x9000 + n))
const acts: fc.Arbitrary<ListAct> = fc.oneof(
  fc.record({ key: keys, amount: fc.integer({ min: 0, max: 9 }) }).map((tick) => ({ tick })),
  keys.map((key) => ({ untick: { key } })),
  fc
    .record({ itemId: itemIds, text: fc.constantFrom('milk', 'tea', 'soap'), listId: fc.option(listIds) })
    .map((addItem) => ({ addItem })),
  fc.record({ itemId: itemIds, listId: fc.option(listIds) }).map((moveItem) => ({ moveItem })),
  fc.record({ listId: listIds, name: fc.constantFrom('Hardware', 'Garden') }).map((nameList) => ({ nameList })),
  listIds.map((listId) => ({ removeList: { listId } })),
  fc.record({ itemId: itemIds, text: fc.constantFrom('oat milk', 'salt') }).map((changeItem) => ({ changeItem })),
  itemIds.map((itemId) => ({ tickItem: { itemId } })),
  itemIds.map((itemId) => ({ untickItem: { itemId } })),
  itemIds.map((itemId) => ({ removeItem: { itemId } })),
  fc.record({ key: keys, text: fc.constantFrom('', 'ripe') }).map((noteLine) => ({ noteLine })),
  fc.record({ itemId: itemIds, text: fc.constantFrom('', 'Anna brings it') }).map((noteItem) => ({ noteItem })),
  fc.constant<ListAct>({ startOver: true }),
)
const steps = fc.array(
  fc.record({
    page: fc.integer({ min: 0, max: 2 }),
    step: fc.oneof(
      fc.array(acts, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<Network>('sound', 'lost', 'noAnswer', 'twice', 'late'),
    ),
  }),
  { maxLength: 40 },
)

const shown = (page: ListPart) => {
  const { amounts, items, lists, notes, clearedAt } = page.view()
  const shownItems = (of: typeof items) => of.map(({ text, isTicked, note }) => ({ text, isTicked, note }))
  return {
    amounts: new Map([...amounts].sort()),
    items: shownItems(items),
    lists: lists.map(({ name, items: on }) => ({ name, items: shownItems(on) })),
    notes: new Map([...notes].sort()),
    clearedAt,
  }
}

it('brings three pages and the server to the same list, however the network is, with nothing lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const household = new Household()
      const { pages, server, late, done } = household
      for (const { page: index, step } of given) {
        const page = pages[index]
        if (!page) throw new Error('There is no such page')
        if (typeof step !== 'string') household.act(page, step)
        else await household.sync(page, step)
      }
      for (const page of pages) await household.sync(page, 'sound')
      for (const operations of late.toReversed()) server.apply(operations.toReversed())
      for (const page of pages) await household.sync(page, 'sound')

      expect(pages.flatMap((page) => page.pending())).toEqual([])
      expect(new Set(server.arrived)).toEqual(new Set(done.map(({ id }) => id)))
      const [first, ...others] = pages.map(shown)
      for (const other of others) expect(other).toEqual(first)
      const model = new ListServer()
      model.state = inOrder(done).reduce(
        (state, operation) => applyListOperation(state, { ...operation, by: null }),
        EMPTY_LIST,
      )
      expect({ ...server.list(), version: 0 }).toEqual({ ...model.list(), version: 0 })
    }),
    { numRuns: 300 },
  )
})

it('shows what is done at once, and goes on showing it until the server has it', async () => {
  const household = new Household()
  const [page, sameDevice, other] = household.pages
  if (!page || !sameDevice || !other) throw new Error('There are no pages')
  household.act(page, [{ tick: { key: 'rice-g', amount: 5 } }])
  expect(sameDevice.view().amounts.get('rice-g')).toBe(5)
  await household.sync(page, 'lost')
  expect(page.view().amounts.get('rice-g')).toBe(5)
  await household.sync(page, 'sound')
  expect(page.view().amounts.get('rice-g')).toBe(5)
  expect(other.view().amounts.size).toBe(0)
  await household.sync(other, 'sound')
  expect(other.view().amounts.get('rice-g')).toBe(5)
})

it('counts what a person does later than what that person saw, also by a slow clock', async () => {
  const household = new Household()
  const [page, , other] = household.pages
  if (!page || !other) throw new Error('There are no pages')
  other.act([{ tick: { key: 'rice-g', amount: 5 } }], 9_000_000)
  await household.sync(other, 'sound')
  await household.sync(page, 'sound')
  household.act(page, [{ untick: { key: 'rice-g' } }])
  await household.sync(page, 'sound')
  expect(household.server.list().ticks).toEqual([])
})

it('drops what the server refuses, says so, and brings the rest', async () => {
  const household = new Household()
  const [page] = household.pages
  if (!page) throw new Error('There is no page')
  const full = Array.from({ length: 200 }, (_, index) => ({
    addItem: { itemId: uuid(index + 1), text: `tea ${index}` },
  }))
  household.server.apply(full.map((act, index) => ({ id: uuid(90_000 + index), at: 1, act })))
  household.act(page, [{ addItem: { itemId: uuid(70_000), text: 'soap' } }, { tick: { key: 'rice-g', amount: 1 } }])
  const refused: string[] = []
  const sync = new QueueSync(
    page,
    {
      name: 'list',
      read: () => Promise.resolve({ told: household.server.list(), household: household.server.household }),
      apply: (operations) => {
        const { list: told, errors } = household.server.apply(operations)
        return Promise.resolve({ told, errors })
      },
    },
    (operations) => refused.push(...operations.map(({ message }) => message)),
  )
  await sync.send()
  sync.stop()
  expect(refused).toEqual(['There are 200 items already.'])
  expect(page.pending()).toEqual([])
  expect(household.server.list().ticks).toHaveLength(1)
})

it('leaves alone what is older than what it knows, and begins again with another household', async () => {
  const replica = new Replica('ann', partDevice())
  const page = replica.part(listPart)
  const server = new ListServer()
  const older = server.list()
  server.apply([{ id: uuid(1), at: 1, act: { tick: { key: 'rice-g', amount: 1 } } }])
  expect(page.hear(server.list(), server.household)).toBe(true)
  expect(page.hear(older)).toBe(false)
  expect(page.hear(older, server.household)).toBe(false)
  expect(page.view().amounts.size).toBe(1)
  replica.hearHousehold({ id: 'household-2', members: [] })
  expect(page.view().amounts.size).toBe(0)
  expect(page.hear(older)).toBe(true)
})
