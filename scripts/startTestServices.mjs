import { spawn } from 'node:child_process'

/**
 * The MySQL server of TEST_MYSQL_URL, or a private one that lives until `stop`.
 * @returns null where no MySQL server is installed.
 */
export async function startTestMysql() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: () => Promise.resolve() }
  const server = await start('test/support/serveMysql.ts', {})
  return server.url.startsWith('mysql:') ? server : null
}

/** A database with tables and catalogue, from which test files copy theirs; it lives until `stop`. */
export function startTemplate(env) {
  return start('test/support/serveTemplate.ts', env)
}

/** Runs a script that prints an address and ends when its standard input does. */
async function start(script, env) {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise((resolve) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', () => resolve(''))
  })
  return {
    url,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}
