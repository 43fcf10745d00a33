import type { z } from 'zod'

/** What a REST call answers. */
export interface RestAnswer {
  status: number
  body: unknown
}

/** An answer that is the same for many callers, ready to be sent. */
export interface ReadyAnswer {
  status: 200
  json: Buffer
  etag: string
}

/** What a call's `run` is handed. */
export interface RestRequest<Body> {
  /** The checked body; undefined for calls without one. */
  body: Body
  /** Parts of the path, by name. */
  params: Record<string, string>
  /**
   * Runs a GraphQL operation as the caller and gives its data.
   * @throws RestFailure for everything that is a top-level error there.
   */
  execute<Data>(operation: string, variables?: Record<string, unknown>): Promise<Data>
  /** Calls one query field with its permission and limit, and gives what its resolver returned. */
  field<Result>(name: string, args: Record<string, unknown>): Promise<Result>
}

/** A row of the adapter's table: routes, checks and the OpenAPI document all come from it. */
export interface RestCall {
  method: 'get' | 'post' | 'put'
  /** As documented, parameters in braces; it also answers without its trailing slash. */
  path: string
  /** Group in the documentation. */
  tag: string
  summary: string
  /** Who may call: everybody, a signed-in person, or also a partner. */
  who: 'anyone' | 'user' | 'user or partner'
  /** Shape of the JSON body; null when the call takes none. */
  body: z.ZodType | null
  /** Shape of each documented answer, by status. 401 and 429 are added to calls that can give them. */
  answers: Record<number, { description: string; shape: z.ZodType }>
  run(request: RestRequest<unknown>): Promise<RestAnswer | ReadyAnswer>
}

/** Declares a call whose `run` sees its body as its shape says. */
export function restCall<Shape extends z.ZodType | null>(
  call: Omit<RestCall, 'body' | 'run'> & {
    body: Shape
    run(request: RestRequest<Shape extends z.ZodType ? z.infer<Shape> : undefined>): Promise<RestAnswer | ReadyAnswer>
  },
): RestCall {
  return call as RestCall
}

/** A failure with the answer that it deserves. */
export class RestFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: ReadonlyMap<string, string> = new Map(),
  ) {
    super(`REST ${status}`)
  }
}
