import { planMessages } from '../plan/messages'
import type { TableMember } from './replica/firstView'

/** A meal with those members for whom the plan has it: 'Lasagne, for Mia'; its name alone where it is for all who eat. */
export function mealFor(
  name: string,
  members: readonly TableMember[],
  eaters: readonly string[] | null | undefined,
): string {
  const named = members.filter(({ id }) => eaters?.includes(id))
  if (named.length === 0) return name
  const names = named.flatMap((member) => (member.isViewer ? [] : [member.name]))
  return planMessages.mealFor({ name, names, you: named.some(({ isViewer }) => isViewer) })
}

/** What the pages call a member: 'You' who uses them. */
export const calledBy = ({ name, isViewer }: Pick<TableMember, 'name' | 'isViewer'>): string =>
  isViewer ? planMessages.you : name
