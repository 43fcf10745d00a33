import { build } from 'esbuild'

/** Bundles the server and the administrator's commands into one file each; packages stay in node_modules. */
await build({
  entryPoints: { server: 'server/main.ts', admin: 'server/commands/admin.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
