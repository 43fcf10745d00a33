import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { validate } from 'dockerfile-utils'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { parse } from 'yaml'
import { readConfig } from '../../server/platform/config'
import { CONFIG_VARIABLES } from '../../server/platform/environment'
import { freePort } from '../support/freePort'
import { mysqlBinary, startPrivateMysql } from '../support/privateMysql'
import { describeWithRedis, redisBinary } from '../support/privateRedis'
import { startApp } from '../support/startApp'

const read = (path: string) => readFileSync(path, 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    { command?: string[]; environment?: Record<string, string>; healthcheck?: { test: string[] }; ports?: string[]; stop_grace_period?: string }
  >
}
const instances = ['app-1', 'app-2'].map((name) => compose.services[name] ?? {})

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  it('has no fault that the linter knows', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('runs without root, with production packages, and with a file that the build makes', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toContain('--from=packages /app/node_modules')
    expect(dockerfile).toContain('npm ci --omit=dev --ignore-scripts')
    expect(last).toContain('CMD ["node", "dist/server.cjs"]')
    expect(read('scripts/serverBundle.mjs')).toContain("server: 'server/main.ts'")
  })
})

describe('compose.yaml', () => {
  it('sets only what the configuration reads, and a configuration that is complete', () => {
    for (const { environment = {} } of instances) {
      expect(CONFIG_VARIABLES).toEqual(expect.arrayContaining(Object.keys(environment)))
      const filled = {
        ...environment,
        PUBLIC_URL: 'https://meals.example',
        DATABASE_URL: (environment.DATABASE_URL ?? '').replace(/\$\{[^}]*\}/, 'secret'),
        REDIS_URL: (environment.REDIS_URL ?? '').replace(/\$\{[^}]*\}/, 'secret'),
        SMTP_URL: 'smtps://mail.example',
        ADMIN_EMAILS: (environment.ADMIN_EMAILS ?? '').replace(/\$\{ADMIN_EMAILS:-\}/, ''),
        MAIL_FROM: 'hello@meals.example',
        TOKEN_SECRETS: 'one:0123456789abcdef0123456789abcdef',
        METRICS_TOKEN: 'a-token-of-tests-0123',
      }
      expect(readConfig(filled as unknown as NodeJS.ProcessEnv)).toMatchObject({ production: true, port: 4000 })
    }
  })

  it('gives instances names of their own, and more time to stop than they drain', () => {
    expect(new Set(instances.map(({ environment }) => environment?.INSTANCE_NAME)).size).toBe(2)
    for (const { environment, stop_grace_period: grace = '' } of instances)
      expect(Number.parseInt(grace)).toBeGreaterThan(Number(environment?.DRAIN_SECONDS) + 10)
  })

  it('leads haproxy to the port of the instances', () => {
    const { APP_1, APP_2 } = compose.services.haproxy?.environment ?? {}
    expect([APP_1, APP_2]).toEqual(['app-1:4000', 'app-2:4000'])
    expect(compose.services.haproxy?.ports).toEqual(['127.0.0.1:8080:8080'])
  })
})

it('haproxy notices within the drain that an instance stops', () => {
  const [, every, times] = /check inter (\d+)s fall (\d+)/.exec(read('docs/operations/haproxy.cfg')) ?? []
  const drain = Number(readConfig({ NODE_ENV: 'test', DATABASE_URL: 'sqlite::memory:' }).drain) / 1000
  expect(Number(every) * Number(times)).toBeLessThan(drain)
})

it('the MariaDB of compose.yaml keeps what it acknowledged, and has a buffer pool of a stated size', async () => {
  const { command = [] } = compose.services.mariadb ?? {}
  const options = command.map((word) => word.replace('${DATABASE_MEMORY:-1G}', '64M'))
  expect(options.join(' ')).not.toContain('$')
  if (mysqlBinary() === null) return
  const server = await startPrivateMysql(options)
  const connection = await createConnection(server.url)
  const [[set]] = await connection.query<RowDataPacket[]>(
    'SELECT @@sync_binlog, @@log_bin, @@innodb_flush_log_at_trx_commit AS flushed, @@innodb_buffer_pool_size AS pool',
  )
  await connection.end()
  await server.stop()
  expect(set).toEqual({ '@@sync_binlog': 1, '@@log_bin': 1, flushed: 1, pool: 64 * 2 ** 20 })
}, 60_000)

describeWithRedis('the Redis of compose.yaml', () => {
  const { command = [], environment = {} } = compose.services.redis ?? {}
  const PASSWORD = 'a-password-of-tests'
  let port: number
  let server: ChildProcess
  beforeAll(async () => {
    port = await freePort()
    const [shell = '', ...words] = command.map((word) =>
      word.replaceAll('$$', '$').replace('redis-server -', `${redisBinary()} - --bind 127.0.0.1 --port ${port}`),
    )
    server = spawn(shell, words, { env: { ...process.env, REDIS_PASSWORD: PASSWORD }, cwd: tmpdir(), stdio: 'ignore' })
  })
  afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  })

  /** What it answers to a command; null while it does not listen. */
  async function answerTo(...commands: string[]): Promise<string | null> {
    const socket = connectSocket(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      let said = ''
      for (const one of commands) {
        socket.write(`${one}\r\n`)
        said = String((await once(socket, 'data'))[0])
      }
      return said.trim()
    } catch {
      return null
    } finally {
      socket.destroy()
    }
  }

  it('takes commands with the password of the instances alone, which no argument shows', async () => {
    expect(environment.REDIS_PASSWORD).toBe('${REDIS_PASSWORD:?}')
    expect(instances.map((one) => one.environment?.REDIS_URL)).toEqual(
      instances.map(() => 'redis://:${REDIS_PASSWORD:?}@redis:6379'),
    )
    for (let tries = 0; tries < 100 && (await answerTo('PING')) === null; tries += 1) await wait(100)
    expect(await answerTo('PING')).toMatch(/^-NOAUTH/)
    expect(await answerTo('AUTH another')).toMatch(/^-WRONGPASS/)
    expect(await answerTo(`AUTH ${PASSWORD}`, 'PING')).toBe('+PONG')
    expect(command.join('\n').split('\n').filter((line) => line.includes('REDIS_PASSWORD'))).toEqual([
      'requirepass $$REDIS_PASSWORD',
    ])
  })
})

