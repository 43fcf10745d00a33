import { execFileSync } from 'node:child_process'

interface Run {
  passed: number
  failed: number
  slow: never[]
  failedFiles: { path: string; passed: number; failed: number }[]
}

const run = (passed: number, ...failedFiles: Run['failedFiles']): Run => ({
  passed,
  failed: failedFiles.reduce((sum, { failed }) => sum + failed, 0),
  slow: [],
  failedFiles,
})
const steps = { path: 'test/browser/steps.test.ts', passed: 2, failed: 1 }
const list = { path: 'test/browser/list.test.ts', passed: 4, failed: 2 }

/** Runs the script as node does, with runs that are given. */
function steadily(runs: Run[]) {
  const program = `
    import { runSteadily } from './scripts/runSteadily.mjs'
    const runs = ${JSON.stringify(runs)}
    const asked = []
    console.log = () => {}
    const run = (suite, words) => (asked.push(words), Promise.resolve(runs.shift()))
    const result = await runSteadily({ name: 'browser' }, [], '/nowhere', run)
    process.stdout.write(JSON.stringify({ result, asked }))
  `
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  return JSON.parse(printed) as { result: Run & { unsteady: string[] }; asked: string[][] }
}

describe('a suite with a failed test', () => {
  it('counts and names what passes when it runs again', () => {
    const { result, asked } = steadily([run(100, steps, list), run(9)])
    expect(asked).toEqual([[], [steps.path, list.path]])
    expect(result).toMatchObject({ passed: 103, failed: 0, unsteady: [steps.path, list.path] })
  })

  it('fails with what fails twice', () => {
    const { result } = steadily([run(100, steps, list), run(7, { ...list, passed: 4 })])
    expect(result).toMatchObject({ passed: 101, failed: 2, unsteady: [steps.path] })
  })

  it.each([
    ['all passed', run(100), 0],
    ['more files failed than chance explains', run(100, steps, list, steps, list), 6],
    ['a file did not load', { ...run(100, { path: 'test/browser/one.test.ts', passed: 0, failed: 0 }), failed: 1 }, 1],
    ['jest ended badly', { ...run(100, steps), failed: 2 }, 2],
  ])('runs nothing again where %s', (_, first, failed) => {
    const { result, asked } = steadily([first])
    expect(asked).toHaveLength(1)
    expect(result).toMatchObject({ passed: 100, failed, unsteady: [] })
  })
})
