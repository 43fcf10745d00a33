const GONE = '[redacted]'

/** Names of properties with secrets, or with what callers sent. */
const SECRET_NAME =
  /pass(word|wd|phrase)?$|password|token|cookie|authori[sz]ation|secret|credential|^(access|refresh)$/i
const SECRET_KEY =
  /^(body|data|key|html|text|bindings|sql|hash|dsn)$|[a-z]Key$|_(key|KEY)$|Body$|[a-z]Hash$|_(DSN|dsn)$/

/** A value behind a name: up to its quote's end, however often the quotes are escaped, or to the next separator. */
const QUOTED = String.raw`(?<escapes>\\*)(?<quote>["'])[^]*?(?:(?<!\\)\k<escapes>\k<quote>|$)`
const NAMED = String.raw`[\w-]{0,40}\\*["']?\s{0,9}[:=]\s{0,9}`

/**
 * Secrets by their looks: tokens, keys of partners and people, secrets of webhooks, password hashes, mailed links, credentials in headers and addresses. No
 * pattern may scan the rest of the text from each position: a long text would block the process.
 */
const SECRET_TEXT: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,2000}\.[\w-]+\.[\w-]*/g, GONE],
  [/\bmwp?_[\w-]{8,}/g, GONE],
  [/\bwhsec_[\w+/=-]{8,}/g, GONE],
  [/\$argon2[^\s'"]+/g, GONE],
  [/\b(Bearer|Basic) +[^\s'",]+/gi, `$1 ${GONE}`],
  [/((?:email-(?:confirmation|change|return)|reset-password|invitation)\/)[^\s'"?#)]+/gi, `$1${GONE}`],
  [/([?&#;](?:key|code|sig|signature)=)[^\s'"&#;)]+/gi, `$1${GONE}`],
  [/\b((?:refresh|access)=)[^\s,;&}"']+/gi, `$1${GONE}`],
  // A list with commas, of `kid:secret`.
  [
    new RegExp(`(TOKEN_SECRETS${NAMED})(${QUOTED}|[^\\s;&}"']+(?:,\\s{0,9}[\\w.-]{1,40}:[^\\s;&}"']+)*)`, 'g'),
    `$1${GONE}`,
  ],
  [
    new RegExp(
      `((?:password|passwd|passphrase|token|secret|cookie|authorization|(?:api|vision)[_-]?key)${NAMED})(${QUOTED}|[^\\s,;&}"']+)`,
      'gi',
    ),
    `$1${GONE}`,
  ],
  // The last @ of an address ends its password, which may hold one.
  [/(:\/\/[^\s/:@]*:)[^\s/]+@/g, `$1${GONE}@`],
  // Mailed keys and refresh tokens are 43 characters without a name, secrets and hashes 64 figures.
  [/(?<![\w-])(?:[\w-]{43}|[0-9a-f]{64})(?![\w-])/g, GONE],
  // Values in the database's messages about refused rows.
  [/(entry |value: |value ')'?.{0,4000}?'( for (?:key|column))/gs, `$1${GONE}$2`],
]

/** No secret is shorter. */
const SHORTEST = 6
/** Of a text in a log or report this many characters are shown, of a list or object this many parts. */
const MOST_CHARACTERS = 20_000
const MOST_PARTS = 200
/** Parts of one value that are shown in all. */
const MOST_VALUES = 5000

export function redactText(text: string): string {
  if (text.length < SHORTEST) return text
  return SECRET_TEXT.reduce((left, [pattern, put]) => left.replace(pattern, put), text)
}

/** The beginning of a long text. It ends before the word that is cut, which could be a half of a secret. */
function redactLong(text: string): string {
  if (text.length <= MOST_CHARACTERS) return redactText(text)
  const start = text.slice(0, MOST_CHARACTERS)
  const end = Math.max(...[' ', '\n', '\t', ','].map((blank) => start.lastIndexOf(blank)))
  return `${redactText(start.slice(0, Math.max(0, end)))}… (${text.length} characters)`
}

/**
 * A copy of an error for logs and reports: name, code, message, causes and stack frames, without SQL and database values.
 * A thrown value that is not an error becomes one.
 */
export function redactError(error: unknown, depth = 3): Error & { code?: string } {
  if (!(error instanceof Error))
    return new Error(redactLong(typeof error === 'string' ? error : `A ${typeof error} was thrown`))
  const { cause, stack, ...given } = textsOf(error)
  const name = redactLong(given.name)
  const message = redactLong(given.message)
  const shown: Error & { code?: string } = new Error(message)
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  shown.name = name
  shown.stack = [`${name}: ${message}`, ...places.slice(0, MOST_PARTS).map(redactLong)].join('\n')
  if (given.code !== undefined) shown.code = redactLong(given.code)
  if (cause !== undefined && depth > 0) shown.cause = redactError(cause, depth - 1)
  return shown
}

/** What an error says. The code that threw it may have given its properties any value. */
function textsOf(error: Error) {
  const { name, message, stack, code, cause } = error as Error & { code?: unknown }
  return {
    name: String(name),
    message: String(message),
    stack: String(stack ?? ''),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
    cause,
  }
}

/**
 * Replaces secrets in a value, by property name and by form, in errors as `redactError` does. Beyond `depth`, and beyond
 * what a log or report has room for, everything is replaced.
 */
export function redactDeep(value: unknown, depth = 10, left = { values: MOST_VALUES }): unknown {
  if (typeof value === 'string') return redactLong(value)
  if (typeof value !== 'object' || value === null) return value
  left.values -= 1
  if (depth === 0 || left.values < 0) return GONE
  if (value instanceof Error) return redactError(value)
  if (ArrayBuffer.isView(value)) return GONE
  try {
    return redactParts(value, (one) => redactDeep(one, depth - 1, left))
  } catch {
    // A getter or toJSON that throws ends no call.
    return GONE
  }
}

function redactParts(value: object, inside: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_PARTS).map(inside)
  if (value instanceof Map || value instanceof Set) return inside([...value].slice(0, MOST_PARTS))
  if ('toJSON' in value && typeof value.toJSON === 'function') return inside(value.toJSON())
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_PARTS)
      .map(([name, one]) => [redactText(name), isSecretName(name) ? GONE : inside(one)]),
  )
}

const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || SECRET_KEY.test(name)
