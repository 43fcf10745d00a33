import { type Answer, post, restOf } from '../outgoing/post'
import { NotAllowed, TimedOut } from '../outgoing/send'
import { readTarget } from '../outgoing/readTarget'
import type { ResolveHost } from '../outgoing/resolveHost'
import type { Config } from '../platform/config'
import type { DeliveryModel, Outcome } from './DeliveryModel'
import { signedHeaders } from './sign'
import type { WebhookModel } from './WebhookModel'

const GONE = 410
const SECOND = 1000
/** An answer after which a receiver shares places with others that take long. */
const SLOW = 2 * SECOND

/** What came of one attempt. */
export interface Tried {
  readonly outcome: Outcome
  /** First figure of the answer's status. */
  readonly answered: number | null
  /** Milliseconds for which the receiver asked to be left alone. */
  readonly restFor: number
  readonly isSlow: boolean
}

/** Sends a message to its webhook once. It never throws: what goes wrong is an outcome, without any of the error's words. */
export async function attempt(
  config: Config,
  hook: WebhookModel,
  delivery: DeliveryModel,
  now: number,
  resolve?: ResolveHost,
): Promise<Tried> {
  const failed = (outcome: Outcome, isSlow = false): Tried => ({ outcome, answered: null, restFor: 0, isSlow })
  const target = readTarget(hook.address, config)
  if (!target) return failed('NOT_ALLOWED')
  const headers = signedHeaders(config, hook, delivery, now)
  if (!headers) return failed('NOT_SIGNED')
  const began = performance.now()
  const isSlow = () => performance.now() - began > SLOW
  try {
    const answer = await post(target, { headers, body: delivery.body }, resolve)
    return { outcome: outcomeOf(answer), answered: firstFigure(answer), restFor: restOf(answer), isSlow: isSlow() }
  } catch (error) {
    if (error instanceof NotAllowed) return failed('NOT_ALLOWED')
    return failed(error instanceof TimedOut ? 'TIMED_OUT' : 'NOT_REACHED', isSlow())
  }
}

const firstFigure = ({ status }: Answer): number => Math.floor(status / 100)

function outcomeOf(answer: Answer): Outcome {
  if (answer.status === GONE) return 'GONE'
  const figure = firstFigure(answer)
  if (figure === 2) return 'DELIVERED'
  return figure === 3 ? 'REDIRECTED' : 'REFUSED'
}
