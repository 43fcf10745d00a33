import { useEffect, useRef } from 'react'
import { useLiveHousehold } from '../live/useLiveHousehold'
import { forgetMealOptions } from '../plan/mealOptions'
import { forgetPlanCheck } from '../plan/plannerStorage'
import { useProof } from '../session/provider/useProof'
import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'
import {
  type HouseholdFragment,
  type MemberFragment,
  useAddHouseholdMemberMutation,
  useHandOverHouseholdMutation,
  useHouseholdQuery,
  useInviteToHouseholdMutation,
  useLeaveHouseholdMutation,
  useRemoveHouseholdMemberMutation,
  useRenameHouseholdMutation,
  useRevokeInvitationMutation,
  useUpdateHouseholdMemberMutation,
} from './operations.generated'

/** What every change of the household answers. */
interface Answer {
  household: HouseholdFragment | null
  errors: readonly Problem[]
}

/**
 * The household and everything that can be done to it. What a form sends answers with what is wrong, empty when it was
 * done; for the rest, an alert says so. The cache has the household as the server answered it, which is read again when
 * another person has changed it. Not optimistic: each change concerns other people.
 */
export function useHousehold() {
  const alerts = useAlerts()
  // The cached household is shown at once; others may have changed it.
  const { data, error, loading, refetch } = useHouseholdQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => void refetch().catch(() => {})
  useWhenChanged(reload)
  const [rename, renaming] = useRenameHouseholdMutation()
  const [add, adding] = useAddHouseholdMemberMutation()
  const [update, updating] = useUpdateHouseholdMemberMutation()
  const [remove, removing] = useRemoveHouseholdMemberMutation()
  const [handOver, handing] = useHandOverHouseholdMutation()
  const { prove, proving } = useProof()
  const [leave, leaving] = useLeaveHouseholdMutation()
  const [invite, inviting] = useInviteToHouseholdMutation()
  const [revoke, revoking] = useRevokeInvitationMutation()

  /** The problems of an answer, for the form that was sent. A change may be one of who eats the plan (HH-15). */
  const settled = async <T extends Answer>(answer: Promise<T | undefined>): Promise<readonly Problem[]> => {
    const failed = [{ field: null, message: messages.changeFailed }]
    try {
      const errors = (await answer)?.errors ?? failed
      if (errors.length > 0) return errors
      forgetMealOptions()
      forgetPlanCheck()
      return []
    } catch {
      return failed
    }
  }
  /** The same where there is no form: the first problem is an alert. @returns whether the change was made. */
  const told = async <T extends Answer>(answer: Promise<T | undefined>): Promise<boolean> => {
    const [problem] = await settled(answer)
    if (problem) alerts.error(problem.message)
    return problem === undefined
  }

  return {
    /** null until it has been loaded. */
    household: data?.viewer.household ?? null,
    failed: error !== undefined && !loading,
    loading,
    reload,
    busy:
      proving ||
      [renaming, adding, updating, removing, handing, leaving, inviting, revoking].some((one) => one.loading),
    rename: (name: string) =>
      settled(rename({ variables: { input: { name } } }).then(({ data: answer }) => answer?.renameHousehold)),
    add: (input: Pick<MemberFragment, 'name' | 'portion' | 'eats' | 'answersEditedBy'>) =>
      settled(add({ variables: { input } }).then(({ data: answer }) => answer?.addHouseholdMember)),
    update: (
      memberId: string,
      change: Partial<Pick<MemberFragment, 'name' | 'portion' | 'eats' | 'answersEditedBy'>>,
    ) =>
      settled(
        update({ variables: { input: { memberId, ...change } } }).then(
          ({ data: answer }) => answer?.updateHouseholdMember,
        ),
      ),
    remove: (memberId: string) =>
      told(remove({ variables: { input: { memberId } } }).then(({ data: answer }) => answer?.removeHouseholdMember)),
    /** Upon a proof that it is the person. */
    handOver: async (memberId: string, password: string) => {
      const wrong = await prove(password)
      if (wrong.length > 0) return wrong
      return settled(
        handOver({ variables: { input: { memberId } } }).then(({ data: answer }) => answer?.handOverHousehold),
      )
    },
    leave: () => told(leave().then(({ data: answer }) => answer?.leaveHousehold)),
    /** Answers with the link as well. */
    invite: async (input: { email: string | null; memberId: string | null }) => {
      let link: string | null = null
      const errors = await settled(
        invite({ variables: { input } }).then(({ data: answer }) => {
          link = answer?.inviteToHousehold.link ?? null
          return answer?.inviteToHousehold
        }),
      )
      return { link: link as string | null, errors }
    },
    revoke: (invitationId: string) =>
      told(revoke({ variables: { input: { invitationId } } }).then(({ data: answer }) => answer?.revokeInvitation)),
  }
}

/** Calls when the household, or which one it is, has changed since this device received it first. */
function useWhenChanged(call: () => void): void {
  const live = useLiveHousehold()
  const now = live && `${live.id} ${live.version}`
  const heard = useRef(now)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (heard.current !== null && now !== null && heard.current !== now) latest.current()
    if (now !== null) heard.current = now
  }, [now])
}

/** What `useHousehold` gives. */
export type HouseholdControls = ReturnType<typeof useHousehold>
