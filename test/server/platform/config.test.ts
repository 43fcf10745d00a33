import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../server/platform/config'
import { ConfigError } from '../../../server/platform/environment'

const SECRETS = 'new:0123456789abcdef0123456789abcdef,old:0123456789abcdef0123456789abcdef00000000'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://meals.example/',
  DATABASE_URL: 'mysql://cook:pot%20luck@db.example:3307/meals',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Meals <hello@meals.example>',
  TOKEN_SECRETS: SECRETS,
} as const

/** What is wrong with an environment; empty when nothing. */
function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment as NodeJS.ProcessEnv)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the embedded default', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-config-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('needs nothing to be set, and empty values are as good as none', () => {
    const config = readConfig({ DATA_DIR: folder, PORT: '', SMTP_URL: '' } as unknown as NodeJS.ProcessEnv)
    expect(config).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      database: { kind: 'sqlite', path: join(folder, 'mealwright.sqlite') },
      smtpUrl: null,
      redisUrl: null,
      supportEmail: 'support@mealwright.example',
      demo: true,
      rateLimitScale: 1,
      trustProxy: 0,
      corsOrigins: [],
      publicMetrics: false,
    })
  })

  it('keeps the secret that it makes, readable for its owner only', () => {
    const read = () => readConfig({ DATA_DIR: folder } as unknown as NodeJS.ProcessEnv).tokenSecrets
    const [first] = read()
    expect(first?.secret.length).toBeGreaterThanOrEqual(32)
    expect(read()).toEqual([first])
    const file = join(folder, 'token-secrets')
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(first?.secret)
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('an installation', () => {
  it('refuses what its database address says and the driver would drop', () => {
    expect(problemsOf({ ...PRODUCTION, DATABASE_URL: `${PRODUCTION.DATABASE_URL}?charset=latin1` })).toEqual([
      expect.stringMatching(/^DATABASE_URL: .*charset/),
    ])
  })

  it('reads what it is given', () => {
    const config = readConfig({ ...PRODUCTION, CORS_ORIGINS: 'https://a.example, https://b.example', TRUST_PROXY: '2' })
    expect(config).toMatchObject({
      production: true,
      publicUrl: 'https://meals.example',
      database: {
        kind: 'mysql',
        address: { host: 'db.example', port: 3307, user: 'cook', password: 'pot luck', database: 'meals' },
        poolSize: 10,
      },
      drain: 8000,
      migrateAtStart: true,
      supportEmail: 'hello@meals.example',
      demo: false,
      tokenSecrets: [
        { kid: 'new', secret: '0123456789abcdef0123456789abcdef' },
        { kid: 'old', secret: '0123456789abcdef0123456789abcdef00000000' },
      ],
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustProxy: 2,
    })
    expect(readConfig({ ...PRODUCTION, MAIL_FROM: 'bare@meals.example' }).supportEmail).toBe('bare@meals.example')
    expect(readConfig({ ...PRODUCTION, SUPPORT_EMAIL: 'help@meals.example' }).supportEmail).toBe('help@meals.example')
  })

  it('lists everything that it lacks at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual([
      'TOKEN_SECRETS',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ])
  })

  it('makes its own secrets where one process has the database to itself', () => {
    const { TOKEN_SECRETS: _, ...others } = PRODUCTION
    const folder = mkdtempSync(join(tmpdir(), 'mealwright-config-'))
    const environment = { ...others, DATABASE_URL: 'sqlite:meals.sqlite', DATA_DIR: folder }
    const [made, read] = [readConfig(environment), readConfig(environment)]
    expect(made.tokenSecrets[0]?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(read.tokenSecrets).toEqual(made.tokenSecrets)
    expect(statSync(join(folder, 'token-secrets')).mode & 0o777).toBe(0o600)
    expect(problemsOf({ ...environment, DATABASE_URL: PRODUCTION.DATABASE_URL })).toEqual([
      'TOKEN_SECRETS: needed in production',
    ])
    rmSync(folder, { recursive: true })
  })

  it('runs without mail only when that is said, and with a contact', () => {
    const { SMTP_URL: _, MAIL_FROM: __, ...others } = PRODUCTION
    expect(problemsOf({ ...others, SMTP_URL: 'off' })).toEqual(['SUPPORT_EMAIL: needed in production without mail'])
    const config = readConfig({ ...others, SMTP_URL: 'off', SUPPORT_EMAIL: 'help@meals.example' })
    expect(config).toMatchObject({ sendsMail: false, smtpUrl: null, supportEmail: 'help@meals.example' })
    expect(readConfig(PRODUCTION).sendsMail).toBe(true)
  })

  it('is open and has a raffle unless it says otherwise', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ signUp: 'open', raffle: true })
    expect(readConfig({ ...PRODUCTION, SIGNUP: 'invitation', RAFFLE: 'off' })).toMatchObject({
      signUp: 'invitation',
      raffle: false,
    })
    expect(problemsOf({ SIGNUP: 'maybe', RAFFLE: 'no' }).map((problem) => problem.split(':')[0])).toEqual([
      'RAFFLE',
      'SIGNUP',
    ])
  })

  it.each(['https://meals.example/meals', 'https://meals.example/?a=1', 'https://meals.example/#a'])(
    'is not served under a path: %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...PRODUCTION, PUBLIC_URL })).toEqual([expect.stringMatching(/^PUBLIC_URL: .*root/)])
    },
  )

  it('takes no less memory for hashing than 19 MiB (SEC-1)', () => {
    expect(readConfig({ ...PRODUCTION }).hashMemory).toBe(19)
    expect(problemsOf({ ...PRODUCTION, HASH_MEMORY: '18' })).toEqual(['HASH_MEMORY: at least 19 in production'])
    expect(problemsOf({ HASH_MEMORY: '1' })).toEqual([])
  })

  it('lists everything that is wrong at once, by name', () => {
    const wrong = {
      PORT: '65536',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'postgres://x',
      REDIS_URL: 'http://x',
      SMTP_URL: 'x',
      MAIL_FROM: 'nobody',
      TOKEN_SECRETS: 'a:short',
      SENTRY_DSN: 'x',
      CORS_ORIGINS: 'https://a.example/',
      TRUST_PROXY: '11',
      RATE_LIMIT_SCALE: '0',
      METRICS_PUBLIC: 'yes',
      NODE_ENV: 'staging',
      PRODUCT_NAME: 'x'.repeat(61),
    }
    expect(
      problemsOf(wrong)
        .map((problem) => problem.split(':')[0])
        .sort(),
    ).toEqual(Object.keys(wrong).sort())
  })

  it.each([
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['PORT', 'x'],
    ['TOKEN_SECRETS', `:${'s'.repeat(32)}`],
    ['TOKEN_SECRETS', `${SECRETS},third`],
    ['TOKEN_SECRETS', `weak:${'ab'.repeat(20)}`],
    ['TOKEN_SECRETS', `${SECRETS},new:${'0123456789abcdef'.repeat(3)}`],
    ['TOKEN_SECRETS', 'one:0123456789abcdef0123456789abcdef,two:0123456789abcdef0123456789abcdef'],
    ['PUBLIC_URL', 'http://meals.example'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['RATE_LIMIT_SCALE', '-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  })

  it('never repeats a secret in what it says', () => {
    expect(() => readConfig({ ...PRODUCTION, TOKEN_SECRETS: 'kid:hush-hush' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hush') }) as Error,
    )
  })
})

describe('values in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  it('are read where the name ends with _FILE, without the line break at their end', () => {
    const { TOKEN_SECRETS: _, DATABASE_URL: __, ...others } = PRODUCTION
    const config = readConfig({
      ...others,
      TOKEN_SECRETS_FILE: file('secrets', `${SECRETS}\n`),
      DATABASE_URL_FILE: file('database', `${PRODUCTION.DATABASE_URL}\r\n`),
    })
    expect(config).toEqual(readConfig(PRODUCTION))
  })

  it('are checked like the others, and a file that is missing or given beside a value is named', () => {
    const missing = join(folder, 'missing')
    expect(problemsOf({ ...PRODUCTION, SENTRY_DSN_FILE: file('dsn', 'x'), REDIS_URL_FILE: missing })).toEqual([
      `REDIS_URL_FILE: ${missing} cannot be read`,
      expect.stringMatching(/^SENTRY_DSN: /),
    ])
    expect(problemsOf({ ...PRODUCTION, TOKEN_SECRETS_FILE: file('secrets', SECRETS) })).toEqual([
      'TOKEN_SECRETS: is given twice, also by TOKEN_SECRETS_FILE',
    ])
  })
})

describe('hosts of webhooks', () => {
  const hosts = (WEBHOOK_HOSTS: string) => ({ NODE_ENV: 'test', WEBHOOK_HOSTS, TOKEN_SECRETS: SECRETS })
  it('are read as addresses name them', () => {
    const read = readConfig(hosts('HA.local:8123, 10.0.0.5,[fd12::1]:80'))
    expect(read.webhookHosts).toEqual(['ha.local:8123', '10.0.0.5', '[fd12::1]:80'])
  })

  it.each(['http://ha.local', 'a/b', 'a b', 'a,,b', 'user@a'])('are refused where they are none: %s', (given) =>
    expect(problemsOf(hosts(given))).toEqual([expect.stringMatching(/^WEBHOOK_HOSTS: /)]),
  )
})
