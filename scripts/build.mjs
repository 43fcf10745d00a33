import { build } from 'esbuild'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

const folder = process.argv[2] ?? 'dist'

/** Bundles the server and the commands into one file each; packages stay in node_modules. */
const { metafile } = await build({
  entryPoints: {
    server: 'server/main.ts',
    admin: 'server/commands/admin.ts',
    importCatalogue: 'server/commands/importCatalogue.ts',
  },
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
})

/** An installation has the packages under "dependencies" only. */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
const missing = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .filter(({ external, path }) => external && !path.startsWith('node:') && !builtinModules.includes(path))
  .map(({ path }) => packageOf(path))
  .filter((name) => !(name in dependencies))
if (missing.length > 0) throw new Error(`Not under "dependencies": ${[...new Set(missing)].join(', ')}`)

/** The names of the illustrations, whose package is for development, for the check of an imported catalogue. */
const set = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8'))
const own = readdirSync('web/pictures/own').map((file) => file.replace(/\.svg$/, ''))
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'pictures.json'),
  JSON.stringify([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {}), ...own]),
)
