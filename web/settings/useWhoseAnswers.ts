import { useSearchParams } from 'react-router-dom'
import { recallSettings } from './settingsMemory'
import { type AnsweringMemberFragment, useWhoseAnswersQuery } from './operations.generated'

/** The name in the address of the member whose answers are shown; without it they are the person's own. */
const MEMBER = 'member'

/** Whose settings Settings shows, which the address holds, and whose it could show. */
export interface WhoseAnswers {
  /** null for the person's own. */
  memberId: string | null
  /** Everyone whose answers the person may change, the person included; empty until they are known. */
  members: readonly AnsweringMemberFragment[]
  choose: (member: AnsweringMemberFragment) => void
  /** Whether the person owns the server (docs/product.md OPS-1). */
  ownsServer: boolean
}

/** Follows the address. */
export function useWhoseAnswers(): WhoseAnswers {
  const [search, setSearch] = useSearchParams()
  const { data } = useWhoseAnswersQuery({})
  const members = data?.viewer.household?.members.filter(({ mayEditAnswers }) => mayEditAnswers) ?? []
  const named = search.get(MEMBER) ?? unsavedMember()
  return {
    memberId: members.some(({ id, isViewer }) => id === named && isViewer) ? null : named,
    members,
    ownsServer: data?.viewer.server != null,
    choose: ({ id, isViewer }) =>
      setSearch((present) => {
        const next = new URLSearchParams(present)
        if (isViewer) next.delete(MEMBER)
        else next.set(MEMBER, id)
        return next
      }),
  }
}

/** The member whose answers were left unsaved when another mode was entered. */
function unsavedMember(): string | null {
  const { memberId, edits } = recallSettings()
  return Object.keys(edits).length > 0 ? memberId : null
}
