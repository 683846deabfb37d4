export type LogMethod = (message: string, details?: Record<string, unknown>) => void
export type Logger = { error: LogMethod; warn: LogMethod; info: LogMethod; debug: LogMethod }

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LEVELS)[number]

const toText = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value)

/** One JSON object per line on standard error. */
export function createLogger(level: LogLevel, now: () => number): Logger {
  const at = (name: Exclude<LogLevel, 'silent'>) => (message: string, details?: Record<string, unknown>) => {
    if (LEVELS.indexOf(name) > LEVELS.indexOf(level)) return
    const line = { time: new Date(now()).toISOString(), level: name, message, ...details }
    process.stderr.write(
      `${JSON.stringify(line, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : toText(value)))}\n`,
    )
  }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}
