import { arrayOf, type Guard, isFlag, isNumber, isText, nullOr, shape } from '../../session/guards'
import { type OwnedKey, ownedStorage } from '../../session/ownedStorage'
import { isTimedOperation } from '../timedOperations'
import type { Change, Household, ListName, PartName, Pending, Snapshot } from './kept'

/*
 * Where the release before this one kept the parts, in local storage. It is taken over once and removed then; the release
 * after this one does without this file.
 */

/** The key of what the server had said, and of the queue: the entry with the id `7` is under `key.7`. */
const KEYS = {
  list: ['sharedList', 'listOperations'],
  cupboard: ['sharedCupboard', 'cupboardOperations'],
  habits: ['shopHabits', 'habitsOperations'],
} as const satisfies Record<Exclude<PartName, 'plan' | ListName>, readonly OwnedKey[]>
type FormerName = keyof typeof KEYS
const NAMES = Object.keys(KEYS) as FormerName[]

/** The keys of the lists of plans. */
const LISTS = { openedList: 'shoppingList', plannedList: 'plannedList' } as const satisfies Record<ListName, OwnedKey>
const LIST_NAMES = Object.keys(LISTS) as ListName[]

const isAnything = (value: unknown): value is Record<string, unknown> => value !== null
const isTold = shape<Snapshot['told']>({ version: isNumber })
const isIdentified = shape<{ id: string }>({ id: isText })
const isHousehold: Guard<Household> = shape<Household>({
  id: isText,
  members: arrayOf(shape<Household['members'][number]>({ id: isText, name: isText, isViewer: isFlag })),
})
const isOperation = isTimedOperation((_act): _act is unknown => true)

/** What its outbox says of an act, the plan's own guards say later. */
interface FormerEdit {
  id: string
  act: unknown
  entry: unknown
  householdId: string | null
}
const isFormerEdit = shape<FormerEdit>({
  id: isText,
  act: (_act): _act is unknown => true,
  entry: (_entry): _entry is unknown => true,
  householdId: nullOr(isText),
})

const place = (part: FormerName) => ownedStorage(KEYS[part][0], isAnything)
const listPlace = (part: ListName) => ownedStorage(LISTS[part], isAnything)

/** What it left of a person. */
export function readFormer(owner: string): Change {
  const snapshots = NAMES.flatMap((part): Snapshot[] => {
    const { list, habits, told = list ?? habits, household, at = 0 } = place(part).read(owner) ?? {}
    const householdId = isIdentified(household) ? household.id : household
    return isTold(told) && isText(householdId) && isNumber(at) ? [{ part, told, householdId, at }] : []
  })
  const named = place('list').read(owner)?.['household']
  const [id] = snapshots.map(({ householdId }) => householdId)
  const household = isHousehold(named) ? named : id ? { id, members: [] } : null
  for (const part of LIST_NAMES) {
    const list = listPlace(part).read(owner)
    if (isNumber(list?.['at']))
      snapshots.push({ part, told: { ...list, version: list['at'] }, householdId: '', at: list['at'] })
  }
  const added = [...queued(owner), ...planEdits(owner)]
  return {
    ...(household?.id ? { household } : {}),
    ...(snapshots.length > 0 ? { snapshots } : {}),
    ...(added.length > 0 ? { added } : {}),
  }
}

/** Removes what the server had said. */
export function forgetFormerSnapshots(owner: string): void {
  for (const one of [...NAMES.map(place), ...LIST_NAMES.map(listPlace)]) if (one.read(owner)) one.clear()
}

/** Removes all of it. */
export function forgetFormer(owner: string): void {
  forgetFormerSnapshots(owner)
  forgetFormerOperations(queued(owner).map(({ id }) => id))
  if (edits.read(owner)) edits.clear()
}

/** Removes operations that the server has. */
export function forgetFormerOperations(ids: readonly string[]): void {
  try {
    for (const id of ids) for (const part of NAMES) localStorage.removeItem(`${KEYS[part][1]}.${id}`)
  } catch {
    // Without storage nothing was left.
  }
}

const edits = ownedStorage<{ pending: FormerEdit[] }>(
  'planEdits',
  shape<{ pending: FormerEdit[] }>({ pending: arrayOf(isFormerEdit) }),
)

/** What was done to the plan, in its order, before anything that is done now. */
function planEdits(owner: string): Pending[] {
  const pending = edits.read(owner)?.pending ?? []
  const from = Date.now() - pending.length
  return pending.map(({ id, act, entry, householdId }, index) => {
    return { part: 'plan', id, at: from + index, act: { act, entry }, householdId: householdId ?? undefined }
  })
}

function queued(owner: string): Pending[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const part = NAMES.find((name) => key.startsWith(`${KEYS[name][1]}.`))
      const { owner: whose, entry } = (part ? parse(localStorage.getItem(key)) : null) ?? {}
      return part && whose === owner && isOperation(entry) ? [{ ...entry, part }] : []
    })
  } catch {
    return []
  }
}

function parse(text: string | null): { owner?: unknown; entry?: unknown } | null {
  try {
    return JSON.parse(text ?? 'null') as { owner?: unknown; entry?: unknown } | null
  } catch {
    return null
  }
}
