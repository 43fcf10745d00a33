import { useNavigate } from 'react-router-dom'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import { forgetPerson } from '../session/forgetPerson'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { LOGIN_PATH } from '../product/paths'
import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import { failureOf } from './answerErrors'
import { messages } from './messages'
import { useDeleteAccountMutation } from './operations.generated'

/**
 * Asks for the password, or another proof, then deletes the account with everything that belongs to it, in this browser too,
 * and goes to the login page (docs/product.md ACC-43).
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [deleteAccount, { loading }] = useDeleteAccountMutation()
  const holder = useLazyApolloClient()
  const navigate = useNavigate()
  const alerts = useAlerts()

  const remove = async (password: string): Promise<readonly Problem[]> => {
    const refused = (message: string) => [{ field: 'password', message }]
    try {
      const answer = (await deleteAccount({ variables: { input: { password } } })).data?.deleteAccount
      if (answer?.ok !== true) return answer?.errors ?? refused(messages.deleteFailed)
    } catch (error) {
      const { text, hint } = failureOf(error, messages.deleteFailed)
      return refused([text, hint].filter(Boolean).join(' '))
    }
    forgetPerson()
    alerts.info(messages.deleted)
    void navigate(LOGIN_PATH, { replace: true })
    void holder.client?.clearStore()
    return []
  }

  return (
    <ProvenDialog
      title={messages.deleteTitle}
      description={messages.deleteWarning}
      password={messages.password}
      hint={messages.proofHint}
      keep={messages.deleteCancel}
      confirm={messages.deleteConfirm}
      variant="danger"
      busy={loading}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
