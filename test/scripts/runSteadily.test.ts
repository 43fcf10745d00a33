import { execFileSync } from 'node:child_process'

interface OfFile {
  project: string
  path: string
  passed: number
  failed: number
  didNotLoad: boolean
}
interface Run {
  files: OfFile[]
  isBroken: boolean
}
interface Outcome {
  passed: number
  failed: number
  unsteady: string[]
}

const run = (...files: OfFile[]): Run => ({ files, isBroken: false })
const file = (project: string, path: string, passed: number, failed = 0): OfFile => ({
  project,
  path,
  passed,
  failed,
  didNotLoad: false,
})
const many = file('browser', 'test/browser/many.test.ts', 91)
const steps = file('browser', 'test/browser/steps.test.ts', 2, 1)
const list = file('browser', 'test/browser/list.test.ts', 4, 2)
const outbox = file('server-mysql', 'test/server/mail/outbox.test.ts', 6, 1)
const PARTS = [
  { name: 'server', projects: ['server', 'web'] },
  { name: 'MariaDB', projects: ['server-mysql'] },
  { name: 'browser', projects: ['browser'] },
]

/** Runs the script as node does, with runs that are given. */
function steadily(runs: Run[]) {
  const program = `
    import { runSteadily } from './scripts/runSteadily.mjs'
    const runs = ${JSON.stringify(runs)}
    const asked = []
    console.log = () => {}
    const run = ({ projects }, words) => (asked.push([...projects, ...words]), Promise.resolve(runs.shift()))
    const result = await runSteadily(${JSON.stringify(PARTS)}, {}, [], '/nowhere', run)
    process.stdout.write(JSON.stringify({ result, asked }))
  `
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  const { result, asked } = JSON.parse(printed) as {
    result: { parts: Outcome[]; isBroken: boolean }
    asked: string[][]
  }
  const [server, mariadb, browser] = result.parts
  return { server, mariadb, browser, isBroken: result.isBroken, again: asked.slice(1), first: asked[0] }
}

describe('a run with a failed test', () => {
  it('counts and names what passes when it runs again', () => {
    const { browser, again } = steadily([
      run(many, steps, list),
      run({ ...steps, passed: 3, failed: 0 }),
      run({ ...list, passed: 6, failed: 0 }),
    ])
    expect(again).toEqual([
      ['browser', steps.path],
      ['browser', list.path],
    ])
    expect(browser).toMatchObject({ passed: 100, failed: 0, unsteady: [steps.path, list.path] })
  })

  it('fails with what fails twice', () => {
    const { browser } = steadily([run(many, steps, list), run({ ...steps, passed: 3, failed: 0 }), run(list)])
    expect(browser).toMatchObject({ passed: 98, failed: 2, unsteady: [steps.path] })
  })

  it.each([
    ['jest ends badly', { files: [], isBroken: true }],
    ['nothing runs', run()],
    ['the file does not load', run({ ...steps, passed: 0, failed: 0, didNotLoad: true })],
  ])('fails where %s the second time', (_, second) => {
    const { browser } = steadily([run(many, steps), second])
    expect(browser).toMatchObject({ passed: 91, failed: 1, unsteady: [] })
  })

  it('counts a file that runs in two parts in each, and runs it again where it failed', () => {
    const onSqlite = { ...outbox, project: 'server', passed: 7, failed: 0 }
    const { server, mariadb, first, again } = steadily([
      run(onSqlite, outbox),
      run({ ...outbox, passed: 7, failed: 0 }),
    ])
    expect(first).toEqual(['server', 'web', 'server-mysql', 'browser'])
    expect(again).toEqual([['server-mysql', outbox.path]])
    expect(server).toMatchObject({ passed: 7, failed: 0, unsteady: [] })
    expect(mariadb).toMatchObject({ passed: 7, failed: 0, unsteady: [outbox.path] })
  })

  it('has faults of one part, and chances of another', () => {
    const faults = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file('web', `test/web/${name}.test.tsx`, 0, 1))
    const { server, browser, again } = steadily([run(...faults, steps), run({ ...steps, passed: 3, failed: 0 })])
    expect(again).toEqual([['browser', steps.path]])
    expect(server).toMatchObject({ passed: 0, failed: 6, unsteady: [] })
    expect(browser).toMatchObject({ passed: 3, failed: 0, unsteady: [steps.path] })
  })

  it.each([
    ['all passed', run(many), 91, 0],
    ['more files failed than chance explains', run(many, steps, list, steps, list, steps, list), 109, 9],
    ['a file did not load', run(many, { ...steps, passed: 0, failed: 0, didNotLoad: true }), 91, 1],
    ['jest ended badly', { ...run(many, steps), isBroken: true }, 93, 1],
  ])('runs nothing again where %s', (_, first, passed, failed) => {
    const { browser, isBroken, again } = steadily([first])
    expect(again).toEqual([])
    expect(browser).toMatchObject({ passed, failed, unsteady: [] })
    expect(isBroken).toBe(first.isBroken)
  })
})
