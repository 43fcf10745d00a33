import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type MysqlAddress, readMysqlAddress } from '../database/mysqlAddress'
import type { CallLimits } from '../request/CallQueue'
import { generatedSecrets, parseSecrets, problemsOfSecrets, type TokenSecret } from './tokenSecrets'

/** The settings of one installation, checked. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Base of every mailed or rendered link, without a trailing slash. */
  publicUrl: string
  database: { kind: 'mysql'; address: MysqlAddress; poolSize: number } | { kind: 'sqlite'; path: string }
  /** Whether tables and seeds are brought up to date at the start; otherwise by `npm run migrate`. */
  migrateAtStart: boolean
  /** Milliseconds between failing readiness and refusing connections, for load balancers to notice. */
  drain: number
  dataDir: string
  redisUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** The contact that pages, mails and answers name. */
  supportEmail: string
  productName: string
  rafflePrize: string
  rafflePrizeOnFeedbackPage: string
  adminEmail: string | null
  tokenSecrets: TokenSecret[]
  sentryDsn: string | null
  corsOrigins: string[]
  trustProxy: number
  rateLimitScale: number
  /** Whether the account demo@mealwright.example exists: only on the embedded default in development. */
  demo: boolean
  /** Memory that hashing a password takes, in MiB. */
  hashMemory: number
  /** Whether the metrics are open to every caller; otherwise only to this machine. */
  publicMetrics: boolean
  /** WebSockets that this instance holds at most. */
  maxSockets: number
  /** Calls to the API that this instance executes at once, and those that wait for that at most. */
  calls: CallLimits
  /** A port for the metrics alone; null: they are on the main one. */
  metricsPort: number | null
  /** What a caller of the metrics must present; null: nothing. */
  metricsToken: string | null
  /** This instance's name in the log. */
  instanceName: string
  /** Level of the access log's lines. */
  accessLevel: 'off' | 'debug' | 'info'
  /** Where traces and metrics are sent (OTLP over HTTP); null: nowhere. */
  telemetryUrl: string | null
}

