import { useBelongingsQuery } from './operations.generated'

/** What of a newcomer is not the newcomer's alone to keep: own items that are to be bought, and what is at home, in the freezer as well. */
export interface Belongings {
  items: number
  atHome: number
}

/** How much of that there is; null for nothing, and while it is not known. */
export function useBelongings(): Belongings | null {
  const { data } = useBelongingsQuery({ fetchPolicy: 'no-cache' })
  const household = data?.viewer?.household
  if (!household) return null
  const items = household.shoppingList?.ownItems.filter(({ isTicked }) => !isTicked).length ?? 0
  const atHome = household.cupboard.items.length + household.cupboard.freezer.length
  return items + atHome === 0 ? null : { items, atHome }
}
