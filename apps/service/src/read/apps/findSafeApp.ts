import type { SafeApp } from '@countersign/api'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'
import type { SafeAppConfig } from '../../config/SafeAppConfig.ts'

type WithApps = { readonly config: Pick<ServiceConfig, 'safeApps' | 'chains'> }

/** The configured app with this id or exactly this URL, listed or not; null when the chain has no such app. */
export function findSafeApp(
  { config }: WithApps,
  chainId: string,
  wanted: { id: number } | { url: string },
): SafeApp | null {
  const found = config.safeApps.find((app) => ('id' in wanted ? app.id === wanted.id : app.url === wanted.url))
  if (found === undefined) return null
  const app = toSafeApp(found, config)
  return app.chainIds.includes(chainId) ? app : null
}

/** A configured app as clients see it. */
export function toSafeApp({ listed: _, ...app }: SafeAppConfig, config: Pick<ServiceConfig, 'chains'>): SafeApp {
  return { ...app, chainIds: app.chainIds ?? config.chains.map(({ chainId }) => chainId) }
}
