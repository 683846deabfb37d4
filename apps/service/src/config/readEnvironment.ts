import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

/** The environment variables of the service. No other file reads them. */
export const Environment = z.object({
  PORT: z.optional(
    z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) <= 65_535, { error: settingMessages.port })),
  ),
  HOST: z.optional(z.string().check(z.minLength(1, { error: settingMessages.host }))),
  DATA_DIR: z.optional(z.string().check(z.minLength(1, { error: settingMessages.dataDir }))),
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, {
        error: settingMessages.databaseUrl,
      }),
    ),
  ),
  DATABASE_READ_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, {
        error: settingMessages.databaseReadUrl,
      }),
    ),
  ),
  /** Validated with the rest of the configuration. */
  BROKER_URL: z.optional(z.string()),
  READ_ONLY: z.optional(z.enum(['true', 'false'], { error: settingMessages.readOnly })),
  PAGE_DIR: z.optional(z.string()),
  /** Validated with the rest of the configuration, like the next two. */
  WALLETCONNECT_PROJECT_ID: z.optional(z.string()),
  WALLETCONNECT_RELAY_URL: z.optional(z.string()),
  /** Origins, separated by commas or spaces. */
  EMBEDDED_IN: z.optional(z.string()),
  RELAYER_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/, { error: settingMessages.relayerKey })),
  ),
  METRICS_TOKEN: z.optional(z.string()),
  ADMIN_TOKEN: z.optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z.string().check(z.refine((text) => /^(0|1|0?\.\d+|1\.0+)$/.test(text), { error: settingMessages.traceShare })),
  ),
  LOG_LEVEL: z.optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: settingMessages.logLevel,
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
