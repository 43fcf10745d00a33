import { packedContent } from '../../catalogue/packedContent'
import { soldAs } from '../../catalogue/soldAs'
import { TAGS } from '../../catalogue/types'
import { COUNTED_KINDS, TARGET_NUTRIENTS } from '../../wishes/wishes'
import { kindBit } from './countedKinds'
import { THREE_MEALS } from './dayShares'
import { targetsOfPlan } from './missedWishes'
import { type CookedRow, cookedRows, planUse } from './planUse'
import type { PlanProblem } from './problem'
import type { RowReason } from './reasons'
import type { SearchedRow } from './searchedPlan'
import { aimsOf, daysFor, portionIn } from './terms/targets'

/** A reason with how much it is worth, in the units of the terms. */
interface Weighed {
  readonly reason: RowReason
  readonly worth: number
}

/** From so many stars a rating is a reason. */
const GOOD = 4
/** Worth of a kilogram of what spoils, of something at home, of a wanted kind, of a target that is missed by its whole figure. */
const WORTH = {
  kilogram: 2,
  rescue: 0.5,
  atHome: 2,
  counted: 5,
  target: 100,
  favourite: 2,
  star: 0.4,
  tag: 1,
  onlyMain: 0.3,
  hour: 1.5,
}

/** Why each row has its meal, by the row's id (docs/product.md PLAN-76). Rows for which nothing speaks are left out. */
export function reasonsOf(problem: PlanProblem, rows: readonly SearchedRow[]): Map<string, RowReason> {
  const cooked = cookedRows(problem, rows)
  const reasonersOfPlan = [restReasons, targetReasons, countReasons, ownReasons].map((of) => of(problem, cooked))
  return new Map(
    cooked.flatMap((one) => {
      const [best] = reasonersOfPlan.flatMap((of) => of(one)).sort((a, b) => b.worth - a.worth)
      return best ? [[one.row.row.id, best.reason] as const] : []
    }),
  )
}

type Reasoner = (one: CookedRow) => Weighed[]

/** Rests of packs that others have opened, and what is at home. */
function restReasons(problem: PlanProblem, rows: readonly CookedRow[]): Reasoner {
  const use = planUse(problem, rows)
  return ({ row, meal }) =>
    meal.used.flatMap(({ ingredient, amount: perServe }): Weighed[] => {
      const all = use.get(ingredient)
      if (!all) return []
      const { figures, uses, amount } = all
      if (figures.isNearDate && uses === 1)
        return [{ reason: { kind: 'USES_AT_HOME', ingredient }, worth: WORTH.atHome }]
      const own = perServe * row.serves
      if (!figures.isPerishable || figures.isKept || uses < 2 || own === 0 || amount === own) return []
      if (packedContent(figures.sizes, amount) > packedContent(figures.sizes, amount - own)) return []
      const { unit } = soldAs(ingredient, ingredient.unit)
      const worth = (WORTH.kilogram * own * figures.grams) / 1000 + (uses === 2 ? WORTH.rescue : 0)
      return [{ reason: { kind: 'USES_REST', ingredient, amount: own / 1000, unit }, worth }]
    })
}

/** Targets that would be missed if the row had no more than its share of them. */
function targetReasons(problem: PlanProblem, rows: readonly CookedRow[]): Reasoner {
  const targets = targetsOfPlan(problem, rows)
  const known = rows.filter(({ meal }) => meal.nutrients).map(({ row }) => row)
  const days = new Map(aimsOf(problem).map(({ memberId }) => [memberId, daysFor(known, memberId)]))
  return ({ row, meal }) =>
    targets.flatMap(({ memberId, nutrient, perDay, bounds, isMet }): Weighed[] => {
      const all = days.get(memberId) ?? 0
      if (!isMet || !bounds.atLeast || !meal.nutrients || all === 0) return []
      const figure = meal.nutrients[TARGET_NUTRIENTS.indexOf(nutrient)] ?? 0
      const own = ((portionIn(row, memberId) / 100) * figure) / 1000 / all
      const share = (bounds.atLeast * row.share) / THREE_MEALS / all
      const short = bounds.atLeast - (perDay - own + share)
      if (short <= 0) return []
      const reason = { kind: 'MEETS_TARGET', nutrient, memberId, perDay, without: perDay - own } as const
      return [{ reason, worth: (WORTH.target * short) / bounds.atLeast }]
    })
}

/** Kinds of which no more are planned than are wanted. */
function countReasons({ wishes }: PlanProblem, rows: readonly CookedRow[]): Reasoner {
  const isOf = ({ row, meal }: CookedRow, bit: number) => row.row.category !== 'breakfast' && (meal.kinds & bit) !== 0
  const counts = COUNTED_KINDS.map((counted) => rows.filter((one) => isOf(one, kindBit(counted))).length)
  return (one) =>
    COUNTED_KINDS.flatMap((counted, index): Weighed[] => {
      const atLeast = wishes.counts[counted]?.atLeast ?? 0
      const count = counts[index] ?? 0
      if (atLeast === 0 || count > atLeast || !isOf(one, kindBit(counted))) return []
      return [{ reason: { kind: 'COUNTS_AS', counted, count }, worth: WORTH.counted }]
    })
}

/** What speaks for a meal by itself. */
function ownReasons({ opinions }: PlanProblem, rows: readonly CookedRow[]): Reasoner {
  return ({ row: { row }, meal }) => {
    const { id, tagMask, mainKind } = meal.chosen.meal
    const rating = opinions.ratings.get(id) ?? 0
    const tag = TAGS.find((one, index) => (tagMask & (1 << index)) !== 0 && row.menu.preferences.get(one) === 'MORE')
    const { meals } = row.menu.categories[row.category]
    const known = row.menu.table.catalogue.meals
    const usual = meals.reduce((sum, index) => sum + (known[index]?.meal.minutes ?? 0), 0) / Math.max(1, meals.length)
    const ofMain = rows.filter((one) => one.meal.chosen.meal.mainKind === mainKind).length
    const saved = usual - meal.minutes
    return [
      ...(opinions.favourites.has(id) ? [{ reason: { kind: 'FAVOURITE' } as const, worth: WORTH.favourite }] : []),
      ...(rating >= GOOD ? [{ reason: { kind: 'RATED', rating } as const, worth: WORTH.star * rating }] : []),
      ...(tag ? [{ reason: { kind: 'MORE_OF_TAG', tag } as const, worth: WORTH.tag }] : []),
      ...(ofMain === 1 ? [{ reason: { kind: 'ONLY_OF_MAIN', mainKind } as const, worth: WORTH.onlyMain }] : []),
      ...(saved >= 5
        ? [{ reason: { kind: 'QUICK', minutes: meal.minutes, usual } as const, worth: (WORTH.hour * saved) / 60 }]
        : []),
    ]
  }
}
