import type { Counter } from 'prom-client'
import { unavailable } from '../platform/errors'
import { counter } from '../pure/metric'

/** What a queue of calls admits. */
export interface CallLimits {
  /** Calls that run at the same time. */
  readonly atOnce: number
  /** Calls that wait at most. */
  readonly mayWait: number
  /** Those of one caller; as many as of all where it is left out. */
  readonly mayWaitEach?: number
  /** Milliseconds of waiting that a call is accepted for; `PATIENCE` where it is left out. */
  readonly patience?: number
}

/** What a queue goes by and writes to. */
interface Around {
  readonly now?: () => number
  readonly refusals?: Counter
}

/** A call that waits for its turn. */
interface Waiting {
  begin(): void
  refuse(reason: Error): void
}

/** A caller's place in the round, and what waits for it. */
interface Place {
  since: number
  left: number
  readonly calls: Waiting[]
}

/** Milliseconds of waiting that a call is usually accepted for. */
export const PATIENCE = 800
/** Calls that a caller may begin each time: as many as a browser sends at once. */
const EACH_TIME = 6
/** Milliseconds after which a call does not count any more; it has been answered by then (docs/product.md SEC-6). */
const LONGEST = 15_000

/**
 * Lets a bounded number of calls run at the same time. The others wait, each caller's in their order, and callers take
 * turns, so that one who sends many waits for those and others do not. A call that would wait for longer than it may is
 * refused when it arrives (docs/decisions/0054-calls-take-turns.md).
 */
export class CallQueue {
  private running = 0
  private waiting = 0
  /** How long the latest caller waited for its place. */
  private round = 0
  /** By caller, in the order of the round. */
  private readonly places = new Map<string, Place>()

  private readonly now: () => number
  private readonly refusals: Counter

  constructor(
    private readonly limits: CallLimits,
    { now = () => performance.now(), refusals }: Around = {},
  ) {
    this.now = now
    this.refusals = refusals ?? counter('mealwright_calls_refused_total', 'Calls that would have waited for too long')
  }

  /** How many calls run and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting }
  }

  /** Waits for the turn of a caller's call. @returns ends the call. @throws GraphQLError UNAVAILABLE */
  async enter(caller: string): Promise<() => void> {
    if (this.running < this.limits.atOnce) this.running += 1
    else {
      this.admit(caller)
      await new Promise<void>((begin, refuse) => this.placeOf(caller).calls.push({ begin, refuse }))
    }
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.beginNext()
    }
    const timer = setTimeout(leave, LONGEST)
    timer.unref()
    return leave
  }

  /** Does the work of a call in its turn. @throws GraphQLError UNAVAILABLE, or what `work` throws. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(caller)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** What a call is told that is to come back later. */
  private refusal(): Error {
    this.refusals.inc()
    return unavailable()
  }

  /**
   * Lets the call wait. Where no more may, the latest of the caller who has most waiting is refused in its place.
   * @throws GraphQLError UNAVAILABLE
   */
  private admit(caller: string): void {
    const own = this.places.get(caller)?.calls.length ?? 0
    const { mayWaitEach = Infinity, patience = PATIENCE } = this.limits
    if (own >= mayWaitEach || this.expectedWait(own) > patience) throw this.refusal()
    if (this.waiting < this.limits.mayWait) return
    const most = [...this.places.values()].reduce<Place | undefined>(
      (longest, place) => (place.calls.length > (longest?.calls.length ?? own + 1) ? place : longest),
      undefined,
    )
    if (!most) throw this.refusal()
    most.calls.pop()?.refuse(this.refusal())
    this.waiting -= 1
  }

  /** How long a call would wait of a caller with so many waiting: the times that the round has to come to it. */
  private expectedWait(own: number): number {
    const [first] = this.places.values()
    if (!first) return 0
    const round = Math.max(this.round, this.now() - first.since)
    return round * (1 + Math.floor(own / EACH_TIME))
  }

  private placeOf(caller: string): Place {
    this.waiting += 1
    const place = this.places.get(caller) ?? { since: this.now(), left: EACH_TIME, calls: [] }
    this.places.set(caller, place)
    return place
  }

  private beginNext(): void {
    const [first] = this.places
    if (!first) {
      this.running -= 1
      return
    }
    const [caller, place] = first
    const next = place.calls.shift()
    this.waiting -= 1
    if (place.left === EACH_TIME) this.round = this.now() - place.since
    place.left -= 1
    if (place.calls.length === 0) this.places.delete(caller)
    else if (place.left === 0) {
      this.places.delete(caller)
      this.places.set(caller, { since: this.now(), left: EACH_TIME, calls: place.calls })
    }
    if (this.places.size === 0) this.round = 0
    next?.begin()
  }
}
