import { cupboardPart, type Said } from '../cupboard/cupboardPart'
import type { CupboardView } from '../cupboard/viewOfCupboard'
import type { NeedDishes } from '../dishes/withDishesRead'
import type { ListActInput, PlanActInput, SharedList } from '../generated/schemaTypes'
import type { HouseholdPart } from '../households/announceHousehold'
import type { Operation, Outcome } from '../operations/Operation'
import type { Doing, OpenPart, Part } from '../operations/Part'
import type { Services } from '../platform/services'
import { planPart } from '../planning/planPart'
import type { PlanView } from '../planning/views'
import type { HabitsAct } from '../shopping/habits/habitsState'
import { habitsPart } from '../shopping/habits/habitsPart'
import { listPart } from '../shopping/listPart'

/** The acts on each of the things that a household shares, as its part takes them. */
interface Acts {
  plan: PlanActInput
  list: ListActInput
  cupboard: Said
  habits: HabitsAct
}

/** Each with what was done, but for the habits, which say more than acts are on. */
interface Views {
  plan: PlanView
  list: Promise<SharedList>
  cupboard: CupboardView
  habits: null
}

/** Those of them on which acts were. */
export type SharedViews = Partial<Views>

/** The name of one of them. */
export type Shared = keyof Acts

/** An act on one of them. */
export type HouseholdAct = { readonly [On in Shared]: { readonly on: On; readonly act: Acts[On] } }[Shared]

/** One of them, opened, that takes the acts on any. */
type Opened = OpenPart<HouseholdAct, unknown>

const ORDER: readonly Shared[] = ['list', 'cupboard', 'habits', 'plan']

/** What a household shares, as far as acts are on it: nothing else is read. */
export function householdPart(
  services: Services,
  shared: ReadonlySet<Shared>,
  need: NeedDishes,
): Part<HouseholdAct, SharedViews> {
  const all = {
    plan: among<'plan'>(planPart(services, need)),
    list: among<'list'>(listPart(services)),
    cupboard: among<'cupboard'>(cupboardPart(services)),
    habits: among<'habits'>(habitsPart),
  }
  // The plan is written last: an Undo of a week that began puts back what was taken out of the freezer.
  const parts = ORDER.filter((on) => shared.has(on)).map((on) => [on, all[on]] as const)
  return {
    extend: (userId, ids) => (query, db) =>
      parts.reduce((extended, [, { extend }]) => extend(userId, ids)(extended, db), query),
    open: async (doing) => {
      const opened = new Map<Shared, Opened>()
      for (const [on, part] of parts) opened.set(on, await part.open(doing))
      return {
        apply: (operation) => partOf(opened, operation).apply(operation),
        write: async () => {
          const changed: HouseholdPart[] = []
          for (const part of opened.values()) changed.push(...(await part.write()))
          return changed
        },
        view: () => Object.fromEntries([...opened].map(([on, part]) => [on, part.view()])),
      }
    },
  }
}

function partOf(opened: ReadonlyMap<Shared, Opened>, { act: { on } }: Operation<HouseholdAct>): Opened {
  const part = opened.get(on)
  if (!part) throw new Error(`${on} was not opened`)
  return part
}

/** A part that takes its acts among those of others. */
function among<On extends Shared>(part: Part<Acts[On], unknown>): Part<HouseholdAct, unknown> {
  const open = async (doing: Doing): Promise<Opened> => {
    const { write, view, apply } = await part.open(doing)
    const own = (operation: Operation<HouseholdAct>): Outcome =>
      apply({ ...operation, act: operation.act.act as Acts[On] })
    return { apply: own, write, view }
  }
  return { extend: (userId, ids) => part.extend(userId, ids), open }
}
