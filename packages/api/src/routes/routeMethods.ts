import type { Method, RouteDefinition } from '../route/defineRoute.ts'
import type { accountsRoutes } from './accountsRoutes.ts'
import { firstRoutes } from './firstRoutes.ts'
import type { laterRoutes } from './laterRoutes.ts'

type MethodsOf<Table extends Readonly<Record<string, RouteDefinition>>> = {
  readonly [Name in keyof Table]: Table[Name]['method']
}

const OF_ACCOUNTS: MethodsOf<typeof accountsRoutes> = {
  getSafeOverviews: 'GET',
  getOwnerSafesByChain: 'GET',
  getInbox: 'POST',
  getActivity: 'POST',
}

/** Whether a route is in `accountsRoutes`. */
export const isOfAccounts = (name: string): boolean => Object.hasOwn(OF_ACCOUNTS, name)

/** The names and methods alone, so that a client has its functions before the routes are loaded. */
const LATER: MethodsOf<typeof laterRoutes> = {
  getAbout: 'GET',
  getReady: 'GET',
  getWritable: 'GET',
  getChain: 'GET',
  getChains: 'GET',
  getChainV2: 'GET',
  getMasterCopies: 'GET',
  getChainAbout: 'GET',
  getBackbone: 'GET',
  getIndexingStatus: 'GET',
  getGasPrice: 'GET',
  getContract: 'GET',
  getDescriptors: 'GET',
  followSafe: 'POST',
  getNonces: 'GET',
  getSafeOverviewsV2: 'GET',
  getOwnerSafes: 'GET',
  getOwnerSafesByChainV2: 'GET',
  getOwnerSafesByChainV1: 'GET',
  getFiatCodes: 'GET',
  getCollectibles: 'GET',
  getCollectiblesV1: 'GET',
  getCreation: 'GET',
  getIncomingTransfers: 'GET',
  getMultisigTransactions: 'GET',
  getTransactions: 'GET',
  getModuleTransactions: 'GET',
  estimateTransaction: 'POST',
  previewTransaction: 'POST',
  getConfirmationView: 'POST',
  proposeTransaction: 'POST',
  confirmTransaction: 'POST',
  deleteTransaction: 'DELETE',
  decodeData: 'POST',
  getSafeApps: 'GET',
  getSafeAppsV2: 'GET',
  getSafeAppManifest: 'GET',
  getApprovals: 'GET',
  getPositions: 'GET',
  getPortfolio: 'GET',
  getRecordedPrices: 'GET',
  getDelegates: 'GET',
  createDelegate: 'POST',
  deleteDelegate: 'DELETE',
  getDelegatesV1: 'GET',
  createDelegateV1: 'POST',
  deleteDelegateV1: 'DELETE',
  deleteSafeDelegateV1: 'DELETE',
  getJournal: 'GET',
  getMessages: 'GET',
  getMessage: 'GET',
  createMessage: 'POST',
  confirmMessage: 'POST',
  getAuthNonce: 'GET',
  verifySiwe: 'POST',
  getUserSession: 'GET',
  logout: 'POST',
  logoutAndRedirect: 'POST',
  subscribePush: 'POST',
  unsubscribePush: 'DELETE',
  registerNotifications: 'POST',
  getNotificationDevices: 'GET',
  getWebhooks: 'GET',
  registerWebhook: 'POST',
  deleteWebhook: 'DELETE',
  getWebhookDeliveries: 'GET',
  repeatWebhookDelivery: 'POST',
  getSharedBook: 'GET',
  addSharedEntry: 'POST',
  getUndeployed: 'GET',
  registerUndeployed: 'POST',
  getOwnerUndeployed: 'GET',
  getSafeSubscription: 'GET',
  deleteSafeSubscription: 'DELETE',
  deleteDevice: 'DELETE',
  deleteSubscriptions: 'DELETE',
  registerDeviceV1: 'POST',
  deleteSafeSubscriptionV1: 'DELETE',
  deleteDeviceV1: 'DELETE',
  relayTransaction: 'POST',
  getRelaysRemaining: 'GET',
  getRelayStatus: 'GET',
}

/**
 * The HTTP method of every route, by its name.
 * @example routeMethods['getSafe'] // 'GET'
 */
export const routeMethods: Readonly<Record<string, Method>> = {
  ...Object.fromEntries(Object.entries(firstRoutes).map(([name, { method }]) => [name, method])),
  ...OF_ACCOUNTS,
  ...LATER,
}

/**
 * The name of every route.
 * @example routeNames.includes('getSafe') // true
 */
export const routeNames: readonly string[] = Object.keys(routeMethods)
