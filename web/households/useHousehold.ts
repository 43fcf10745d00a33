import { forgetMealOptions } from '../plan/mealOptions'
import { useAlerts } from '../ui/alerts'
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

/** One thing that is wrong with what was sent. */
export interface Problem {
  field: string | null
  message: string
}

/** What every change of the household answers. */
interface Answer {
  household: HouseholdFragment | null
  errors: readonly Problem[]
}

/**
 * The household and everything that can be done to it. A change answers with what is wrong, empty when it was made; the
 * cache has the household as the server answered it. Not optimistic: each of them concerns other people.
 */
export function useHousehold() {
  const alerts = useAlerts()
  // The cached household is shown at once; others may have changed it.
  const { data, error, loading, refetch } = useHouseholdQuery({ fetchPolicy: 'cache-and-network' })
  const [rename, renaming] = useRenameHouseholdMutation()
  const [add, adding] = useAddHouseholdMemberMutation()
  const [update, updating] = useUpdateHouseholdMemberMutation()
  const [remove, removing] = useRemoveHouseholdMemberMutation()
  const [handOver, handing] = useHandOverHouseholdMutation()
  const [leave, leaving] = useLeaveHouseholdMutation()
  const [invite, inviting] = useInviteToHouseholdMutation()
  const [revoke, revoking] = useRevokeInvitationMutation()

  /** The problems of an answer; a call that got none is told in an alert. */
  const settled = async <T extends Answer>(answer: Promise<T | undefined>): Promise<readonly Problem[]> => {
    try {
      const errors = (await answer)?.errors ?? [{ field: null, message: messages.changeFailed }]
      if (errors.length === 0) forgetMealOptions()
      return errors
    } catch {
      alerts.error(messages.changeFailed)
      return [{ field: null, message: messages.changeFailed }]
    }
  }

  return {
    /** null until it has been loaded. */
    household: data?.household ?? null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => {}),
    busy: [renaming, adding, updating, removing, handing, leaving, inviting, revoking].some((one) => one.loading),
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
      settled(remove({ variables: { input: { memberId } } }).then(({ data: answer }) => answer?.removeHouseholdMember)),
    handOver: (memberId: string) =>
      settled(handOver({ variables: { input: { memberId } } }).then(({ data: answer }) => answer?.handOverHousehold)),
    leave: () => settled(leave().then(({ data: answer }) => answer?.leaveHousehold)),
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
      settled(revoke({ variables: { input: { invitationId } } }).then(({ data: answer }) => answer?.revokeInvitation)),
  }
}

/** What `useHousehold` gives. */
export type HouseholdControls = ReturnType<typeof useHousehold>
