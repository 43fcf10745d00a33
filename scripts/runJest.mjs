import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Seconds that jest may take to end once it has written its results. */
const LINGER = 20

/** Modules of files that are done stay in a worker's memory; one that holds more is replaced, before it slows down. */
const WORKER_MEMORY = '1500MB'

/** Jest alone would leave one of two cores idle; and many files wait, for a deadline or a browser, more than they compute. */
const WORKERS = Math.max(3, availableParallelism() - 1)

/** Megabytes for what has just been made. With V8's own 16 a fifth of the time goes into moving what a test still holds. */
const YOUNG_MEMORY = 64

/** Bytes of code that run before it is optimised, 15 times V8's own: a file of tests runs most of it a few times. */
const BUDGET = 1_000_000

/** Of V8. More workers than cores leave none idle that could collect garbage beside them. */
const FLAGS = [`--max-semi-space-size=${YOUNG_MEMORY}`, '--single-threaded-gc', `--interrupt-budget=${BUDGET}`]

/**
 * Runs files of tests: those of jest's `projects`, in its environment, and how many of them run at once.
 * `words` are further arguments of jest, such as patterns of files. What came of the files is written to `folder` meanwhile.
 * @returns for each file its project, path, seconds, how many of its tests passed and failed, and whether it did not load;
 * and `isBroken` where jest ended badly for another reason.
 */
export async function runJest({ projects, env = {}, workers = WORKERS }, words, folder) {
  const file = join(folder, 'results.json')
  rmSync(file, { force: true })
  const child = spawn(
    process.execPath,
    [
      ...FLAGS,
      'node_modules/jest/bin/jest.js',
      ...projects.map((project) => `--selectProjects=${project}`),
      '--reporters=default',
      '--reporters=<rootDir>/test/support/jest/ResultsOfFiles.cjs',
      '--passWithNoTests',
      `--maxWorkers=${workers}`,
      `--workerIdleMemoryLimit=${WORKER_MEMORY}`,
      ...words,
    ],
    { stdio: ['inherit', 'ignore', 'inherit'], env: { ...process.env, ...env, TEST_RESULTS: file } },
  )
  const ended = await endOf(child, file)
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { success: true, files: [] }
  return { files: result.files, isBroken: !ended && result.success }
}

/**
 * Waits for jest. It would wait without end for something that a test left open, so it is killed some seconds after it
 * has written its results.
 * @returns whether all went well.
 */
async function endOf(child, file) {
  let left = LINGER
  const watch = setInterval(() => {
    if (existsSync(file) && (left -= 1) === 0) child.kill('SIGKILL')
  }, 1000)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (left > 0) return code === 0
  console.log('The tests left something open; jest was killed.')
  return JSON.parse(readFileSync(file, 'utf8')).success
}
