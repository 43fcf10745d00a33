import type { TypedDocumentNode } from '@apollo/client'
import { print } from 'graphql'

/** Where the API answers. */
export const GRAPHQL_URL = '/graphql'

/** How a call is sent. */
export interface PostOptions {
  /** The access token to send, if any. */
  token?: string | null
  /** Lets the call outlive the page, for what is sent while leaving it. */
  keepalive?: boolean
}

/** An answer: its HTTP status, its data, null on failure, and what was wrong. */
export interface PostedAnswer<Data> {
  status: number
  data: Data | null
  errors: readonly { message: string }[]
}

/**
 * Sends one operation by itself, past the client's links and cache: for what keeps the session going and for what must
 * not end it.
 * @throws when there is no answer, or one that is not JSON.
 */
export async function postGraphql<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { token = null, keepalive = false }: PostOptions = {},
): Promise<PostedAnswer<Data>> {
  const response = await fetch(GRAPHQL_URL, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive,
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const { data = null, errors = [] } = JSON.parse(await response.text()) as Partial<PostedAnswer<Data>>
  return { status: response.status, data: errors.length === 0 ? data : null, errors }
}
