import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql'
import { textOf } from '../graphql/textOf'
import type { Context } from '../request/context'
import { charge } from '../request/takeTurn'

/** What is sent of one event. */
interface Message {
  /** The payload as JSON. */
  readonly text: string
  readonly hasErrors: boolean
}

/** By the object that an event's source delivered, then by who asked for what of it. */
const messages = new WeakMap<object, Map<string, Promise<Message>>>()

/** How errors are shown to the one who asks. */
type Show = (errors: NonNullable<ExecutionResult['errors']>) => GraphQLFormattedError[]

/**
 * Starts a subscription whose messages are texts. Sockets of one account that ask the same of the same event share one
 * execution and one text (docs/decisions/0079): sources deliver the same object to all of them. Messages with errors are not
 * shared, since they name the request.
 */
export async function subscribeShared(
  args: ExecutionArgs,
  show: Show,
): Promise<AsyncIterableIterator<string, undefined> | ExecutionResult> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const context = args.contextValue as Context
  const asked = keyOf(args, context)
  const events = source[Symbol.asyncIterator]()
  const iterator: AsyncIterableIterator<string, undefined> = {
    next: async () => {
      const event: IteratorResult<unknown, unknown> = await events.next()
      if (event.done) return { done: true, value: undefined }
      context.taken.mark()
      const value = await messageOf(args, event.value, asked, show)
      charge(context)
      return { done: false, value }
    },
    return: async () => {
      await events.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}

/** Who asks, and what for. */
function keyOf({ document, operationName, variableValues }: ExecutionArgs, context: Context): string {
  const [payer] = context.taken.payers
  return JSON.stringify([payer?.name, context.graphIds, textOf(document), operationName, variableValues ?? {}])
}

async function messageOf(args: ExecutionArgs, event: unknown, asked: string, show: Show): Promise<string> {
  if (typeof event !== 'object' || event === null) return (await made(args, event, show)).text
  const known = messages.get(event) ?? new Map<string, Promise<Message>>()
  messages.set(event, known)
  const shared = known.get(asked)
  if (!shared) {
    const begun = made(args, event, show)
    known.set(asked, begun)
    return (await begun).text
  }
  const { text, hasErrors } = await shared
  return hasErrors ? (await made(args, event, show)).text : text
}

async function made(args: ExecutionArgs, event: unknown, show: Show): Promise<Message> {
  const { errors, ...result } = await execute({ ...args, rootValue: event })
  return {
    text: JSON.stringify(errors ? { ...result, errors: show(errors) } : result),
    hasErrors: errors !== undefined,
  }
}
