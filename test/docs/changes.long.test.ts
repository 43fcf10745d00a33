import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

jest.setTimeout(600_000)

const PAGES = readdirSync('docs/changes').filter((name) => name !== 'README.md')
const COPIED = ['docs', 'eslint', 'migrations', 'schema', 'scripts', 'seeds', 'server', 'test', 'web']
const FILES = ['codegen.ts', 'eslint.config.js', 'jest.config.js', 'package.json', 'tsconfig.json', 'vite.config.ts']

interface Block {
  /** The file that the block is; null for a diff. */
  path: string | null
  text: string
}

let copy: string
const blocks = new Map(PAGES.map((page) => [page, blocksOf(readFileSync(join('docs/changes', page), 'utf8'))]))
const written = [...blocks.values()].flat().flatMap(({ path }) => path ?? [])

/** What someone has who made all the changes on a clone. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mealwright-changes-'))
  for (const part of [...COPIED, ...FILES]) cpSync(part, join(copy, part), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(PAGES)('%s applies to the code as it is', (page) => {
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
  expect(tests).toHaveLength(PAGES.length)
  node('jest/bin/jest.js', '--runTestsByPath', ...tests)
})

function run(command: string, words: string[], options: ExecFileSyncOptions = {}): void {
  const environment = { ...process.env, TEST_DATABASE: 'sqlite' }
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

/** The fenced blocks of a page that name a file or are diffs, without their indentation. */
function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?)^ *```$/gm)].flatMap(([, indent = '', kind, path, body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll(/^$/gm, kind === 'diff' ? ' ' : '')
    if (kind === 'diff') return { path: null, text: text.trimEnd() + '\n' }
    return path ? { path, text } : []
  })
}