/** Lists every problem of the environment. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n- ${problems.join('\n- ')}`)
  }
}

const optional = z.string().trim().min(1).optional()
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const address = (protocols: string[]) =>
  optional.refine(
    (value) => {
      if (value === undefined) return true
      return URL.canParse(value) && protocols.includes(new URL(value).protocol)
    },
    `must be an address that begins with ${protocols.join(' or ')}`,
  )
const mail = optional.refine(
  (value) => value === undefined || /^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/.test(value),
  'must be a mail address',
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(4000, 0, 65535),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:']),
  DATABASE_URL: optional.superRefine((value, context) => {
    const message = value === undefined ? null : problemOfDatabase(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  }),
  DATABASE_POOL: whole(10, 1, 1000),
  MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(8),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  REDIS_URL: address(['redis:', 'rediss:']),
  SMTP_URL: address(['smtp:', 'smtps:']),
  MAIL_FROM: mail,
  SUPPORT_EMAIL: mail,
  ADMIN_EMAIL: mail,
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Mealwright'),
  RAFFLE_PRIZE: z.string().trim().min(1).default('$30'),
  RAFFLE_PRIZE_FEEDBACK_PAGE: z.string().trim().min(1).default('30 AUD'),
  HASH_MEMORY: whole(19, 1, 1024),
  TOKEN_SECRETS: optional.refine(
    (value) => value === undefined || parseSecrets(value).every(({ kid, secret }) => kid !== '' && secret.length >= 32),
    'must be kid:secret pairs, comma separated, each secret at least 32 characters',
  ),
  SENTRY_DSN: address(['http:', 'https:']),
  CORS_ORIGINS: optional.refine(
    (value) =>
      value === undefined ||
      value.split(',').every((one) => URL.canParse(one.trim()) && new URL(one.trim()).origin === one.trim()),
    'must be exact origins such as https://shop.example, comma separated',
  ),
  TRUST_PROXY: whole(0, 0, 10),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  MAX_SOCKETS: whole(5000, 0, 1_000_000),
  MAX_CALLS: whole(32, 1, 10_000),
  MAX_WAITING_CALLS: whole(1000, 0, 1_000_000),
  METRICS_PUBLIC: z.enum(['0', '1']).default('0'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  INSTANCE_NAME: z.string().trim().min(1).max(100).optional(),
  ACCESS_LOG: z.enum(['off', 'debug', 'info']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']),
})

/** The names of all variables that `readConfig` reads. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(Environment.shape)

/**
 * Reads the whole environment once and checks all of it.
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const embedded = env.DATABASE_URL === undefined
  const problems = production ? productionProblems(env) : []
  if (problems.length > 0) throw new ConfigError(problems)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    database: readDatabase(env),
    migrateAtStart: env.MIGRATE_AT_START === '1',
    drain: env.DRAIN_SECONDS * 1000,
    dataDir: env.DATA_DIR,
    redisUrl: env.REDIS_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${env.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: env.SUPPORT_EMAIL ?? (production ? addressOf(env.MAIL_FROM ?? '') : 'support@mealwright.example'),
    productName: env.PRODUCT_NAME,
    rafflePrize: env.RAFFLE_PRIZE,
    rafflePrizeOnFeedbackPage: env.RAFFLE_PRIZE_FEEDBACK_PAGE,
    adminEmail: env.ADMIN_EMAIL ?? env.SUPPORT_EMAIL ?? null,
    tokenSecrets: env.TOKEN_SECRETS ? parseSecrets(env.TOKEN_SECRETS) : generatedSecrets(env.DATA_DIR),
    sentryDsn: env.SENTRY_DSN ?? null,
    corsOrigins: env.CORS_ORIGINS?.split(',').map((one) => one.trim()) ?? [],
    trustProxy: env.TRUST_PROXY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    demo: embedded && env.NODE_ENV === 'development',
    hashMemory: env.HASH_MEMORY,
    maxSockets: env.MAX_SOCKETS,
    calls: { atOnce: env.MAX_CALLS, mayWait: env.MAX_WAITING_CALLS },
    publicMetrics: env.METRICS_PUBLIC === '1',
    metricsPort: env.METRICS_PORT ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    instanceName: env.INSTANCE_NAME ?? `${hostname()}:${env.PORT}`,
    accessLevel: env.ACCESS_LOG ?? (production ? 'info' : 'debug'),
    telemetryUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  }
}

function productionProblems(env: z.infer<typeof Environment>): string[] {
  return [
    ...(env.TOKEN_SECRETS
      ? problemsOfSecrets(parseSecrets(env.TOKEN_SECRETS))
      : ['TOKEN_SECRETS: needed in production']),
    ...(env.PUBLIC_URL ? problemsOfAddress(new URL(env.PUBLIC_URL)) : ['PUBLIC_URL: needed in production']),
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL: needed in production']),
    ...(env.SMTP_URL ? [] : ['SMTP_URL: needed in production, there is no local mailbox']),
    ...(env.MAIL_FROM ? [] : ['MAIL_FROM: needed in production']),
    ...(env.HASH_MEMORY < 19 ? ['HASH_MEMORY: at least 19 in production'] : []),
  ]
}

/** Cookies and tokens must not cross a network in the clear; a machine may talk to itself. */
function problemsOfAddress({ protocol, hostname }: URL): string[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || isLocal ? [] : ['PUBLIC_URL: must begin with https: in production']
}

/** The bare address in `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
}

type DatabaseVariables = Pick<z.infer<typeof Environment>, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>

function readDatabase({ DATABASE_URL: url, DATABASE_POOL: poolSize, DATA_DIR }: DatabaseVariables): Config['database'] {
  if (url?.startsWith('mysql://')) return { kind: 'mysql', address: readMysqlAddress(url), poolSize }
  return { kind: 'sqlite', path: url ? url.slice('sqlite:'.length) : join(DATA_DIR, 'mealwright.sqlite') }
}

function problemOfDatabase(url: string): string | null {
  if (url.startsWith('sqlite:')) return null
  if (!url.startsWith('mysql://') || !URL.canParse(url))
    return 'must be mysql://user:password@host:port/database or sqlite:PATH'
  try {
    readMysqlAddress(url)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
