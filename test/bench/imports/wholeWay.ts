import { setTimeout as wait } from 'node:timers/promises'
import { graphqlAt } from '../../support/graphqlAt'
import type { MakeFile } from '../../support/moving/made/dataFiles'
import type { MadeRecipe } from '../../support/moving/made/madeRecipes'
import { startBuilt } from '../servers'

const QUERY = '{ dishImports { state found stored failed doubles } }'
/** Between two looks at how far it is, in milliseconds. */
const PAUSE = 500

/** What came of a file that was sent to the built server. */
export interface BroughtIn {
  readonly state: string
  readonly stored: number
  /** From the first byte that was sent to the last dish. */
  readonly seconds: number
  /** The server's memory before, and the most that was seen until the end, in MB. */
  readonly before: number
  readonly most: number
}

/** Sends a file to the built server, with its own embedded database, and waits until all of it are dishes. */
export async function bringIn(make: MakeFile, recipes: readonly MadeRecipe[]): Promise<BroughtIn> {
  const server = await startBuilt(null)
  try {
    const ask = graphqlAt(server.url)
    const body = new Uint8Array(Buffer.from(make(recipes)))
    const before = server.memory()
    const start = performance.now()
    const { status } = await fetch(`${server.url}/api/imports?name=recipes`, {
      ...{ method: 'POST', body, headers: { Authorization: `Bearer ${server.token}` } },
    })
    if (status !== 202) throw new Error(`The file was answered with ${status}`)
    for (let most = before; ; await wait(PAUSE)) {
      const { data } = await ask(QUERY, {}, server.token)
      most = Math.max(most, server.memory())
      const [job] = (data as unknown as { dishImports: { state: string; stored: number }[] }).dishImports
      if (!job || !['DONE', 'FAILED'].includes(job.state)) continue
      return { ...job, seconds: (performance.now() - start) / 1000, before, most }
    }
  } finally {
    await server.stop()
  }
}
