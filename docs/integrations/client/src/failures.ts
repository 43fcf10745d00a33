/** What went wrong with a call, as data. */
export interface Failure {
  /**
   * One of the server's codes (`/docs/errors`), or of this package: NETWORK (no answer came), TIMEOUT, ABORTED (by the caller's
   * signal) and BAD_ANSWER (what answered is no Mealwright server, or a gateway before it).
   */
  readonly code: string
  /** For people. */
  readonly message: string
  /** Why, where the server says it, such as ACCESS_KEY_EXPIRED. */
  readonly reason: string | null
  /** The argument or input field that is to blame, if one is. */
  readonly field: string | null
  /** Page that explains the code. */
  readonly help: string | null
  /** Status over HTTP; null when no answer came. */
  readonly status: number | null
  /** Seconds after which the same call may succeed; null when the server does not say. */
  readonly retryAfter: number | null
  /** Of a fault of the server: what to send to those who run it. */
  readonly requestId: string | null
  /** The scope that a refused key would need, if the server names one. */
  readonly scope: string | null
}

const NONE: Failure = {
  ...{ code: 'BAD_ANSWER', message: '', reason: null, field: null, help: null },
  ...{ status: null, retryAfter: null, requestId: null, scope: null },
}

/** A failure where something has to be thrown: by `dataOf`, and by loops. */
export class MealwrightError extends Error {
  override readonly name = 'MealwrightError'

  constructor(readonly failure: Failure) {
    super(`${failure.code}: ${failure.message}`)
  }
}

/** What the server says of a top-level error. */
interface GraphqlError {
  readonly message?: unknown
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** The failure that a top-level error is. */
export function failureOf(error: GraphqlError, response: Response): Failure {
  const { code, reason, field, help, requestId, retryAfter } = error.extensions ?? {}
  return {
    ...ofResponse(response),
    ...{ code: text(code) ?? 'BAD_ANSWER', message: text(error.message) ?? '' },
    ...{ reason: text(reason), field: text(field), help: text(help), requestId: text(requestId) },
    retryAfter: typeof retryAfter === 'number' ? retryAfter : secondsToWait(response),
  }
}

/** The failure of an answer that names none. */
export function badAnswer(response: Response, message: string): Failure {
  return { ...ofResponse(response), message }
}

/** The failure of a call that got no answer. */
export function withoutAnswer(error: unknown, isAborted: boolean): Failure {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  const code = isAborted ? 'ABORTED' : isTimeout ? 'TIMEOUT' : 'NETWORK'
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return { ...NONE, code, message: `${error instanceof Error ? error.message : String(error)}${cause}` }
}

const PASSING_CODES = ['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'UNAVAILABLE', 'STORAGE_FULL']
const PASSING_STATUSES = [429, 502, 503, 504]

/** Whether the same call may succeed later. */
export function isPassing({ code, status }: Failure): boolean {
  return PASSING_CODES.includes(code) || (code === 'BAD_ANSWER' && status !== null && PASSING_STATUSES.includes(status))
}

function ofResponse(response: Response): Failure {
  const [, scope] = /scope="([^"]*)"/.exec(response.headers.get('www-authenticate') ?? '') ?? []
  return { ...NONE, status: response.status, retryAfter: secondsToWait(response), scope: scope ?? null }
}

/** `Retry-After` in seconds, also where it is a day and an hour. */
function secondsToWait({ headers }: Response): number | null {
  const said = headers.get('retry-after')
  if (said === null) return null
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
