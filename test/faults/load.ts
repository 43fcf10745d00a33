import { setTimeout as wait } from 'node:timers/promises'
import { callGraphql, type Seen } from './calls'
import type { Installation } from './Installation'
import { newPerson } from './people'
import {
  type Call,
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
  writers: (NamedWriter | PlanWriter | SettingsWriter)[]
  /** How often each answer was seen. */
  seen: Map<Seen, number>
  /** The longest that a call took, in milliseconds. */
  slowest(): number
  /** Ends it once each writer has had an answer of success after this call, or after half a minute. */
  finish(): Promise<void>
}

const PEOPLE = 2
/** Milliseconds between a writer's calls, and after one that failed. */
const PAUSE = 50
const PAUSE_AFTER_FAILURE = 200
const PATIENCE = 30_000

/** Starts five writers for each of two new people. */
export async function startLoad(installation: Pick<Installation, 'url' | 'db'>): Promise<Load> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(installation)))
  const seen: Load['seen'] = new Map()
  let slowest = 0
  let failures = 0
  let successes = 0
  const call: Call = async (query, variables, token) => {
    const answer = await callGraphql(installation.url, query, variables, token)
    seen.set(answer.seen, (seen.get(answer.seen) ?? 0) + 1)
    slowest = Math.max(slowest, answer.took)
    if (answer.seen === 200) successes += 1
    else failures += 1
    return answer
  }
  const writers = people.flatMap((person) =>
    [planWriter, settingsWriter, eventWriter, feedbackWriter, signUpWriter].map((make) => make(call, person)),
  )
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
  return {
    writers,
    seen,
    slowest: () => slowest,
    finish: async () => {
      const until = Date.now() + PATIENCE
      const enough = { rounds: rounds + 2 * writers.length, successes: successes + 2 * writers.length }
      while (Date.now() < until && (rounds < enough.rounds || successes < enough.successes)) await wait(20)
      isRunning = false
      await Promise.all(running)
    },
  }
}
