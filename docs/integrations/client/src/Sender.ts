import { badAnswer, type Failure, isPassing, withoutAnswer } from './failures.ts'
import { type Limit, limitOf } from './limits.ts'
import { backOff, wait } from './wait.ts'

/** How calls are made. */
export interface ClientOptions {
  /** Address of the server, such as https://mealwright.example. */
  readonly url: string
  /** A partner's key or a personal key; null for what is open to everyone. */
  readonly key: string | null
  /** How often a call is sent before its failure is the answer. Default 5. */
  readonly tries?: number
  /** Most seconds before the next try; a server that asks for more is not asked again. Default 60. */
  readonly longestWait?: number
  /** Seconds in which an answer has to begin. Default 30. */
  readonly timeout?: number
  /** Default: the global one. */
  readonly fetch?: typeof fetch
}

/** What was read of an answer; `failure` is null for a good one. */
type Outcome<Read> =
  | { readonly read: Read; readonly failure: null }
  | { readonly read: Read | null; readonly failure: Failure }

/** What became of a request. */
export type Sent<Read> = Outcome<Read> & { readonly tries: number; readonly limit: Limit | null }

/** How an answer is read. */
export type ReadAnswer<Read> = (response: Response) => Promise<Outcome<Read>>

/** Sends requests, and sends them again while what refuses them may pass. */
export class Sender {
  private readonly base: string
  /** Until when (milliseconds since 1970) one call has used up its limit. */
  private resting = { call: '', until: 0 }

  constructor(private readonly options: ClientOptions) {
    this.base = options.url.replace(/\/+$/, '')
  }

  /** `call` tells calls apart that have limits for themselves. It must be harmless to send the request twice. */
  async send<Read>(
    call: string,
    path: string,
    init: RequestInit,
    read: ReadAnswer<Read>,
    signal?: AbortSignal | null,
  ): Promise<Sent<Read>> {
    const { tries: most = 5, longestWait = 60 } = this.options
    for (let tries = 1; ; tries += 1) {
      await this.rest(call, longestWait, signal)
      const once = await this.sendOnce(call, path, init, read, signal)
      const { failure } = once
      const seconds = failure?.retryAfter ?? (once.limit?.remaining === 0 ? once.limit.resetsIn : backOff(tries))
      if (!failure || !isPassing(failure) || tries >= most || seconds > longestWait) return { ...once, tries }
      await wait(seconds, signal)
    }
  }

  private async sendOnce<Read>(
    call: string,
    path: string,
    init: RequestInit,
    read: ReadAnswer<Read>,
    signal?: AbortSignal | null,
  ): Promise<Outcome<Read> & { readonly limit: Limit | null }> {
    const { key, timeout = 30, fetch: send = fetch } = this.options
    const begun = new AbortController()
    const timer = setTimeout(() => begun.abort(new DOMException('No answer in time', 'TimeoutError')), timeout * 1000)
    const headers = new Headers(init.headers)
    if (key !== null) headers.set('authorization', `Bearer ${key}`)
    try {
      const signals = signal ? AbortSignal.any([begun.signal, signal]) : begun.signal
      const response = await send(this.base + path, { ...init, headers, signal: signals })
      clearTimeout(timer)
      const limit = limitOf(response.headers)
      if (limit?.remaining === 0) this.resting = { call, until: Date.now() + limit.resetsIn * 1000 }
      return { ...(await read(response)), limit }
    } catch (error) {
      return { read: null, failure: withoutAnswer(error, signal?.aborted === true), limit: null }
    } finally {
      clearTimeout(timer)
    }
  }

  /** A call that has used up its limit waits until it is whole again, where that is soon enough. */
  private async rest(call: string, longestWait: number, signal?: AbortSignal | null): Promise<void> {
    const seconds = (this.resting.until - Date.now()) / 1000
    if (this.resting.call === call && seconds > 0 && seconds <= longestWait) await wait(seconds, signal)
  }
}

/** The JSON of an answer; a failure when it is none. */
export async function jsonOf(response: Response): Promise<{ json: unknown } | { failure: Failure }> {
  const text = await response.text()
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return { failure: badAnswer(response, `Status ${response.status} without JSON: ${text.slice(0, 100)}`) }
  }
}
