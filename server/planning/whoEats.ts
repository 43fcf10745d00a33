import type { PlanRow } from '../../schema/planOperations'
import { servesFor } from '../../schema/servesFor'
import { CATEGORIES } from '../catalogue/types'
import type { MemberModel } from '../households/MemberModel'

type Eater = Pick<MemberModel, 'id' | 'portion' | 'eats'>

/**
 * The members who eat a row: those who were named and still belong to the household, or else everyone who eats its
 * category.
 */
export function whoEats<Member extends Eater>(
  { category, eaters }: Pick<PlanRow, 'category' | 'eaters'>,
  members: readonly Member[],
): readonly Member[] {
  const named = members.filter(({ id }) => eaters?.includes(id))
  return named.length > 0 ? named : members.filter(({ eats }) => (eats & (1 << CATEGORIES.indexOf(category))) !== 0)
}

/** The serves of a row: those that somebody set, or else the portions of those who eat (docs/product.md PLAN-35). */
export function servesOf(row: Pick<PlanRow, 'category' | 'eaters' | 'serves'>, members: readonly Eater[]): number {
  return row.serves ?? servesFor(whoEats(row, members).map(({ portion }) => portion / 100))
}
