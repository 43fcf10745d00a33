import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { messages } from './messages'
import type { LeaveQuestion } from './useUnsavedWork'

/** Asks before unsaved work is left. */
export function LeaveDialog({ question }: { question: LeaveQuestion | null }) {
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) question?.stay()
      }}
      title={messages.leaveTitle}
      description={messages.leave}
      actions={
        <>
          <Button onClick={question?.stay}>{messages.keepEditing}</Button>
          <Button variant="danger" onClick={question?.leave}>
            {messages.leaveNow}
          </Button>
        </>
      }
    />
  )
}
