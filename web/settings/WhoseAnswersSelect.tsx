import { Card } from '../ui/Card'
import { Select } from '../ui/Select'
import { messages } from './messages'
import type { WhoseAnswers } from './useWhoseAnswers'

/**
 * Chooses whose answers are edited, in a household of several people. What is not saved is saved or discarded first, so
 * that one person's answers never become another's.
 */
export function WhoseAnswersSelect({ whose, isUnsaved }: { whose: WhoseAnswers; isUnsaved: boolean }) {
  const { memberId, members, choose } = whose
  if (members.length < 2) return null
  const shown = members.find(({ id, isViewer }) => (memberId === null ? isViewer : id === memberId))
  return (
    <Card>
      <Select
        label={messages.whose}
        hint={isUnsaved ? messages.whoseUnsaved : undefined}
        disabled={isUnsaved}
        options={members.map(({ id, name, isViewer }) => ({
          value: id,
          label: isViewer ? messages.whoseOwn({ name }) : name,
        }))}
        value={shown?.id ?? null}
        onChange={(chosen) => {
          const member = members.find(({ id }) => id === chosen)
          if (member) choose(member)
        }}
      />
    </Card>
  )
}
