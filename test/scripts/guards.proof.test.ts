import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

/** Not part of the copy: what git ignores, and its own folder. */
const LEFT_OUT = ['.git', '.data', '.cache', 'dist', 'coverage', 'node_modules']

/** A copy of the project, in which faults are planted. */
const root = mkdtempSync(join(tmpdir(), 'mealwright-guards-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeAll(() => {
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.includes(one)))
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return { status, output: stdout + stderr, stdout }
}

/** Writes files into the copy for the time of `work`. */
function planted<Result>(files: Record<string, string>, work: (paths: string[]) => Result): Result {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    return work(Object.keys(files))
  } finally {
    for (const path of Object.keys(files)) rmSync(join(root, path))
  }
}

/** The names of the rules that each planted file breaks. */
function lintFindings(files: Record<string, string>, ...words: string[]): Record<string, string[]> {
  const { stdout } = planted(files, (paths) => run('eslint/bin/eslint.js', '--format=json', ...words, ...paths))
  const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[]
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      relative(root, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    ]),
  )
}

it('the linter finds imports in the wrong direction, pictures without text and fields that do not exist', () => {
  const findings = lintFindings({
    'server/catalogue/planted.ts': `import { pickMeals } from '../planning/pick'\nexport const planted = pickMeals\n`,
    'server/shopping/plantedPages.ts': `import { formatClock } from '../../web/cooking/timers'\nexport const planted = formatClock\n`,
    'server/graphql/planted.ts': `import '../rest/restRouter'\n`,
    'web/shopping/planted.ts': `import { formatClock } from '../cooking/timers'\nexport const planted = formatClock\n`,
    'web/ui/planted.ts': `import { formatClock } from '../cooking/timers'\nexport const planted = formatClock\n`,
    'web/ui/planted.graphql': 'query Planted {\n  nowhere\n}\n',
    'web/ui/plantedPicture.tsx': `export const planted = () => <img src="/planted.png" />\n`,
    'web/ui/plantedFine.ts': 'export {}\n',
  })
  expect(findings).toEqual({
    'server/catalogue/planted.ts': ['import-x/no-restricted-paths'],
    'server/shopping/plantedPages.ts': ['import-x/no-restricted-paths'],
    'server/graphql/planted.ts': ['import-x/no-restricted-paths'],
    'web/shopping/planted.ts': ['import-x/no-restricted-paths'],
    'web/ui/planted.ts': ['import-x/no-restricted-paths'],
    'web/ui/planted.graphql': ['@graphql-eslint/fields-on-correct-type'],
    'web/ui/plantedPicture.tsx': ['jsx-a11y/alt-text'],
    'web/ui/plantedFine.ts': [],
  })
})

it('the check of circles finds one of types, and names its files', () => {
  const check = () => run('tsx/dist/cli.mjs', 'scripts/checkCircles.ts')
  expect(check()).toMatchObject({ status: 0, stdout: '' })
  const files = {
    'server/shopping/plantedA.ts': `import type { B } from './plantedB'\nexport type A = B[]\n`,
    'server/shopping/plantedB.ts': `import type { A } from './plantedA'\nexport type B = { of: A }\n`,
  }
  const { status, stdout } = planted(files, check)
  expect(status).toBe(1)
  expect(stdout).toContain(`2 files import one another in a circle:
- server/shopping/plantedA.ts imports server/shopping/plantedB.ts
- server/shopping/plantedB.ts imports server/shopping/plantedA.ts
`)
})

it('the linter with types finds promises that nothing waits for, files that are too long, and what the language allows in vain', () => {
  const promise = 'const later = (): Promise<number> => Promise.resolve(1)\n'
  const files = {
    'server/plantedFloating.ts': `${promise}later()\n`,
    'server/plantedMisused.ts': `${promise}export const planted = [1].forEach(later)\n`,
    'server/plantedAwait.ts': 'export const planted = async () => await 1\n',
    'server/plantedMarked.ts': `${promise}void later()\n`,
    'server/plantedLong.ts': 'export {}\n'.repeat(251),
    'server/plantedFine.ts': 'export {}\n'.repeat(250),
    'server/plantedAny.ts': 'export const planted = (one: any): unknown => one\n',
    'server/plantedUnused.ts': 'const planted = 1\n',
    'server/plantedNull.ts': 'export const planted = (one: string | null): string => one!\n',
    'web/ui/plantedHook.tsx': `import { useState } from 'react'
export function Planted({ is }: { is: boolean }) {
  if (is) useState(1)
  return null
}
`,
  }
  const { stdout } = planted(files, (paths) => run('oxlint/bin/oxlint', '--type-aware', '--format=json', ...paths))
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  expect(diagnostics.map(({ filename, code }) => `${filename} ${code}`).sort()).toEqual([
    'server/plantedAny.ts typescript(no-explicit-any)',
    'server/plantedAwait.ts typescript(await-thenable)',
    'server/plantedFloating.ts typescript(no-floating-promises)',
    'server/plantedLong.ts eslint(max-lines)',
    'server/plantedMisused.ts typescript(no-misused-promises)',
    'server/plantedNull.ts typescript(no-non-null-assertion)',
    'server/plantedUnused.ts eslint(no-unused-vars)',
    'web/ui/plantedHook.tsx react-hooks(rules-of-hooks)',
  ])
})

