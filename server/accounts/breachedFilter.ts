import { createHash } from 'node:crypto'

/** Bits of the filter for each password that it is made of, and how many of them one sets. */
const BITS = 20
const PLACES = 14

/**
 * A Bloom filter of passwords: it knows each that it was made of, and takes one in 15,000 others for one of them
 * ((1 - e^(-14/20))^14). Upper and lower case, and forms of the same character, make no difference.
 */
export class BreachedFilter {
  constructor(readonly bytes: Uint8Array) {}

  /** Makes one. @param passwords as `foldPassword` returns them. */
  static of(passwords: ReadonlySet<string>): BreachedFilter {
    const filter = new BreachedFilter(new Uint8Array(Math.ceil((passwords.size * BITS) / 8)))
    for (const password of passwords) for (const place of filter.#placesOf(password)) filter.#set(place)
    return filter
  }

  /** Whether a password is one of them. */
  has(password: string): boolean {
    return this.#placesOf(foldPassword(password)).every((place) => (this.#byteOf(place) >> (place % 8)) & 1)
  }

  #placesOf(folded: string): number[] {
    const digest = createHash('sha512').update(folded).digest()
    return Array.from({ length: PLACES }, (_, index) => digest.readUInt32LE(index * 4) % (this.bytes.length * 8))
  }

  #byteOf(place: number): number {
    return this.bytes[Math.floor(place / 8)] ?? 0
  }

  #set(place: number): void {
    this.bytes[Math.floor(place / 8)] = this.#byteOf(place) | (1 << (place % 8))
  }
}

/** A password as the filter knows it. */
export const foldPassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase()
