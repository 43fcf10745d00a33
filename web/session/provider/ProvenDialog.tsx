import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Stack } from '../../ui/Stack'
import { FormProblems, type Problem, problemAt } from '../../ui/FormProblems'
import { AccountName } from '../AccountName'
import { ProofField } from './ProofField'

const PASSWORD = ['password']

export interface ProvenDialogProps {
  title: string
  description: string
  password: string
  /** Why the password is asked for. */
  hint?: string
  keep: string
  confirm: string
  variant: 'primary' | 'danger'
  busy: boolean
  /** Further fields, with their names: what is wrong with them is said there, not below all. */
  more?: { fields: ReactNode; names: readonly string[] }
  /** Does it; the dialog closes once there are no problems. */
  onConfirm: (password: string) => Promise<readonly Problem[]>
  onClose: () => void
}

/** Asks before something that only the person may do, with the password as proof (docs/product.md ACC-62, OPS-6). */
export function ProvenDialog(props: ProvenDialogProps) {
  const { title, description, password: label, hint, keep, confirm, variant, busy, more, onConfirm, onClose } = props
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const send = async () => {
    const found = await onConfirm(password)
    if (found.length === 0) return onClose()
    setProblems(found)
    if (!more || problemAt(found, 'password') !== null) setPassword('')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button type="submit" form={formId} variant={variant} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void send()
        }}
      >
        <AccountName />
        <Stack>
          <ProofField
            label={label}
            hint={hint}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={problemAt(problems, 'password')}
            onChange={(value) => {
              setPassword(value)
              setProblems([])
            }}
          />
          {more?.fields}
        </Stack>
        <FormProblems problems={problems} fields={more ? [...PASSWORD, ...more.names] : PASSWORD} />
      </form>
    </Dialog>
  )
}
