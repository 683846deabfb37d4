import type { Registry } from 'prom-client'
import type { TelemetryConfig } from '../config/TelemetryConfig.ts'
import type { Logger } from '../logging/createLogger.ts'
import { createTelemetry } from './createTelemetry.ts'
import { loadSdk } from './loadSdk.ts'
import type { Telemetry } from './Telemetry.ts'

/** Null without a collector; then the SDK of OpenTelemetry is not loaded. */
export async function openTelemetry(
  { endpoint, ...settings }: TelemetryConfig,
  parts: { registry: Registry; log: Logger },
): Promise<Telemetry | null> {
  if (endpoint === null) return null
  return createTelemetry(await loadSdk(), { endpoint, ...settings }, parts)
}
