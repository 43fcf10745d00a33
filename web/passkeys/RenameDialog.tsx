import { useId, useState } from 'react'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { TextField } from '../ui/TextField'
import { messages } from './messages'

const FIELDS = ['name']

export interface RenameDialogProps {
  present: string
  busy: boolean
  /** Does it; the dialog closes once there are no problems. */
  onSave: (name: string) => Promise<readonly Problem[]>
  onClose: () => void
}

/** Asks what a passkey is to be called. */
export function RenameDialog({ present, busy, onSave, onClose }: RenameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(present)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const save = async () => {
    const found = await onSave(name)
    if (found.length === 0) return onClose()
    setProblems(found)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.renameTitle}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label={messages.renameTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <TextField
          label={messages.name}
          name="name"
          required
          value={name}
          error={problemAt(problems, 'name')}
          onChange={(value) => {
            setName(value)
            setProblems([])
          }}
        />
        <FormProblems problems={problems} fields={FIELDS} />
      </form>
    </Dialog>
  )
}
