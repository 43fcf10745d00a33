import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { type RequestHandler, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import { jsonBody } from '../http/jsonBody'
import { notAllowed } from '../http/notAllowed'
import { badRequest, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import type { MakeContext } from '../request/createContext'
import { NO_COOKIE } from '../request/secretCookie'
import type { RunCall } from '../rest/runCall'
import { messages } from './messages'
import { toolsOf } from './tools'
import { toolServer } from './toolServer'

/**
 * `POST /mcp`: tools for assistants, by the Model Context Protocol over HTTP, for people and their keys (docs/product.md
 * API-65). Each message is a call of its caller; nothing is remembered between two, so any instance answers.
 */
export function mcpPage(services: Services, schema: GraphQLSchema, run: RunCall, makeContext: MakeContext): Router {
  const tools = toolsOf(schema)
  const answer: RequestHandler = async (request, response) => {
    const made = await makeContext(request, response)
    if (made.principal.kind === 'anonymous') throw unauthenticated(undefined, made.principal.reason)
    if (Array.isArray(request.body)) throw badRequest(messages.oneAtATime)
    const without = { signUpCookie: NO_COOKIE, visitCookie: NO_COOKIE, passkeyCookie: NO_COOKIE }
    const context = { ...made, graphIds: false, ...without, idempotencyKey: null }
    const server = toolServer(services, run, tools, context)
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true })
    response.once('close', () => void server.close())
    await server.connect(transport)
    await transport.handleRequest(request, response, request.body)
  }
  const router = Router()
  router
    .route('/mcp')
    .post(...jsonBody(), answer)
    .all(notAllowed('POST'))
  return router
}
