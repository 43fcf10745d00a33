import pino, { type Logger } from 'pino'
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

/** Structured log on standard error, one JSON object a line, with every secret field blanked wherever it stands, and errors as `redactError` shows them. */
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
    pino.destination(2),
  )
}

export type { Logger }
