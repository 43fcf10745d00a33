import { useState } from 'react'
import { LIMITS } from '../../schema/limits'
import type { MakePersonalKeyInput } from '../apollo/schemaTypes.generated'
import { useAlerts } from '../ui/alerts'
import type { Problem } from '../ui/FormProblems'
import type { MadeKey } from './FreshKey'
import { messages } from './messages'
import { useMakePersonalKeyMutation, usePersonalKeysQuery, useRevokePersonalKeyMutation } from './operations.generated'

/** A person's keys, and what the page does about them. A fresh key is in the page's memory alone, until it is left. */
export function usePersonalKeys() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = usePersonalKeysQuery({ fetchPolicy: 'cache-and-network' })
  // The answer holds the key, which no cache may keep.
  const [send, { loading: making }] = useMakePersonalKeyMutation({ fetchPolicy: 'no-cache' })
  const [end, { loading: revoking }] = useRevokePersonalKeyMutation()
  const [made, setMade] = useState<MadeKey | null>(null)
  const keys = data?.viewer.personalKeys
  const reload = () => void refetch().catch(() => {})

  const make = async (input: MakePersonalKeyInput): Promise<readonly Problem[]> => {
    const failed = [{ field: null, message: messages.failed }]
    const answer = (await send({ variables: { input } }).catch(() => null))?.data?.makePersonalKey
    if (!answer?.key) return answer && answer.errors.length > 0 ? answer.errors : failed
    setMade({ key: answer.key, scopes: input.scopes })
    reload()
    return []
  }
  const revoke = async (id: string): Promise<void> => {
    const answer = await end({ variables: { input: { id } } }).catch(() => null)
    if (!answer?.data?.revokePersonalKey.ok) return void alerts.error(messages.failed)
    alerts.info(messages.revoked)
    const prefix = keys?.find((key) => key.id === id)?.prefix
    if (prefix !== undefined && made?.key.includes(`_${prefix}_`)) setMade(null)
  }
  const live = keys?.filter(({ isExpired }) => !isExpired).length ?? 0
  return {
    /** null until they have come. */
    keys: keys ?? null,
    made,
    isFull: live >= LIMITS.personalKeys,
    make,
    revoke,
    reload,
    making,
    revoking,
    failed: error !== undefined && keys === undefined,
    loading,
  }
}
