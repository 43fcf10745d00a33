import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { type BuildResult, context } from 'esbuild'
import { serverBundle } from './serverBundle.mjs'
import { watchFiles } from './watchFiles'

const FOLDER = join('.cache', 'dev')
const FILE = join(FOLDER, 'server.cjs')
/** A server that has not ended by then is killed: only its developer waits for answers. In milliseconds. */
const PATIENCE = 500
/** By then a server has started. The next one gets ready after it, so that they do not share the machine. In milliseconds. */
const STARTED = 2500

let server: ChildProcess | undefined
let next: ChildProcess | undefined

/** Ends a server. */
async function end(running: ChildProcess | undefined): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const timer = setTimeout(() => running.kill('SIGKILL'), PATIENCE)
  running.kill('SIGTERM')
  await once(running, 'exit')
  clearTimeout(timer)
}

/** The packages that the server loads before it runs; none where telemetry has to see them loaded. */
function packagesOf({ metafile }: BuildResult<{ metafile: true }>): string[] {
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return []
  const { imports } = metafile.outputs[FILE] ?? { imports: [] }
  return imports.filter(({ kind, external }) => external && kind === 'require-call').map(({ path }) => path)
}

/** A process that has the packages and waits for the server's file. */
const prepared = (packages: string[]): ChildProcess =>
  spawn(process.execPath, ['--enable-source-maps', 'scripts/warmServer.cjs', ...packages], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })

/**
 * Part of `npm run dev`: the server, bundled and started again after each change, in a process that has its packages by then.
 * One that can't be bundled leaves the last one running.
 */
async function main(): Promise<void> {
  process.on('SIGTERM', () => void Promise.all([end(server), end(next)]).then(() => process.exit()))
  process.on('SIGINT', () => {})
  const bundle = await context({ ...serverBundle(FOLDER), metafile: true })
  let preparing: NodeJS.Timeout
  const restart = async () => {
    const built = await bundle.rebuild().catch(() => null)
    if (built === null) return
    clearTimeout(preparing)
    const packages = packagesOf(built)
    await end(server)
    server = next?.connected ? next : prepared(packages)
    server.send(resolve(FILE))
    next = undefined
    preparing = setTimeout(() => (next = prepared(packages)), STARTED)
  }
  await restart()
  await watchFiles(['server', 'schema', 'migrations'], (name) => name.endsWith('.ts'), restart)
}

void main()
