import { arrayOf, isFlag, isNumber, isText, orMissing, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { isTimer } from '../isTimer'
import type { KeptTimer, PendingAct } from './sharedTimers'

interface Kept {
  householdId: string
  timers: KeptTimer[]
}

/** The timers of the household as this browser knows them, with what it has done on them and not sent yet. */
const stored = ownedStorage<Kept>(
  'householdTimers',
  shape<Kept>({
    householdId: isText,
    timers: arrayOf(
      shape<KeptTimer>({
        timer: isTimer,
        at: isNumber,
        pending: orMissing(
          shape<PendingAct>({ id: isText, doneAt: isNumber, at: orMissing(isNumber), isGone: isFlag }),
        ),
        isAlone: orMissing(isFlag),
      }),
    ),
  }),
)

/** What could not be stored, where storage is switched off or full: it is kept on this page. */
let unstored: (Kept & { owner: string }) | null = null

/** What is kept of a household for a person. */
export function readKept(owner: string, householdId: string): KeptTimer[] {
  const kept = unstored?.owner === owner ? unstored : stored.read(owner)
  return kept?.householdId === householdId ? kept.timers : []
}

/** The ids of timers that are kept of another household: the one of which this page, or the one before, was. */
export function keptElsewhere(owner: string, householdId: string): ReadonlySet<string> {
  const kept = unstored?.owner === owner ? unstored : stored.read(owner)
  return new Set(kept && kept.householdId !== householdId ? kept.timers.map(({ timer }) => timer.id) : [])
}

/** Keeps it, in place of what was kept before. */
export function writeKept(owner: string, householdId: string, timers: KeptTimer[]): void {
  if (timers.length > 0) stored.write({ householdId, timers }, owner)
  else stored.clear()
  const isStored = JSON.stringify(stored.read(owner)?.timers ?? []) === JSON.stringify(timers)
  unstored = isStored ? null : { owner, householdId, timers }
}
