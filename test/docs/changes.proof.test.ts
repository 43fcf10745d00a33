import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { CHANGE_PAGES, changeBlocks } from '../support/changePages'

jest.setTimeout(600_000)

const COPIED = ['docs', 'eslint', 'migrations', 'schema', 'scripts', 'seeds', 'server', 'test', 'web']
const FILES = ['codegen.ts', 'eslint.config.js', 'jest.config.js', 'package.json', 'tsconfig.json', 'vite.config.ts']

let copy: string
const blocks = new Map(CHANGE_PAGES.map((page) => [page, changeBlocks(page)]))
const written = [...blocks.values()].flat().flatMap(({ path }) => path ?? [])

/** What someone has who made all the changes on a clone. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mealwright-changes-'))
  for (const part of [...COPIED, ...FILES]) cpSync(part, join(copy, part), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(CHANGE_PAGES)('%s applies to the code as it is', (page) => {
  for (const { path, text } of blocks.get(page) ?? []) {
    if (path === null) run('git', ['apply', '--recount', '-'], { input: text })
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
  }
})

test('what comes of it generates, compiles and keeps the import rules', () => {
  node('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent')
  node('typescript/bin/tsc', '-p', '.', '--incremental', 'false')
  node('eslint/bin/eslint.js', '--max-warnings', '0', ...written.filter((path) => /\.tsx?$/.test(path)))
})

test('the tests that the pages add pass', () => {
  const tests = written.filter((path) => path.endsWith('.test.ts'))
  expect(tests).toHaveLength(CHANGE_PAGES.length)
  node('jest/bin/jest.js', '--runTestsByPath', ...tests)
})

function run(command: string, words: string[], options: ExecFileSyncOptions = {}): void {
  const environment = { ...process.env, TEST_DATABASE: 'sqlite', TEST_MYSQL_TEMPLATE: '' }
  try {
    execFileSync(command, words, { cwd: copy, stdio: 'pipe', env: environment, ...options })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    throw new Error(`${command} ${words.join(' ')}\n${stdout}\n${stderr}`)
  }
}

function node(program: string, ...words: string[]): void {
  run(process.execPath, [join('node_modules', program), ...words])
}
