const GONE = '[redacted]'

/** Names of properties with secrets. */
const SECRET_NAME =
  /[Pp]ass(word|wd)?$|[Pp]asswordHash|[Tt]oken|[Cc]ookie|[Aa]uthori[sz]ation|[Ss]ecret|[Cc]redential|^(body|data|key|html|text|bindings|sql)$|[a-z]Key$|_key$|Body$/

/**
 * Secrets by their looks: tokens, partner keys, password hashes, mailed links, credentials in headers and addresses. No
 * pattern may scan the rest of the text from each position: a long text would block the process.
 */
const SECRET_TEXT: readonly [RegExp, string][] = [
  [/\beyJ[\w-]{8,2000}\.[\w-]+\.[\w-]*/g, GONE],
  [/\bmw_[\w-]{8,}/g, GONE],
  [/\$argon2[^\s'"]+/g, GONE],
  [/\b(Bearer|Basic) +[^\s'",]+/gi, `$1 ${GONE}`],
  [/((?:email-confirmation|reset-password|invitation)\/)[^\s'"?#)]+/gi, `$1${GONE}`],
  [
    /((?:password|passwd|token|secret|cookie|authorization)[\w-]{0,40}["']?\s{0,9}[:=]\s{0,9})("[^"]*"|'[^']*'|[^\s,;&}"']+)/gi,
    `$1${GONE}`,
  ],
  [/(:\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${GONE}@`],
  // Values in the database's messages about refused rows.
  [/(entry |value: |value ')'?.{0,4000}?'( for (?:key|column))/gs, `$1${GONE}$2`],
]

export function redactText(text: string): string {
  return SECRET_TEXT.reduce((left, [pattern, put]) => left.replace(pattern, put), text)
}

/**
 * A copy of an error for logs and reports: name, code, message, causes and stack frames, without SQL and database values.
 * A thrown value that is not an error becomes one.
 */
export function redactError(error: unknown, depth = 3): Error & { code?: string } {
  if (!(error instanceof Error))
    return new Error(redactText(typeof error === 'string' ? error : `A ${typeof error} was thrown`))
  const { name, code, cause } = error as Error & { code?: unknown }
  const message = redactText(error.message)
  const shown: Error & { code?: string } = new Error(message)
  const places = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  shown.name = name
  shown.stack = [`${name}: ${message}`, ...places].join('\n')
  if (typeof code === 'string' || typeof code === 'number') shown.code = String(code)
  if (cause !== undefined && depth > 0) shown.cause = redactError(cause, depth - 1)
  return shown
}

/** Replaces secrets in a value, by property name and by form. Beyond `depth` everything is replaced. */
export function redactDeep(value: unknown, depth = 10): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return GONE
  if (Array.isArray(value)) return value.map((one) => redactDeep(one, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, SECRET_NAME.test(name) ? GONE : redactDeep(one, depth - 1)]),
  )
}
