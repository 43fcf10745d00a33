import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { LIMITS } from '../../schema/limits'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { NameProblem } from './useSavedPlans'

interface NameDialogProps {
  title: string
  hint?: string
  /** What the field begins with. */
  name: string
  confirm: string
  busy: boolean
  onSave: (name: string) => Promise<NameProblem>
  /** Beside the button, where another plan has the name. */
  whenTaken?: (name: string, show: (problem: NameProblem) => void) => ReactNode
  onClose: () => void
}

/** Asks for the name of a plan, and closes once the plan has it. What is wrong with the name is said at the field. */
export function NameDialog(props: NameDialogProps) {
  const { title, hint, name: first, confirm, busy, onSave, whenTaken, onClose } = props
  const formId = useId()
  const [name, setName] = useState(first)
  const [problem, setProblem] = useState<NameProblem>(null)
  const show = (found: NameProblem) => (found ? setProblem(found) : onClose())
  const trimmed = name.trim()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={hint}
      actions={
        <>
          {problem?.isTaken && whenTaken ? (
            whenTaken(trimmed, show)
          ) : (
            <Button onClick={onClose}>{messages.cancel}</Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        aria-label={title}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!busy) void onSave(trimmed).then(show)
        }}
      >
        <TextField
          label={messages.name}
          autoComplete="off"
          maxLength={LIMITS.planName}
          value={name}
          error={problem?.message}
          onFocus={(event) => event.target.select()}
          onChange={(value) => {
            setName(value)
            setProblem(null)
          }}
        />
      </Stack>
    </Dialog>
  )
}
