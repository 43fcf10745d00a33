import type { Planned, TableMenu } from '../menu/tableMenu'
import { scrubMeal } from './scrubPlan'
import type { VersionProblemView, VersionView } from './views'

/** Why a version, with exactly its swaps, does not suit those who eat it where it is planned; null where it does. */
export function versionProblem(version: VersionView, table: TableMenu, planned: Planned): VersionProblemView | null {
  const menu = table.forMeal(version.chosen.meal, planned)
  const change = scrubMeal(version.chosen, menu)
  return change && { version, eaters: menu.eaters, reasons: change.reasons, replacement: change.chosen }
}
