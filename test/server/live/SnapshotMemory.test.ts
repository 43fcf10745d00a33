import type { Prints } from '../../../server/live/snapshot'
import { SnapshotMemory } from '../../../server/live/SnapshotMemory'

/** Prints of that many objects. The memory holds those of 100,000. */
const prints = (count: number): Prints => new Map(Array.from({ length: count }, (_, index) => [`Object:${index}`, '']))
const MANY = prints(40_000)
const ANA = { userId: 'ana', householdId: 'house' }

const note = (memory: SnapshotMemory, cursor: string, of = MANY, owner = ANA) =>
  memory.note({ ...owner, cursor, prints: of })

it('answers what an account had by a cursor, to no other account and for no other household', () => {
  const memory = new SnapshotMemory()
  note(memory, 'one')
  expect(memory.of(ANA, 'one')).toBe(MANY)
  expect(memory.of(ANA, 'two')).toBeUndefined()
  expect(memory.of({ ...ANA, userId: 'ben' }, 'one')).toBeUndefined()
  expect(memory.of({ ...ANA, householdId: 'another' }, 'one')).toBeUndefined()
})

it('forgets what was asked for longest ago where there is too much', () => {
  const memory = new SnapshotMemory()
  for (const cursor of ['one', 'two']) note(memory, cursor)
  memory.of(ANA, 'one')
  note(memory, 'three')
  expect(['one', 'two', 'three'].map((cursor) => memory.of(ANA, cursor) !== undefined)).toEqual([true, false, true])
})

it('counts what it has forgotten no longer, and the same snapshot once', () => {
  const memory = new SnapshotMemory()
  for (const cursor of ['one', 'two', 'three', 'three', 'three']) note(memory, cursor)
  note(memory, 'four', prints(1))
  expect(['one', 'two', 'three', 'four'].map((cursor) => memory.of(ANA, cursor)?.size)).toEqual([
    undefined,
    40_000,
    40_000,
    1,
  ])
})

it('keeps the latest snapshot however large it is', () => {
  const memory = new SnapshotMemory()
  note(memory, 'large', prints(100_001))
  expect(memory.of(ANA, 'large')?.size).toBe(100_001)
})
