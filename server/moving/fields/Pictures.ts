import type { Limits } from '../limits'
import type { Reason } from '../MovedError'

/** The pictures of one recipe, each once, as many as the limits allow. */
export class Pictures {
  readonly kept: Uint8Array[] = []
  /** Why one is not among them: of several the first reason. */
  lost: Reason | null = null
  #bytes = 0

  constructor(private readonly limits: Pick<Limits, 'photos' | 'photosBytes'>) {}

  get isFull(): boolean {
    return this.kept.length >= this.limits.photos
  }

  add(picture: Uint8Array): void {
    if (this.kept.some((known) => Buffer.compare(known, picture) === 0)) return
    if (this.isFull) return this.lose('TOO_MANY')
    if (this.#bytes + picture.length > this.limits.photosBytes) return this.lose('TOO_LARGE')
    this.#bytes += picture.length
    this.kept.push(picture)
  }

  lose(reason: Reason): void {
    this.lost ??= reason
  }
}
