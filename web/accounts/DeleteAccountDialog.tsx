import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import { forgetPerson } from '../session/forgetPerson'
import { LOGIN_PATH } from '../product/paths'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Dialog, type DialogProps } from '../ui/Dialog'
import { AccountName } from '../session/AccountName'
import { ProofField } from '../session/provider/ProofField'
import { detailOf, failureOf } from './answerErrors'
import { messages } from './messages'
import { useDeleteAccountMutation } from './operations.generated'

/**
 * Asks for the password, or another proof, then deletes the account with everything that belongs to it, in this browser too, and goes to the
 * login page (docs/product.md ACC-43).
 */
export function DeleteAccountDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [deleteAccount, { loading }] = useDeleteAccountMutation()
  const holder = useLazyApolloClient()
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
      const { data } = await deleteAccount({ variables: { input: { password } } })
      if (data?.deleteAccount.ok !== true)
        return setProblem(detailOf(data?.deleteAccount.errors) ?? messages.deleteFailed)
      change(false)
      forgetPerson()
      alerts.info(messages.deleted)
      void navigate(LOGIN_PATH, { replace: true })
      void holder.client?.clearStore()
    } catch (error) {
      const { text, hint } = failureOf(error, messages.deleteFailed)
      setProblem([text, hint].filter(Boolean).join(' '))
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={messages.deleteTitle}
      description={messages.deleteWarning}
      actions={
        <>
          <Button onClick={() => change(false)}>{messages.deleteCancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={loading}>
            {messages.deleteConfirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label={messages.delete}
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <AccountName />
        <ProofField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={problem}
          hint={messages.deleteHint}
          onChange={(value) => {
            setPassword(value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
