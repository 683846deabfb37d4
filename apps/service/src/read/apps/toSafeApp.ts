import type { SafeApp } from '@countersign/api'
import type { SafeAppConfig } from '../../config/SafeAppConfig.ts'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'

/** A configured app as clients see it. */
export function toSafeApp({ listed: _, ...app }: SafeAppConfig, config: Pick<ServiceConfig, 'chains'>): SafeApp {
  return { ...app, chainIds: app.chainIds ?? config.chains.map(({ chainId }) => chainId) }
}
