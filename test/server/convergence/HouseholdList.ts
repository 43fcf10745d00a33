import '../../support/withoutLocks'
import { applyListOperation, EMPTY_LIST, type ListAct } from '../../../schema/listOperations'
import type { SharedListFragment } from '../../../web/live/operations.generated'
import { QueueSync } from '../../../web/live/QueueSync'
import { operationsInput } from '../../../web/live/operationsInput'
import { householdIn } from '../../../web/live/householdIn'
import { inOrder } from '../../../web/live/timedOperations'
import type { Household } from '../../../web/live/replica/kept'
import { Replica } from '../../../web/live/replica/Replica'
import { listPart, type ListPart } from '../../../web/shopping/listPart'
import { ApplyListOperationsDocument, SharedListDocument } from '../../../web/shopping/operations.generated'
import { partDevice } from '../../support/partDevice'
import { ListServer, type PendingOperation } from '../../web/shopping/listServer'
import { callAs, type Device } from './pagesOf'

/** How a call goes: it gets through, is lost, its answer is lost, it arrives twice at once, or it arrives again at the end. */
export type Network = 'sound' | 'lost' | 'noAnswer' | 'twice' | 'late'

/** Three pages with the shared list of one household, on which nothing was done before. */
export class HouseholdList {
  readonly pages: readonly ListPart[]
  private readonly done: PendingOperation[] = []
  private readonly late: { by: Device; operations: readonly PendingOperation[] }[] = []

  /** @param now what the clocks of the devices say, in milliseconds since 1970. Devices of one person are tabs of one browser. */
  constructor(
    private readonly devices: readonly Device[],
    private now: number,
  ) {
    const places = new Map(devices.map(({ userId }) => [userId, partDevice()]))
    this.pages = devices.map(({ userId }) => new Replica(userId, places.get(userId) ?? partDevice()).part(listPart))
    for (const page of this.pages) page.subscribe(() => {})
  }

  act(index: number, acts: readonly ListAct[]): void {
    const page = this.pageAt(index)
    const before = new Set(page.pending().map(({ id }) => id))
    page.act(acts, (this.now += 3))
    this.done.push(...page.pending().filter(({ id }) => !before.has(id)))
  }

  hasUnsent(index: number): boolean {
    return this.pageAt(index).pending().length > 0
  }

  /** A page sends what is pending. */
  async send(index: number, network: Network): Promise<void> {
    const sync = this.begin(index, network)
    await sync.send()
    sync.stop()
  }

  /** The same, and reads how the list is. */
  async read(index: number): Promise<void> {
    const sync = this.begin(index, 'sound')
    await sync.read()
    sync.stop()
  }

  private begin(index: number, network: Network): QueueSync<SharedListFragment, Household, ListAct> {
    const by = this.deviceAt(index)
    return new QueueSync(
      this.pageAt(index),
      {
        name: 'list',
        read: async () => {
          const { sharedList: told, ...household } = householdIn(await callAs(by, SharedListDocument, {}))
          return { told, household }
        },
        apply: async (operations) => {
          if (network === 'lost') throw new Error('Lost')
          if (network === 'late') this.late.push({ by, operations })
          const [answer] = await Promise.all([
            apply(by, operations),
            network === 'twice' && apply(by, operations.toReversed()),
          ])
          if (network === 'noAnswer') throw new Error('No answer')
          return { told: answer.list, errors: answer.errors }
        },
      },
      (refused) => expect(refused).toEqual([]),
    )
  }

  /** The network is sound from now on; what was to arrive again does, and every page receives the list. @returns that. */
  async settle(): Promise<SharedListFragment> {
    await Promise.all(this.pages.map((_, index) => this.send(index, 'sound')))
    for (const { by, operations } of this.late.toReversed()) await apply(by, operations.toReversed())
    const { sharedList: list } = householdIn(await callAs(this.deviceAt(0), SharedListDocument, {}))
    for (const page of this.pages) page.hear(list)
    return list
  }

  /** All pages show the list that every operation, done once and in the order of its time, makes of an empty one. */
  expectOne(): void {
    const model = new ListServer()
    model.state = inOrder(this.done).reduce(
      (state, operation) => applyListOperation(state, { ...operation, by: null }),
      EMPTY_LIST,
    )
    const expected = new Replica('model', partDevice()).part(listPart)
    expected.hear(model.list(), model.household)
    for (const page of this.pages) {
      expect(page.pending()).toEqual([])
      expect(shown(page)).toEqual(shown(expected))
    }
  }

  private pageAt(index: number): ListPart {
    const page = this.pages[index]
    if (!page) throw new Error('There is no such page')
    return page
  }

  private deviceAt(index: number): Device {
    const device = this.devices[index]
    if (!device) throw new Error('There is no such device')
    return device
  }
}

async function apply(by: Device, operations: readonly PendingOperation[]) {
  const input = operationsInput(operations, (list: ListAct) => ({ list }))
  return (await callAs(by, ApplyListOperationsDocument, { input })).applyOperations
}

const shown = (page: ListPart) => {
  const { amounts, items, lists, notes, clearedAt } = page.view()
  const shownItems = (of: typeof items) =>
    of.map(({ id, text, isTicked, at, note }) => ({ id, text, isTicked, at, note }))
  return {
    amounts: new Map([...amounts].sort()),
    items: shownItems(items),
    lists: lists.map(({ id, name, items: on }) => ({ id, name, items: shownItems(on) })),
    notes: new Map([...notes].sort()),
    clearedAt,
  }
}
