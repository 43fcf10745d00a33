import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Seconds that jest may take to end once it has told its results. */
const LINGER = 20

/**
 * Runs a suite (name, jest project, environment) with further words to jest; its results are written to `folder`.
 * @returns how many tests passed and failed, and the files that hold one that failed.
 */
export async function runJest({ name, project, env }, words, folder) {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const inTurn = project === 'browser' ? ['--runInBand'] : []
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--selectProjects', project, '--json', `--outputFile=${file}`, '--passWithNoTests', ...inTurn, ...words],
    { stdio: ['inherit', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  )
  const ended = await endOf(child, file)
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const told = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  return {
    passed: result?.numPassedTests ?? 0,
    failed: told + (!ended && (result?.success ?? true) ? 1 : 0),
    broken: (result?.testResults ?? []).filter((one) => one.status === 'failed'),
  }
}

/**
 * Waits for jest. Where something is left open it would wait for ever: it is ended a while after it has told its results.
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
  console.log('The tests left something open; they were ended.')
  return JSON.parse(readFileSync(file, 'utf8')).success
}
