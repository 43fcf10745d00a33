import { cpus, loadavg } from 'node:os'
import { printTable } from '../bench/table'
import { endEverything } from './cleanup'
import type { Outcome } from './Fault'
import { parts } from './parts'
import { PLANTS } from './plants'
import { HEADING, toCells, writeTable } from './table'

/** A run that takes longer is broken off, in milliseconds. */
const LONGEST = 55 * 60_000

/**
 * npm run faults: breaks a running installation in every way that docs/operations.md lists, while people write.
 * --plant='list item': takes a write back behind its back, which the run must say.
 * npm run faults -- Redis: those with the word in their name. --write: puts their rows into the page's table.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const wanted = process.argv.find((word) => word.startsWith('--plant='))?.slice('--plant='.length)
  const plant = PLANTS.find((one) => one === wanted) ?? null
  if (wanted && !plant) throw new Error(`What can be planted: ${PLANTS.join(', ')}`)
  const isWriting = process.argv.includes('--write')
  const all = parts.flatMap(({ names }) => names)
  const chosen = new Set(all.filter((name) => words.every((word) => name.includes(word))))
  if (chosen.size === 0) throw new Error(`No fault has such a name. There are:\n${all.join('\n')}`)

  const start = Date.now()
  const outcomes: Outcome[] = []
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome)
    const problems = [...outcome.broken, ...outcome.late]
    console.log(`${problems.length === 0 ? 'ok    ' : 'BROKEN'} ${outcome.name}`)
    for (const one of problems) console.log(`       ${one}`)
  }
  for (const part of parts) await part.run(chosen, tell, plant)
  printTable(`Faults, ${cpus().length} cores, Node ${process.versions.node}`, [HEADING, ...outcomes.map(toCells)])
  const failed = outcomes.filter(({ broken, late }) => broken.length + late.length > 0)
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `\n${outcomes.length} faults, ${failed.length} not as promised, in ${Math.round((Date.now() - start) / 1000)} s at a load of ${load}`,
  )
  if (isWriting) writeTable(all, outcomes)
  process.exitCode = failed.length > 0 ? 1 : 0
}

const breakOff = (why: string) => {
  console.error(why)
  void endEverything().finally(() => process.exit(1))
}
setTimeout(() => breakOff('The run took too long'), LONGEST).unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breakOff(`Ended by ${signal}`))
main().catch((error: unknown) => breakOff(error instanceof Error ? (error.stack ?? error.message) : String(error)))
