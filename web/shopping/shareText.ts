import { formatNumber } from '../../schema/text/format'
import { unitWord } from '../plan/unitWord'
import { type Area, areaTitle, groupByArea } from './areas'
import type { Entry } from './entries'
import { messages } from './messages'

/** From here on the digits after the point say nothing in a shop. */
const WHOLE_FROM = 10

/**
 * What is still to be bought, as one would write it to someone: by area in the shop's order, a line each, without links
 * (docs/product.md SHOP-32, SHOP-45), with what is noted on it (SHOP-58). What to buy, or where some of it was bought the rest, rounded up, so that what is
 * brought home is enough.
 */
export function shareText(entries: readonly Entry[], order: readonly Area[], title: string = messages.heading): string {
  const areas = groupByArea(entries.filter(isToBuy), order)
  return [title, ...areas.map(({ area, rows }) => [areaTitle(area), ...rows.map(notedLine)].join('\n'))].join('\n\n')
}

/** Whether anything of it has to be bought after what was bought and what is at home. */
function isToBuy(entry: Entry): boolean {
  if (entry.kind === 'own') return !entry.isTicked
  const { left, item } = entry
  return left !== null && !item.isAtHome && (left === 0 || left > item.atHome)
}

function notedLine(entry: Entry): string {
  const line = lineOf(entry)
  return entry.note === null ? line : messages.shareNoted({ line, note: entry.note })
}

function lineOf(entry: Entry): string {
  if (entry.kind === 'line' && entry.buy !== null) return messages.shareName({ name: entry.buy })
  const amount = amountOf(entry)
  return amount === null ? messages.shareName({ name: entry.name }) : messages.shareLine({ name: entry.name, amount })
}

function amountOf(entry: Entry): string | null {
  if (entry.kind === 'own') return entry.amount?.replaceAll('\u00a0', ' ') ?? null
  const left = entry.left ?? entry.item.amount
  if (left === 0) return messages.asNeeded
  const amount = roundUp(left - entry.item.atHome)
  return `${formatNumber(amount, { maximumFractionDigits: 2, useGrouping: false })} ${unitWord(entry.item.measurementUnit, amount)}`
}

function roundUp(amount: number): number {
  const digits = amount >= WHOLE_FROM ? 1 : 100
  // Sums of the same parts may differ in their last digits.
  return Math.ceil(amount * digits - 1e-6) / digits
}
