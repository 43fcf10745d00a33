import { useEffect, useState } from 'react'
import type { NotificationKind } from '../apollo/schemaTypes.generated'
import { tokenOwner } from '../session/tokenOwner'
import { useAlerts } from '../ui/alerts'
import { askPermission, registration, subscribe } from './browserPush'
import { readMark, removeMark, writeMark } from './deviceMark'
import { messages } from './messages'
import { nameOfBrowser } from './nameOfBrowser'
import {
  useAddNotificationDeviceMutation,
  useChangeNotificationDeviceMutation,
  useNotificationsQuery,
  useRemoveNotificationDeviceMutation,
  useSendTestNotificationMutation,
} from './operations.generated'

/** What a device is to be notified of. */
export interface Wants {
  kinds: NotificationKind[]
  dinnerHour: number
}

/** A person's devices and which of them this is, and what the page does about them. */
export function useNotifications() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' })
  const [sendAddition, { loading: adding }] = useAddNotificationDeviceMutation()
  const [sendChange, { loading: changing }] = useChangeNotificationDeviceMutation()
  const [sendRemoval, { loading: removing }] = useRemoveNotificationDeviceMutation()
  const [sendTest, { loading: testing }] = useSendTestNotificationMutation()
  /** undefined until it was looked up. */
  const [mark, setMark] = useState<string | null>()
  const [isSubscribing, setSubscribing] = useState(false)
  const lookUp = async () => setMark(await readOwnMark())
  useEffect(() => void readOwnMark().then(setMark), [])

  const notifications = data?.viewer.notifications
  const devices = notifications?.devices ?? []
  const here = devices.find(({ id }) => id === mark) ?? null
  const reload = async () => void (await refetch().catch(() => {}))
  const after = async (isDone: boolean | undefined, said: string) => {
    await Promise.all([lookUp(), reload()])
    if (isDone) alerts.info(said)
    else alerts.error(messages.failed)
  }

  const remove = async (id: string, said: string) => {
    const answer = await sendRemoval({ variables: { input: { id } } }).catch(() => null)
    const isDone = answer?.data?.removeNotificationDevice.ok
    if (isDone && id === mark) await endHere()
    await after(isDone, said)
  }
  const switchOn = async ({ kinds, dinnerHour }: Wants, publicKey: string) => {
    if (!(await askPermission())) return alerts.error(messages.notAllowed)
    const subscription = await registration()
      .then(({ pushManager }) => subscribe(pushManager, publicKey))
      .catch(() => null)
    if (!subscription) return alerts.error(messages.notSubscribed)
    const input = { subscription, kinds, dinnerHour, label: nameOfBrowser(navigator.userAgent) }
    const answer = (await sendAddition({ variables: { input } }).catch(() => null))?.data?.addNotificationDevice
    if (answer?.device) await writeMark({ owner: tokenOwner(), device: answer.device.id, at: Date.now() })
    const [problem] = answer?.errors ?? []
    if (problem) alerts.error(problem.message)
    else await after(Boolean(answer?.device), messages.on)
  }
  const save = async (wants: Wants) => {
    if (!notifications) return
    if (here && wants.kinds.length === 0) return remove(here.id, messages.off)
    if (here) {
      const answer = await sendChange({ variables: { input: { id: here.id, ...wants } } }).catch(() => null)
      return after(answer?.data?.changeNotificationDevice.ok, messages.saved)
    }
    setSubscribing(true)
    await switchOn(wants, notifications.publicKey).finally(() => setSubscribing(false))
  }
  return {
    /** null until they have come. */
    known: notifications && mark !== undefined ? { here, others: devices.filter((one) => one !== here) } : null,
    save,
    remove: (id: string) => remove(id, messages.removed),
    test: async (id: string) => {
      const answer = await sendTest({ variables: { input: { id } } }).catch(() => null)
      if (answer?.data?.sendTestNotification.ok) alerts.info(messages.tested)
      else await after(false, '')
    },
    reload: () => void reload(),
    isSaving: adding || changing || removing || isSubscribing,
    testing,
    failed: error !== undefined && !notifications,
    loading,
  }
}

/** Which of the signed-in person's devices this is; null for none. */
async function readOwnMark(): Promise<string | null> {
  const mark = await readMark()
  return mark?.owner === tokenOwner() ? mark.device : null
}

/** Ends the subscription of this browser. */
async function endHere(): Promise<void> {
  await removeMark()
  const present = await navigator.serviceWorker.getRegistration()
  await (await present?.pushManager.getSubscription())?.unsubscribe()
}
