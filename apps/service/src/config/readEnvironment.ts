import * as z from 'zod/mini'

const PORT = 'PORT must be a whole number from 0 to 65535'

/** The environment variables of the service. No other file reads them. */
export const Environment = z.object({
  PORT: z.optional(z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) <= 65_535, { error: PORT }))),
  HOST: z.optional(z.string().check(z.minLength(1, { error: 'HOST must not be empty' }))),
  DATA_DIR: z.optional(z.string().check(z.minLength(1, { error: 'DATA_DIR must not be empty' }))),
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, {
        error: 'DATABASE_URL must begin with postgres:// (leave it unset for the embedded database)',
      }),
    ),
  ),
  PAGE_DIR: z.optional(z.string()),
  /** Validated with the rest of the configuration, like the next two. */
  WALLETCONNECT_PROJECT_ID: z.optional(z.string()),
  WALLETCONNECT_RELAY_URL: z.optional(z.string()),
  /** Origins, separated by commas or spaces. */
  EMBEDDED_IN: z.optional(z.string()),
  RELAYER_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, { error: 'RELAYER_PRIVATE_KEY must be 0x and 64 hex digits' })),
  ),
  METRICS_TOKEN: z.optional(z.string()),
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'LOG_LEVEL must be one of silent, error, warn, info, debug',
    }),
  ),
})
export type Environment = z.output<typeof Environment>

/** The variables that are set; an empty variable counts as not set. */
export const readEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(Environment.shape).flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
