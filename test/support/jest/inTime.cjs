const { default: run } = require('jest-circus/runner')

/** The only test of a file that was left out. */
const LEFT_OUT = 'left out, for it would have begun too late'

/**
 * jest's runner of a file's tests, for as long as there is time: what would begin after TEST_UNTIL, in milliseconds since 1970,
 * is left out, so that a run on a slow machine ends and says what it did not do. Without TEST_UNTIL every file runs.
 */
module.exports = function inTime(globalConfig, config, environment, runtime, path, ...rest) {
  if (Date.now() < Number(process.env.TEST_UNTIL || Infinity))
    return run(globalConfig, config, environment, runtime, path, ...rest)
  const test = { title: LEFT_OUT, fullName: LEFT_OUT, ancestorTitles: [], status: 'pending', numPassingAsserts: 0 }
  const none = { failureDetails: [], failureMessages: [], invocations: 1, location: null, duration: 0 }
  const snapshot = {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  }
  const counts = { numFailingTests: 0, numPassingTests: 0, numPendingTests: 1, numTodoTests: 0 }
  const perfStats = {
    start: 0,
    end: 0,
    runtime: 0,
    slow: false,
    loadTestEnvironmentStart: 0,
    loadTestEnvironmentEnd: 0,
  }
  return {
    ...counts,
    leaks: false,
    openHandles: [],
    perfStats,
    skipped: true,
    snapshot,
    testFilePath: path,
    testResults: [{ ...test, ...none }],
  }
}
module.exports.LEFT_OUT = LEFT_OUT
