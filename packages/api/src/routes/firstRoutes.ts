import { bootRoutes } from './boot.ts'
import { inboxRoutes } from './inbox.ts'
import { pageRoutes } from './pages.ts'

/**
 * The routes that a page needs for its first content.
 * @example firstRoutes.getSafe.path // '/v1/chains/{chainId}/safes/{safe}'
 */
export const firstRoutes = { ...pageRoutes, ...bootRoutes, ...inboxRoutes } as const
