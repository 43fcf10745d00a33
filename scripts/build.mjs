import { build } from 'esbuild'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverBundle } from './serverBundle.mjs'

const folder = process.argv[2] ?? 'dist'

await build(serverBundle(folder))

/** The names of the illustrations, whose package is for development, for the check of an imported catalogue. */
const set = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8'))
const own = readdirSync('web/pictures/own').map((file) => file.replace(/\.svg$/, ''))
mkdirSync(folder, { recursive: true })
// An installation has no docs.
cpSync('docs/guides', join(folder, 'guides'), { recursive: true })
writeFileSync(
  join(folder, 'pictures.json'),
  JSON.stringify([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {}), ...own]),
)
