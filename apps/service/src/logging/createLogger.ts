import { pino } from 'pino'
import { currentRequest, type RequestScope } from '../requests/currentRequest.ts'

/** Writes a line of the log with details. */
export type LogMethod = (message: string, details?: Record<string, unknown>) => void
/** Where the service writes its log: one function for each level. */
export type Logger = { error: LogMethod; warn: LogMethod; info: LogMethod; debug: LogMethod }
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** JSON has no big integers, and an error would be written as `{}`. */
function toJsonValue(value: unknown): unknown {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'bigint' ? value.toString() : value
}

const idOf = (request: RequestScope | undefined) => (request === undefined ? {} : { requestId: request.id })

/** Writes one JSON object per line to standard error: `time`, `level`, `message` and the details. */
export function createLogger(level: LogLevel, now: () => number): Logger {
  const log = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      // A line about a request names it, wherever it is written.
      mixin: () => idOf(currentRequest()),
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (details) =>
          Object.fromEntries(Object.entries(details).map(([name, value]) => [name, toJsonValue(value)])),
      },
    },
    process.stderr,
  )
  const at =
    (name: Exclude<LogLevel, 'silent'>): LogMethod =>
    (message, details = {}) =>
      log[name](details, message)
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}
