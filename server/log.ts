import pino, { type DestinationStream, type Logger } from 'pino'
import { redactError } from './redact'

const SECRET_FIELDS = [
  'password',
  'newPassword',
  'currentPassword',
  'confirmNewPassword',
  'new_password',
  'current_password',
  'confirm_new_password',
  'token',
  'access',
  'accessToken',
  'key',
  'secret',
  'authorization',
  'cookie',
  'body',
  'html',
  'text',
]

/** Bytes of a log that cannot be written that are kept for later. */
const MOST_UNWRITTEN = 1_000_000

/**
 * Structured log on standard error, one JSON object a line, with every secret field blanked wherever it stands, and
 * errors as `redactError` shows them.
 */
export function createLog(level: string = process.env.LOG_LEVEL ?? 'info'): Logger {
  const paths = SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[redacted]' },
      serializers: { error: (error: unknown) => pino.stdSerializers.err(redactError(error)) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination(),
  )
}

export type { Logger }

/**
 * Standard error. A log that cannot be written, as on a full disk, ends nothing: what it holds waits, a megabyte at most,
 * and the rest is lost.
 */
function destination(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: MOST_UNWRITTEN })
  stream.on('error', () => {})
  return stream
}
