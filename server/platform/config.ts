import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { type MysqlAddress, readMysqlAddress } from '../database/mysqlAddress'
import type { CallLimits } from '../request/CallQueue'
import { addressesOf, hostsOf, NO_MAIL, readEnvironment, type Variables } from './environment'
import { type PhotoBucketSettings, readPhotoBucket } from './photoBucketSettings'
import { type ProviderSettings, readProvider } from './providerSettings'
import { generatedSecrets, parseSecrets, type TokenSecret } from './tokenSecrets'
import { readVision, type VisionSettings } from './visionSettings'

/** Who may make an account: everyone, who has an invitation to a household, whom the provider knows, or no one. */
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
  /** Addresses of the accounts that own the server (docs/product.md OPS-1); empty for none. */
  owners: string[]
  /** Where backups are kept, null for nowhere, how many nightly ones, and whether photos are in them. */
  backups: { folder: string | null; nightly: number; photos: boolean }
  /** Where the photos of own dishes are kept without a bucket, and files that arrive; several instances share the folder. */
  photoFolder: string
  /** Where they are kept in a store that speaks the protocol of S3; null for the folder. */
  photoBucket: PhotoBucketSettings | null
  tokenSecrets: TokenSecret[]
  /** Who may make an account. */
  signUp: SignUpPolicy
  /** The home's own provider of OpenID Connect, with which people may sign in; null without one. */
  provider: ProviderSettings | null
  /** Hosts, with their ports, to which webhooks go although they are private, also without TLS (docs/product.md HOOK-4). */
  webhookHosts: string[]
  /** Whether people may have the server fetch a page with a recipe. */
  fetchPages: boolean
  /** The operator's server that reads handwriting; null without one. */
  vision: VisionSettings | null
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
  /** What is read for events; nothing of it is refused. */
  events: CallLimits
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

/** Of the calls at once, so many are what is read for events at most. */
const EVENTS_PART = 8

/**
 * Reads the whole environment once and checks all of it.
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment)
  const production = env.NODE_ENV === 'production'
  const embedded = env.DATABASE_URL === undefined
  const database = readDatabase(env)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    database,
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
    owners: env.ADMIN_EMAILS ? addressesOf(env.ADMIN_EMAILS) : [],
    backups: {
      folder: env.BACKUP_DIR ?? besideDatabase(database, 'backups'),
      nightly: env.BACKUP_KEEP,
      photos: env.BACKUP_PHOTOS === 'on',
    },
    photoFolder: env.PHOTO_DIR ?? besideDatabase(database, 'photos') ?? join(env.DATA_DIR, 'photos'),
    photoBucket: readPhotoBucket(env),
    tokenSecrets: env.TOKEN_SECRETS ? parseSecrets(env.TOKEN_SECRETS) : generatedSecrets(env.DATA_DIR),
    signUp: env.SIGNUP,
    provider: readProvider(env),
    webhookHosts: env.WEBHOOK_HOSTS ? hostsOf(env.WEBHOOK_HOSTS) : [],
    fetchPages: env.FETCH_PAGES === 'on',
    vision: readVision(env),
    sentryDsn: env.SENTRY_DSN ?? null,
    corsOrigins: env.CORS_ORIGINS?.split(',').map((one) => one.trim()) ?? [],
    trustProxy: env.TRUST_PROXY,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    demo: embedded && env.NODE_ENV === 'development',
    hashMemory: env.HASH_MEMORY,
    maxSockets: env.MAX_SOCKETS,
    calls: { atOnce: env.MAX_CALLS, mayWait: env.MAX_WAITING_CALLS },
    events: { atOnce: Math.ceil(env.MAX_CALLS / EVENTS_PART), mayWait: Infinity, patience: Infinity },
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

/** A folder beside a database that is a file; null for any other. */
const besideDatabase = (database: Config['database'], name: string): string | null =>
  database.kind === 'sqlite' && database.path !== ':memory:' ? join(dirname(database.path), name) : null
