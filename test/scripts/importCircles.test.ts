import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { importCircles } from '../../scripts/importCircles'

const root = mkdtempSync(join(tmpdir(), 'mealwright-circles-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The files of each circle among planted ones. */
function circlesAmong(files: Record<string, string>): string[][] {
  const folder = mkdtempSync(join(root, 'files-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const circles = importCircles(Object.keys(files).map((path) => join(folder, path)))
  return circles.map((circle) => circle.map(({ file }) => relative(folder, file))).sort()
}

it.each([
  ['values', `import { b } from './b'\nexport const a = () => b`],
  ['types', `import type { B } from './b'\nexport type A = B`],
  ['types among values', `import { type B } from './b'\nexport type A = B`],
  ['types that are handed on', `export type { B } from './b'`],
  ['everything that is handed on', `export type * from './b'`],
  ['types in their place', `export type A = import('./b').B`],
  ['code that is fetched later', `export const a = () => import('./b')`],
])('a circle of %s is found', (_what, text) => {
  expect(circlesAmong({ 'a.ts': text, 'b.ts': `import type { A } from './a'\nexport type B = A` })).toEqual([
    ['a.ts', 'b.ts'],
  ])
})

it('circles are distinguished, whatever leads to them or from them', () => {
  const files = {
    'begin.ts': `import './one/a'`,
    'one/a.ts': `import '../b.ts'`,
    'b.ts': `import './one/c'`,
    'one/c.tsx': `import './a'\nimport '../two'`,
    'two/index.ts': `import type { D } from './d'`,
    'two/d.ts': `import type { Two } from './index'\nimport '../end'`,
    'end.ts': `import 'end'\nimport './picture.svg?raw'`,
    'picture.svg': '',
    'self.ts': `import type { Self } from './self'`,
  }
  expect(circlesAmong(files)).toEqual([['b.ts', 'one/a.ts', 'one/c.tsx'], ['self.ts'], ['two/d.ts', 'two/index.ts']])
})

it('each file of a circle comes with those that it imports there', () => {
  const [a, b, c] = ['a.ts', 'b.ts', 'c.ts'].map((name) => join(root, name)) as [string, string, string]
  writeFileSync(a, `import './b'\nimport './c'`)
  writeFileSync(b, `import type { A } from './a'`)
  writeFileSync(c, 'export {}')
  expect(importCircles([a, b, c])).toEqual([
    [
      { file: a, imports: [b] },
      { file: b, imports: [a] },
    ],
  ])
})

it('an import that leads nowhere is an error', () => {
  expect(() => circlesAmong({ 'a.ts': `import './nowhere'` })).toThrow('nowhere, which does not exist')
})
