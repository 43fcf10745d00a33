import type { Random } from '../random'

/** Of those that are still tried, so many stay, and no fewer than `LEAST`. */
const STAY = 0.7
const LEAST = 14

/** The meals of a choice that are still tried: a meal that hardly fits while much is accepted does not fit later. */
export class Tried {
  private places: number[]
  /** How often each was accepted since the last narrowing, by its place in the choice. */
  private readonly accepted: Int32Array

  constructor(size: number) {
    this.places = Array.from({ length: size }, (_, place) => place)
    this.accepted = new Int32Array(size)
  }

  /** The place of one of them. */
  draw(random: Random): number {
    return this.places[random.below(this.places.length)] ?? 0
  }

  accept(place: number): void {
    this.accepted[place] = (this.accepted[place] ?? 0) + 1
  }

  /** Those that were accepted least often are not tried any more. */
  narrow(): void {
    const { accepted, places } = this
    const count = Math.max(LEAST, Math.ceil(STAY * places.length))
    this.places = [...places].sort((a, b) => (accepted[b] ?? 0) - (accepted[a] ?? 0)).slice(0, count)
    accepted.fill(0)
  }
}
