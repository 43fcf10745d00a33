import { spawn } from 'node:child_process'

/**
 * The MySQL server of TEST_MYSQL_URL, or a private one that lives until `stop`.
 * @returns null where no MySQL server is installed.
 */
export async function startTestMysql() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: () => Promise.resolve() }
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'test/support/serveMysql.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', () => resolve(''))
  })
  if (!url.startsWith('mysql:')) return null
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve)
        child.stdin.end()
      }),
  }
}
