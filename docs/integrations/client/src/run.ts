import { badAnswer, type Failure, failureOf } from './failures.ts'
import type { Limit } from './limits.ts'
import { jsonOf, type ReadAnswer, type Sender } from './Sender.ts'
import { isMutation, textOf, type TypedDocument } from './TypedDocument.ts'

/** What may be said of one call. */
export interface RunOptions {
  /** Of a mutation: a key that makes it happen once. Without one, each call has a new one for all of its tries. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** What a call answers. What is wrong with the input of a mutation is in the `errors` of its data. */
export type Answer<Data> = {
  /** The limit that the caller reaches first; null when the server names none. */
  readonly limit: Limit | null
  /** How often the call was sent. */
  readonly tries: number
  /** Whether it had been done before under its key, and is answered as it was then. */
  readonly isReplayed: boolean
} & (
  | { readonly ok: true; readonly data: Data; readonly failures: readonly [] }
  | {
      readonly ok: false
      /** The fields that were answered all the same. */
      readonly data: Partial<Data> | null
      /** The first failure. */
      readonly failure: Failure
      readonly failures: readonly Failure[]
    }
)

/** Runs an operation; it never throws for what server and network do. */
export type Run = <Data, Variables>(
  document: TypedDocument<Data, Variables>,
  ...rest: Record<string, never> extends Variables
    ? [variables?: Variables, options?: RunOptions]
    : [variables: Variables, options?: RunOptions]
) => Promise<Answer<Data>>

interface Read {
  readonly data: unknown
  readonly failures: readonly Failure[]
  readonly isReplayed: boolean
}

/** Calls of one client. */
export function runner(sender: Sender): Run {
  return async <Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables?: Variables,
    { idempotencyKey, signal }: RunOptions = {},
  ): Promise<Answer<Data>> => {
    const query = textOf(document)
    const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' }
    if (isMutation(query)) headers['idempotency-key'] = idempotencyKey ?? newKey()
    const body = JSON.stringify({ query, variables })
    const sent = await sender.send(query, '/graphql', { method: 'POST', headers, body }, readGraphql, signal)
    const { read, failure, limit, tries } = sent
    const about = { limit, tries, isReplayed: read?.isReplayed ?? false }
    const data = (read?.data ?? null) as Partial<Data> | null
    return failure
      ? { ...about, ok: false, data, failure, failures: read?.failures ?? [failure] }
      : { ...about, ok: true, data: data as Data, failures: [] }
  }
}

const readGraphql: ReadAnswer<Read> = async (response) => {
  const answer = await jsonOf(response)
  if ('failure' in answer) return { read: null, failure: answer.failure }
  const { data = null, errors } = (answer.json ?? {}) as {
    data?: unknown
    errors?: Parameters<typeof failureOf>[0][]
  }
  const failures = Array.isArray(errors) ? errors.map((error) => failureOf(error, response)) : []
  const isReplayed = response.headers.get('idempotency-replayed') === 'true'
  const [failure = data === null ? badAnswer(response, `Status ${response.status} without data`) : null] = failures
  return { read: { data, failures, isReplayed }, failure }
}

/** A random UUID; `crypto.randomUUID` is missing in pages without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
