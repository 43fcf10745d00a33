import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The guides, in the order in which they are read. Each is a file of docs/guides. */
export const GUIDE_NAMES = [
  ...['start', 'authentication', 'partners', 'paging', 'syncing', 'webhooks', 'people', 'households', 'live'],
  ...['keys', 'assistants', 'client', 'home-assistant', 'limits', 'errors', 'versions', 'changelog'],
  ...['front-end', 'locked-out', 'moving-in'],
] as const
export type GuideName = (typeof GUIDE_NAMES)[number]

/** A guide as it is written. */
export interface Guide {
  readonly name: GuideName
  readonly title: string
  /** Its first paragraph: what it is about. */
  readonly summary: string
  readonly markdown: string
}

/** Where they are in the repository, and where the build leaves them for installations without it. */
const FOLDERS = [join('docs', 'guides'), join('dist', 'guides')] as const

/** The guides of this release (docs/product.md API-67). @throws Error if one has no title or no first paragraph. */
export function readGuides(): Guide[] {
  const folder = FOLDERS.find((one) => existsSync(one)) ?? FOLDERS[0]
  return GUIDE_NAMES.map((name) => {
    const markdown = readFileSync(join(folder, `${name}.md`), 'utf8')
    const [, title, summary] = /^# (.+)\n\n([^#`|\s-].*)\n/.exec(markdown) ?? []
    if (title === undefined || summary === undefined) throw new Error(`The guide ${name} has no title or summary`)
    return { name, title, summary: plain(summary), markdown }
  })
}

/** A paragraph without marks of emphasis, code and links. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim()
