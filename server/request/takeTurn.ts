import type { Services } from '../platform/services'
import { callerOf, type Context } from './context'

/** Charges what an operation has taken since it was charged before. */
export function charge(context: Context): void {
  context.services.budget.charge(context.taken.payers, context.taken.take())
}

/** What has rested: an operation is admitted before it is read, and again in its turn, and rests once. */
const rested = new WeakSet<Context['taken']>()

/** Lets a call begin once its caller is within the budget; at once, and without a promise, where it is. @throws GraphQLError UNAVAILABLE */
export function admit({ services: { budget }, taken }: Context): Promise<void> | null {
  const rests = !rested.has(taken)
  rested.add(taken)
  return budget.admit(taken.payers, { rests })
}

/**
 * Waits until the caller is within the budget of processor time and has a place among the operations that are executed.
 * @returns ends the turn. @throws GraphQLError UNAVAILABLE
 */
export async function takeTurn(context: Context): Promise<() => void> {
  const delay = admit(context)
  if (delay) await delay
  const leave = await context.services.calls.enter(callerOf(context))
  const endShare = context.taken.share()
  context.taken.mark()
  return () => {
    endShare()
    charge(context)
    leave()
  }
}

/** Does a part of a call in its turn. @throws GraphQLError UNAVAILABLE, or what `work` throws. */
export async function inTurn<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const leave = await takeTurn(context)
  try {
    return await work()
  } finally {
    leave()
  }
}

/**
 * Does what an event of a person's sockets needs, in the person's turn among those who are notified: calls do not wait
 * for it. It is never refused: while there is too much to do, and while the person is over the budget, it waits, and what
 * comes meanwhile becomes a part of it.
 */
export async function eventInTurn<Result>(
  services: Pick<Services, 'budget' | 'events' | 'meter'>,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = `user:${userId}`
  const payers = [{ name: caller, times: 1 }]
  const taken = services.meter.begin(payers)
  await services.budget.pace(payers)
  const leave = await services.events.enter(caller)
  const endShare = taken.share()
  taken.mark()
  try {
    return await work()
  } finally {
    endShare()
    services.budget.charge(payers, taken.take())
    leave()
  }
}

/** The parts of a job, such as a download, which wait while its caller is over the budget. */
export async function* paced<Part>(
  context: Context,
  parts: AsyncIterable<Part> | Iterable<Part>,
): AsyncGenerator<Part, undefined> {
  for await (const part of parts) {
    context.taken.mark()
    charge(context)
    yield part
    await context.services.budget.pace(context.taken.payers)
  }
}
