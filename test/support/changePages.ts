import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'docs/changes'

/** The worked examples of changes, by the name of their page. */
export const CHANGE_PAGES = readdirSync(FOLDER).filter((name) => name !== 'README.md')

/** A file that a change adds, or a diff of those that it changes. */
export interface ChangeBlock {
  /** The file that the block is; null for a diff. */
  path: string | null
  text: string
}

/** The fenced blocks of a page that name a file or are diffs, without their indentation. */
export function changeBlocks(page: string): ChangeBlock[] {
  const text = readFileSync(join(FOLDER, page), 'utf8')
  const fences = text.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?)^ *```$/gm)
  return [...fences].flatMap(([, indent = '', kind, path, body = '']) => {
    const lines = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll(/^$/gm, kind === 'diff' ? ' ' : '')
    if (kind === 'diff') return { path: null, text: lines.trimEnd() + '\n' }
    return path ? { path, text: lines } : []
  })
}
