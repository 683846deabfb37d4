import { firstRoutes } from './firstRoutes.ts'
import type { laterRoutes } from './laterRoutes.ts'

/** The names alone, so that a client has its functions before the routes are loaded. */
const LATER: Record<keyof typeof laterRoutes, true> = {
  getSafeApps: true,
  getSafeAppsV2: true,
  getSafeAppManifest: true,
  getPositions: true,
  getPortfolio: true,
  getDelegates: true,
  createDelegate: true,
  deleteDelegate: true,
  getDelegatesV1: true,
  createDelegateV1: true,
  deleteDelegateV1: true,
  deleteSafeDelegateV1: true,
  getJournal: true,
  getMessages: true,
  getMessage: true,
  createMessage: true,
  confirmMessage: true,
  getAuthNonce: true,
  verifySiwe: true,
  getUserSession: true,
  logout: true,
  logoutAndRedirect: true,
  subscribePush: true,
  unsubscribePush: true,
  registerNotifications: true,
  getSafeSubscription: true,
  deleteSafeSubscription: true,
  deleteDevice: true,
  deleteSubscriptions: true,
  registerDeviceV1: true,
  deleteSafeSubscriptionV1: true,
  deleteDeviceV1: true,
  relayTransaction: true,
  getRelaysRemaining: true,
  getRelayStatus: true,
}

/**
 * The name of every route.
 * @example routeNames.includes('getSafe') // true
 */
export const routeNames: readonly string[] = [...Object.keys(firstRoutes), ...Object.keys(LATER)]
