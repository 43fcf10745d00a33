import { useEffect, useState } from 'react'
import type { ColumnsRead } from '../../../schema/tableColumns'
import { forgetMealOptions } from '../../plan/mealOptions'
import { useAlerts } from '../../ui/alerts'
import { messages } from './messages'
import {
  type DishImportFragment,
  useDishImportsQuery,
  useStopImportMutation,
  useUndoImportMutation,
} from './operations.generated'
import { sendRecipes } from './sendRecipes'

/** Milliseconds between two looks while something is done. */
const LOOK = 1000

/** Whether something is still done about an import. */
export const isUnderWay = ({ state }: Pick<DishImportFragment, 'state'>): boolean =>
  state === 'READING' || state === 'STORING' || state === 'UNDOING'

/** The files of recipes that a person brought in, and what the page does about them. */
export function useImports() {
  const alerts = useAlerts()
  const { data, error, loading, refetch, startPolling, stopPolling, client } = useDishImportsQuery({
    fetchPolicy: 'cache-and-network',
  })
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sendStop] = useStopImportMutation()
  const [sendUndo, { loading: undoing }] = useUndoImportMutation()
  const imports = data?.dishImports ?? null
  const isBusy = imports?.some(isUnderWay) ?? false
  useEffect(() => {
    if (!isBusy) return
    startPolling(LOOK)
    return () => {
      stopPolling()
      // The dishes are others from now on.
      forgetMealOptions()
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dishes' })
    }
  }, [isBusy, startPolling, stopPolling, client])

  /** @returns whether it has arrived. */
  const send = async (file: File, columns: ColumnsRead | null): Promise<boolean> => {
    setProblem(null)
    setSending(file.name || messages.anyName)
    const wrong = await sendRecipes(file, columns)
    if (wrong === null) await refetch().catch(() => {})
    setProblem(wrong)
    setSending(null)
    return wrong === null
  }
  const stop = async (id: string): Promise<void> => {
    const answer = (await sendStop({ variables: { input: { id } } }).catch(() => null))?.data?.stopImport
    if (answer?.ok) alerts.info(messages.stopped)
    else alerts.error(answer?.errors[0]?.message ?? messages.notDone)
  }
  const undo = async (id: string): Promise<void> => {
    const answer = (await sendUndo({ variables: { input: { id } } }).catch(() => null))?.data?.undoImport
    if (!answer?.ok) alerts.error(answer?.errors[0]?.message ?? messages.notDone)
  }
  return {
    /** null until they have been loaded. */
    imports,
    isBusy,
    /** The name of the file that is being sent; null for none. */
    sending,
    /** What is wrong with the file that was chosen last. */
    problem,
    send,
    stop,
    undo,
    undoing,
    failed: error !== undefined && imports === null,
    loading,
    reload: () => void refetch().catch(() => {}),
  }
}
