import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PICTURES = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'
const OWN = 'web/pictures/own'

/** The names of the illustrations that exist. */
export function readPictures(): Set<string> {
  const set = JSON.parse(readFileSync(join(process.cwd(), PICTURES), 'utf8')) as {
    icons: Record<string, unknown>
    aliases?: Record<string, unknown>
  }
  const own = readdirSync(join(process.cwd(), OWN)).map((file) => file.replace(/\.svg$/, ''))
  return new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {}), ...own])
}
