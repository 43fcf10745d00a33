import { createRequire } from 'node:module'
import { resolve } from 'node:path'

interface Planned {
  path: string
  context: { config: object; hasteFS: { getSize(path: string): number } }
}

const LongestFirst = createRequire(__filename)(resolve('test/support/jest/LongestFirst.cjs')) as new () => {
  sort(tests: Planned[]): Planned[]
}

/** Files of a project, each as large as its place in the list says. Jest knows no times of them. */
const files = (name: string, paths: string[]): Planned[] =>
  paths.map((path, size) => ({
    path,
    context: { config: { displayName: { name }, cache: false }, hasteFS: { getSize: () => size } },
  }))
const sorted = (tests: Planned[]) => new LongestFirst().sort(tests).map(({ path }) => path)

it('spreads the files of each project over the run, the largest first', () => {
  const server = files('server', ['s1', 's2', 's3', 's4'])
  const browser = files('browser', ['b1', 'b2'])
  expect(sorted([...server, ...browser])).toEqual(['s4', 'b2', 's3', 's2', 'b1', 's1'])
})

it('begins with files that are known to take long', () => {
  const server = files('server', ['a/convergence/small.test.ts', 'large.test.ts'])
  const long = files('server-long', ['one.long.test.ts', 'two.long.test.ts'])
  expect(sorted([...server, ...long])).toEqual([
    'two.long.test.ts',
    'one.long.test.ts',
    'a/convergence/small.test.ts',
    'large.test.ts',
  ])
})
