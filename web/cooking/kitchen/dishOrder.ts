import { findTimes } from '../stepTimes'

/** A dish that is cooked beside others. */
export interface DishSteps {
  id: string
  steps: readonly string[]
}

/** A step of a dish in the common order. */
export interface OrderedStep {
  id: string
  /** From 0. */
  step: number
  /** Milliseconds from its beginning until all dishes are ready. */
  before: number
}

/** What a step takes the cook's hands for, beside the times that it names. */
const HANDS_ON = 2 * 60_000
/** From so long on a dish is left alone, unless the cook stays at it. */
const LEFT_ALONE = 4 * 60_000
const STAYS = /\b(?:stirring|whisking|tossing|turning|basting|kneading)\b/i

/** How long a step takes the cook, and how long it then goes on by itself. */
export function readStepLength(step: string): { handsOn: number; alone: number } {
  const times = findTimes(step).map(({ duration }) => duration)
  const alone = STAYS.test(step) ? [] : times.filter((time) => time >= LEFT_ALONE)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return { handsOn: HANDS_ON + sum(times) - sum(alone), alone: sum(alone) }
}

/**
 * The steps of several dishes in one order, so that all are ready together (docs/product.md COOK-27): backwards from the
 * common end each step is put as late as its dish and the cook's two hands allow, the latest first. The order of a dish's own
 * steps stays.
 */
export function orderSteps(dishes: readonly DishSteps[]): OrderedStep[] {
  // What is left of each dish, and how long before the end its next step, from the back, has to be over.
  const left = dishes.map(({ id, steps }) => ({ id, lengths: steps.map(readStepLength), over: 0 }))
  const order: OrderedStep[] = []
  let handsFree = 0
  for (;;) {
    const candidates = left.flatMap((dish) => {
      const last = dish.lengths.at(-1)
      if (last === undefined) return []
      return [{ dish, before: Math.max(dish.over + last.alone, handsFree) + last.handsOn }]
    })
    const [first, ...others] = candidates
    if (first === undefined) return order.reverse()
    const { dish, before } = others.reduce((latest, one) => (one.before < latest.before ? one : latest), first)
    dish.lengths.pop()
    order.push({ id: dish.id, step: dish.lengths.length, before })
    dish.over = before
    handsFree = before
  }
}

/** What is to be done after a step of a dish, given the step at which each dish is; null when all is done. */
export function stepAfter(
  order: readonly OrderedStep[],
  present: Pick<OrderedStep, 'id' | 'step'>,
  stepOf: (id: string) => number,
): OrderedStep | null {
  const isLeft = ({ id, step }: OrderedStep) => (id === present.id ? step > present.step : step >= stepOf(id))
  return order.find(isLeft) ?? null
}
