import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { EACH_CONNECTION, toRequest, warmUp } from './http'
import { partnerPage, planCalls } from './planCalls'
import { startBuilt } from './servers'
import { printTable } from './table'

const SECONDS = 10
const FUNCTIONS = 30

/** A node of V8's CPU profile. */
interface ProfileNode {
  id: number
  children?: number[]
  callFrame: { functionName: string; url: string; lineNumber: number }
}

interface CpuProfile {
  nodes: ProfileNode[]
  samples: number[]
  timeDeltas: number[]
}

/**
 * Where the server's processor time goes after the warm-up, by package and by function: of the calls whose names hold the
 * text, else of all of them in turn. On SQLite.
 */
export async function benchProfile(text: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-profile-'))
  try {
    const server = await startBuilt(null, { nodeArguments: ['--cpu-prof', `--cpu-prof-dir=${folder}`] })
    const all = [...(await planCalls(server)), partnerPage(server)]
    const calls = all.filter(({ name }) => text === null || name.includes(text))
    if (calls.length === 0) throw new Error(`There is no call like ${text}: ${all.map(({ name }) => name).join(', ')}`)
    await warmUp(server, calls)
    await autocannon({
      url: server.url,
      connections: 10,
      duration: SECONDS,
      ...EACH_CONNECTION,
      requests: calls.map((call) => toRequest(call, server.token)),
    })
    await server.stop()
    const [file = ''] = readdirSync(folder)
    printShares(calls.map(({ name }) => name).join(', '), JSON.parse(readFileSync(join(folder, file), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function printShares(title: string, { nodes, samples, timeDeltas }: CpuProfile): void {
  const nodeById = new Map(nodes.map((node) => [node.id, node]))
  const byPackage = new Map<string, number>()
  const byFunction = new Map<string, number>()
  const withCallees = new Map<string, number>()
  const above = placesAbove(nodes)
  let sum = 0
  let fromEnd = 0
  for (let at = samples.length - 1; at >= 0 && fromEnd < SECONDS * 1e6; at -= 1) {
    const time = timeDeltas[at] ?? 0
    fromEnd += time
    const frame = nodeById.get(samples[at] ?? 0)?.callFrame
    if (!frame || ['(idle)', '(program)', '(root)'].includes(frame.functionName)) continue
    sum += time
    const name = packageOf(frame)
    byPackage.set(name, (byPackage.get(name) ?? 0) + time)
    const place = placeOf(frame)
    byFunction.set(place, (byFunction.get(place) ?? 0) + time)
    for (const one of above(samples[at] ?? 0)) withCallees.set(one, (withCallees.get(one) ?? 0) + time)
  }
  const rows = (shares: Map<string, number>, most: number) =>
    [...shares]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([name, time]) => [name, ((time * 100) / sum).toFixed(1)])
  printTable(`Processor time by package: ${title}`, [['package', '%'], ...rows(byPackage, FUNCTIONS)])
  printTable('By function, without what it calls', [['function', '%'], ...rows(byFunction, FUNCTIONS)])
  printTable('By function of the server, with what it calls', [['function', '%'], ...rows(withCallees, 2 * FUNCTIONS)])
}

/** The places of the server's functions that a node is in, each once. */
function placesAbove(nodes: readonly ProfileNode[]): (id: number) => ReadonlySet<string> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const nodeById = new Map(nodes.map((node) => [node.id, node]))
  const known = new Map<number, ReadonlySet<string>>()
  const above = (id: number): ReadonlySet<string> => {
    const made = known.get(id)
    if (made) return made
    const parent = parents.get(id)
    const frame = nodeById.get(id)?.callFrame
    const places = new Set(parent === undefined ? [] : above(parent))
    if (frame && packageOf(frame) === 'server') places.add(placeOf(frame))
    known.set(id, places)
    return places
  }
  return above
}

const placeOf = (frame: ProfileNode['callFrame']): string =>
  `${frame.functionName || 'anonymous'} (${packageOf(frame)}:${frame.lineNumber + 1})`

/** The package of a file, `server` for our own, the module for Node's, the function for what V8 does itself. */
function packageOf({ url, functionName }: ProfileNode['callFrame']): string {
  if (url === '') return functionName === '(garbage collector)' ? 'garbage collector' : 'V8'
  if (url.startsWith('node:')) return url
  const names = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  return names.at(-1)?.[1] ?? 'server'
}
