import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-current-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LEAVES_ERRORS = `
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50))
  test('leaves a rejection', async () => {
    void Promise.reject(new Error('rejected'))
    await soon()
  })
  test('throws later', async () => {
    setTimeout(() => { throw new Error('thrown') }, 5)
    await soon()
  })
  test('passes', soon)
  describe('after a hook that leaves a rejection', () => {
    beforeEach(() => void Promise.reject(new Error('of the hook')))
    test('fails', soon)
  })`

it('fails the test that leaves an error unhandled, and no other', () => {
  writeFileSync(join(folder, 'some.test.js'), LEAVES_ERRORS)
  const config = {
    rootDir: folder,
    transform: {},
    testEnvironment: resolve('test/support/jest/ServerEnvironment.mjs'),
    cacheDirectory: join(folder, 'cache'),
  }
  const results = join(folder, 'results.json')
  const words = ['--config', JSON.stringify(config), '--json', '--outputFile', results]
  const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...words])
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[]
  }
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, failureMessages }) => [title, failureMessages.map((text) => text.split('\n')[0])]),
  )
  expect(status).toBe(1)
  expect(failures).toEqual([
    ['leaves a rejection', ['Error: rejected']],
    ['throws later', ['Error: thrown']],
    ['passes', []],
    ['fails', ['Error: of the hook']],
  ])
})

it('marks no promise for the files that a worker has run', () => {
  expect(Object.getOwnPropertySymbols(Promise.resolve())).toEqual([])
})
