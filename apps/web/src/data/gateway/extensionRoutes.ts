import type { Routes } from '@countersign/api'

/** Routes of this product's service that no Safe Client Gateway has, and that no other route of it can answer: the chain does, or the page says that it needs this service. */
export const EXTENSION_ROUTES: ReadonlySet<keyof Routes> = new Set([
  'addSharedEntry',
  'deleteDevice',
  'deleteWebhook',
  'followSafe',
  'getApprovals',
  'getDescriptors',
  'getJournal',
  'getNotificationDevices',
  'getOwnerUndeployed',
  'getRecordedPrices',
  'getSafeAppManifest',
  'getSharedBook',
  'getTransactions',
  'getUndeployed',
  'getWebhookDeliveries',
  'getWebhooks',
  'registerUndeployed',
  'registerWebhook',
  'repeatWebhookDelivery',
  'subscribePush',
])
