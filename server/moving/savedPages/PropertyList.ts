import { MovedError } from '../MovedError'

const TRAILER = 32
const START = 'bplist00'
/** Things of a list, names of a dictionary, and bytes of a text that are read: more than any archive of a page has. */
const MOST_THINGS = 10_000
const MOST_NAMES = 20
const MOST_TEXT = 4000

/** Whether a file is a binary property list, as Apple's programs write them. */
export const isPropertyList = (bytes: Buffer): boolean => bytes.toString('latin1', 0, START.length) === START

/**
 * A binary property list, whose things are read when they are asked for, each by itself: what refers to itself, or to the same
 * thing a million times, costs no more than what is asked.
 *
 * @throws MovedError in all its methods where the file is damaged.
 */
export class PropertyList {
  readonly #bytes: Buffer
  readonly #offsetSize: number
  readonly #refSize: number
  readonly #count: number
  readonly #table: number
  readonly top: number

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const trailer = bytes.length - TRAILER
    this.#offsetSize = this.#number(trailer + 6, 1)
    this.#refSize = this.#number(trailer + 7, 1)
    this.#count = this.#number(trailer + 8, 8)
    this.top = this.#number(trailer + 16, 8)
    this.#table = this.#number(trailer + 24, 8)
  }

  /** The things of a dictionary by their names; empty for anything else. */
  dictionary(ref: number): Map<string, number> {
    const { kind, size, at } = this.#thing(ref)
    if (kind !== 0xd) return new Map()
    if (size > MOST_NAMES) throw new MovedError('TOO_MANY')
    const refs = this.#refs(at, 2 * size)
    return new Map(refs.slice(0, size).map((key, index) => [this.text(key), refs[size + index] ?? this.#count]))
  }

  /** The things of a list; empty for anything else. */
  list(ref: number): number[] {
    const { kind, size, at } = this.#thing(ref)
    if (kind !== 0xa) return []
    if (size > MOST_THINGS) throw new MovedError('TOO_MANY')
    return this.#refs(at, size)
  }

  /** A text; '' for one of more than 4,000 bytes, and for anything else. */
  text(ref: number): string {
    const { kind, size, at } = this.#thing(ref)
    if (size > MOST_TEXT) return ''
    if (kind === 0x5) return this.#slice(at, size).toString('latin1')
    return kind === 0x6
      ? Buffer.from(this.#slice(at, 2 * size))
          .swap16()
          .toString('utf16le')
      : ''
  }

  /** Bytes; none for anything else. */
  data(ref: number): Buffer {
    const { kind, size, at } = this.#thing(ref)
    return this.#slice(at, kind === 0x4 ? size : 0)
  }

  #thing(ref: number): { kind: number; size: number; at: number } {
    if (ref >= this.#count) throw new MovedError('UNREADABLE')
    const at = this.#number(this.#table + ref * this.#offsetSize, this.#offsetSize)
    const marker = this.#number(at, 1)
    const [kind, small] = [marker >> 4, marker & 0xf]
    if (small !== 0xf) return { kind, size: small, at: at + 1 }
    // The size is a number by itself.
    const width = 2 ** (this.#number(at + 1, 1) & 0xf)
    return { kind, size: this.#number(at + 2, width), at: at + 2 + width }
  }

  #refs(at: number, count: number): number[] {
    const bytes = this.#slice(at, count * this.#refSize)
    return Array.from({ length: count }, (_, index) => bytes.readUIntBE(index * this.#refSize, this.#refSize))
  }

  #number(at: number, size: number): number {
    const bytes = this.#slice(at, size)
    if (size === 8) return Number(bytes.readBigUInt64BE())
    if (size < 1 || size > 6) throw new MovedError('UNREADABLE')
    return bytes.readUIntBE(0, size)
  }

  #slice(at: number, size: number): Buffer {
    if (at < 0 || size < 0 || at + size > this.#bytes.length) throw new MovedError('TRUNCATED')
    return this.#bytes.subarray(at, at + size)
  }
}
