import { postGraphql } from '../../apollo/postGraphql'
import { subscribe } from '../browserPush'
import { readMark, removeMark, writeMark } from '../deviceMark'
import { NotificationKeyText, RenewNotificationDeviceText } from './operations.generated'

/**
 * Has the server know the subscription that this browser has now, with the server's present key and in the person's session
 * (docs/product.md PUSH-6). A browser of which the server knows nothing is not notified any more.
 *
 * @param token of the person, who is `owner`.
 */
export async function renew(push: PushManager, token: string, owner: string): Promise<void> {
  const mark = await readMark()
  const { data } = await postGraphql(NotificationKeyText, {}, { token })
  if (!data) return
  const subscription = await subscribe(push, data.viewer.notifications.publicKey)
  const input = { id: mark?.owner === owner ? mark.device : null, subscription }
  const { data: renewed } = await postGraphql(RenewNotificationDeviceText, { input }, { token })
  const answer = renewed?.renewNotificationDevice
  if (answer?.device) await writeMark({ owner, device: answer.device.id, at: Date.now() })
  else if (answer?.errors.some(({ code }) => code === 'UNKNOWN')) {
    await removeMark()
    await (await push.getSubscription())?.unsubscribe()
  }
}
