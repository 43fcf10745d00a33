import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { z } from 'zod'
import type { KeyScope } from '../generated/schemaTypes'
import type { PackedBody } from '../http/PackedBody'

/** What a REST call answers. */
export interface RestAnswer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** An answer that is the same for many callers, ready to be sent. */
export interface ReadyAnswer {
  status: 200
  packed: PackedBody
}

type Variables = Record<string, unknown>

/** What a call's `run` is given. `Data` and `Variables` are those of the call's operation. */
export interface RestRequest<Body, Data, Vars, Query> {
  /** The checked body; undefined for calls without one. */
  body: Body
  /** The checked query parameters; undefined for calls without any. */
  query: Query
  /** Parts of the path, by name. */
  params: Record<string, string>
  /**
   * Runs the call's operation as the caller.
   * @throws RestFailure for everything that is a top-level error there.
   */
  execute(variables: Vars): Promise<Data>
  /** Runs an operation other than the call's, in the same way. */
  executeOther<OtherData, OtherVars extends Variables>(
    document: TypedDocumentNode<OtherData, OtherVars>,
    variables: OtherVars,
  ): Promise<OtherData>
  /**
   * Resolves the root field of the call's query with its permission and limit, without executing the operation: what
   * the resolver returned, which may hold more than the operation asks for. The variables are the field's arguments.
   */
  resolveRoot(variables: Vars): Promise<Data[keyof Data]>
  /** A UUID for what the call makes: with an `Idempotency-Key` the same each time that the caller sends it, else a new one. */
  idForNew(): string
}

/** A row of the adapter's table: routes, checks and the OpenAPI document all come from it. */
export interface RestCall {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As documented, parameters in braces; it also answers without its trailing slash. */
  path: string
  /** Group in the documentation. */
  tag: string
  summary: string
  /** The operation behind the call. Who may call follows from `@auth` of its root field. */
  operation: TypedDocumentNode<unknown, Variables>
  /** What a person's key needs where the fields of the operation do not say it, such as for its variables. */
  keyScopes?: KeyScope[]
  /** Shape of the query parameters; none are read without it. A call with it documents 400 as `refused`. */
  query?: z.ZodObject
  /** Shape of the JSON body; null when the call takes none. */
  body: z.ZodType | null
  /** Shape of each documented answer, by status. 401 and 429 are added to calls that can give them. */
  answers: Record<number, { description: string; shape: z.ZodType }>
  run(request: RestRequest<unknown, unknown, Variables, unknown>): Promise<RestAnswer | ReadyAnswer>
}

/** Declares a call whose `run` sees body and query as their shapes say, and its operation's variables and data by their types. */
export function restCall<
  Shape extends z.ZodType | null,
  Data,
  Vars extends Variables,
  Query extends z.ZodObject | undefined = undefined,
>(
  call: Omit<RestCall, 'operation' | 'body' | 'query' | 'run'> & {
    operation: TypedDocumentNode<Data, Vars>
    query?: Query
    body: Shape
    run(request: RestRequest<Given<Shape>, Data, Vars, Given<Query>>): Promise<RestAnswer | ReadyAnswer>
  },
): RestCall {
  return call as unknown as RestCall
}

/** What is read of a request by a shape. */
type Given<Shape> = Shape extends z.ZodType ? z.infer<Shape> : undefined

/** What an operation without errors has in its answer. @throws Error when it is missing, which is a defect of the operation. */
export function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An operation without errors answered null')
  return value
}

/** A failure with the answer that it is given. */
export class RestFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: ReadonlyMap<string, string> = new Map(),
  ) {
    super(`REST ${status}`)
  }
}
