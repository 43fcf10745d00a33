import { usePlan } from '../plan/PlannerContext'
import { draftRows } from './draftRows'
import { usePlanSummaryQuery } from './operations.generated'

/** The summary of the plan on the page, sent or not; null while it is not known, and for a plan without a meal. */
export function useSummary() {
  const { plan } = usePlan()
  const { data, error, loading, refetch } = usePlanSummaryQuery({
    variables: { input: { rows: draftRows(plan), requirements: null } },
    // Wishes, the cupboard and prices may have changed.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const refused = (data?.draftPlan.errors.length ?? 0) > 0
  return {
    summary: data?.draftPlan.plan?.summary ?? null,
    failed: !loading && (error !== undefined || refused),
    loading,
    reload: () => void refetch().catch(() => {}),
  }
}
