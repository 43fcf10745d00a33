import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { GraphQLError } from 'graphql'
import { noteFailure } from '../graphql/noteFailure'
import type { Services } from '../platform/services'
import { messages as failures } from '../platform/errors'
import type { Context } from '../request/context'
import { restFailureOf } from '../rest/execute'
import { RestFailure } from '../rest/RestCall'
import type { RunCall } from '../rest/runCall'
import { messages } from './messages'
import { sentOf, type Tool } from './tools'

/** The version of the tools, as clients show it. */
const VERSION = '1.0.0'

/** Answers what one caller's assistant asks: the tools that the caller may use, and their use. */
export function toolServer(services: Services, run: RunCall, tools: readonly Tool[], context: Context): Server {
  const { productName } = services.config
  const server = new Server(
    { name: productName, version: VERSION },
    { capabilities: { tools: {} }, instructions: messages.instructions({ product: productName }) },
  )
  const usable = tools.filter((tool) => mayUse(context, tool))
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: usable.map(({ shown }) => shown) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = usable.find(({ shown }) => shown.name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, messages.noSuchTool({ name: params.name }))
    return use(services, run, tool, context, params.arguments ?? {})
  })
  return server
}

/** A person may use all tools, a key those for which it has the scopes. */
function mayUse({ principal }: Context, { scopes }: Tool): boolean {
  return (
    principal.kind === 'user' || (principal.kind === 'key' && scopes.every((one) => principal.scopes.includes(one)))
  )
}

/** What a tool answers; what was wrong is an answer, too, so that the assistant reads it and can put it right. */
async function use(
  services: Services,
  run: RunCall,
  { call }: Tool,
  context: Context,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const answer = await run(call, context, sentOf(call, given))
    if ('packed' in answer) throw new Error('A tool answers what is made for one caller')
    return { content: [textOf(answer.body)], structuredContent: answer.body as Record<string, unknown> }
  } catch (error) {
    const failure = error instanceof GraphQLError ? restFailureOf(error, context.requestId) : error
    if (failure instanceof RestFailure) return { content: [textOf(failure.body)], isError: true }
    noteFailure(services, context, new GraphQLError(failures.internal, { originalError: failure as Error }), null)
    return { content: [textOf({ detail: failures.internal, request_id: context.requestId })], isError: true }
  }
}

const textOf = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value) })
