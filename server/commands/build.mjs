import { build } from 'esbuild'

/** Puts the server and the administrator's commands into a file each; packages stay where npm put them. */
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
