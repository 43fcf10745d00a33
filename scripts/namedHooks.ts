import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hooks of operations that the pages name in what is written by hand, sorted: those that the code generator makes. */
export function namedHooks(root = 'web'): string[] {
  const named = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && mayNameHooks(entry.name))
    .flatMap(
      ({ parentPath, name }) =>
        readFileSync(join(parentPath, name), 'utf8').match(/\buse[A-Z]\w*(?:Query|Mutation|Subscription)\b/g) ?? [],
    )
  return [...new Set(named)].sort()
}

/** Whether a file with this name may name hooks. */
export function mayNameHooks(name: string): boolean {
  return /\.tsx?$/.test(name) && !name.includes('.generated.')
}
