import { PHOTO_LIMITS } from '../../schema/photoLimits'

/** What a file may hold. */
export interface Limits {
  /** Bytes of all that is read of it, after inflation. */
  readonly allBytes: number
  /** Entries of an archive, and recipes of a file. */
  readonly entries: number
  /** Archives within one another, the file itself included. */
  readonly depth: number
  readonly photoBytes: number
  /** Pictures of one recipe, and bytes of all of them, which are in memory at once. */
  readonly photos: number
  readonly photosBytes: number
  /** Bytes of one document: a recipe with its pictures, a table, a household. */
  readonly documentBytes: number
  /** Characters of one recipe that is plain text, and of one field of a table. */
  readonly textLength: number
}

const MB = 1024 * 1024

/** The limits of every file that a person hands over. */
export const LIMITS: Limits = {
  allBytes: 500 * MB,
  entries: 10_000,
  depth: 2,
  photoBytes: 10 * MB,
  photos: PHOTO_LIMITS.perDish,
  photosBytes: 50 * MB,
  documentBytes: 50 * MB,
  textLength: 200_000,
}

/** Counts what is read of one file. */
export class Budget {
  private left: number

  constructor(readonly limits: Limits) {
    this.left = limits.allBytes
  }

  /** Bytes that may still be read. */
  get remaining(): number {
    return Math.max(0, this.left)
  }

  /** Whether a file has had all that it may. */
  get isSpent(): boolean {
    return this.left < 0
  }

  /** Takes bytes that were read. */
  take(bytes: number): void {
    this.left -= bytes
  }
}
