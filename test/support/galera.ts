import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { freePort } from './freePort'
import { mysqlBinary, ownTemporary } from './privateMysql'

/** A cluster of three MariaDB servers that replicate synchronously, and the balancer in front of them. */
export interface Cluster {
  nodes: ClusterNode[]
  /** Address of the balancer: it leads to the first server that accepts, as a proxy before a real cluster does. */
  url: string
  stop(): Promise<void>
}

/** One server of a cluster. */
export interface ClusterNode {
  /** Address without a database: mysql://root@127.0.0.1:PORT */
  url: string
  /** Ends it at once and keeps its data. */
  halt(): Promise<void>
  /** Starts it again after it was halted, and waits until it takes part. */
  resume(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

const PROVIDERS = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib64/galera/libgalera_smm.so',
]
const PATIENCE =
  'evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.3S;evs.suspect_timeout=PT1S;evs.inactive_timeout=PT3S;evs.install_timeout=PT3S'
const asRoot = process.getuid?.() === 0

/** The library by which MariaDB servers form a cluster, or null where none is installed. */
const galeraProvider = (): string | null => PROVIDERS.find((path) => existsSync(path)) ?? null

/** Whether all that a cluster takes is there: server, library, what copies data to a newcomer, and whom it runs as. */
export function clusterIsPossible(): boolean {
  const answers = (program: string, ...words: string[]) => spawnSync(program, words, { stdio: 'ignore' }).status === 0
  return (
    mysqlBinary() !== null &&
    galeraProvider() !== null &&
    answers('rsync', '--version') &&
    (!asRoot || answers('id', 'mysql'))
  )
}

/** Starts one, server by server. @throws Error when a part is not installed or does not come up within a minute. */
export async function startCluster(): Promise<Cluster> {
  const [binary, provider] = [mysqlBinary(), galeraProvider()]
  if (!binary || !provider) throw new Error('No MariaDB server with Galera is installed')
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-cluster-'))
  chmodSync(folder, 0o777)
  // A server talks to the others, hands over what a newcomer lacks, and takes it in: each on its own port.
  const ports: { sql: number; group: number; changes: number; copy: number }[] = []
  for (let n = 0; n < 3; n += 1)
    ports.push({ sql: await freePort(), group: await freePort(), changes: await freePort(), copy: await freePort() })
  const members = ports.map(({ group }) => `127.0.0.1:${group}`).join(',')
  const processes: ChildProcess[] = []
  const starts: (() => ChildProcess)[] = []
  for (const [n, { sql, group, changes, copy }] of ports.entries()) {
    const data = join(folder, `data${n}`)
    if (n === 0) initialise(data, folder)
    else ownedFolder(data)
    const options = [
      '--no-defaults',
      `--datadir=${data}`,
      `--port=${sql}`,
      '--bind-address=127.0.0.1',
      `--socket=${join(folder, `${n}.sock`)}`,
      `--pid-file=${join(folder, `${n}.pid`)}`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--innodb-flush-log-at-trx-commit=2',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--wsrep-on=ON',
      `--wsrep-provider=${provider}`,
      `--wsrep-cluster-address=gcomm://${members}`,
      `--wsrep-node-name=node${n}`,
      `--wsrep-node-address=127.0.0.1:${group}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${copy}`,
      `--wsrep-provider-options=base_port=${group};gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${changes};gcache.size=16M;${PATIENCE}`,
      ...(asRoot ? ['--user=mysql'] : []),
    ]
    const temporary = join(folder, `tmp${n}`)
    mkdirSync(temporary)
    chmodSync(temporary, 0o777)
    const start = (...words: string[]) =>
      spawn(binary, [...options, ...words], { stdio: 'ignore', env: ownTemporary(temporary) })
    starts.push(start)
    processes.push(n === 0 ? start('--wsrep-new-cluster') : start())
    await ready(sql)
  }
  const balancer = await startBalancer(ports.map(({ sql }) => sql))
  return {
    nodes: ports.map(({ sql }, n) => ({
      url: `mysql://root@127.0.0.1:${sql}`,
      halt: () => end(processes[n]),
      resume: async () => {
        const started = starts[n]?.()
        if (started) processes[n] = started
        await ready(sql)
      },
      signal: (signal) => void processes[n]?.kill(signal),
    })),
    url: `mysql://root@127.0.0.1:${balancer.port}`,
    stop: async () => {
      await balancer.stop()
      await Promise.all(processes.map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function initialise(data: string, folder: string): void {
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...(asRoot ? ['--user=mysql'] : []),
    ],
    { stdio: 'ignore', env: ownTemporary(folder) },
  )
}

function ownedFolder(path: string): void {
  mkdirSync(path)
  if (asRoot) execFileSync('chown', ['mysql:mysql', path])
}

/** Waits until a server takes part in its cluster and answers. */
async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await mysql.createConnection({ host: '127.0.0.1', port, user: 'root' }).then(
      async (connection) => {
        const [rows] = await connection.query<RowDataPacket[]>("SHOW STATUS LIKE 'wsrep_ready'")
        await connection.end()
        return rows[0]?.Value === 'ON'
      },
      () => false,
    )
    if (up) return
    await wait(100)
  }
  throw new Error('A server of the cluster did not come up')
}

/** Leads each connection to the first port that accepts it. */
async function startBalancer(ports: number[]): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const lead = (client: Socket, [port, ...others]: number[]) => {
    if (port === undefined) return void client.destroy()
    const upstream = connectSocket(port, '127.0.0.1')
    upstream.once('error', () => lead(client, others))
    upstream.once('connect', () => {
      upstream.removeAllListeners('error')
      keep(upstream)
      client.on('close', () => upstream.destroy())
      upstream.on('close', () => client.destroy())
      client.pipe(upstream).pipe(client)
    })
  }
  const port = await freePort()
  const server: Server = createServer((client) => {
    keep(client)
    lead(client, ports)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
