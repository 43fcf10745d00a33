import { hostname } from 'node:os'
import { join } from 'node:path'
import { type MysqlAddress, readMysqlAddress } from '../database/mysqlAddress'
import type { CallLimits } from '../request/CallQueue'
import { NO_MAIL, readEnvironment, type Variables } from './environment'
import { generatedSecrets, parseSecrets, type TokenSecret } from './tokenSecrets'

/** Who may make an account: everyone, who has an invitation to a household, or no one. */
export type SignUpPolicy = Variables['SIGNUP']

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
  /** Whether mails reach anyone; without it the administrator confirms addresses (docs/operations.md). */
  sendsMail: boolean
  smtpUrl: string | null
  mailFrom: string
  /** The contact that pages, mails and answers name. */
  supportEmail: string
  productName: string
  /** Whether there is a monthly raffle. */
  raffle: boolean
  rafflePrize: string
  rafflePrizeOnFeedbackPage: string
  adminEmail: string | null
  tokenSecrets: TokenSecret[]
  /** Who may make an account. */
  signUp: SignUpPolicy
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

/**
 * Reads the whole environment once and checks all of it.
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment)
  const production = env.NODE_ENV === 'production'
  const embedded = env.DATABASE_URL === undefined
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
    sendsMail: env.SMTP_URL !== NO_MAIL,
    smtpUrl: env.SMTP_URL === NO_MAIL ? null : (env.SMTP_URL ?? null),
    mailFrom: env.MAIL_FROM ?? `${env.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: env.SUPPORT_EMAIL ?? (production ? addressOf(env.MAIL_FROM ?? '') : 'support@mealwright.example'),
    productName: env.PRODUCT_NAME,
    raffle: env.RAFFLE === 'on',
    rafflePrize: env.RAFFLE_PRIZE,
    rafflePrizeOnFeedbackPage: env.RAFFLE_PRIZE_FEEDBACK_PAGE,
    adminEmail: env.ADMIN_EMAIL ?? env.SUPPORT_EMAIL ?? null,
    tokenSecrets: env.TOKEN_SECRETS ? parseSecrets(env.TOKEN_SECRETS) : generatedSecrets(env.DATA_DIR),
    signUp: env.SIGNUP,
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

/** The bare address in `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
}

type DatabaseVariables = Pick<Variables, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>

function readDatabase({ DATABASE_URL: url, DATABASE_POOL: poolSize, DATA_DIR }: DatabaseVariables): Config['database'] {
  if (url?.startsWith('mysql://')) return { kind: 'mysql', address: readMysqlAddress(url), poolSize }
  return { kind: 'sqlite', path: url ? url.slice('sqlite:'.length) : join(DATA_DIR, 'mealwright.sqlite') }
}
