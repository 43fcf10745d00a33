import { forgetDevice } from '../notifications/forgetDevice'
import { readSessionEnd } from '../session/session'

/** Removes the list, the plates and the recipes that the device keeps of a person's plan. */
export async function forgetContents(owner: string): Promise<void> {
  const [{ forgetPlannedList }, { forgetPlates }, { forgetRecords }] = await Promise.all([
    import('../shopping/keptLists'),
    import('../plan/keptPlates'),
    import('../session/keptRecords'),
  ])
  await Promise.all([forgetPlannedList(owner), forgetPlates(), forgetRecords(owner)])
}

/**
 * Removes what the device has of the household and the notifications of a person who is gone. One whom the server refused is
 * notified here again after signing in again.
 *
 * @param all also what waits to be sent.
 */
export async function forgetGone(owner: string, all: boolean): Promise<void> {
  const isLeaving = readSessionEnd()?.why !== 'refused'
  const { forgetReplica } = await import('../live/replica/Replica')
  forgetReplica(owner, all)
  await Promise.all([forgetDevice(isLeaving), isLeaving ? forgetWaiting() : undefined])
}

/** What was shared, and waits for a page that takes it. */
async function forgetWaiting(): Promise<void> {
  const { forgetReceived } = await import('../dishes/received/receivedStore')
  await forgetReceived()
}
