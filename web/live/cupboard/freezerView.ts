import { applyWord, type FreezerState, type Frozen, keptIn } from '../../../schema/cupboardWords'
import { keyOfVersion } from '../../plan/otherContent'
import type { Look } from '../../plan/plan'
import { isNumber, isText, orMissing, shape } from '../../session/guards'
import { platePath } from '../../ui/platePath'
import type { FrozenMealFragment } from '../operations.generated'

/** A batch of a cooked meal in the freezer, as the pages show it; without a name when its dish is gone. */
export interface FrozenMeal extends Frozen, Look {
  /** A UUID. */
  readonly batch: string
}

/** What is said of a batch: that it is in the freezer, or no longer is. */
export type FreezerAct = { readonly freeze: FrozenMeal } | { readonly thaw: { readonly batch: string } }

/** What is said of one, and when. */
interface SaidOfBatch {
  readonly at: number
  readonly act: FreezerAct
}

const isFrozenMeal = shape<FrozenMeal>({
  batch: isText,
  uniqueId: isText,
  name: isText,
  plate: orMissing(isText),
  serves: isNumber,
  frozenOn: isText,
})
const isThaw = shape<{ batch: string }>({ batch: isText })

/** Whether content from outside is an act on the freezer. */
export function isFreezerAct(value: unknown): value is FreezerAct {
  const { freeze, thaw } = (value ?? {}) as { freeze?: unknown; thaw?: unknown }
  return freeze === undefined ? isThaw(thaw) : isFrozenMeal(freeze) && thaw === undefined
}

/** What is in the freezer by what the server said last and what was said here since; what was frozen first stands first. */
export function freezerOf(told: readonly FrozenMealFragment[], pending: readonly SaidOfBatch[]): FrozenMeal[] {
  const here = pending.flatMap(({ act }) => ('freeze' in act ? [act.freeze] : []))
  const looks = new Map<string, Look>(here.map(({ uniqueId, name, plate }) => [uniqueId, { name, plate }]))
  const before: FreezerState = new Map(
    told.map(({ id, version, serves, frozenOn, at }) => {
      const uniqueId = version ? keyOfVersion(version.id) : ''
      if (version) looks.set(uniqueId, { name: version.name, plate: platePath(version.plate) ?? '' })
      return [batchOf(id), { at, by: null, kept: { uniqueId, serves, frozenOn } }]
    }),
  )
  const state = pending.reduce((present, { at, act }) => {
    if ('thaw' in act) return applyWord(present, act.thaw.batch, { at, by: null, kept: null })
    const { batch, uniqueId, serves, frozenOn } = act.freeze
    return applyWord(present, batch, { at, by: null, kept: { uniqueId, serves, frozenOn } })
  }, before)
  return keptIn(state)
    .map(([batch, { kept }]) => ({ batch, ...kept, ...(looks.get(kept.uniqueId) ?? { name: '' }) }))
    .sort((one, other) => one.frozenOn.localeCompare(other.frozenOn) || one.batch.localeCompare(other.batch))
}

/** The serves of each dish, by the name of the meal and its swaps; what is gone is left out. */
export function servesFrozen(freezer: readonly FrozenMeal[]): ReadonlyMap<string, FrozenMeal> {
  const dishes = new Map<string, FrozenMeal>()
  for (const one of freezer) {
    if (one.name === '') continue
    const before = dishes.get(one.uniqueId)
    dishes.set(one.uniqueId, before ? { ...before, serves: before.serves + one.serves } : one)
  }
  return dishes
}

const batchOf = (id: string): string => id.slice(id.indexOf(':') + 1)
