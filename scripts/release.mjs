import { spawnSync } from 'node:child_process'

/**
 * npm run release: records what this release promises to those that run beside it or were written against it, before it is
 * tagged: its migrations, unless they break the release before, and its schema. `npm run validate` fails without it once
 * package.json has another version, or once a migration is older than the recorded release.
 */
const checks = ['scripts/checkMigrations.ts', 'scripts/checkContract.ts']
const failed = checks.find(
  (check) =>
    spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', check, '--release'], { stdio: 'inherit' }).status,
)
process.exit(failed ? 1 : 0)
