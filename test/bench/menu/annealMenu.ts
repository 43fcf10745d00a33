import { createRandom, type Random } from '../../../server/planning/random'
import { type Annealed, Annealing } from '../../../server/planning/search/anneal'
import type { Front, Ranges } from './front'
import type { Lunch } from './lunches'
import { DAYS, type MenuScore, scoreMenu } from './score'

/** How the two objectives are weighed: their ranges, and the share of cost. */
export interface Weighing {
  readonly ranges: Ranges
  readonly share: number
}

/** How often two days exchange their lunches, as rows of the product's plans do. */
const EXCHANGES = 0.15
/** For the bounds of the mean day, missed by their whole figures, beside objectives from 0 to 1. */
const MISSED = 5
/** The rise that is accepted about every third time at first. */
const WARMTH = 0.015

/** A menu plan that is annealed; each that is allowed on the way is offered to a front. */
class AnnealedMenu implements Annealed {
  private readonly plan: Lunch[]
  private readonly before: (readonly [day: number, lunch: Lunch])[] = []
  private cost: number
  private costBefore = 0

  constructor(
    private readonly lunches: readonly Lunch[],
    private readonly weighing: Weighing,
    private readonly front: Front<MenuScore>,
    random: Random,
  ) {
    this.plan = Array.from({ length: DAYS }, () => this.any(random))
    this.cost = this.weigh(scoreMenu(this.plan))
  }

  move(random: Random): number | null {
    const [day, other] = [random.below(DAYS), random.below(DAYS)]
    const had = this.plan[day]
    const isExchange = random.next() < EXCHANGES
    const next = isExchange ? this.plan[other] : this.any(random)
    if (!had || !next || had === next) return null
    this.before.length = 0
    if (isExchange) this.put(other, had)
    this.put(day, next)
    const score = scoreMenu(this.plan)
    this.costBefore = this.cost
    this.cost = this.weigh(score)
    if (score.missed === 0) this.front.add(score)
    return this.cost - this.costBefore
  }

  takeBack(): void {
    for (const [day, lunch] of this.before) this.plan[day] = lunch
    this.cost = this.costBefore
  }

  /** The front remembers. */
  remember(): void {
    // Nothing else to keep.
  }

  private any(random: Random): Lunch {
    const lunch = this.lunches[random.below(this.lunches.length)]
    if (!lunch) throw new Error('No lunch keeps the bounds of a day')
    return lunch
  }

  private put(day: number, lunch: Lunch): void {
    const had = this.plan[day]
    if (had) this.before.push([day, had])
    this.plan[day] = lunch
  }

  private weigh({ cost, repetition, missed }: MenuScore): number {
    const { ranges, share } = this.weighing
    const within = (value: number, [least, most]: readonly [number, number]) => (value - least) / (most - least)
    return share * within(cost, ranges.cost) + (1 - share) * within(repetition, ranges.repetition) + MISSED * missed
  }
}

/** Anneals plans of so many moves each, one for each share of cost from 0 to 1, and adds what is found to a front. */
export function annealFront(
  lunches: readonly Lunch[],
  front: Front<MenuScore>,
  { ranges, shares, moves, seed }: { ranges: Ranges; shares: number; moves: number; seed: number },
): void {
  for (let at = 0; at < shares; at += 1) {
    const random = createRandom(`menu ${seed} ${at}`)
    const menu = new AnnealedMenu(lunches, { ranges, share: at / (shares - 1) }, front, random)
    new Annealing(menu, { moves, warmth: WARMTH, random }).run(moves)
  }
}
