import type { Area } from '../../../schema/areas'
import { isNumber, recordOf, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { type Entry, isOfCupboard, type LineEntry } from '../entries'

/** Where a shop has what keeps for months. */
const KEEPS: ReadonlySet<Area> = new Set<Area>(['pantry', 'condiments', 'beverages', 'frozen'])

/** For how long something is not asked about again, in milliseconds. */
const ASKED_FOR = 28 * 24 * 60 * 60 * 1000

/** When a person was asked on this device whether an ingredient is at home, by slug. */
export const askedStaples = ownedStorage<{ asked: Record<string, number> }>(
  'askedStaples',
  shape<{ asked: Record<string, number> }>({ asked: recordOf(isNumber) }),
)

/** The lines left to buy that keep for months and were not asked about within four weeks (docs/product.md SHOP-50). */
export function staplesToAsk(
  entries: readonly Entry[],
  asked: Readonly<Record<string, number>>,
  now: number,
): LineEntry[] {
  return entries.filter(
    (entry): entry is LineEntry =>
      entry.kind === 'line' &&
      !entry.isTicked &&
      KEEPS.has(entry.area) &&
      (asked[entry.item.slug] ?? 0) <= now - ASKED_FOR &&
      !isOfCupboard(entry),
  )
}

/** Remembers what was asked, and forgets what will be asked again. */
export function noteAsked(slugs: readonly string[], owner: string, now: number): void {
  const before = Object.entries(askedStaples.read(owner)?.asked ?? {}).filter(([, at]) => at > now - ASKED_FOR)
  askedStaples.write({ asked: Object.fromEntries([...before, ...slugs.map((slug) => [slug, now] as const)]) }, owner)
}
