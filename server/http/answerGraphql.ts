import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { keepBody, keptBodyOf } from '../graphql/keptAnswers'
import type { Context } from '../request/context'
import type { MakeContext } from '../request/createContext'
import { answerUnchanged } from './etag'
import { etagLikeExpress, PackedBody, sendOnce } from './PackedBody'

/** Answers GraphQL over HTTP: with a kept body where there is one, else with the text that the execution gave. */
export function answerGraphql(apollo: ApolloServer<Context>, makeContext: MakeContext): RequestHandler {
  return async (request, response) => {
    // Before Apollo, so that a failure to authenticate is answered like any other failure.
    const context = await makeContext(request, response)
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
