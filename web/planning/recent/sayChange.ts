import { differing, type RowPart } from '../../../schema/planChanges'
import { holdsSomething } from '../../../schema/rowsOver'
import { SERVED_ROLES } from '../../../schema/servedWith'
import { wholeDay } from '../../plan/days'
import { messages } from './messages'
import type { PlanChange, ShownState } from './planChange'

type ChangedRow = PlanChange['rows'][number]

/** Names of meals that are said of several. */
const NAMED = 3

/** A change in words, with the first meals of several. */
export interface Said {
  readonly text: string
  readonly names: string | null
}

/** What someone did, by the ids of the changes, which come with the latest first (docs/product.md PLAN-97). */
export function sayChanges(changes: readonly PlanChange[]): ReadonlyMap<string, Said> {
  const removed = new Set<string>()
  return new Map(
    changes.toReversed().map((change): [string, Said] => {
      const said = sayChange(change, removed)
      for (const row of change.rows) if (!row.after) removed.add(idOf(row))
      return [change.id, said]
    }),
  )
}

/** @param removed Ids of rows that were removed earlier: those come back. */
function sayChange(change: PlanChange, removed: ReadonlySet<string>): Said {
  const { by, rows, kind } = change
  const who = by ? (by.isViewer ? messages.you : by.name) : messages.gone
  const [only] = rows.length === 1 ? rows : []
  const isWhole = kind === 'NEXT_WEEK' || kind === 'OPENED'
  const text = only && !isWhole ? sayOne(change, only, who, removed) : sayMany(change, who, removed)
  return { text, names: only && !isWhole ? null : namesOf(change) }
}

const titleOf = (state: ShownState | null): string =>
  state === null ? '' : state.entry.name || state.text || (state.leftoversOf ? messages.leftovers : '')

const placeOf = ({ category, position: row }: ShownState): string => messages.place({ category, row })

const idOf = ({ before, after }: ChangedRow): string => (after ?? before)?.id ?? ''

/** What was done to one row. */
function sayOne({ kind }: PlanChange, row: ChangedRow, who: string, removed: ReadonlySet<string>): string {
  const { before, after } = row
  const state = after ?? before
  if (!state) return ''
  const [was, is] = [titleOf(before), titleOf(after)]
  const said = before && after ? sayServed(kind, who, before, after) : null
  if (said !== null) return said
  const what = is || was || placeOf(state)
  if (kind === 'SUITED') return is ? messages.adaptedOne({ what }) : messages.unsuitableOne({ what })
  if (kind === 'RETURNED') return messages.returnedOne({ what })
  if (!after) return messages.removedOne({ who, what })
  if (!before) {
    if (removed.has(idOf(row))) return messages.broughtBackOne({ who, what })
    return is ? messages.addedOne({ who, what }) : messages.addedGap({ who, category: state.category })
  }
  return sayPart(differing(before, after), { who, what, was, is, before, after })
}

interface Known {
  who: string
  what: string
  was: string
  is: string
  before: ShownState
  after: ShownState
}

/** What was done to a row that was there and is there. What is eaten comes before all else. */
function sayPart(parts: readonly RowPart[], { who, what, was, is, before, after }: Known): string {
  if (parts.includes('content')) {
    const place = placeOf(after)
    if (!is) return messages.emptied({ who, place, what: was })
    if (!was) return messages.planned({ who, place, what: is })
    return was === is ? messages.otherSwaps({ who, what }) : messages.replacedOne({ who, place, from: was, to: is })
  }
  if (parts.includes('isWeekly'))
    return after.isWeekly ? messages.weekly({ who, what }) : messages.noLongerWeekly({ who, what })
  const [part] = parts
  if (parts.length !== 1) return messages.changedOne({ who, what })
  if (part === 'date')
    return after.date ? messages.movedTo({ who, what, day: wholeDay(after.date) }) : messages.dayTaken({ who, what })
  if (part === 'serves')
    return after.serves === null
      ? messages.portions({ who, what })
      : messages.serves({ who, what, count: after.serves })
  if (part === 'eaters') return messages.eaters({ who, what })
  if (part === 'isLocked') return before.isLocked ? messages.unlocked({ who, what }) : messages.locked({ who, what })
  return messages.changedOne({ who, what })
}

/** What became of what is served with a meal; null where something else was done to the row as well. */
function sayServed(kind: PlanChange['kind'], who: string, before: ShownState, after: ShownState): string | null {
  const parts = differing(before, after)
  const roles = SERVED_ROLES.filter((role) => parts.includes(role))
  if (roles.length === 0 || roles.length < parts.length) return null
  const namesIn = ({ entry }: ShownState) => roles.flatMap((role) => entry[role]?.name || [])
  const [was, is] = [namesIn(before), namesIn(after)]
  const place = placeOf(after)
  const what = messages.together({ names: is.length > 0 ? is : was })
  if (kind === 'SUITED') return is.length > 0 ? messages.adaptedOne({ what }) : messages.unsuitableOne({ what })
  if (kind === 'RETURNED') return messages.returnedOne({ what })
  if (is.length === 0) return messages.emptied({ who, place, what })
  if (was.length === 0) return messages.servedAdded({ who, place, what })
  const [from, to] = [was[0], is[0]]
  return roles.length === 1 && from && to
    ? messages.otherServed({ who, place, from, to })
    : messages.changedOne({ who, what: place })
}

/** What was done to several rows. */
function sayMany({ kind, rows }: PlanChange, who: string, removed: ReadonlySet<string>): string {
  const many = { who, count: rows.length, category: categoryOf(rows) }
  if (kind === 'CLEARED') return messages.cleared({ who })
  if (kind === 'NEXT_WEEK') return messages.nextWeek({ who })
  if (kind === 'OPENED') return messages.opened({ who })
  if (kind === 'SUITED') return messages.unsuitable(many)
  if (kind === 'RETURNED') return messages.returned(many)
  if (rows.every(({ after }) => !after)) return messages.removed(many)
  if (rows.every(({ before }) => !before))
    return rows.every((row) => removed.has(idOf(row))) ? messages.broughtBack(many) : messages.added(many)
  const parts = new Set(rows.flatMap(({ before, after }) => (before && after ? differing(before, after) : 'place')))
  const [part] = parts.size === 1 ? parts : []
  if (part === 'content' && rows.every(({ before }) => before && !holdsSomething(before)))
    return messages.plannedMany(many)
  if (part === 'date') return messages.movedMany(many)
  return part === 'serves' ? messages.servesMany(many) : messages.changed(many)
}

/** The category of all rows; null where they are of several. */
function categoryOf(rows: PlanChange['rows']) {
  const [category, ...others] = new Set(rows.flatMap(({ before, after }) => (after ?? before)?.category ?? []))
  return others.length > 0 ? null : (category ?? null)
}

/** The first meals that the rows hold, or held where they hold nothing now. */
function namesOf({ rows }: PlanChange): string | null {
  const names = [...new Set(rows.map(({ before, after }) => titleOf(after) || titleOf(before)).filter(Boolean))]
  return names.length === 0
    ? null
    : messages.names({ names: names.slice(0, NAMED), more: Math.max(0, names.length - NAMED) })
}
