import type { Logger, LogMethod } from './createLogger.ts'

/** The same error is logged at most once a second. */
const EVERY_MS = 1000
/** The most errors that are tracked; the oldest are dropped first. */
const MOST = 1000

type Fault = { loggedAt: number; suppressed: number }

/**
 * A logger that writes a message with the same error and chain at most once a second. The next line says how many were left
 * out: while the database is unavailable every request fails, and the lines would fill the disk.
 */
export function limitRepeats(log: Logger, now = () => performance.now()): Logger {
  const faults = new Map<string, Fault>()
  const limit =
    (level: string, write: LogMethod): LogMethod =>
    (message, details) => {
      const key = [level, message, details?.['chainId'], textOf(details?.['error'])].join('\n')
      const fault = faults.get(key)
      if (fault && now() - fault.loggedAt < EVERY_MS) {
        fault.suppressed += 1
        return
      }
      faults.delete(key)
      faults.set(key, { loggedAt: now(), suppressed: 0 })
      const [oldest] = faults.size > MOST ? faults.keys() : []
      if (oldest !== undefined) faults.delete(oldest)
      write(message, fault && fault.suppressed > 0 ? { ...details, leftOut: fault.suppressed } : details)
    }
  return {
    error: limit('error', log.error),
    warn: limit('warn', log.warn),
    info: log.info,
    debug: log.debug,
  }
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
