/** The limit that the caller reaches first, of all that a call was counted against. */
export interface Limit {
  /** A field of the schema, or a kind of calls. */
  readonly name: string
  /** So many calls in `seconds`. */
  readonly calls: number | null
  readonly seconds: number | null
  /** Calls that are left. */
  readonly remaining: number
  /** Seconds until all of them are there again. */
  readonly resetsIn: number
}

/** The limit that an answer names in `RateLimit` and `RateLimit-Policy`; null when it names none. */
export function limitOf(headers: Headers): Limit | null {
  const [, name = '', remaining, reset] =
    /^"([^"]*)"\s*;\s*r=(\d+)\s*;\s*t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
  if (remaining === undefined) return null
  const [, calls, seconds] = /;\s*q=(\d+)\s*;\s*w=(\d+)/.exec(headers.get('ratelimit-policy') ?? '') ?? []
  return {
    name,
    calls: calls === undefined ? null : Number(calls),
    seconds: seconds === undefined ? null : Number(seconds),
    ...{ remaining: Number(remaining), resetsIn: Number(reset) },
  }
}
