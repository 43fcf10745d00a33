import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PARTS = [
  'migrations',
  'schema',
  'scripts',
  'seeds',
  'server',
  'web',
  'docs/guides',
  'docs/integrations',
  'codegen.ts',
  'package.json',
  'tsconfig.json',
]

/** A copy of the project whose files a test may change, until it is removed. Its packages are the project's. */
export function copiedProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-copied-'))
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    write,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    /** Writes as editors do that never leave half a file. */
    replace: (path: string, text: string) => {
      write(`${path}~`, text)
      renameSync(join(folder, `${path}~`), join(folder, path))
    },
  }
}
