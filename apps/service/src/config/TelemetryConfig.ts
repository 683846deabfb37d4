import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

/** Where traces and metrics are sent with the OpenTelemetry protocol (OTLP over HTTP, JSON). */
export const TelemetryConfig = z.object({
  /** Base address of the collector, to which `/v1/traces` and `/v1/metrics` are appended. Null: nothing is sent and nothing is loaded. */
  endpoint: z._default(
    z.nullable(
      z.string().check(
        z.refine((text) => URL.canParse(text) && /^https?:\/\/[^?#]+$/.test(text), {
          error: settingMessages.telemetryEndpoint,
        }),
      ),
    ),
    null,
  ),
  /** Headers of each request to the collector, for example its key. */
  headers: z._default(z.record(z.string(), z.string()), {}),
  /** Share of the requests that are traced, from 0 to 1. A trusted proxy that sends `traceparent` decides for its requests. */
  traceShare: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** Interval between two transmissions of the metrics. */
  metricsSeconds: z._default(z.number().check(z.gte(1)), 60),
})
export type TelemetryConfig = z.output<typeof TelemetryConfig>
