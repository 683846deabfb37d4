import { bootRoutes } from './boot.ts'
import { pageRoutes } from './pages.ts'

/**
 * The routes that a page of one account needs for its first content.
 * @example firstRoutes.getSafe.path // '/v1/chains/{chainId}/safes/{safe}'
 */
export const firstRoutes = { ...pageRoutes, ...bootRoutes } as const
