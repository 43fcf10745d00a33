import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PICTURES = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'
const OWN = 'web/pictures/own'
/** What scripts/build.mjs writes, for installations without development packages. */
const BUILT = 'dist/pictures.json'

/** The names of the illustrations that exist. */
export function readPictures(): Set<string> {
  if (!existsSync(PICTURES)) return new Set(readJson(BUILT) as string[])
  const set = readJson(PICTURES) as { icons: Record<string, unknown>; aliases?: Record<string, unknown> }
  const own = readdirSync(join(process.cwd(), OWN)).map((file) => file.replace(/\.svg$/, ''))
  return new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {}), ...own])
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), path), 'utf8'))
}
