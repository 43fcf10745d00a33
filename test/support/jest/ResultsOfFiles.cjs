const { writeFileSync } = require('node:fs')
const { relative } = require('node:path')
const { LEFT_OUT } = require('./inTime.cjs')

/**
 * Writes to TEST_RESULTS what came of each file, and in which project: some files run in two, on either database. `isLeftOut`:
 * there was no time for it.
 */
module.exports = class ResultsOfFiles {
  files = []

  onTestFileResult({ path, context }, { numPassingTests, numFailingTests, testExecError, perfStats, testResults }) {
    this.files.push({
      isLeftOut: testResults[0]?.title === LEFT_OUT,
      project: context.config.displayName.name,
      path: relative('.', path),
      passed: numPassingTests,
      failed: numFailingTests,
      didNotLoad: Boolean(testExecError),
      seconds: Math.round((perfStats.end - perfStats.start) / 1000) || 0,
    })
  }

  onRunComplete(_contexts, { numFailedTests, numRuntimeErrorTestSuites }) {
    const success = numFailedTests + numRuntimeErrorTestSuites === 0
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify({ success, files: this.files }))
  }
}
