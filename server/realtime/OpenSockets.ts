import { networkOf } from '../request/networkOf'
import type { LiveSocket, Person } from './LiveSocket'

/** The sockets of this instance. */
export class OpenSockets implements Iterable<LiveSocket> {
  readonly #all = new Set<LiveSocket>()
  readonly #ofPerson = new Map<string, number>()
  readonly #strangers = new Map<string, number>()

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): Iterator<LiveSocket> {
    return this.#all.values()
  }

  add(socket: LiveSocket): void {
    this.#all.add(socket)
    count(this.#strangers, networkOf(socket.caller.ip), 1)
  }

  /** Notes whose socket it is. */
  signIn(socket: LiveSocket, person: Person): void {
    socket.person = person
    count(this.#strangers, networkOf(socket.caller.ip), -1)
    count(this.#ofPerson, person.userId, 1)
  }

  remove(socket: LiveSocket): void {
    if (!this.#all.delete(socket)) return
    if (socket.person) count(this.#ofPerson, socket.person.userId, -1)
    else count(this.#strangers, networkOf(socket.caller.ip), -1)
  }

  /** How many sockets a person has. */
  countOf(userId: string): number {
    return this.#ofPerson.get(userId) ?? 0
  }

  /** How many sockets from the network of an address have not shown a token yet. */
  strangersFrom(ip: string): number {
    return this.#strangers.get(networkOf(ip)) ?? 0
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by
  if (sum > 0) counts.set(key, sum)
  else counts.delete(key)
}
