/** A body larger than this, in bytes, is kept in its pieces: joining them would hold up other calls. */
const JOINED = 4_000_000

/** An answer's body that callers can be sent while it is still being made. */
export class GrowingBody {
  private pieces: Buffer[] = []
  private waiting: (() => void)[] = []
  private isWhole = false
  private failure: unknown = null
  private size = 0

  add(piece: Buffer): void {
    this.pieces.push(piece)
    this.size += piece.length
    this.wake()
  }

  /** Nothing comes after this. */
  end(): void {
    this.isWhole = true
    if (this.size <= JOINED) this.pieces = [Buffer.concat(this.pieces)]
    this.wake()
  }

  /** It will never be whole. */
  fail(error: unknown): void {
    this.failure = error
    this.wake()
  }

  /** All of it in one piece, once it is whole and unless it is large. */
  get joined(): Buffer | null {
    return this.isWhole && this.size <= JOINED ? (this.pieces[0] ?? Buffer.alloc(0)) : null
  }

  /** The pieces from the first one, as they come. @throws what made it fail. */
  async *follow(): AsyncGenerator<Buffer> {
    const { pieces } = this
    for (let at = 0; ; at += 1) {
      while (at >= pieces.length && !this.isWhole && !this.failure)
        await new Promise<void>((resolve) => this.waiting.push(resolve))
      if (this.failure) throw this.failure
      const piece = pieces[at]
      if (!piece) return
      yield piece
    }
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}
