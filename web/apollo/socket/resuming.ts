import type { Subscriptions } from './subscriptions'

/**
 * When a subscription begins again after the socket was lost, it asks for what came after its latest message: its variable
 * `after` is the `cursor` of that. Subscriptions without such a variable begin with everything.
 */
export function resuming({ subscribe }: Subscriptions): Subscriptions {
  return {
    subscribe: ({ variables, ...payload }, sink) => {
      let { after } = variables ?? {}
      if (after === undefined) return subscribe({ variables, ...payload }, sink)
      // Read whenever it is sent.
      const resumed = { ...variables }
      Object.defineProperty(resumed, 'after', { enumerable: true, get: () => after })
      return subscribe(
        { ...payload, variables: resumed },
        {
          ...sink,
          next: (result) => {
            after = cursorIn(result.data) ?? after
            sink.next(result)
          },
        },
      )
    },
  }
}

function cursorIn(data: Record<string, unknown> | null | undefined): unknown {
  const [field] = Object.values(data ?? {})
  return (field as { cursor?: unknown } | null | undefined)?.cursor
}
