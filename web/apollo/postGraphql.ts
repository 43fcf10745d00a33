/** Where the API answers. */
export const GRAPHQL_URL = '/graphql'

/** An operation as it is sent, and the types of its data and its variables. */
export type OperationText<Data, Variables> = string & { readonly of?: (variables: Variables) => Data }

/** How a call is sent. */
export interface PostOptions {
  /** The access token to send, if any. */
  token?: string | null
  /** Further headers. */
  headers?: Record<string, string>
  /** Lets the call outlive the page, for what is sent while leaving it. */
  keepalive?: boolean
}

/** What was wrong with a call as a whole. */
export interface PostedError {
  message: string
  extensions?: { code?: unknown }
}

/** An answer: its HTTP status, its data, null on failure, and what was wrong. */
export interface PostedAnswer<Data> {
  status: number
  data: Data | null
  errors: readonly PostedError[]
}

/** An answer that is not the product's: no JSON. */
export class NotJson extends Error {
  constructor(readonly status: number) {
    super(`The answer, of status ${status}, is no JSON`)
  }
}

/**
 * Sends one operation by itself, past the client's links and cache: for what keeps the session going, for what must not
 * end it, and for pages that do without the client.
 * @throws NotJson, or TypeError when there is no answer.
 */
export async function postGraphql<Data, Variables>(
  query: OperationText<Data, Variables>,
  variables: Variables,
  { token = null, headers = {}, keepalive = false }: PostOptions = {},
): Promise<PostedAnswer<Data>> {
  const response = await fetch(GRAPHQL_URL, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive,
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data = null, errors = [] } = parse<Data>(await response.text(), response.status)
  return { status: response.status, data: errors.length === 0 ? data : null, errors }
}

function parse<Data>(text: string, status: number): Partial<PostedAnswer<Data>> {
  try {
    return JSON.parse(text) as Partial<PostedAnswer<Data>>
  } catch {
    throw new NotJson(status)
  }
}
