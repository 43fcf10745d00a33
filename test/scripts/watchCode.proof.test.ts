import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { copiedProject } from '../support/copiedProject'

jest.setTimeout(300_000)
const { folder, read, remove, replace, write } = copiedProject()
let child: ChildProcess
let printed = ''
beforeAll(async () => {
  child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/watchCode.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.on('data', (data) => (printed += String(data)))
  await after(() => {}, 'Generated code')
})
afterAll(async () => {
  if (child.exitCode === null) {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
  remove()
})

/** What is printed after a change, up to these words. */
async function after(change: () => void, words: string): Promise<string> {
  printed = ''
  change()
  while (!printed.includes(words)) {
    if (child.exitCode !== null) throw new Error(`It ended: ${printed}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return printed
}

const OPERATIONS = 'web/cooking/minutes/operations.graphql'
const GENERATED = 'web/cooking/operations.generated.ts'
const query = (fields: string) =>
  `query MealMinutes($slug: String!) {\n  instructions(slug: $slug) {\n    ${fields}\n  }\n}\n`

it('generates after a new operation, also in a new folder, and after it is replaced', async () => {
  await after(() => {
    mkdirSync(join(folder, 'web/cooking/minutes'))
    write(OPERATIONS, query('minutes'))
  }, 'Generated code')
  expect(read(GENERATED)).toContain('MealMinutesDocument')
  expect(read(GENERATED)).not.toContain('useMealMinutesQuery')
  await after(() => replace(OPERATIONS, query('minutes serves')), 'Generated code')
  expect(read(GENERATED)).toMatch(/type MealMinutesQuery = .*serves/)
})

it('makes a hook once a page names it', async () => {
  const page =
    "import { useMealMinutesQuery } from '../operations.generated'\nexport const planted = useMealMinutesQuery\n"
  await after(() => write('web/cooking/minutes/Minutes.tsx', page), 'Generated code')
  expect(read(GENERATED)).toContain('export function useMealMinutesQuery(')
})

it('names the place of a mistake, and goes on when it is mended', async () => {
  expect(await after(() => replace(OPERATIONS, 'query {'), 'Error')).toContain(
    `${OPERATIONS}:1:8 Syntax Error: Expected Name`,
  )
  await after(() => replace(OPERATIONS, query('minutes')), 'Generated code')
})

it('makes the types of the schema', async () => {
  const before = read('schema/cooking.graphql')
  await after(
    () =>
      write(
        'schema/cooking.graphql',
        `${before}\n"""\nA test.\n"""\ntype Planted {\n  "A word."\n  word: String!\n}\n`,
      ),
    'Generated code',
  )
  expect(read('server/generated/schemaTypes.ts')).toContain('Planted')
})
