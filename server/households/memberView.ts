import { categoriesOf } from '../pure/mealCategories'
import type { TableMember } from './tableMembers'
import type { MemberView } from './views'

/** A person at a table as the API shows it. */
export function memberView(member: TableMember): MemberView {
  const { id, name, portion, eats, role, isViewer, answersEditedBy, mayEditAnswers } = member
  return { id, name, portion: portion / 100, eats: categoriesOf(eats), role, isViewer, answersEditedBy, mayEditAnswers }
}
