/** What the router makes of a change of address; jsdom has none. */
class PlainRequest {
  readonly method = 'GET'
  readonly signal: AbortSignal | undefined
  constructor(
    readonly url: string,
    init?: { signal?: AbortSignal },
  ) {
    this.signal = init?.signal
  }
}

/** Lets a data router change the address in jsdom. */
export function givePlainRequest(): void {
  Object.assign(globalThis, { Request: globalThis.Request ?? PlainRequest })
}
