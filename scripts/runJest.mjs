import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'

/** Seconds that jest may take to end once it has written its results. */
const LINGER = 20

/** A file that takes longer than this, in seconds, is reported as slow. */
const SLOW = 20

/** Modules of files that are done stay in a worker's memory; one that holds more is replaced, before it slows down. */
const WORKER_MEMORY = '1500MB'

/** Jest alone would leave one of two cores idle; and many files wait, for a deadline or a browser, more than they compute. */
const WORKERS = Math.max(3, availableParallelism() - 1)

/** Megabytes for what has just been made. With V8's own 16 a fifth of the time goes into moving what a test still holds. */
const YOUNG_MEMORY = 64

/**
 * Runs a suite: its name, jest projects and environment, the words that choose its files, if not all of them
 * are to run, and how many of them run at once.
 * `words` are further arguments of jest; file patterns among them replace that choice. Jest's results are written to
 * `folder`.
 * @returns how many tests passed and failed, the files in which one failed, with how many passed there, and the files
 * that were slow. A file that does not load counts as failed.
 */
export async function runJest({ name, projects, env, files = [], workers = WORKERS }, words, folder) {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  const child = spawn(
    process.execPath,
    [
      `--max-semi-space-size=${YOUNG_MEMORY}`,
      'node_modules/jest/bin/jest.js',
      ...projects.map((project) => `--selectProjects=${project}`),
      '--json',
      `--outputFile=${file}`,
      '--passWithNoTests',
      `--maxWorkers=${workers}`,
      `--workerIdleMemoryLimit=${WORKER_MEMORY}`,
      ...(words.length > 0 ? words : files),
    ],
    { stdio: ['inherit', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  )
  const ended = await endOf(child, file)
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  return {
    passed: result?.numPassedTests ?? 0,
    failed: failed + (!ended && (result?.success ?? true) ? 1 : 0),
    failedFiles: (result?.testResults ?? [])
      .filter(({ status }) => status === 'failed')
      .map(({ name: path, assertionResults }) => ({
        path: relative('.', path),
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
        failed: assertionResults.filter(({ status }) => status === 'failed').length,
      })),
    slow: (result?.testResults ?? [])
      .map(({ name: path, startTime, endTime }) => ({
        path: relative('.', path),
        seconds: Math.round((endTime - startTime) / 1000),
      }))
      .filter(({ seconds }) => seconds > SLOW),
  }
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
