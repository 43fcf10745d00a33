const { default: Sequencer } = require('@jest/test-sequencer')

/** Small files that take long. In a fresh clone jest knows no times and begins with the largest files. */
const LONG = ['faults/running', 'convergence/', 'documentsDrawn', 'offlineShopping', 'rollingRelease']

/** Begins with what takes longest, so that no worker is left alone with it at the end. */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const isLong = ({ path }) => LONG.some((name) => path.includes(name))
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}

module.exports = LongestFirst
