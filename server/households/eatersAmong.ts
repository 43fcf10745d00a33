import type { MemberModel } from './MemberModel'

/**
 * The members who eat a meal: those who are named and belong to the household, or, where none is named or left, everyone
 * who eats one of the categories, given as bits (docs/product.md DIET-16). Empty where no one does.
 */
export function eatersAmong<Member extends Pick<MemberModel, 'id' | 'eats'>>(
  members: readonly Member[],
  memberIds: readonly string[] | null | undefined,
  categories: number,
): readonly Member[] {
  const named = members.filter(({ id }) => memberIds?.includes(id))
  return named.length > 0 ? named : members.filter(({ eats }) => (eats & categories) !== 0)
}
