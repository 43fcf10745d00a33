import { spawn } from 'node:child_process'
import { install } from './prepare.mjs'

/**
 * npm run dev: the server with reload on PORT (4000), the pages with hot reload on PAGES_PORT (5173). The pages' server
 * passes API calls on to the other one, and the banner names the pages that it serves. Code is generated after each change of a
 * `.graphql` file.
 */
install()
const { PORT = '', PAGES_PORT = '' } = process.env
const ports = { PORT: PORT || '4000', PAGES_PORT: PAGES_PORT || '5173' }
const options = {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...ports,
    PAGES_URL: `http://localhost:${ports.PAGES_PORT}`,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  },
}
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'scripts/watchServer.ts'],
  ['node_modules/vite/bin/vite.js'],
  ['node_modules/tsx/dist/cli.mjs', 'scripts/watchCode.ts'],
].map((words) => spawn(process.execPath, words, options))
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
children.forEach((child) => child.on('exit', stop))
