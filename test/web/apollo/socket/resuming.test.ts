import type { SubscribePayload } from 'graphql-ws'
import { resuming } from '../../../../web/apollo/socket/resuming'
import type { Sink } from '../../../../web/apollo/socket/subscriptions'

/** A socket of which the test has the server's end: what is sent whenever it connects, and where results go. */
function givenSocket() {
  const sent: { connect: () => object; sink: Sink }[] = []
  const { subscribe } = resuming({
    subscribe: (payload, sink) => {
      sent.push({ connect: () => JSON.parse(JSON.stringify(payload)) as SubscribePayload, sink })
      return () => {}
    },
  })
  return { subscribe, sent }
}
const sink = () => ({ next: jest.fn(), error: jest.fn(), complete: jest.fn() })

it('a subscription that begins again asks for what came after its latest message', () => {
  const { subscribe, sent } = givenSocket()
  const received = sink()
  subscribe({ query: 'Q', variables: { householdId: 'a', after: null } }, received)
  const [running] = sent
  expect(running?.connect()).toEqual({ query: 'Q', variables: { householdId: 'a', after: null } })
  running?.sink.next({ data: { householdChanges: { cursor: 'one' } } })
  expect(received.next).toHaveBeenCalledWith({ data: { householdChanges: { cursor: 'one' } } })
  expect(running?.connect()).toEqual({ query: 'Q', variables: { householdId: 'a', after: 'one' } })
  running?.sink.next({ data: { householdChanges: { cursor: 'two' } } })
  running?.sink.next({ data: null, errors: [] })
  expect(running?.connect()).toEqual({ query: 'Q', variables: { householdId: 'a', after: 'two' } })
})

it('another one begins with everything, and so does the same when it is subscribed to again', () => {
  const { subscribe, sent } = givenSocket()
  const payload = { query: 'Q', variables: { after: null } }
  subscribe(payload, sink())
  sent[0]?.sink.next({ data: { householdChanges: { cursor: 'one' } } })
  subscribe(payload, sink())
  subscribe({ query: 'R' }, sink())
  sent[2]?.sink.next({ data: { other: { cursor: 'one' } } })
  expect(sent.slice(1).map(({ connect }) => connect())).toEqual([payload, { query: 'R' }])
})
