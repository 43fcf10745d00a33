import type { NeedDishes } from '../dishes/withDishesRead'
import type { Change } from '../households/changeHousehold'
import type { Extend } from '../households/lockHouseholds'
import { placesOf, withEmail } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { type SettledColumns, toSettled, withSettings } from './readTable'
import { menuOfSettled, type TableMenu } from './tableMenu'

/** What is read of each member with the household's lock, for its table. */
export type TableColumns = SettledColumns & { email: string | null }

/** Adds it to a query of the household's members. */
export const withTable: Extend = (query, db) => withSettings(withEmail(query, db), db)

/**
 * The table of a household whose lock is held, as its caller sees it.
 * @param need gets the dishes before their meals are asked for (`withDishesRead`).
 */
export async function lockedTable(
  services: Services,
  { trx, self, rows }: Pick<Change<TableColumns>, 'trx' | 'self' | 'rows'>,
  need: NeedDishes,
): Promise<TableMenu> {
  const settled = placesOf(rows, String(self.userId)).map(toSettled)
  need(settled.flatMap(({ dishes }) => dishes))
  return menuOfSettled({ ...services, db: trx }, settled)
}
