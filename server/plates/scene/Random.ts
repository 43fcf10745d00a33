/** A number of 32 bits for a text, the same on every platform. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** A sequence of numbers that its seed alone decides. */
export class Random {
  private state: number

  constructor(seed: string) {
    this.state = hashOf(seed)
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A number between two others. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number between two others, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** Whether something of this likelihood happens. */
  happens(likelihood = 0.5): boolean {
    return this.next() < likelihood
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)]
    if (item === undefined) throw new RangeError('Nothing can be picked of an empty list')
    return item
  }

  /** 1 or -1. */
  side(): 1 | -1 {
    return this.happens() ? -1 : 1
  }
}
