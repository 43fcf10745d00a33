import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

jest.setTimeout(300_000)
const DOC = readFileSync('docs/guides/front-end.md', 'utf8')
const [, file = ''] = /for instance `(web\/[^`]+\.graphql)`/.exec(DOC) ?? []
const [, query = ''] = /```graphql\n([\s\S]*?)```/.exec(DOC) ?? []
const [, , generated = '', hook = ''] = /`npm run (codegen)`[^`]+`([^`]+)` now has `(\w+)`/.exec(DOC) ?? []
const [, body = ''] = /```tsx\n([\s\S]*?)```/.exec(DOC) ?? []
let copy: string

/** The files of a clone in which the steps of the page have been followed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mealwright-clone-'))
  for (const part of ['schema', 'scripts', 'server', 'web', 'docs/integrations', 'codegen.ts', 'tsconfig.json', 'package.json']) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, file), query)
  write(body)
  run('node_modules/.bin/graphql-codegen', '--config', 'codegen.ts')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (...words: string[]) => execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** Writes a component as the page says: a hook is made once a page names it. */
function write(text: string): void {
  writeFileSync(join(copy, 'web/cooking/MealMinutes.tsx'), `import { ${hook} } from './operations.generated'\n\nexport function MealMinutes() {\n${text}}\n`)
}

/** What the compiler says of a component that is written as the page says. */
function compile(text: string): string {
  write(text)
  writeFileSync(join(copy, 'tsconfig.one.json'), JSON.stringify({ extends: './tsconfig.json', include: ['web/cooking/MealMinutes.tsx'], compilerOptions: { noUnusedLocals: false, tsBuildInfoFile: './one.tsbuildinfo' } }))
  try {
    return run('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.one.json')
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

it('makes the hook that the page names, where it says', () => expect(readFileSync(join(copy, generated), 'utf8')).toContain(`export function ${hook}(`))

it('types its variables and its answer', () => {
  expect(compile(body)).toBe('')
  expect(compile(body.replace('slug:', 'slugs:'))).toMatch(/slugs/)
  expect(compile(body.replace('?.minutes', '?.hours'))).toMatch(/hours/)
})
