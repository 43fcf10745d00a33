import { categoriesOf } from '../pure/mealCategories'
import type { TableMember } from './tableMembers'
import type { MemberView } from './views'

/** A person at a table as the API shows it. */
export function memberView(member: TableMember): MemberView {
  const { id, householdId, name, portion, eats, role, isViewer, answersEditedBy, mayEditAnswers } = member
  const shown = { portion: portion / 100, eats: categoriesOf(eats), role, isViewer, answersEditedBy, mayEditAnswers }
  return { id, householdId, name, ...shown }
}
