import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { context } from 'esbuild'
import { serverBundle } from './serverBundle.mjs'
import { watchFiles } from './watchFiles'

const FOLDER = join('.cache', 'dev')
/** A server that has not ended by then is killed: only its developer waits for answers. In milliseconds. */
const PATIENCE = 500

let server: ChildProcess | undefined

/** Ends the server that runs. */
async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const running = server
  const timer = setTimeout(() => running.kill('SIGKILL'), PATIENCE)
  running.kill('SIGTERM')
  await once(running, 'exit')
  clearTimeout(timer)
}

/** Part of `npm run dev`: the server, bundled and started again after each change. One that can't be bundled leaves the last one running. */
async function main(): Promise<void> {
  process.on('SIGTERM', () => void stop().then(() => process.exit()))
  process.on('SIGINT', () => {})
  const bundle = await context(serverBundle(FOLDER))
  const restart = async () => {
    const built = await bundle.rebuild().catch(() => null)
    if (built === null) return
    await stop()
    server = spawn(process.execPath, ['--enable-source-maps', join(FOLDER, 'server.cjs')], { stdio: 'inherit' })
  }
  await restart()
  await watchFiles(['server', 'schema', 'migrations'], (name) => name.endsWith('.ts'), restart)
}

void main()
