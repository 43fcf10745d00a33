import { compareText } from '../compareText'
import { holds, isLater, isListed } from '../../schema/listOperations'
import type { SharedList } from '../generated/resolverTypes'
import { membersOf } from '../households/lockHouseholds'
import { membership } from '../households/membership'
import type { Services } from '../services'
import { areaOfText } from './areaOfText'
import { readList, type StoredList } from './listStore'

/** The shared list of a user's household (docs/product.md SHOP-21). */
export async function sharedList(services: Services, userId: string): Promise<SharedList> {
  const { householdId } = await membership(services, userId)
  return viewOfList(services, householdId, await readList(services.db, householdId))
}

/** A household's shared list as clients see it. */
export async function viewOfList(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  householdId: string,
  { version, state }: StoredList,
): Promise<SharedList> {
  const members = await membersOf(db, householdId)
  const present = (by: string | null) => (members.some(({ id }) => id === by) ? by : null)
  const ticks = [...state.ticks]
    .filter(([, tick]) => holds(tick, state))
    .map(([key, { amount, at, by }]) => ({ key, amount, at, by: present(by) }))
  const ownItems = [...state.items]
    .filter(([, item]) => isListed(item))
    .map(([id, { words, tick }]) => {
      const { at, by } = isLater(tick, words) ? tick : words
      const area = areaOfText(catalogue.compiled, words.text)
      return { id, text: words.text, area, isTicked: holds(tick, state), at, by: present(by) }
    })
  return {
    version,
    clearedAt: state.clearedAt,
    ticks: ticks.sort((one, other) => compareText(one.key, other.key)),
    ownItems: ownItems.sort(
      (one, other) => compareText(one.text.toLowerCase(), other.text.toLowerCase()) || compareText(one.id, other.id),
    ),
  }
}
