import { usePlan } from '../plan/PlannerContext'
import { draftRows } from './draftRows'
import { usePlanReasonsQuery } from './operations.generated'

/** Why rows of the plan on the page have their meals, sent or not, by their ids; null while it is not known. */
export function useReasons() {
  const { plan } = usePlan()
  const { data, error, loading, refetch } = usePlanReasonsQuery({
    variables: { input: { rows: draftRows(plan), requirements: null } },
    // The same plan is asked about row by row; wishes and the cupboard may have changed.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const rows = data?.draftPlan.plan?.rows ?? null
  return {
    reasons: rows && new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, reason.text] as const] : []))),
    failed: !loading && (error !== undefined || (data?.draftPlan.errors.length ?? 0) > 0),
    loading,
    reload: () => void refetch().catch(() => {}),
  }
}
