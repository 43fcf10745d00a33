import { useState } from 'react'
import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from './operations.generated'

/** What an authenticator app is handed. */
export interface SetUp {
  secret: string
  address: string
}

interface Answer {
  viewer: object | null
  errors: readonly Problem[]
}

const FAILED: readonly Problem[] = [{ field: null, message: messages.failed }]
const problemsOf = (answer: Pick<Answer, 'errors'> | undefined): readonly Problem[] =>
  answer && answer.errors.length > 0 ? answer.errors : FAILED

/**
 * A person's authenticator codes, and what the page does about them: each answers with what is wrong. What is shown once, the
 * key of a set-up and recovery codes, is in the page alone.
 */
export function useSecondFactor() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' })
  const [sendBegin, { loading: beginning }] = useBeginSecondFactorMutation({ fetchPolicy: 'no-cache' })
  const [sendConfirm, { loading: confirming }] = useConfirmSecondFactorMutation()
  const [sendRenew, { loading: renewing }] = useRenewRecoveryCodesMutation()
  const [sendRemove, { loading: removing }] = useRemoveSecondFactorMutation()
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const show = (answer: (Answer & { recoveryCodes: readonly string[] | null }) | undefined) => {
    if (!answer?.recoveryCodes) return problemsOf(answer)
    setCodes(answer.recoveryCodes)
    setSetUp(null)
    return []
  }
  return {
    /** undefined until it has come. */
    person: data?.viewer,
    setUp,
    codes,
    begin: async (password: string) => {
      const answer = (await sendBegin({ variables: { input: { password } } }).catch(() => null))?.data
      const { secret, address } = answer?.beginSecondFactor ?? {}
      if (secret == null || address == null) return problemsOf(answer?.beginSecondFactor)
      setSetUp({ secret, address })
      return []
    },
    confirm: async (code: string) =>
      show((await sendConfirm({ variables: { input: { code } } }).catch(() => null))?.data?.confirmSecondFactor),
    renew: async (password: string, code: string) =>
      show((await sendRenew({ variables: { input: { password, code } } }).catch(() => null))?.data?.renewRecoveryCodes),
    remove: async (password: string, code: string) => {
      const answer = (await sendRemove({ variables: { input: { password, code } } }).catch(() => null))?.data
      if (!answer?.removeSecondFactor.viewer) return problemsOf(answer?.removeSecondFactor)
      alerts.info(messages.wasTurnedOff)
      return []
    },
    leaveSetUp: () => setSetUp(null),
    /** Hides codes that the person has kept. */
    hideCodes: () => setCodes(null),
    reload: () => void refetch().catch(() => {}),
    busy: beginning || confirming || renewing || removing,
    failed: error !== undefined && !data,
    loading,
  }
}

/** What `useSecondFactor` returns. */
export type SecondFactor = ReturnType<typeof useSecondFactor>
