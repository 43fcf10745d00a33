import { useEffect } from 'react'
import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'
import {
  useCancelRestoreMutation,
  useDeleteBackupMutation,
  useLinkBackupMutation,
  useMakeBackupMutation,
  useOwnServerQuery,
  usePrepareRestoreMutation,
} from './operations.generated'
import { startDownload } from './startDownload'

/** Milliseconds between two looks while a backup is made. */
const LOOK = 1500

/** An act with a proof, for a form: the problems are shown at its fields. */
export type ProvenAct = (id: string, password: string) => Promise<readonly Problem[]>

/** The server as its owner sees it, and what the page does about its backups. */
export function useServer() {
  const alerts = useAlerts()
  const { data, error, loading, refetch, startPolling, stopPolling } = useOwnServerQuery({
    fetchPolicy: 'cache-and-network',
  })
  const [sendMake, { loading: beginning }] = useMakeBackupMutation()
  const [sendDelete, { loading: deleting }] = useDeleteBackupMutation()
  // The link is a secret, which no cache may keep.
  const [sendLink, { loading: linking }] = useLinkBackupMutation({ fetchPolicy: 'no-cache' })
  const [sendPrepare, { loading: preparing }] = usePrepareRestoreMutation()
  const [sendCancel, { loading: cancelling }] = useCancelRestoreMutation()
  const server = data?.viewer.server
  const isMaking = server?.making != null
  useEffect(() => {
    if (!isMaking) return
    startPolling(LOOK)
    return () => stopPolling()
  }, [isMaking, startPolling, stopPolling])

  const problemsOf = (answer: { errors: readonly Problem[] } | null | undefined): readonly Problem[] =>
    answer?.errors ?? [{ field: null, message: messages.failed }]
  /** Says in an alert what went wrong. @returns whether nothing did. */
  const isDone = (problems: readonly Problem[], said: string | null): boolean => {
    const [problem] = problems
    if (problem) alerts.error(problem.message)
    else if (said !== null) alerts.info(said)
    return !problem
  }
  const make = async (): Promise<void> => {
    const answer = await sendMake().catch(() => null)
    isDone(problemsOf(answer?.data?.makeBackup), null)
  }
  const remove = async (id: string): Promise<void> => {
    const answer = await sendDelete({ variables: { input: { id } } }).catch(() => null)
    isDone(problemsOf(answer?.data?.deleteBackup), messages.deleted)
  }
  const download: ProvenAct = async (id, password) => {
    const answer = (await sendLink({ variables: { input: { id, password } } }).catch(() => null))?.data?.linkBackup
    if (answer?.link == null) return problemsOf(answer)
    startDownload(answer.link)
    alerts.info(messages.downloading)
    return []
  }
  const prepare: ProvenAct = async (id, password) => {
    const answer = await sendPrepare({ variables: { input: { id, password } } }).catch(() => null)
    return problemsOf(answer?.data?.prepareRestore)
  }
  const cancel = async (): Promise<void> => {
    const answer = await sendCancel().catch(() => null)
    if (answer?.data) alerts.info(messages.cancelled)
    else alerts.error(messages.failed)
  }
  return {
    /** null for everyone but the owner, undefined until it has come. */
    server,
    make,
    remove,
    download,
    prepare,
    cancel,
    busy: { beginning, deleting, proving: linking || preparing, cancelling },
    failed: error !== undefined && server === undefined,
    loading,
    reload: () => void refetch().catch(() => {}),
  }
}
