import { type ExecutionArgs, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Kind } from 'graphql'
import type { ServerOptions } from 'graphql-ws'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { badRequest } from '../platform/errors'
import { errorFormatter, isPublic } from '../graphql/formatError'
import { namesRequest, noteFailure } from '../graphql/noteFailure'
import { countRootField } from '../graphql/operationMetrics'
import type { Context } from '../request/context'
import { charge } from '../request/takeTurn'
import type { Services } from '../platform/services'
import { contextOf } from './contextOf'
import { countedWhileRunning } from './countedWhileRunning'
import type { LiveSocket } from './LiveSocket'
import { messages } from './messages'
import { readOperation } from './readOperation'
import { sendTexts } from './sendTexts'
import { subscribeShared } from './sharedMessages'
import { socketMetrics } from './socketMetrics'

type Hooks = ServerOptions<Record<string, unknown>, LiveSocket>

/** Runs the operations of sockets: the same schema, permissions, limits and masking as over HTTP, for subscriptions alone. */
export function operations(
  services: Services,
  schema: GraphQLSchema,
): Pick<Hooks, 'onSubscribe' | 'subscribe' | 'onOperation' | 'onNext' | 'onError'> {
  const formatError = errorFormatter(services.config)
  const shown = (
    context: Context,
    errors: readonly GraphQLError[],
    operationName: string | null | undefined,
  ): GraphQLFormattedError[] =>
    errors.map((error) => {
      if (!isPublic(error)) noteFailure(services, context, error, operationName)
      const { extensions, ...formatted } = formatError(error.toJSON(), error)
      const { requestId } = context
      return { ...formatted, extensions: { ...extensions, ...(namesRequest(extensions?.code) && { requestId }) } }
    })

  const { subscriptions: running, sent } = socketMetrics()
  return {
    onSubscribe: ({ subscriptions, extra }, id, payload) => {
      // This one is already among them.
      if (Object.keys(subscriptions).length > TRAFFIC_LIMITS.subscriptionsPerSocket)
        return [badRequest(messages.tooManySubscriptions({ max: TRAFFIC_LIMITS.subscriptionsPerSocket }))]
      const context = contextOf(services, extra)
      context.taken.mark()
      const operation = readOperation(schema, payload)
      charge(context)
      if (!('document' in operation)) return operation
      const [field = ''] = rootFieldsOf(operation)
      if (!extra.admitsSubscription(id, field, (other) => Object.hasOwn(subscriptions, other)))
        return [badRequest(messages.tooManyOfField({ field, max: TRAFFIC_LIMITS.subscriptionsOfField }))]
      return { ...operation, contextValue: context }
    },
    subscribe: (args) =>
      // Texts, which `onOperation` sends: what speaks the subprotocol sees no message.
      subscribeShared(args, (errors) => shown(args.contextValue as Context, errors, args.operationName)) as never,
    onOperation: ({ extra }, id, _payload, args, result) => {
      const isRunning = typeof result === 'object' && Symbol.asyncIterator in result
      for (const name of rootFieldsOf(args)) countRootField('subscription', name, isRunning ? 'ok' : 'error')
      if (!isRunning) return undefined
      const send = (message: string) => {
        sent.inc()
        return extra.send(message)
      }
      const texts = result as unknown as AsyncIterableIterator<string, undefined>
      return countedWhileRunning(sendTexts(texts, id, send), running) as never
    },
    // What failed before it ran.
    onNext: (_context, _id, { operationName }, { contextValue }, { errors, ...result }) =>
      errors ? { ...result, errors: shown(contextValue as Context, errors, operationName) } : result,
    onError: ({ extra }, _id, { operationName }, errors) => shown(contextOf(services, extra), errors, operationName),
  }
}

function rootFieldsOf({ document }: ExecutionArgs): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
      : [],
  )
}