it('the formatter refuses a badly formatted file', () => {
  const check = (text: string) =>
    planted({ 'web/ui/planted.ts': text }, (paths) => run('oxfmt/bin/oxfmt', '--list-different', ...paths).status)
  expect(check('export const planted = 1\n')).toBe(0)
  expect(check('export const planted = 1;\n')).toBe(1)
})

it('the dependency check finds packages that are unused or undeclared, unused files and unused exports', () => {
  const file = join(root, 'package.json')
  const before = readFileSync(file, 'utf8')
  const manifest = JSON.parse(before) as { dependencies: Record<string, string> }
  manifest.dependencies['planted-unused'] = '^1.0.0'
  writeFileSync(file, JSON.stringify(manifest))
  const { status, output } = planted(
    {
      'server/shopping/planted.ts': `import 'planted-undeclared'\n`,
      'server/shopping/plantedExport.ts': 'export const plantedUsed = 1\nexport const plantedExport = 2\n',
      'test/server/planted.test.ts': `import { plantedUsed } from '../../server/shopping/plantedExport'\nit('x', () => void plantedUsed)\n`,
      'scripts/planted.mjs': `import 'planted-undeclared'\n`,
      'test/scripts/planted.test.ts': `import '../../scripts/planted.mjs'\n`,
    },
    () => run('knip/bin/knip.js', '--no-progress'),
  )
  writeFileSync(file, before)
  expect(status).toBe(1)
  expect(output).toMatch(/Unused files[^]*server\/shopping\/planted\.ts/)
  expect(output).toMatch(/Unused dependencies[^]*planted-unused/)
  expect(output).toMatch(/Unlisted dependencies[^]*planted-undeclared +scripts\/planted\.mjs/)
  expect(output).toMatch(/Unused exports[^]*plantedExport /)
})

it('the check of migrations refuses one that takes away what the last release uses', () => {
  const check = () => run('tsx/dist/cli.mjs', 'scripts/checkMigrations.ts')
  expect(check()).toMatchObject({ status: 0, stdout: '' })
  const list = join(root, 'migrations/index.ts')
  const before = readFileSync(list, 'utf8')
  writeFileSync(
    list,
    `import * as planted from './29991231_planted'\n${before.replace(/\]\s*$/, "  { name: '29991231_planted', ...planted },\n]\n")}`,
  )
  const { status, stdout } = planted(
    {
      'migrations/29991231_planted.ts': `import type { Knex } from 'knex'
export const up = async (db: Knex) => void (await db.raw('ALTER TABLE stores DROP COLUMN linkTemplate'))
export const down = async () => undefined
`,
    },
    check,
  )
  writeFileSync(list, before)
  expect(status).toBe(1)
  expect(stdout).toContain("29991231_planted takes 'stores.linkTemplate' away")
})

it('a release is recorded by one script, and validate says when the record is behind', () => {
  const check = (name: string) => run('tsx/dist/cli.mjs', `scripts/${name}.ts`)
  const manifest = join(root, 'package.json')
  const before = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, before.replace(/"version": "[^"]+"/, '"version": "99.0.0"'))
  for (const name of ['checkMigrations', 'checkContract']) {
    const { status, stdout } = check(name)
    expect(status).toBe(1)
    expect(stdout).toMatch(/released\.\w+ is that of .*, and package\.json says 99\.0\.0: npm run release/)
  }
  const { status } = spawnSync(process.execPath, ['scripts/release.mjs'], { cwd: root })
  expect(status).toBe(0)
  expect(readFileSync(join(root, 'schema/released.graphql'), 'utf8')).toMatch(
    /^# Release 99\.0\.0 of \d{4}-\d\d-\d\d\n/,
  )
  for (const name of ['checkMigrations', 'checkContract']) expect(check(name)).toMatchObject({ status: 0, stdout: '' })
})

it('a change that breaks nothing passes the dependency check', () => {
  expect(run('knip/bin/knip.js', '--no-progress')).toMatchObject({ status: 0, stdout: '' })
})
