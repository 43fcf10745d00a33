import { runJest } from './runJest.mjs'

/** So many failed files may run again. More is no chance, but a fault. */
const REPEATED = 3

/**
 * Runs a suite as `runJest` does, and the files in which a test failed a second time, by themselves, if they are few: the
 * programs of a suite share the machine's time. What passes then counts as passed, and its files are named, so that one
 * finds out why.
 * @returns what `runJest` returns, and the files that only passed when they ran again.
 */
export async function runSteadily(suite, words, folder, run = runJest) {
  const first = await run(suite, words, folder)
  const files = first.failedFiles.filter(({ failed }) => failed > 0)
  const known = files.reduce((sum, { failed }) => sum + failed, 0)
  if (files.length === 0 || files.length > REPEATED || known !== first.failed) return { ...first, unsteady: [] }
  const paths = files.map(({ path }) => path)
  console.log(`\nOnce more, by themselves: ${paths.join(', ')}`)
  const second = await run({ ...suite, name: `${suite.name} again`, workers: 1 }, paths, folder)
  const stillFailed = new Set(second.failedFiles.map(({ path }) => path))
  return {
    ...first,
    passed: first.passed - files.reduce((sum, { passed }) => sum + passed, 0) + second.passed,
    failed: second.failed,
    unsteady: paths.filter((path) => !stillFailed.has(path)),
  }
}
