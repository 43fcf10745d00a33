import type { Random } from '../random'

/** What can be annealed: something with a cost that one move after another changes. */
export interface Annealed {
  /**
   * Makes a random move and returns by how much the cost rises; null where the move that was drawn changes nothing, or would
   * certainly cost more than `most`: then nothing is changed, and it is neither kept nor taken back.
   */
  move(random: Random, most: number): number | null
  /** Takes the last move back. */
  takeBack(): void
  /** Remembers the present state as the best so far. */
  remember(): void
  /** Gives up choices that were hardly accepted since the last time. */
  narrow?(): void
}

/** How long and how warm. */
export interface Cooling {
  /** Moves in all. Never the clock: the same seed gives the same result on every machine. */
  readonly moves: number
  /** The rise in cost that is accepted about every third time at the beginning; it falls to 0 in a straight line. */
  readonly warmth: number
  readonly random: Random
}

/** After such shares of the moves choices are narrowed. */
const NARROWED = [0.2, 0.35, 0.5, 0.65, 0.8]

/** A rise that is smaller is rounding. */
const ROUNDING = 1e-9

/** Simulated annealing, a part of the moves at a time. It knows nothing of what is searched. */
export class Annealing {
  private done = 0
  private cost = 0
  private best = 0
  /** Moves before which choices are still to be narrowed. */
  private readonly narrowings: number[]

  constructor(
    private readonly annealed: Annealed,
    private readonly cooling: Cooling,
  ) {
    this.narrowings = NARROWED.map((share) => Math.floor(share * cooling.moves))
    annealed.remember()
  }

  /** Makes up to so many moves. @returns whether any are left. */
  run(moves: number): boolean {
    const { annealed, cooling } = this
    const end = Math.min(cooling.moves, this.done + moves)
    for (; this.done < end; this.done += 1) {
      if (this.done === this.narrowings[0]) {
        this.narrowings.shift()
        annealed.narrow?.()
      }
      const warmth = cooling.warmth * (1 - this.done / cooling.moves)
      const most = -warmth * Math.log(1 - cooling.random.next())
      const rise = annealed.move(cooling.random, most)
      if (rise === null) continue
      if (rise > most) {
        annealed.takeBack()
        continue
      }
      this.cost += rise
      if (this.cost < this.best - ROUNDING) {
        this.best = this.cost
        annealed.remember()
      }
    }
    return this.done < cooling.moves
  }
}
