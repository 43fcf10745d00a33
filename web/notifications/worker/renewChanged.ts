import { requestToken } from '../../session/requestToken'
import { subjectOf } from '../../session/session'
import { readMark } from '../deviceMark'
import { renew } from '../renewal/renew'
import type { PushWorker } from './PushWorker'

/** Once the browser has ended or replaced its subscription: the server gets the one that there is then, in the person's session. */
export async function renewChanged({ registration }: PushWorker): Promise<void> {
  const mark = await readMark()
  if (!mark) return
  const answer = await requestToken()
  if ('denied' in answer) return
  const { accessToken } = answer.granted
  if (subjectOf(accessToken) === mark.owner) await renew(registration.pushManager, accessToken, mark.owner)
}
