import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readMysqlAddress } from '../database/mysqlAddress'
import { problemsOfPhotoBucket } from './photoBucketSettings'
import { problemsOfProvider } from './providerSettings'
import { parseSecrets, problemsOfSecrets } from './tokenSecrets'
import { problemsOfVision } from './visionSettings'

/** Lists every problem of the environment. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n- ${problems.join('\n- ')}`)
  }
}

/** What SMTP_URL says for an installation that sends no mail. */
export const NO_MAIL = 'off'
/** Ends the name of a variable that names a file with the value in it. */
const IN_FILE = '_FILE'

const optional = z.string().trim().min(1).optional()
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const isAddress = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
const address = (protocols: string[]) =>
  optional.refine(
    (value) => value === undefined || isAddress(value, protocols),
    `must be an address that begins with ${protocols.join(' or ')}`,
  )
const mail = optional.refine(
  (value) => value === undefined || /^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/.test(value),
  'must be a mail address',
)

const visible = optional.refine(
  (value) => value === undefined || /^[\x21-\x7e]+$/.test(value),
  'must be printable characters without spaces',
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(4000, 0, 65535),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:']).refine(
    (value) => value === undefined || !URL.canParse(value) || isRoot(new URL(value)),
    'must be the root of a host: the pages do not work under a path',
  ),
  DATABASE_URL: optional.superRefine((value, context) => {
    const message = value === undefined ? null : problemOfDatabase(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  }),
  DATABASE_POOL: whole(10, 1, 1000),
  MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(8),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  REDIS_URL: address(['redis:', 'rediss:']),
  SMTP_URL: optional.refine(
    (value) => value === undefined || value === NO_MAIL || isAddress(value, ['smtp:', 'smtps:']),
    'must be an address that begins with smtp: or smtps:, or off',
  ),
  MAIL_FROM: mail,
  SUPPORT_EMAIL: mail,
  ADMIN_EMAIL: mail,
  ADMIN_EMAILS: optional.refine(
    (value) => value === undefined || addressesOf(value).every((one) => /^[^@\s<>]+@[^@\s<>]+$/.test(one)),
    'must be mail addresses of accounts, comma separated',
  ),
  BACKUP_DIR: optional,
  PHOTO_DIR: optional,
  PHOTO_S3_ENDPOINT: address(['http:', 'https:']),
  PHOTO_S3_BUCKET: optional.refine(
    (value) => value === undefined || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'must be the name of a bucket: small letters, figures, dots and hyphens',
  ),
  PHOTO_S3_REGION: z
    .string()
    .trim()
    .regex(/^[\w-]{1,64}$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  PHOTO_S3_STYLE: z.enum(['path', 'host']).default('path'),
  PHOTO_S3_ACCESS_KEY_ID: visible,
  PHOTO_S3_SECRET_ACCESS_KEY: visible,
  BACKUP_KEEP: whole(7, 1, 365),
  BACKUP_PHOTOS: z.enum(['on', 'off']).default('on'),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Mealwright'),
  RAFFLE_PRIZE: z.string().trim().min(1).default('$30'),
  RAFFLE_PRIZE_FEEDBACK_PAGE: z.string().trim().min(1).default('30 AUD'),
  RAFFLE: z.enum(['on', 'off']).default('on'),
  SIGNUP: z.enum(['open', 'invitation', 'oidc', 'closed']).default('open'),
  OIDC_ISSUER: address(['http:', 'https:']),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  WEBHOOK_HOSTS: optional.refine(
    (value) => value === undefined || hostsOf(value).every(isHost),
    'must be hosts such as homeassistant.local:8123, comma separated',
  ),
  FETCH_PAGES: z.enum(['on', 'off']).default('off'),
  VISION_URL: address(['http:', 'https:']),
  VISION_MODEL: z.string().trim().min(1).max(200).optional(),
  VISION_KEY: visible,
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

/** The mail addresses of a text such as `anna@home.example,ben@home.example`. */
export const addressesOf = (text: string): string[] => text.split(',').map((one) => one.trim())

/** The hosts of a text such as `homeassistant.local:8123,10.0.0.5`, as addresses name them. */
export const hostsOf = (text: string): string[] => text.split(',').map((one) => one.trim().toLowerCase())

/** Whether a text is what an address has between `//` and its path. */
const isHost = (text: string): boolean =>
  ['http:', 'https:'].some(
    (scheme) => URL.canParse(`${scheme}//${text}/`) && new URL(`${scheme}//${text}/`).host === text,
  )

/** The variables of an installation, checked. */
export type Variables = z.infer<typeof Environment>

/** The names of all variables that `readConfig` reads. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(Environment.shape)

/**
 * Reads the whole environment once and checks all of it. `NAME_FILE` names a file that holds the value of `NAME`, as
 * containers get their secrets.
 * @throws ConfigError that lists every problem at once.
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): Variables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { values, problems } = readFiles(given)
  const parsed = Environment.safeParse({ ...given, ...values })
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new ConfigError([...problems, ...wrong])
  const lacking = [
    ...problemsOfProvider(parsed.data),
    ...problemsOfVision(parsed.data),
    ...problemsOfPhotoBucket(parsed.data),
    ...(parsed.data.NODE_ENV === 'production' ? productionProblems(parsed.data) : []),
  ]
  if (lacking.length > 0) throw new ConfigError(lacking)
  return parsed.data
}

/** The values that are in files, without the line break at their end. */
function readFiles(given: NodeJS.ProcessEnv): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of CONFIG_VARIABLES) {
    const file = given[name + IN_FILE]
    if (file === undefined) continue
    if (given[name] !== undefined) problems.push(`${name}: is given twice, also by ${name}${IN_FILE}`)
    try {
      values[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch {
      problems.push(`${name}${IN_FILE}: ${file} cannot be read`)
    }
  }
  return { values, problems }
}

function productionProblems(env: Variables): string[] {
  return [
    ...problemsOfSigning(env),
    ...(env.PUBLIC_URL ? problemsOfAddress(new URL(env.PUBLIC_URL)) : ['PUBLIC_URL: needed in production']),
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL: needed in production']),
    ...problemsOfMail(env),
    ...(env.HASH_MEMORY < 19 ? ['HASH_MEMORY: at least 19 in production'] : []),
  ]
}

/** An installation of one process makes secrets for itself, and keeps them in `DATA_DIR`; several have to share theirs. */
function problemsOfSigning({ TOKEN_SECRETS, DATABASE_URL }: Variables): string[] {
  if (TOKEN_SECRETS) return problemsOfSecrets(parseSecrets(TOKEN_SECRETS))
  return DATABASE_URL?.startsWith('sqlite:') ? [] : ['TOKEN_SECRETS: needed in production']
}

/** Without mail, people are sent to the contact that the pages name. */
function problemsOfMail({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL }: Variables): string[] {
  if (SMTP_URL === NO_MAIL)
    return SUPPORT_EMAIL || MAIL_FROM ? [] : ['SUPPORT_EMAIL: needed in production without mail']
  return [
    ...(SMTP_URL ? [] : ['SMTP_URL: needed in production, there is no local mailbox; off runs without mail']),
    ...(MAIL_FROM ? [] : ['MAIL_FROM: needed in production']),
  ]
}

/** Cookies and tokens must not cross a network in the clear; a machine may talk to itself. */
function problemsOfAddress({ protocol, hostname }: URL): string[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || isLocal ? [] : ['PUBLIC_URL: must begin with https: in production']
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

/** Whether an address has no path: links, cookies and files are below the root. */
function isRoot({ pathname, search, hash }: URL): boolean {
  return pathname.replace(/\/+$/, '') === '' && search === '' && hash === ''
}
