import type { Tables } from './readTables'

/** A first course, a second course and a dessert that are one day's lunch. */
export interface Lunch {
  /** Numbers of its dishes, by course. */
  readonly dishes: readonly [number, number, number]
  readonly price: number
  /** In the order of `BOUNDS`. */
  readonly nutrients: readonly number[]
  /** Its food groups, as bits. */
  readonly groups: number
  /** What the published problem counts for groups that several of its courses have. */
  readonly alike: number
}

type Share = readonly [least: number, most: number]

/** What a lunch has of a nutrient, and the bounds of the plan's mean day and of each day as shares of that. */
interface Bound {
  readonly lunch: number
  readonly mean: Share | null
  readonly day: Share | null
}

const USUAL: Share = [0.7, 1.3]
const mean = (lunch: number): Bound => ({ lunch, mean: USUAL, day: null })
const free = (lunch: number): Bound => ({ lunch, mean: null, day: null })

/**
 * Folate, calcium, energy, phosphorus, fat, iron, magnesium, potassium, protein, selenium, sodium, vitamins A, B1, B2, B6, B12,
 * C, D and E, iodine, zinc, as the published program has them: it leaves calcium, iron and potassium free.
 */
export const BOUNDS: readonly Bound[] = [
  mean(135),
  free(585),
  { lunch: 1012, mean: [0.9, 1.1], day: [0.85, 1.15] },
  mean(562.5),
  { lunch: 31.72, mean: [0.9, 1.1], day: [0.75, 1.25] },
  free(8.55),
  mean(112.5),
  free(2025),
  { lunch: 27.08, mean: [0.9, 1.1], day: [0.75, 1.25] },
  mean(25.75),
  mean(870),
  mean(450),
  mean(0.41),
  mean(0.63),
  mean(0.54),
  mean(2.28),
  mean(27),
  mean(4.65),
  mean(6.3),
  mean(67.5),
  mean(6.75),
]

/** Penalties for a food group that comes again: others, meat, cereals, fruit, dairy, pulses, shellfish, pasta, fish, vegetables. */
const AGAIN = [0.1, 3, 0.3, 0.1, 0.3, 0.3, 2, 1.5, 0.5, 0.1]

/** By a set of groups as bits: what they cost when all of them come again. */
export const groupsAgain: Float64Array = Float64Array.from({ length: 1 << AGAIN.length }, (_, bits) =>
  AGAIN.reduce((sum, penalty, group) => sum + (bits & (1 << group) ? penalty : 0), 0),
)

/** By how much a share is outside of bounds. */
export const outside = (share: number, [least, most]: Share): number => Math.max(0, least - share, share - most)

/** Sums as the published program adds up single precision. */
const sumOf = (a: number, b: number, c: number): number => Math.fround(Math.fround(a + b) + c)

/** All lunches of some tables that keep the bounds of a day. */
export function allowedLunches([firsts, seconds, desserts]: Tables): Lunch[] {
  return firsts.flatMap((first, one) =>
    seconds.flatMap((second, two) =>
      desserts.flatMap((dessert, three): Lunch[] => {
        const nutrients = BOUNDS.map(
          (_, at) => (first.nutrients[at] ?? 0) + (second.nutrients[at] ?? 0) + (dessert.nutrients[at] ?? 0),
        )
        const isAllowed = BOUNDS.every(
          ({ lunch, day }, at) => day === null || outside((nutrients[at] ?? 0) / lunch, day) === 0,
        )
        if (!isAllowed) return []
        const [a, b, c] = [first, second, dessert].map(({ groups }) => bitsOf(groups)) as [number, number, number]
        return [
          {
            dishes: [one, two, three],
            price: sumOf(first.price, second.price, dessert.price),
            nutrients,
            groups: a | b | c,
            alike: (groupsAgain[a & b] ?? 0) + (groupsAgain[(a | b) & c] ?? 0),
          },
        ]
      }),
    ),
  )
}

const bitsOf = (groups: readonly number[]): number => groups.reduce((bits, group) => bits | (1 << group), 0)