describe('the program that reads it finds no fault in', () => {
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`
  const run = (program: string, words: string[], environment = {}) =>
    spawnSync(program, words, { env: { PATH, ...environment }, encoding: 'utf8' })
  const isInstalled = (program: string) => !run(program, ['--version']).error
  const itWith = (program: string) => (isInstalled(program) ? it : it.skip)
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  itWith('haproxy').each([
    ['haproxy.cfg', { APP_1: '127.0.0.1:4001', APP_2: '127.0.0.1:4002' }],
    ['galera.cfg', { NODE_1: '127.0.0.1:3307', NODE_2: '127.0.0.1:3308', NODE_3: '127.0.0.1:3309' }],
  ])('%s', (file, addresses) => {
    const words = ['-c', '-q', '-f', `docs/operations/${file}`]
    expect(run('haproxy', words, { LISTEN: '127.0.0.1:8080', ...addresses })).toMatchObject({ status: 0, stderr: '' })
  })

  itWith('nginx')('nginx.conf', () => {
    const file = join(folder, 'nginx.conf')
    // Its usual logs are an administrator's, and its usual folders are there only where it was installed.
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
    writeFileSync(file, read('docs/operations/nginx.conf').replace('http {', `http { access_log off; ${places.join(' ')}`))
    const words = ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file, '-g', `pid ${folder}/pid;`]
    expect(run('nginx', words)).toMatchObject({ status: 0, stderr: '' })
  })

  itWith('caddy')('Caddyfile', () => {
    const words = ['validate', '--adapter', 'caddyfile', '--config', 'docs/operations/Caddyfile']
    const { status, stderr } = run('caddy', words, { HOME: folder })
    const said = stderr.match(/"level":"(?:warn|error)".*|^Error.*/gm) ?? []
    // What calls without https is answered there, on purpose.
    const faults = said.filter((line) => !line.includes('server is listening only on the HTTP port'))
    expect({ status, faults }).toEqual({ status: 0, faults: [] })
  })

  itWith('promtool')('alerts.yml', () => {
    expect(run('promtool', ['check', 'rules', 'docs/operations/alerts.yml'])).toMatchObject({ status: 0, stderr: '' })
  })

  itWith('systemd-analyze')('the units', () => {
    const names = ['mealwright@.service', 'mealwright-backup.service', 'mealwright-backup.timer']
    // What it asks of a machine: the program and the users that an administrator makes.
    const units = names.map((name) => {
      const unit = join(folder, name.replace('@', '@4001'))
      writeFileSync(unit, read(`docs/operations/${name}`).replaceAll('/usr/bin/node', process.execPath))
      return unit
    })
    expect(run('systemd-analyze', ['verify', ...units])).toMatchObject({ status: 0, stderr: '' })
  })
})

it('health checks and proxies ask for a path that answers', async () => {
  const app = await startApp()
  const files = ['compose.yaml', 'Dockerfile', 'docs/operations/haproxy.cfg', 'docs/operations/Caddyfile'].map(read)
  const paths = new Set(files.flatMap((file) => file.match(/\/health\/\w+/g) ?? []))
  expect([...paths].sort()).toEqual(['/health/live', '/health/ready'])
  for (const path of paths) expect((await app.fetch(path)).status).toBe(200)
  await app.stop()
})

it('alerts and dashboard ask for metrics that exist', async () => {
  const app = await startApp({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_SCALE: '0.01' })
  app.startBackground()
  const ask = () =>
    app.graphql('mutation { requestPasswordReset(input: { email: "a@b.example" }) { errors { message } } }')
  await ask()
  await ask()
  const metrics = async () => (await app.fetch('/metrics')).text()
  // The first run of the retention has begun with the background work, and counts itself when it ends.
  let text = await metrics()
  for (let tries = 0; tries < 200 && !text.includes('retention_last_success'); tries += 1) {
    await wait(50)
    text = await metrics()
  }
  await app.stop()
  const rules = parse(read('docs/operations/alerts.yml')) as { groups: { rules: { expr: string }[] }[] }
  const board = JSON.parse(read('docs/operations/dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = [
    ...rules.groups.flatMap((group) => group.rules),
    ...board.panels.flatMap(({ targets }) => targets),
  ].flatMap(({ expr }) => expr.match(/\b(mealwright|nodejs|process)_\w+/g) ?? [])
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const unknown = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))
  expect(asked.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

it("README's table and .env.example have every variable", () => {
  const table = /## Configuration\n([^]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
  const names = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining([...CONFIG_VARIABLES]))
})

it('the built commands run, and an import finds the pictures', () => {
  const out = 'node_modules/.cache/built-commands'
  execFileSync(process.execPath, ['scripts/build.mjs', out])
  const help = execFileSync(process.execPath, [`${out}/admin.cjs`, '--help'], { encoding: 'utf8' })
  expect(help).toContain('backup <file>')
  expect((JSON.parse(read(`${out}/pictures.json`)) as string[]).length).toBeGreaterThan(100)
}, 60_000)
