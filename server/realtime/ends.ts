import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { messages } from './messages'

interface End {
  code: number
  text: string
}

/** 4401: the client needs another token. 4429: it asks for too much. 1001 and 1013: it may connect again by itself. */
const [UNAUTHORIZED, FORBIDDEN, TOO_MUCH, BAD_REQUEST, FAILED] = [4401, 4403, 4429, 4400, 4500]
const [GOING_AWAY, POLICY, TRY_AGAIN] = [1001, 1008, 1013]

/** Why the server ends a socket: the code and the text of the close frame. */
export const ENDS = {
  unauthenticated: { code: UNAUTHORIZED, text: messages.unauthenticated },
  tokenExpired: { code: UNAUTHORIZED, text: messages.tokenExpired },
  sessionEnded: { code: UNAUTHORIZED, text: messages.sessionEnded },
  keyRefused: { code: FORBIDDEN, text: messages.keyRefused },
  keyEnded: { code: UNAUTHORIZED, text: messages.keyEnded },
  tooManyOfKey: { code: TOO_MUCH, text: messages.tooManyOfKey({ max: TRAFFIC_LIMITS.socketsPerKey }) },
  otherPerson: { code: FORBIDDEN, text: messages.otherPerson },
  tooManySockets: { code: TOO_MUCH, text: messages.tooManySockets({ max: TRAFFIC_LIMITS.socketsPerPerson }) },
  tooManyMessages: { code: TOO_MUCH, text: messages.tooManyMessages({ max: TRAFFIC_LIMITS.socketMessagesPerMinute }) },
  badMessage: { code: BAD_REQUEST, text: messages.badMessage },
  slow: { code: POLICY, text: messages.slow },
  silent: { code: POLICY, text: messages.silent },
  goingAway: { code: GOING_AWAY, text: messages.goingAway },
  unavailable: { code: TRY_AGAIN, text: messages.unavailable },
  failed: { code: FAILED, text: messages.failed },
} as const satisfies Record<string, End>

export type EndReason = keyof typeof ENDS

/** Codes with which a client, or the network, ends a socket. Every other one is the protocol's. */
const BY_CLIENT = new Map([
  [1000, 'client'],
  [1001, 'client'],
  [1005, 'client'],
  [1006, 'lost'],
])

/** Why a socket ended, as metrics and log call it. */
export function reasonOf(ended: EndReason | null, code: number): string {
  return ended ?? BY_CLIENT.get(code) ?? 'protocol'
}
