import { spawnSync } from 'node:child_process'
import { whenStale } from './stale.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a command to its end, and ends this process with its status when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the locked dependencies if they are missing or not those of the lock file. */
export function install() {
  whenStale('node_modules/.cache/installed', ['package-lock.json'], 'node_modules/.package-lock.json', () => {
    console.log('Installing the locked dependencies …')
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Builds the server and the pages where their sources changed. */
export function build() {
  whenStale(
    'dist/.server',
    ['server', 'schema', 'docs/guides', 'migrations', 'seeds', 'package-lock.json'],
    'dist/server.cjs',
    () => {
      console.log('Building the server …')
      run(process.execPath, ['scripts/build.mjs'])
    },
  )
  whenStale(
    'dist/.web',
    ['web', 'schema', 'seeds', 'vite.config.ts', 'package-lock.json'],
    'dist/web/index.html',
    () => {
      console.log('Building the pages …')
      run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        // Whatever the server is started as: React for development weighs 50 kB more, and is slow.
        NODE_ENV: 'production',
      })
    },
  )
}

if (process.argv[1]?.endsWith('prepare.mjs')) {
  install()
  build()
}
