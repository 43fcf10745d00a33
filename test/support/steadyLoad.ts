import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from './people'
import { keepSaving } from './savedPlans'
import { MARK, type Release } from './releases'
import type { RunningApp } from './startApp'

/** Calls that go on until they are ended, and what failed of them. */
export interface Load {
  /** Calls that were answered, by what they were for. */
  answered: Map<string, number>
  failures: string[]
  finish(): Promise<void>
}

const READ = '{ mealPlan { version } viewer { email } mealBases(category: DINNER) { mealList { name } } }'
/** Milliseconds between two calls of one caller. */
const PAUSE = 50

/**
 * Saves and reads plans, reads the static catalogue, opens pages, and fetches every file of both releases: of the newer one
 * from the moment on that a page of it was served, and then for ever.
 */
export function keepCalling(
  app: Pick<RunningApp, 'url' | 'graphql'>,
  people: Person[],
  releases: { old: Release; newer: Release },
): Load {
  const answered = new Map<string, number>()
  const failures: string[] = []
  const files = [...releases.old.assets]
  let running = true
  let seen = false

  const again = async (name: string, call: (round: number) => Promise<string | null>) => {
    for (let round = 0; running; round += 1) {
      const problem = await call(round).catch((error: Error) => String(error.cause ?? error))
      if (problem === null) answered.set(name, (answered.get(name) ?? 0) + 1)
      else failures.push(`${name}: ${problem}`)
      await wait(PAUSE)
    }
  }
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(app.url + path)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} ${answer.status}`)
    return text
  }
  const openPage = async () => {
    const page = await get('/')
    if (!seen && page.includes(MARK)) {
      seen = true
      files.push(...releases.newer.assets)
    }
    return null
  }
  const fetchFile = async (round: number) => {
    await get(files[round % files.length] ?? '/')
    return null
  }
  const readPlan = async (round: number) => {
    const { status, errors } = await app.graphql(READ, {}, people[round % people.length]?.token)
    return status === 200 && !errors ? null : `${status} ${JSON.stringify(errors)}`
  }
  const saving = keepSaving(app, people)
  const callers = [
    again('page', openPage),
    again('read', readPlan),
    again('catalogue', async () => ((await get('/static/meals-with-slugs.json')).length > 1000 ? null : 'short')),
    ...[0, 1, 2].map((first) => again('file', (round) => fetchFile(first + 3 * round))),
  ]
  return {
    answered,
    failures,
    finish: async () => {
      running = false
      await Promise.all([...callers, saving.finish()])
      for (const status of saving.statuses) if (status !== 200) failures.push(`save: ${status}`)
      failures.push(...(await saving.lost()).map((email) => `lost: a save of ${email}`))
    },
  }
}
