import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import { HouseholdChangesDocument, type HouseholdChangesSubscription } from '../../../web/live/operations.generated'
import { openAs, type SocketClient } from '../realtime/socketClient'
import type { Device } from './pagesOf'

/** A part of a household as it was received. */
export type Received = HouseholdChangesSubscription['householdChanges']

/** A device's WebSocket. */
export interface Followed {
  /** Versions that were received last. */
  plan: number
  list: number
  stop: () => Promise<void>
}

/** Before a socket is opened again, in milliseconds. */
const PAUSE = 50

/** Keeps a WebSocket of a device open and hands on what comes. When it breaks, `again` says whom the device calls from then on. */
export function follow(device: Device, receive: (received: Received) => void, again: () => string): Followed {
  let socket: SocketClient | null = null
  let isOver = false
  let after: string | null = null
  const followed: Followed = {
    plan: -1,
    list: -1,
    stop: async () => {
      isOver = true
      socket?.ws.terminate()
      await listening
    },
  }
  const listen = async () => {
    socket = await openAs(`${device.url.replace('http', 'ws')}/graphql`, device)
    socket.subscribe(print(HouseholdChangesDocument), { after })
    for (;;) {
      const { payload } = await socket.next()
      const received = (payload as { data: HouseholdChangesSubscription }).data.householdChanges
      receive(received)
      after = received.cursor
      followed.plan = received.plan?.version ?? followed.plan
      followed.list = received.list?.version ?? followed.list
    }
  }
  const listening = (async () => {
    while (!isOver) {
      await listen().catch(() => {})
      await wait(PAUSE)
      device.url = again()
    }
  })()
  return followed
}
