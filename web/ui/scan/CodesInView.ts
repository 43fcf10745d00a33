/** A code that was out of view for less, in milliseconds, did not leave it. */
const AWAY = 2000

/** Which codes a camera has seen of late: each counts once, when it comes into view (docs/product.md SHOP-66). */
export class CodesInView {
  readonly #seenAt = new Map<string, number>()

  /** After a while without looking: what was seen before it is as if it had been in view all along. */
  resume(now: number): void {
    for (const code of this.#seenAt.keys()) this.#seenAt.set(code, now)
  }

  /**
   * What is in view now.
   * @returns the code that comes into view; null while there is none, or several, of which no one can say which is meant.
   */
  see(codes: readonly string[], now: number): string | null {
    const [code] = codes
    if (code === undefined || codes.length > 1) return null
    const isNew = (this.#seenAt.get(code) ?? -Infinity) <= now - AWAY
    this.#seenAt.set(code, now)
    return isNew ? code : null
  }
}
