import { skipToken } from '@apollo/client/react'
import { useMemo } from 'react'
import type { Forms } from './answers'
import { type MemberFormsFragment, useMemberFormsQuery, useSettingsFormsQuery } from './operations.generated'

/** Both forms of a member of the household, with what came of loading them. */
export interface LoadedForms {
  /** null until they are loaded, and where the person may not change the member's answers. */
  forms: Forms | null
  loading: boolean
  failed: boolean
  reload: () => void
}

/**
 * Loads the forms; the cache has them as they were saved last.
 * @param memberId the member whose answers these are; null for the person's own.
 */
export function useForms(memberId: string | null): LoadedForms {
  const fetchPolicy = 'cache-and-network'
  const own = useSettingsFormsQuery(memberId === null ? { fetchPolicy } : skipToken)
  const others = useMemberFormsQuery(
    memberId === null ? skipToken : { variables: { id: `HouseholdMember:${memberId}` }, fetchPolicy },
  )
  const { loading, refetch } = memberId === null ? own : others
  const member = memberId === null ? own.data?.viewer.member : others.data?.node
  const forms = useMemo(() => formsOf(member), [member])
  return {
    forms,
    loading,
    failed: !loading && forms === null,
    reload: () => void refetch().catch(() => {}),
  }
}

function formsOf(member: Partial<MemberFormsFragment> | null | undefined): Forms | null {
  if (!member?.dietary || !member.tags) return null
  return { dietary: member.dietary.fields, tags: member.tags.fields }
}
