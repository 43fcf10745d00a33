import { changed, type Kept, NOTHING_KEPT, type Pending, type Snapshot } from '../../../web/live/replica/kept'

const HERE = { id: 'here', members: [] }
const THERE = { id: 'there', members: [] }
const snapshot = (part: Snapshot['part'], version: number, householdId = HERE.id): Snapshot => ({
  part,
  told: { version },
  householdId,
  at: version,
})
const operation = (id: string, at = 1): Pending => ({ id, at, act: {}, part: 'list' })
const kept: Kept = {
  household: HERE,
  snapshots: [snapshot('list', 2), snapshot('cupboard', 5)],
  outbox: [operation('a'), operation('b')],
}
const versions = ({ snapshots }: Kept) =>
  Object.fromEntries(snapshots.map(({ part, told }) => [part, told.version] as const))

it('takes a snapshot that is as new as the one kept, or newer, in its place alone', () => {
  const [same, newer] = [snapshot('list', 2), snapshot('list', 3)]
  expect(changed(kept, { snapshots: [same] }).snapshots).toContain(same)
  expect(versions(changed(kept, { snapshots: [newer] }))).toEqual({ list: 3, cupboard: 5 })
  expect(versions(changed(kept, { snapshots: [snapshot('habits', 1)] }))).toEqual({ list: 2, cupboard: 5, habits: 1 })
})

it('leaves out a snapshot that is older than the one kept', () => {
  expect(changed(kept, { snapshots: [snapshot('list', 1)] })).toEqual(kept)
})

it('leaves out a snapshot of another household', () => {
  expect(changed(kept, { snapshots: [snapshot('list', 9, THERE.id)] })).toEqual(kept)
})

it('holds what came before the household was received for the first that is, and for no other', () => {
  const early = changed(NOTHING_KEPT, { snapshots: [snapshot('openedList', 1, '')] })
  const known = changed(early, { household: HERE })
  expect(known.snapshots).toEqual([snapshot('openedList', 1)])
  expect(changed(kept, { snapshots: [snapshot('list', 3, '')] }).snapshots).toContainEqual(snapshot('list', 3))
  expect(changed(known, { household: THERE }).snapshots).toEqual([])
})

it('drops a part alone, also for an older one after it', () => {
  const without = changed(kept, { dropped: ['list'] })
  expect(versions(without)).toEqual({ cupboard: 5 })
  expect(without.outbox).toBe(kept.outbox)
  expect(versions(changed(without, { snapshots: [snapshot('list', 1)] }))).toEqual({ list: 1, cupboard: 5 })
})

it('begins with what was done alone in another household, where older versions count', () => {
  const moved = changed(kept, { household: THERE, snapshots: [snapshot('list', 1, THERE.id)] })
  expect(moved.household).toBe(THERE)
  expect(moved.snapshots).toEqual([snapshot('list', 1, THERE.id)])
  expect(moved.outbox).toBe(kept.outbox)
})

it('knows an operation once, as it was added last', () => {
  const again = operation('a', 7)
  expect(changed(kept, { added: [again, operation('c')] }).outbox).toEqual([operation('b'), again, operation('c')])
  expect(changed(kept, { removed: ['a'] }).outbox).toEqual([operation('b')])
  expect(changed(NOTHING_KEPT, {}).outbox).toBe(NOTHING_KEPT.outbox)
})
