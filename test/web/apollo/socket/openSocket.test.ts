import { openSocket } from '../../../../web/apollo/socket/openSocket'
import type { SocketSession } from '../../../../web/apollo/socketSession'

/** A WebSocket that a test closes while it connects. */
class Connecting {
  static readonly made: Connecting[] = []
  static readonly [Symbol.hasInstance] = () => true
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = Connecting.CONNECTING
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  constructor() {
    Connecting.made.push(this)
  }
  close() {}
}

it('one that is refused while it connects, after it was closed for good, fails no one', async () => {
  const before = globalThis.WebSocket
  Object.assign(globalThis, { WebSocket: Connecting })
  let token: string | null = 'token'
  const session: SocketSession = {
    readToken: () => token,
    id: () => token,
    endOf: () => null,
    refresh: () => Promise.resolve(false),
    subscribe: () => () => {},
  }
  const failed = jest.fn()
  const socket = openSocket(session, () => {})
  socket.subscribe({ query: 'subscription { a }' }, { next: () => {}, complete: () => {}, error: failed })
  await new Promise((resolve) => setTimeout(resolve, 20))
  token = null
  socket.close()
  // The rejection that no one takes would fail the test.
  Connecting.made[0]?.onclose?.({ code: 4401, reason: 'Unauthorized' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  Object.assign(globalThis, { WebSocket: before })
  expect(Connecting.made).toHaveLength(1)
  expect(failed).toHaveBeenCalledTimes(1)
})
