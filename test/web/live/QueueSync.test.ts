import type { Refused } from '../../../web/apollo/refusedOf'
import { QueueSync, type SyncCalls } from '../../../web/live/QueueSync'

interface Operation {
  id: string
}
type Calls = SyncCalls<string, string, never, Operation>

/** The most operations of a call. */
const MOST = 100

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A queue of so many operations, and what became of them. */
function queueOf(
  count: number,
  calls: Partial<Calls> = {},
  onRefused: (all: readonly Refused<Operation>[]) => void = () => {},
) {
  let pending: readonly Operation[] = Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  const [sent, told, heard, refused]: [string[][], (string | null)[], string[], string[]] = [[], [], [], []]
  const sync = new QueueSync<string, string, never, Operation>(
    {
      owner: 'ann',
      pending: () => pending,
      settle: (operations, answer) => {
        const ids = new Set(operations.map(({ id }) => id))
        pending = pending.filter(({ id }) => !ids.has(id))
        told.push(answer)
        return true
      },
      hear: (answer) => heard.push(answer) > 0,
    },
    {
      name: 'things',
      apply: async (operations) => {
        sent.push(operations.map(({ id }) => id))
        return (await calls.apply?.(operations)) ?? { told: 'done', errors: [] }
      },
      read: calls.read ?? (() => Promise.resolve({ told: 'read', household: 'ours' })),
    },
    (all) => {
      refused.push(...all.map(({ operation }) => operation.id))
      onRefused(all)
    },
  )
  return { sync, sent, told, heard, refused, left: () => pending.length }
}

it('sends what is pending in its order, so many at a time', async () => {
  const { sync, sent, left } = queueOf(2 * MOST + 1)
  await sync.send()
  expect(sent.map(({ length }) => length)).toEqual([MOST, MOST, 1])
  expect(sent.flat()).toEqual(Array.from({ length: 2 * MOST + 1 }, (_, index) => String(index)))
  expect(left()).toBe(0)
})

it('leaves out what is refused, and sends the rest', async () => {
  let calls = 0
  const { sync, sent, refused } = queueOf(3, {
    apply: () => {
      const errors = (calls += 1) === 1 ? [{ field: 'operations[1].act', message: 'No' }] : []
      return Promise.resolve({ told: errors.length > 0 ? null : 'done', errors })
    },
  })
  await sync.send()
  expect(refused).toEqual(['1'])
  expect(sent).toEqual([
    ['0', '1', '2'],
    ['0', '2'],
  ])
})

it('what was refused alone is dropped with its reason, and the others of its call are not sent again', async () => {
  const { sync, sent, told, refused, left } = queueOf(3, {
    apply: () =>
      Promise.resolve({ told: 'done', errors: [{ field: 'operations[1].act.list.addItem', message: 'Full' }] }),
  })
  await sync.send()
  expect([sent, told, refused, left()]).toEqual([[['0', '1', '2']], ['done'], ['1'], 0])
})

it('a call that is for a former household is dropped as one', async () => {
  const fields: (string | null)[] = []
  const errors = [{ field: 'householdId', message: 'You have left it.' }]
  const { sync, sent, left } = queueOf(2, { apply: () => Promise.resolve({ told: null, errors }) }, (all) =>
    fields.push(...all.map(({ field }) => field)),
  )
  await sync.send()
  expect([sent.length, fields, left()]).toEqual([1, ['householdId', 'householdId'], 0])
})

it('takes nothing from an answer that comes after its end, but that the operations are done', async () => {
  const answers: (() => void)[] = []
  const { sync, told, left } = queueOf(1, {
    apply: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ told: 'of another household', errors: [] }))
      }),
  })
  const sent = sync.send()
  await jest.advanceTimersByTimeAsync(0)
  sync.stop()
  answers.forEach((answer) => answer())
  await sent
  expect(told).toEqual([null])
  expect(left()).toBe(0)
})

it('reads again what could not be read, and resolves once it is', async () => {
  let fails = true
  const { sync, heard } = queueOf(0, {
    read: () => (fails ? Promise.reject(new Error('Lost')) : Promise.resolve({ told: 'read', household: 'ours' })),
  })
  const isRead = jest.fn()
  void sync.read().then(isRead)
  await jest.advanceTimersByTimeAsync(0)
  fails = false
  expect(isRead).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  expect(heard).toEqual(['read'])
  expect(isRead).toHaveBeenCalledTimes(1)
})

it('waits twice as long after each call that failed, for a minute at most, and makes none after its end', async () => {
  const { sync, sent } = queueOf(1, { apply: () => Promise.reject(new Error('Lost')) })
  void sync.send()
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  // 1, 2, 4, 8 and 16 s, then 30 s, each with as much again by chance at most.
  await jest.advanceTimersByTimeAsync(62_000)
  const tries = sent.length
  expect(tries).toBeGreaterThanOrEqual(6)
  expect(tries).toBeLessThanOrEqual(7)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(sent.length).toBeGreaterThanOrEqual(tries + 9)
  sync.stop()
  const last = sent.length
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(last)
})
