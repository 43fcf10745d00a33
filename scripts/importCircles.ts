import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A file of a circle, with those of the circle that it imports. */
export interface CircleFile {
  file: string
  imports: string[]
}

/**
 * The circles among files: groups in which each file leads to all the others, be it by types alone, or to itself. Packages and
 * files that are not among them are left out.
 *
 * @throws Error for an import of a file that does not exist, which could hide a circle.
 */
export function importCircles(files: readonly string[]): CircleFile[][] {
  const known = new Set(files.map((file) => join(file)))
  const imports = new Map([...known].map((file) => [file, importsOf(file, known)]))
  return components(imports).flatMap((members) => {
    const circle = members.sort().map((file) => ({
      file,
      imports: (imports.get(file) ?? []).filter((other) => members.includes(other)),
    }))
    return circle.some((one) => one.imports.length > 0) ? [circle] : []
  })
}

function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  const paths = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(file, '..', fileName.replace(/\?.*$/, '')))
  return [...new Set(paths.flatMap((path) => resolved(path, file, known) ?? []))]
}

/** The one of the files that a path names; null for another file, such as a picture. */
function resolved(path: string, file: string, known: ReadonlySet<string>): string | null {
  const found = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].find((end) => known.has(path + end))
  if (found !== undefined) return path + found
  if (['', '.js'].some((end) => existsSync(path + end))) return null
  throw new Error(`${file} imports ${path}, which does not exist`)
}

/** The strongly connected components of a graph, by Tarjan's algorithm. */
function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const numbers = new Map<string, number>()
  const open: string[] = []
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node)
  return found

  /** @returns the lowest number of an open node that this one leads to. */
  function visit(node: string): number {
    const number = numbers.size
    numbers.set(node, number)
    open.push(node)
    let lowest = number
    for (const next of graph.get(node) ?? []) {
      const reached = numbers.get(next)
      if (reached === undefined) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, reached)
    }
    if (lowest === number) found.push(open.splice(open.indexOf(node)))
    return lowest
  }
}
