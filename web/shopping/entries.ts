import { itemKey } from '../../schema/itemKey'
import { keysOf, leftToBuy, noteKey } from '../../schema/lineTicks'
import { areaCoded, areaOf, type Area, type ListItem } from './areas'
import { itemWords } from './itemWords'
import type { ListView, OwnItem } from './listView'

interface Common {
  /** The key of a line, or the id of an own item. */
  key: string
  name: string
  area: Area
  isTicked: boolean
  /** The member who ticked it; null when no one did, or it is not known who. */
  by: string | null
  /** What is noted on it; null for nothing. */
  note: string | null
}

/** A line that the meals of the plan need. */
export interface LineEntry extends Common {
  kind: 'line'
  item: ListItem
  /** How much is still to be bought: less than the line's amount when some of it was bought; null when it is ticked. */
  left: number | null
  /** What to put into the trolley, in a shopper's words; null when it is not known, or some of it was bought. */
  buy: string | null
  /** What that leaves over, where it is much; null otherwise. */
  leaves: string | null
}

/** Something that comes from no meal. */
export interface OwnEntry extends Common {
  kind: 'own'
  text: string
  /** Such as '2' or '1 l'; null where the text says none. */
  amount: string | null
  /** Whether the plan needs the same to be bought (docs/product.md SHOP-53). */
  isNeeded: boolean
}

/** A row of the list. */
export type Entry = LineEntry | OwnEntry

/** The rows of a list: its lines and the own items. `areaOfText` knows areas that the server has not said yet. */
export function entriesOf(
  items: readonly ListItem[],
  view: ListView,
  areaOfText: (text: string) => string = () => '',
): Entry[] {
  const needed = neededLines(items)
  return [
    ...items.map((item) => lineEntry(item, view)),
    ...view.items.map((item) => ownEntry(item, item.area || areaOfText(item.text), needed)),
  ]
}

/** The lines that the plan needs to be bought by their words, as own items are compared. */
export function neededLines(items: readonly ListItem[]): ReadonlyMap<string, ListItem> {
  return new Map(items.filter(({ isAtHome }) => !isAtHome).map((item) => [itemKey(item.ingredient.name), item]))
}

/** Whether a row stands under 'Check your cupboard' instead of in its area (docs/product.md CUP-8). */
export function isOfCupboard(entry: Entry): entry is LineEntry {
  return entry.kind === 'line' && (entry.item.isCupboard || entry.item.isAtHome)
}

/** How many lines are still to be looked for in the cupboard. */
export function countToCheck(entries: readonly LineEntry[]): number {
  return entries.filter(({ item }) => !item.isAtHome).length
}

/** How many rows are not ticked off. */
export function countLeft(entries: readonly Entry[]): number {
  return entries.filter(({ isTicked }) => !isTicked).length
}

/** Whether two say the same, so that a row need not be drawn again. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  if (one.note !== other.note) return false
  if (one.key !== other.key || one.isTicked !== other.isTicked || one.by !== other.by || one.area !== other.area)
    return false
  if (one.kind === 'own') return other.kind === 'own' && one.text === other.text && one.isNeeded === other.isNeeded
  return other.kind === 'line' && one.item === other.item && one.left === other.left
}

function lineEntry(item: ListItem, { amounts, ticks, notes }: ListView): LineEntry {
  const left = leftToBuy(item, amounts)
  const isWhole = left === null || left === item.amount
  const ticked = left === null ? keysOf(item).find((key) => ticks.has(key)) : undefined
  return {
    kind: 'line',
    key: item.key,
    name: item.ingredient.name,
    area: areaCoded(item.storeArea),
    item,
    left,
    buy: isWhole ? (item.buy?.text ?? null) : null,
    leaves: isWhole ? (item.buy?.leaves ?? null) : null,
    isTicked: left === null,
    note: notes.get(noteKey(item.key)) ?? null,
    by: (ticked !== undefined && ticks.get(ticked)?.by) || null,
  }
}

function ownEntry(
  { id, text, isTicked, by, note }: OwnItem,
  area: string,
  needed: ReadonlyMap<string, ListItem>,
): OwnEntry {
  const words = itemWords(text)
  const said = { text, ...words, isNeeded: !isTicked && needed.has(itemKey(words.name)) }
  return { kind: 'own', key: id, ...said, area: areaOf(area), isTicked, by: isTicked ? by : null, note: note || null }
}
