import { build } from 'esbuild'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes .cache/jest/server.cjs, from which the server's tests take the modules of `server` and `schema`, and the catalogue of the
 * seeds, which takes a second to read, and what is known of statements. It exports a
 * function that gives a module by its path, such as `server/app.ts`, and runs it when it is first asked for. Packages stay
 * outside. Beside it is what the server's threads run.
 */
const modules = ['server', 'schema'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .map((name) => join(folder, name)),
)
modules.push('test/support/fullCatalogue.ts', 'test/support/shardKeys/watchStatements.ts')
const entries = modules.map((path) => `${JSON.stringify(path)}: () => require(${JSON.stringify(`./${path}`)}),`)
const options = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  keepNames: true,
  logLevel: 'warning',
}
await build({
  ...options,
  stdin: {
    contents: `const modules = {\n${entries.join('\n')}\n}\nmodule.exports = (path) => modules[path]()`,
    resolveDir: process.cwd(),
  },
  outfile: '.cache/jest/server.cjs',
})
await build({
  ...options,
  entryPoints: {
    readerThread: 'server/dishes/threads/readerThread.ts',
    backupThread: 'server/backups/backupThread.ts',
    importThread: 'server/imports/importThread.ts',
  },
  outdir: '.cache/jest',
  outExtension: { '.js': '.cjs' },
})
