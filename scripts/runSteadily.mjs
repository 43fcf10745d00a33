import { runJest } from './runJest.mjs'

/** So many failed files of a part may run again. More is no chance, but a fault. */
const REPEATED = 5

/**
 * Runs the files of several parts beside each other, as `runJest` does, and of each part those in which a test failed a second
 * time, one by one, if they are few: the programs of a run share the machine's time. What passes then counts as passed, and
 * its files are named, so that one finds out why.
 * @returns for each part how many tests passed and failed, its files, and those that only passed when they ran again; and
 * `isBroken` where jest ended badly for another reason, when nothing runs again.
 */
export async function runSteadily(parts, env, words, folder, run = runJest) {
  const first = await run({ projects: parts.flatMap(({ projects }) => projects), env }, words, folder)
  const results = parts.map(({ projects }) => first.files.filter(({ project }) => projects.includes(project)))
  const done = []
  for (const files of results) {
    const failed = files.filter((file) => file.failed > 0 || file.didNotLoad)
    const isChance = failed.length <= REPEATED && failed.every(({ didNotLoad }) => !didNotLoad)
    const again = !first.isBroken && isChance ? failed : []
    const latest = new Map(files.map((file) => [file, [file]]))
    for (const file of again) latest.set(file, await once(file))
    const last = [...latest.values()].flat()
    done.push({
      files,
      passed: sum(last.map(({ passed }) => passed)),
      failed: sum(last.map(({ failed, didNotLoad }) => failed + Number(didNotLoad))),
      unsteady: again
        .filter((file) => latest.get(file).every((one) => one.failed === 0 && !one.didNotLoad))
        .map(({ path }) => path),
    })
  }
  return { parts: done, isBroken: first.isBroken }

  async function once({ project, path }) {
    console.log(`\nOnce more, by itself: ${path} (${project})`)
    const second = await run({ projects: [project], env, workers: 1 }, [path], folder)
    if (!second.isBroken && second.files.length > 0) return second.files
    return [{ project, path, passed: 0, failed: 1, didNotLoad: false }]
  }
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
