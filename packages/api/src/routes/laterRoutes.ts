import { appRoutes } from './apps.ts'
import { assetRoutes } from './assets.ts'
import { authRoutes } from './auth.ts'
import { chainRoutes } from './chains.ts'
import { delegateRoutes } from './delegates.ts'
import { journalRoutes } from './journal.ts'
import { messageRoutes } from './messages.ts'
import { notificationRoutes } from './notifications.ts'
import { relayRoutes } from './relay.ts'
import { safeRoutes } from './safes.ts'
import { sharedBookRoutes } from './sharedBook.ts'
import { transactionRoutes } from './transactions.ts'
import { undeployedRoutes } from './undeployed.ts'
import { webhookRoutes } from './webhooks.ts'

/**
 * The other routes. The client loads them with `import()` at the first call of one.
 * @example laterRoutes.getMessages.path // '/v1/chains/{chainId}/safes/{safe}/messages'
 */
export const laterRoutes = {
  ...chainRoutes,
  ...safeRoutes,
  ...transactionRoutes,
  ...appRoutes,
  ...assetRoutes,
  ...delegateRoutes,
  ...journalRoutes,
  ...messageRoutes,
  ...authRoutes,
  ...notificationRoutes,
  ...relayRoutes,
  ...sharedBookRoutes,
  ...undeployedRoutes,
  ...webhookRoutes,
} as const
