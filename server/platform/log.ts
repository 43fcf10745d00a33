import pino, { type DestinationStream, type Logger } from 'pino'
import { redactDeep, redactError, redactText } from './redact'

/** Bytes of a log that cannot be written that are kept for later. */
const MOST_UNWRITTEN = 1_000_000

/**
 * Structured log on standard error, one JSON object a line. Everything in a line, its message included, is shown as
 * `server/platform/redact.ts` shows it, which reports of errors use as well.
 */
export function createLog(
  level: string = process.env.LOG_LEVEL ?? 'info',
  destination: DestinationStream = standardError(),
): Logger {
  const log = pino(
    {
      level,
      base: null,
      formatters: { log: redacted },
      serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
      hooks: {
        logMethod(given, write) {
          const [first, ...others] = given as unknown[]
          const words = others.map((one) => redactDeep(one))
          // Pino would take the message of an error for that of the line.
          if (first instanceof Error) Reflect.apply(write, this, [redactError(first), ...words])
          else Reflect.apply(write, this, [typeof first === 'string' ? redactText(first) : first, ...words])
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
  // A logger's formatter of bindings is not that of its children.
  const { child } = log
  log.child = function (this: Logger, bindings, options) {
    return Reflect.apply(child, this, [redacted(bindings), options]) as never
  }
  return log
}

/**
 * A log for lines that hold no secret by what they are made of: looking for one takes longer than writing them. Their
 * message is looked at all the same.
 */
export function plainLog(log: Logger): Logger {
  return log.child({}, { formatters: { log: (line) => line } })
}

export type { Logger }

function redacted(line: object): Record<string, unknown> {
  return redactDeep(line) as Record<string, unknown>
}

/**
 * Standard error. A log that cannot be written, as on a full disk, ends nothing: what it holds waits, a megabyte at most,
 * and the rest is lost.
 */
function standardError(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: MOST_UNWRITTEN })
  stream.on('error', () => {})
  return stream
}
