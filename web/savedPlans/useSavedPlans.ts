import { useApolloClient } from '@apollo/client/react'
import { newId } from '../../schema/newId'
import { sendEdits } from '../live/sendEdits'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import {
  SavedPlansDocument,
  useDeletePlanMutation,
  useRenamePlanMutation,
  useSavedPlansQuery,
  useSavePlanMutation,
} from './operations.generated'
import { useFresh } from './useFresh'
import { useReadAgain } from './useReadAgain'
import type { NamedPlan } from './useOpenPlan'

const PAGE = 12

/** What is wrong with a name, in words; null when the plan has it now. */
export type NameProblem = { message: string; isTaken: boolean } | null

type Errors = readonly { code: string; message: string }[]

/** The household's named plans, the last changed first, and what can be done with them. */
export function useSavedPlans() {
  const alerts = useAlerts()
  const client = useApolloClient()
  const { cache } = client
  const variables = { first: PAGE }
  const { data, error, loading, refetch, fetchMore } = useSavedPlansQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const [sendSave, { loading: saving }] = useSavePlanMutation()
  const [sendName, { loading: renaming }] = useRenamePlanMutation()
  const [sendDelete, { loading: deleting }] = useDeletePlanMutation()
  const page = data?.viewer.household?.plans
  const reload = () => refetch().catch(() => undefined)
  const readAgain = useReadAgain(PAGE, page?.nodes.length ?? 0, (first) =>
    page ? client.query({ query: SavedPlansDocument, variables: { first }, fetchPolicy: 'network-only' }) : refetch(),
  )
  useFresh(() => void readAgain().catch(() => undefined), saving || renaming || deleting)

  const problemOf = (errors: Errors, failed: string, taken: string): NameProblem => {
    // The version that is sent says that no plan of the name is known.
    const isTaken = errors.some(({ code }) => code === 'CONFLICT' || code === 'DUPLICATE')
    return { message: isTaken ? taken : (errors[0]?.message ?? failed), isTaken }
  }

  /** A copy of the current plan, or of `rowsOf`, under a name. */
  const keep = async (name: string, rowsOf: string | null, version: 0 | null): Promise<NameProblem> => {
    const isCopy = rowsOf !== null
    const failed = isCopy ? messages.changeFailed : messages.saveFailed
    // What was done on this device belongs to the copy.
    if (!isCopy && !(await sendEdits())) return { message: messages.notShared, isTaken: false }
    const answer = await sendSave({
      variables: { input: { operationId: newId(), name, rowsOf, version } },
    }).catch(() => null)
    const { ok = false, errors = [] } = answer?.data?.savePlan ?? {}
    if (!ok) return problemOf(errors, failed, isCopy ? messages.nameTaken : messages.nameTakenSave)
    alerts.info(isCopy ? messages.duplicated({ name }) : messages.saved({ name }))
    await reload()
    return null
  }

  const rename = async ({ id: planId }: NamedPlan, name: string): Promise<NameProblem> => {
    const answer = await sendName({ variables: { input: { operationId: newId(), planId, name } } }).catch(() => null)
    const { ok = false, errors = [] } = answer?.data?.renamePlan ?? {}
    if (!ok) return problemOf(errors, messages.changeFailed, messages.nameTaken)
    alerts.info(messages.renamed({ name }))
    return null
  }

  /** @param then once it is gone, before it leaves the list. */
  const remove = async ({ id: planId, name }: Pick<NamedPlan, 'id' | 'name'>, then: () => void): Promise<void> => {
    const variables = { input: { operationId: newId(), planId } }
    const answer = await sendDelete({ variables }).catch(() => null)
    if (!answer?.data?.deletePlan.ok) {
      alerts.error(messages.changeFailed)
      return
    }
    alerts.info(messages.deleted({ name }))
    then()
    // The focus has come back to its card meanwhile, from where it goes on to the next.
    setTimeout(() => {
      cache.evict({ id: cache.identify({ __typename: 'Plan', id: planId }) })
      cache.gc()
    })
  }

  const more = () =>
    void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => alerts.error(messages.loadFailed))

  return {
    /** null until they have been loaded. The plan of Save, which has no name, is not among them. */
    plans: page?.nodes.filter((plan): plan is NamedPlan => plan.name !== null) ?? null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void reload(),
    more: page?.pageInfo.hasNextPage ? more : null,
    keep,
    rename,
    remove,
    saving: saving || renaming,
    deleting,
  }
}
