/** How far the server's clock is ahead of the device's, by the answer that came soonest. */
export class ServerClock {
  #ahead: number | null = null
  /** Milliseconds by which it may be wrong. */
  #within = Infinity

  /** Milliseconds; null before the first answer. */
  get ahead(): number | null {
    return this.#ahead
  }

  /**
   * An answer has come.
   * @param now what the server's clock was.
   * @param sent when it was asked for, and `got` when it came, by the device's clock.
   */
  note(now: number, sent: number, got: number): void {
    const within = Math.max(0, got - sent) / 2
    const ahead = Math.round(now - (sent + got) / 2)
    // One of the clocks was set since.
    const isOther = this.#ahead !== null && Math.abs(ahead - this.#ahead) > within + this.#within + 1
    if (within > this.#within && !isOther) return
    this.#ahead = ahead
    this.#within = within
  }
}
