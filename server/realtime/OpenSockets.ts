import { networksOf } from '../request/networkOf'
import type { LiveSocket, Person, Program } from './LiveSocket'

/** The sockets of this instance. */
export class OpenSockets implements Iterable<LiveSocket> {
  readonly #all = new Set<LiveSocket>()
  /** By the id of the person, or of the key. */
  readonly #ofHolder = new Map<string, number>()
  /** Those without a token, by network. */
  readonly #strangers = new Map<string, number>()
  #strangerCount = 0

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): Iterator<LiveSocket> {
    return this.#all.values()
  }

  add(socket: LiveSocket): void {
    this.#all.add(socket)
    this.#countStranger(socket, 1)
  }

  /** Notes whose socket it is. */
  signIn(socket: LiveSocket, person: Person): void {
    socket.person = person
    this.#countStranger(socket, -1)
    count(this.#ofHolder, person.userId, 1)
  }

  /** Notes whose program's socket it is. */
  admit(socket: LiveSocket, program: Program): void {
    socket.program = program
    this.#countStranger(socket, -1)
    count(this.#ofHolder, program.keyId, 1)
  }

  remove(socket: LiveSocket): void {
    if (!this.#all.delete(socket)) return
    const holder = socket.person?.userId ?? socket.program?.keyId
    if (holder !== undefined) count(this.#ofHolder, holder, -1)
    else this.#countStranger(socket, -1)
  }

  /** How many sockets a person has, or a key. */
  countOf(holder: string): number {
    return this.#ofHolder.get(holder) ?? 0
  }

  /** How many sockets have not shown a token yet. */
  get strangers(): number {
    return this.#strangerCount
  }

  /** Whether a network of an address has so many sockets without a token; a wider one, so many times its share. */
  hasStrangers(ip: string, most: number): boolean {
    return networksOf(ip).some(({ name, times }) => (this.#strangers.get(name) ?? 0) >= most * times)
  }

  #countStranger({ caller }: LiveSocket, by: 1 | -1): void {
    this.#strangerCount += by
    for (const { name } of networksOf(caller.ip)) count(this.#strangers, name, by)
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by
  if (sum > 0) counts.set(key, sum)
  else counts.delete(key)
}
