/* A process that reads one file as the built server does, in its thread, and prints what came of it as JSON. */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const [program, path, name] = process.argv.slice(2)
const start = performance.now()
const counts = { recipes: 0, lines: 0, steps: 0, failed: 0, refused: null }
const thread = new Worker(program, { workerData: { path, name, columns: null } })
thread.on('message', (found) => {
  if (found === null) return void end()
  if (found.recipe) {
    counts.recipes += 1
    counts.lines += found.recipe.lines.length
    counts.steps += found.recipe.steps.length
  } else if (found.failed !== undefined) counts.failed += 1
  else if (found.refused !== undefined) counts.refused = found.refused
  thread.postMessage(null)
})
thread.on('error', (error) => {
  throw error
})
thread.postMessage(null)

async function end() {
  const seconds = (performance.now() - start) / 1000
  await thread.terminate()
  console.log(JSON.stringify({ ...counts, seconds, mb: peak() }))
}

/** The most memory that the process had at once, in MB. What Linux says of usage begins with what its parent had. */
function peak() {
  const usage = process.resourceUsage().maxRSS / 1000
  if (process.platform !== 'linux') return usage
  const [, kb] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return kb === undefined ? usage : Number(kb) / 1000
}
