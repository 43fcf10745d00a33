import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * The server, the threads that it starts, and the commands in one file each. What is under "dependencies" stays in node_modules;
 * an installation has no other packages, so whatever else is used becomes a part of the file.
 * @returns esbuild's options
 */
export const serverBundle = (folder) => ({
  entryPoints: {
    server: 'server/main.ts',
    readerThread: 'server/dishes/threads/readerThread.ts',
    backupThread: 'server/backups/backupThread.ts',
    importThread: 'server/imports/importThread.ts',
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
