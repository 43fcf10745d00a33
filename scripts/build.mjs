import { build } from 'esbuild'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? 'dist'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Bundles the server, the threads that it starts, and the commands into one file each. What is under "dependencies" stays in node_modules; an
 * installation has no other packages, so whatever else is used becomes a part of the file.
 */
await build({
  entryPoints: {
    server: 'server/main.ts',
    readerThread: 'server/dishes/threads/readerThread.ts',
    backupThread: 'server/backups/backupThread.ts',
    admin: 'server/commands/admin.ts',
    mcp: 'server/commands/mcp.ts',
    importCatalogue: 'server/commands/importCatalogue.ts',
  },
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: 'warning',
})

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
