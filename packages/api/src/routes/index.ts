import { appRoutes } from './apps.ts'
import { assetRoutes } from './assets.ts'
import { authRoutes } from './auth.ts'
import { bootRoutes } from './boot.ts'
import { chainRoutes } from './chains.ts'
import { delegateRoutes } from './delegates.ts'
import { inboxRoutes } from './inbox.ts'
import { journalRoutes } from './journal.ts'
import { messageRoutes } from './messages.ts'
import { notificationRoutes } from './notifications.ts'
import { relayRoutes } from './relay.ts'
import { safeRoutes } from './safes.ts'
import { transactionRoutes } from './transactions.ts'

/**
 * Every route of the service, keyed by operation id.
 * @example routes.getSafe.path // '/v1/chains/{chainId}/safes/{safe}'
 */
export const routes = {
  ...chainRoutes,
  ...safeRoutes,
  ...transactionRoutes,
  ...bootRoutes,
  ...appRoutes,
  ...assetRoutes,
  ...delegateRoutes,
  ...inboxRoutes,
  ...journalRoutes,
  ...messageRoutes,
  ...authRoutes,
  ...notificationRoutes,
  ...relayRoutes,
} as const
export type Routes = typeof routes
