import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { SafeApp, SafeAppManifest } from '../schemas/safeApp.ts'
import { ChainParams } from './params.ts'

const SafeAppsQuery = z.object({
  /** Origin of the requesting client. Apps reserved for other clients are left out. */
  clientUrl: z.optional(z.string()),
  /** The same parameter in the spelling of older clients. */
  client_url: z.optional(z.string()),
  /** Only the app with exactly this URL. */
  url: z.optional(z.string()),
})

export const appRoutes = {
  getSafeApps: defineRoute({
    operationId: 'getSafeApps',
    method: 'GET',
    path: '/v1/chains/{chainId}/safe-apps',
    summary: 'Apps that the operator lists for a chain',
    params: ChainParams,
    query: SafeAppsQuery,
    response: z.array(SafeApp),
  }),
  getSafeAppsV2: defineRoute({
    operationId: 'getSafeAppsV2',
    method: 'GET',
    path: '/v2/chains/{chainId}/safe-apps',
    summary: 'Same as version 1',
    params: ChainParams,
    query: SafeAppsQuery,
    response: z.array(SafeApp),
  }),
  getSafeAppManifest: defineRoute({
    operationId: 'getSafeAppManifest',
    method: 'GET',
    path: '/v1/safe-apps/manifest',
    summary: 'Manifest of an app, fetched by the service because the page may not; public addresses only',
    query: z.object({ url: z.string().check(z.maxLength(2048)) }),
    response: SafeAppManifest,
  }),
} as const
