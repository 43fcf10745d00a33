import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
  useRemovePasswordMutation,
  useRenamePasskeyMutation,
  type WaysInFragment,
} from './operations.generated'

/** What an answer says of a change: the person, or what is wrong. */
interface Answer {
  viewer: WaysInFragment | null
  errors: readonly Problem[]
}

const problemOf = (message: string): Problem[] => [{ field: null, message }]

/** The ways into a person's account, and what the page does about them: each answers with what is wrong. */
export function usePasskeys() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = usePasskeysQuery({ fetchPolicy: 'cache-and-network' })
  // Its answer is for one ceremony.
  const [sendBegin, { loading: beginning }] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' })
  const [sendAdd, { loading: adding }] = useAddPasskeyMutation()
  const [sendRename, { loading: renaming }] = useRenamePasskeyMutation()
  const [sendRemove, { loading: removing }] = useRemovePasskeyMutation()
  const [sendRemovePassword, { loading: removingPassword }] = useRemovePasswordMutation()

  const after = (answer: Answer | undefined, said?: string): readonly Problem[] => {
    if (!answer?.viewer) return answer && answer.errors.length > 0 ? answer.errors : problemOf(messages.failed)
    if (said !== undefined) alerts.info(said)
    return []
  }
  const add = async (password: string): Promise<readonly Problem[]> => {
    const begun = (await sendBegin({ variables: { input: { password } } })).data?.beginPasskey
    if (!begun?.options) return begun && begun.errors.length > 0 ? begun.errors : problemOf(messages.failed)
    const { makePasskey } = await import('../session/passkeys/ceremonies')
    const made = await makePasskey(begun.options)
    if ('failed' in made) return problemOf(messages[made.failed])
    const { data: answer } = await sendAdd({ variables: { input: { response: made.response } } })
    return after(answer?.addPasskey, messages.wasAdded)
  }
  return {
    /** undefined until they have come. */
    ways: data?.viewer,
    add: (password: string) => add(password).catch(() => problemOf(messages.failed)),
    rename: async (id: string, name: string) =>
      after((await sendRename({ variables: { input: { id, name } } }).catch(() => null))?.data?.renamePasskey),
    remove: async (id: string, password: string) => {
      const answer = await sendRemove({ variables: { input: { id, password } } }).catch(() => null)
      return after(answer?.data?.removePasskey, messages.removed)
    },
    removePassword: async (password: string) => {
      const answer = await sendRemovePassword({ variables: { input: { password } } }).catch(() => null)
      return after(answer?.data?.removePassword, messages.passwordRemoved)
    },
    reload: () => void refetch().catch(() => {}),
    busy: beginning || adding || renaming || removing || removingPassword,
    failed: error !== undefined && !data,
    loading,
  }
}

/** What `usePasskeys` returns. */
export type Passkeys = ReturnType<typeof usePasskeys>
