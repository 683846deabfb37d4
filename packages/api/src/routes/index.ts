import { accountsRoutes } from './accountsRoutes.ts'
import { firstRoutes } from './firstRoutes.ts'
import { laterRoutes } from './laterRoutes.ts'

/**
 * Every route of the service, keyed by operation id.
 * @example routes.getSafe.path // '/v1/chains/{chainId}/safes/{safe}'
 */
export const routes = { ...firstRoutes, ...accountsRoutes, ...laterRoutes } as const
/** Type of the table of all routes, for `createApiClient`. */
export type Routes = typeof routes
