import { bootRoutes } from './boot.ts'
import { chainRoutes } from './chains.ts'
import { inboxRoutes } from './inbox.ts'
import { safeRoutes } from './safes.ts'
import { transactionRoutes } from './transactions.ts'

/**
 * The routes that a page needs for its first content.
 * @example firstRoutes.getSafe.path // '/v1/chains/{chainId}/safes/{safe}'
 */
export const firstRoutes = {
  ...chainRoutes,
  ...safeRoutes,
  ...transactionRoutes,
  ...bootRoutes,
  ...inboxRoutes,
} as const
