import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { SafeApp, SafeAppManifest } from '../schemas/safeApp.ts'
import { ChainParams } from './params.ts'

const SafeAppsQuery = z.object({
  /** Origin of the client that asks: apps reserved for others are left out. */
  clientUrl: z.optional(z.string()),
  /** The same, as older clients spell it. */
  client_url: z.optional(z.string()),
  /** Only the app with exactly this URL. */
  url: z.optional(z.string()),
})

export const appRoutes = {
  getSafeApps: defineRoute({
    operationId: 'getSafeApps',
    method: 'GET',
    path: '/v1/chains/{chainId}/safe-apps',
    summary: 'Apps the operator lists for a chain',
    params: ChainParams,
    query: SafeAppsQuery,
    response: z.array(SafeApp),
  }),
  getSafeAppsV2: defineRoute({
    operationId: 'getSafeAppsV2',
    method: 'GET',
    path: '/v2/chains/{chainId}/safe-apps',
    summary: 'As version 1',
    params: ChainParams,
    query: SafeAppsQuery,
    response: z.array(SafeApp),
  }),
  getSafeAppManifest: defineRoute({
    operationId: 'getSafeAppManifest',
    method: 'GET',
    path: '/v1/safe-apps/manifest',
    summary: 'What an app says about itself, fetched for the page, which may not reach it; public addresses only',
    query: z.object({ url: z.string().check(z.maxLength(2048)) }),
    response: SafeAppManifest,
  }),
} as const
