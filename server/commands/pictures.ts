import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PICTURES = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'

/** The names of the illustrations that exist. */
export function readPictures(): Set<string> {
  const set = JSON.parse(readFileSync(join(process.cwd(), PICTURES), 'utf8')) as {
    icons: Record<string, unknown>
    aliases?: Record<string, unknown>
  }
  return new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})])
}
