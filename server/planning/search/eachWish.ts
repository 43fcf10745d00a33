import { CATEGORIES } from '../../pure/mealCategories'
import { COUNTED_KINDS, TARGET_NUTRIENTS, type Wishes } from '../../wishes/wishes'
import type { WishRef } from './summary'

/** The wishes of a household, each by itself. */
export function wishesOneByOne({ minutes, counts, targets, budget }: Wishes): WishRef[] {
  const limits = CATEGORIES.flatMap((category) =>
    (['WEEKDAY', 'WEEKEND'] as const).flatMap((day): WishRef[] => {
      const limit = minutes[category][day === 'WEEKDAY' ? 'weekday' : 'weekend']
      return limit === null ? [] : [{ kind: 'MINUTES', category, day, minutes: limit }]
    }),
  )
  const kinds = COUNTED_KINDS.flatMap((counted): WishRef[] => {
    const { atLeast = null, atMost = null } = counts[counted] ?? {}
    return [
      ...(atLeast === null ? [] : [{ kind: 'COUNT', counted, bound: 'AT_LEAST', count: atLeast } as const]),
      ...(atMost === null ? [] : [{ kind: 'COUNT', counted, bound: 'AT_MOST', count: atMost } as const]),
    ]
  })
  const aims = [...targets].flatMap(([memberId, own]) =>
    TARGET_NUTRIENTS.flatMap((nutrient): WishRef[] => {
      const bounds = own[nutrient]
      if (!bounds) return []
      const bound = bounds.atLeast === null ? 'AT_MOST' : 'AT_LEAST'
      return [{ kind: 'TARGET', memberId, nutrient, bound, figure: bounds.atLeast ?? bounds.atMost ?? 0 }]
    }),
  )
  return [...limits, ...kinds, ...aims, ...(budget === null ? [] : [{ kind: 'BUDGET', dollars: budget } as const])]
}

/** Wishes without one of them. */
export function withoutWish(wishes: Wishes, wish: WishRef): Wishes {
  const { minutes, counts, targets } = wishes
  if (wish.kind === 'BUDGET') return { ...wishes, budget: null }
  if (wish.kind === 'MINUTES') {
    const day = wish.day === 'WEEKDAY' ? 'weekday' : 'weekend'
    return { ...wishes, minutes: { ...minutes, [wish.category]: { ...minutes[wish.category], [day]: null } } }
  }
  if (wish.kind === 'COUNT') {
    const bounds = counts[wish.counted] ?? { atLeast: null, atMost: null }
    const side = wish.bound === 'AT_LEAST' ? 'atLeast' : 'atMost'
    return { ...wishes, counts: { ...counts, [wish.counted]: { ...bounds, [side]: null } } }
  }
  if (wish.kind !== 'TARGET' || wish.memberId === null) return wishes
  const own = targets.get(wish.memberId) ?? {}
  return { ...wishes, targets: new Map(targets).set(wish.memberId, { ...own, [wish.nutrient]: undefined }) }
}

/** A wish whatever its figure. */
export function keyOf(wish: WishRef): string {
  if (wish.kind === 'MINUTES') return `MINUTES ${wish.category} ${wish.day}`
  if (wish.kind === 'COUNT') return `COUNT ${wish.counted}`
  if (wish.kind === 'TARGET') return `TARGET ${wish.memberId ?? ''} ${wish.nutrient}`
  return wish.kind
}
