const { default: Sequencer } = require('@jest/test-sequencer')

/** Small files that take long. In a fresh clone jest knows no times and begins with the largest files. */
const LONG = ['faults/running', 'convergence/', 'documentsDrawn', 'offlineShopping']

const projectOf = ({ context }) => context.config.displayName.name

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. Files of several projects run in turn, as
 * many of each in any share of the run: those of a browser wait much, and others compute meanwhile. Files named `.long` come
 * before all others.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const placed = [...grouped(tests).values()].flatMap((ofProject) =>
      this.longestFirst(ofProject).map((test, index) => ({ test, place: index / ofProject.length })),
    )
    const isLate = ({ test }) => (/\.long\.test\./.test(test.path) ? 0 : 1)
    return placed.sort((a, b) => isLate(a) - isLate(b) || a.place - b.place).map(({ test }) => test)
  }

  longestFirst(tests) {
    const sorted = super.sort(tests)
    const isLong = ({ path }) => LONG.some((name) => path.includes(name))
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }

  /** A file that runs in two projects has a time in each. */
  cacheResults(tests, results) {
    for (const [project, ofProject] of grouped(tests)) {
      const testResults = results.testResults.filter(({ displayName }) => displayName?.name === project)
      super.cacheResults(ofProject, { ...results, testResults })
    }
  }
}

function grouped(tests) {
  const projects = new Map()
  for (const test of tests) projects.set(projectOf(test), [...(projects.get(projectOf(test)) ?? []), test])
  return projects
}

module.exports = LongestFirst
