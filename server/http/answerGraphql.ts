import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { CREDENTIAL_MUTATIONS } from '../graphql/documentLimits'
import { keepBody, keptBodyOf } from '../graphql/keptAnswers'
import { askingFrom, type Context } from '../request/context'
import type { MakeContext } from '../request/createContext'
import { admit } from '../request/takeTurn'
import { answerUnchanged } from './etag'
import { etagLikeExpress, PackedBody, sendOnce } from './PackedBody'

/** Answers GraphQL over HTTP: with a kept body where there is one, else with the text that the execution gave. */
export function answerGraphql(apollo: ApolloServer<Context>, makeContext: MakeContext): RequestHandler {
  return async (request, response) => {
    // Before Apollo, so that a failure to authenticate is answered like any other failure.
    const made = await makeContext(request, response)
    const context = { ...made, principal: askingFrom(made.principal, request.get('household')) }
    // Before the operation is read, which takes time as well.
    const delay = mayBeAboutCredentials(request.body) ? null : admit(context)
    if (delay) await delay
    const httpGraphQLRequest = {
      method: request.method,
      headers: headersOf(request),
      search: new URL(request.url, 'http://localhost').search,
      body: request.body as unknown,
    }
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: async () => context,
    })
    if (body.kind !== 'complete') throw new Error('Incremental answers are not offered')
    for (const [name, value] of headers) response.setHeader(name, value)
    response.status(status ?? 200)
    const kept = keptBodyOf(httpGraphQLRequest)
    if (kept) return sendKept(request, response, kept)
    if (response.statusCode === 200)
      keepBody(httpGraphQLRequest, () => new PackedBody(body.string, etagLikeExpress(response, body.string)))
    await sendOnce(request, response, body.string)
  }
}

/** Whether an operation may be one that is not refused for the caller's budget; those that are not are seen later. */
function mayBeAboutCredentials(body: unknown): boolean {
  const text: unknown = (body as { query?: unknown } | undefined)?.query
  return typeof text !== 'string' || CREDENTIAL_NAMES.test(text)
}
const CREDENTIAL_NAMES = new RegExp([...CREDENTIAL_MUTATIONS].join('|'))

/** As Express sends an answer that it has to compress first. */
async function sendKept(request: Request, response: Response, kept: PackedBody): Promise<void> {
  response.removeHeader('Content-Length')
  if (!answerUnchanged(request, response, kept.etag)) await kept.send(request, response)
}

function headersOf(request: Request): HeaderMap {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  return headers
}
