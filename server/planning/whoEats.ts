import type { PlanRow } from '../../schema/planOperations'
import { servesFor } from '../../schema/servesFor'
import { eatersAmong } from '../households/eatersAmong'
import type { MemberModel } from '../households/MemberModel'
import { categoryBit } from '../pure/mealCategories'

type Eater = Pick<MemberModel, 'id' | 'portion' | 'eats'>

/**
 * The members who eat a row: those who were named and still belong to the household, or else everyone who eats its
 * category.
 */
export function whoEats<Member extends Eater>(
  { category, eaters }: Pick<PlanRow, 'category' | 'eaters'>,
  members: readonly Member[],
): readonly Member[] {
  return eatersAmong(members, eaters, categoryBit(category))
}

/** The named members who are still there; null when none is, as then all who eat the category do (docs/product.md PLAN-39). */
export function presentEaters(
  eaters: readonly string[] | null,
  members: readonly Pick<MemberModel, 'id'>[],
): string[] | null {
  const present = members.map(({ id }) => id).filter((id) => eaters?.includes(id))
  return present.length > 0 ? present : null
}

/** The serves of a row: those that someone set, or else the portions of those who eat (docs/product.md PLAN-35). */
export function servesOf(row: Pick<PlanRow, 'category' | 'eaters' | 'serves'>, members: readonly Eater[]): number {
  return row.serves ?? servesFor(whoEats(row, members).map(({ portion }) => portion / 100))
}
