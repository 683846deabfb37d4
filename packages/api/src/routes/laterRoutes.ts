import { appRoutes } from './apps.ts'
import { assetRoutes } from './assets.ts'
import { authRoutes } from './auth.ts'
import { delegateRoutes } from './delegates.ts'
import { journalRoutes } from './journal.ts'
import { messageRoutes } from './messages.ts'
import { notificationRoutes } from './notifications.ts'
import { relayRoutes } from './relay.ts'

/**
 * The other routes. The client loads them with `import()` at the first call of one.
 * @example laterRoutes.getMessages.path // '/v1/chains/{chainId}/safes/{safe}/messages'
 */
export const laterRoutes = {
  ...appRoutes,
  ...assetRoutes,
  ...delegateRoutes,
  ...journalRoutes,
  ...messageRoutes,
  ...authRoutes,
  ...notificationRoutes,
  ...relayRoutes,
} as const
