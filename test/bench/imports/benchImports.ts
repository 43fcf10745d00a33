import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MADE_FILES } from '../../support/moving/made/madeFiles'
import { MADE, madeRecipes } from '../../support/moving/made/madeRecipes'
import { printTable } from '../table'
import { bringIn } from './wholeWay'

const BUILT = resolve('dist/importThread.cjs')
/** The longest that one file may take, in milliseconds. */
const PATIENCE = 600_000

/** What a file gave. */
interface ReadFile {
  recipes: number
  lines: number
  steps: number
  failed: number
  /** Why the whole was refused. */
  refused: string | null
  seconds: number
  mb: number
}

/**
 * Reads a file of made recipes of each format, in a process by itself and in the thread that the built server reads files
 * in; then sends one of them to the built server, until all of it are dishes.
 *
 * @param only the format that is measured, by a part of its name; null for all, of which the first is sent.
 */
export async function benchImports(count: number, only: string | null): Promise<void> {
  const recipes = madeRecipes(count)
  const wanted = Object.entries(MADE_FILES).filter(
    ([name]) => only === null || name.toLowerCase().includes(only.toLowerCase()),
  )
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const rows: (string | number)[][] = []
  try {
    for (const [format, make] of wanted) {
      const path = join(folder, 'file')
      const content = make(recipes)
      writeFileSync(path, content)
      const read = readBuilt(path, format)
      const whole = read.lines === count * MADE.lines && read.steps === count * MADE.steps
      rows.push([
        ...[format, count, read.recipes, read.lines, read.steps],
        ...[
          read.seconds.toFixed(1),
          read.mb.toFixed(0),
          read.refused ?? (read.failed > 0 || !whole ? 'not whole' : ''),
        ],
      ])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(
    `Files of ${count} recipes, each of ${MADE.lines} lines and ${MADE.steps} steps, read by the built server's thread`,
    [['format', 'in it', 'read', 'lines', 'steps', 'seconds', 'memory MB', ''], ...rows],
  )

  const [first] = wanted
  if (!first) return
  const { state, stored, seconds, before, most } = await bringIn(first[1], recipes)
  printTable(`${first[0]}, sent to the built server on SQLite`, [
    ['came to', 'in it', 'dishes', 'seconds', 'memory MB before', 'at most'],
    [state, count, stored, seconds.toFixed(1), before.toFixed(0), most.toFixed(0)],
  ])
}

function readBuilt(path: string, name: string): ReadFile {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'readBuilt.mjs'), BUILT, path, name],
    { encoding: 'utf8', timeout: PATIENCE },
  )
  if (status !== 0) throw new Error(`${name} was not read: ${stderr.slice(-1000)}`)
  return JSON.parse(stdout) as ReadFile
}
