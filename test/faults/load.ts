import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/table'
import { callGraphql, seeFile, type Seen, sendBody } from './calls'
import { importWriter, type ImportWriter, type Send } from './importWriter'
import type { Installation } from './Installation'
import { Listener } from './Listener'
import { type PageWriter, pageWriters } from './pageWriters'
import { newPerson } from './people'
import type { Call } from './Writer'
import {
  eventWriter,
  feedbackWriter,
  type NamedWriter,
  planWriter,
  type PlanWriter,
  settingsWriter,
  type SettingsWriter,
  signUpWriter,
} from './writers'

/** People who write without the pauses that people make. */
export interface Load {
  writers: (NamedWriter | PlanWriter | SettingsWriter | PageWriter | ImportWriter)[]
  /** The sockets of the people, which must receive what is written. End them when that was looked at. */
  listeners: Listener[]
  /** How often each answer was seen. */
  seen: Map<Seen, number>
  /** The same of the reads beside the writes. */
  read: Map<Seen, number>
  /** How many calls were answered in any way. */
  calls(): number
  /** The longest that a call took, in milliseconds. */
  slowest(): number
  /** What a call took until now, in the middle, in milliseconds. */
  usual(): number
  /** Ends it once each writer has had an answer of success after this call, or after half a minute. */
  finish(): Promise<void>
}

const PEOPLE = 2
/** Milliseconds between a writer's calls, and after one that failed. */
const PAUSE = 150
const PAUSE_AFTER_FAILURE = 200
const PATIENCE = 30_000

/** Those who read, where there are any, and milliseconds between the calls of each. */
const READERS = 8
const READ_PAUSE = 5

/** Starts a writer of each kind, and a socket, for each of two new people. @param isReading whether others read without end beside them. */
export async function startLoad(installation: Pick<Installation, 'url' | 'db'>, isReading = false): Promise<Load> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(installation)))
  const seen: Load['seen'] = new Map()
  let slowest = 0
  const took: number[] = []
  let failures = 0
  let successes = 0
  const call: Call = async (query, variables, token) => {
    const answer = await callGraphql(installation.url, query, variables, token)
    count(seen, answer.seen)
    slowest = Math.max(slowest, answer.took)
    if (answer.seen === 200) took.push(answer.took)
    if (answer.seen === 200) successes += 1
    else failures += 1
    return answer
  }
  const send: Send = async (path, body, token) => {
    const answer = await sendBody(`${installation.url}${path}`, body, token)
    // Refused while the file before is under way, of which the answer was cut: that is no failure.
    if (answer.seen !== 422) count(seen, answer.seen)
    return answer
  }
  const writers = people.flatMap((person) => [
    ...[planWriter, settingsWriter, eventWriter, feedbackWriter, signUpWriter, ...pageWriters].map((make) =>
      make(call, person),
    ),
    importWriter(call, send, person),
  ])
  const listeners = people.map((person) => new Listener(installation.url, person))
  let isRunning = true
  let rounds = 0
  const running = writers.map(async (writer) => {
    while (isRunning) {
      const before = failures
      await writer.write()
      rounds += 1
      await wait(failures > before ? PAUSE_AFTER_FAILURE : PAUSE)
    }
  })
  const read: Load['read'] = new Map()
  const reading = Array.from({ length: isReading ? READERS : 0 }, async (_, reader) => {
    const person = people[reader % PEOPLE]
    for (let turn = reader; isRunning; turn += 1) {
      const one = await READS[turn % READS.length]?.(installation.url, person?.token ?? '')
      if (one) count(read, one)
      await wait(READ_PAUSE)
    }
  })
  return {
    writers,
    listeners,
    seen,
    read,
    calls: () => [seen, read].flatMap((all) => [...all.values()]).reduce((sum, one) => sum + one, 0),
    slowest: () => slowest,
    usual: () => median(took),
    finish: async () => {
      const until = Date.now() + PATIENCE
      const enough = { rounds: rounds + 2 * writers.length, successes: successes + 2 * writers.length }
      while (Date.now() < until && (rounds < enough.rounds || successes < enough.successes)) await wait(20)
      isRunning = false
      await Promise.all([...running, ...reading])
    },
  }
}

const count = (all: Map<Seen, number>, one: Seen): unknown => all.set(one, (all.get(one) ?? 0) + 1)

/** What is read: a person's own data, the catalogue, a page. */
const READS: ((url: string, token: string) => Promise<Seen>)[] = [
  async (url, token) => (await callGraphql(url, '{ mealPlan { version } }', {}, token)).seen,
  async (url, token) => (await callGraphql(url, '{ meals(first: 5) { nodes { name } } }', {}, token)).seen,
  (url) => seeFile(`${url}/login`),
]
