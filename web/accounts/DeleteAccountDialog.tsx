import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClientHolder } from '../app/clientHolder'
import { forgetPerson } from '../app/forgetPerson'
import { LOGIN_PATH } from '../app/paths'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Dialog, type DialogProps } from '../ui/Dialog'
import { PasswordField } from '../ui/PasswordField'
import { AccountName } from './AccountName'
import { detailOf, refusalOf } from './answerErrors'
import { MESSAGES } from './messages'
import { DeleteAccountDocument } from './operations.generated'
import { useAccountMutation } from './useAccountMutation'

/**
 * Asks for the password, then deletes the account with everything that belongs to it, in this browser too, and goes to the
 * sign-in page.
 */
export function DeleteAccountDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [deleteAccount, loading] = useAccountMutation(DeleteAccountDocument)
  const holder = useClientHolder()
  const navigate = useNavigate()
  const alerts = useAlerts()

  const change = (next: boolean) => {
    setPassword('')
    setProblem(null)
    onOpenChange(next)
  }

  const remove = async () => {
    setProblem(null)
    try {
      const data = await deleteAccount({ input: { password } })
      if (data?.deleteAccount.deleted !== true) return setProblem(detailOf(data?.deleteAccount.errors) ?? MESSAGES.deleteFailed)
      change(false)
      forgetPerson()
      alerts.info(MESSAGES.deleted)
      void navigate(LOGIN_PATH, { replace: true })
      void holder.client?.clearStore()
    } catch (error) {
      setProblem(refusalOf(error) ?? MESSAGES.deleteFailed)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="Your settings, your saved plan, your own dishes and your feedback go with it. This cannot be undone."
      actions={
        <>
          <Button onClick={() => change(false)}>Keep my account</Button>
          <Button type="submit" form={formId} variant="danger" busy={loading}>Delete for good</Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label="Delete my account"
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <AccountName />
        <PasswordField
          label="Password" name="password" autoComplete="current-password" required value={password} error={problem}
          hint="To be sure that it is you."
          onChange={(value) => {
            setPassword(value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
