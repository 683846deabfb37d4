import * as z from 'zod/mini'
import type { SafeEventType } from './events.ts'
import { AddressSchema, ChainId, HashSchema, HexSchema } from './scalars.ts'

/** The events that a device can be notified of. */
export const NOTIFICATION_TYPES = [
  'CONFIRMATION_REQUEST',
  'DELETED_MULTISIG_TRANSACTION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MESSAGE_CONFIRMATION_REQUEST',
  'MODULE_TRANSACTION',
  'READY_TO_EXECUTE',
  'RECOVERY_ANNOUNCED',
  'SETTINGS_CHANGED',
] as const
/** A notification that a device can be registered for. */
export const NotificationType = z.enum(NOTIFICATION_TYPES)
export type NotificationType = z.output<typeof NotificationType>

/** The notification that each event causes; other events cause none. */
export const NOTIFICATION_OF_EVENT: Readonly<Partial<Record<SafeEventType, NotificationType>>> = {
  PENDING_MULTISIG_TRANSACTION: 'CONFIRMATION_REQUEST',
  MESSAGE_CREATED: 'MESSAGE_CONFIRMATION_REQUEST',
  DELETED_MULTISIG_TRANSACTION: 'DELETED_MULTISIG_TRANSACTION',
  EXECUTED_MULTISIG_TRANSACTION: 'EXECUTED_MULTISIG_TRANSACTION',
  INCOMING_ETHER: 'INCOMING_ETHER',
  INCOMING_TOKEN: 'INCOMING_TOKEN',
  MODULE_TRANSACTION: 'MODULE_TRANSACTION',
  READY_TO_EXECUTE: 'READY_TO_EXECUTE',
  RECOVERY_ANNOUNCED: 'RECOVERY_ANNOUNCED',
  SETTINGS_CHANGED: 'SETTINGS_CHANGED',
}

/** A UUID, converted to lower case. */
export const DeviceUuid = z
  .string()
  .check(z.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, { error: 'Invalid UUID' }), z.toLowerCase())

/** The kind of device that receives notifications. */
export const DeviceType = z.enum(['ANDROID', 'IOS', 'WEB'])
const MessagingToken = z.string().check(
  z.minLength(1),
  z.maxLength(4096),
  z.refine((token) => !token.includes('\0'), { error: 'Invalid token: it contains a NUL character' }),
)

/** The accounts that a device follows, and the events of each. */
const FollowedSafes = z
  .array(z.object({ chainId: ChainId, address: AddressSchema, notificationTypes: z.array(NotificationType) }))
  .check(z.maxLength(500))
/** Accounts that a device follows, at most 500, each with the notifications it gets. */
export type FollowedSafes = z.output<typeof FollowedSafes>

/** Body of `POST /v2/register/notifications`. */
export const RegisterNotificationsRequest = z.object({
  cloudMessagingToken: MessagingToken,
  deviceType: DeviceType,
  deviceUuid: z.optional(z.nullable(DeviceUuid)),
  safes: FollowedSafes,
})
export type RegisterNotificationsRequest = z.output<typeof RegisterNotificationsRequest>

/**
 * Body of `POST /v1/register/notifications`. Each signature makes its signer an owner that gets confirmation
 * requests.
 */
export const RegisterDeviceRequest = z.object({
  uuid: z.optional(z.nullable(DeviceUuid)),
  cloudMessagingToken: MessagingToken,
  buildNumber: z.string(),
  bundle: z.string(),
  deviceType: DeviceType,
  version: z.string(),
  /** Epoch seconds, as text. */
  timestamp: z.optional(z.nullable(z.string())),
  safeRegistrations: z
    .array(
      z.object({
        chainId: ChainId,
        safes: z.array(AddressSchema).check(z.maxLength(500)),
        signatures: z.array(HexSchema).check(z.maxLength(50)),
      }),
    )
    .check(z.maxLength(100)),
})
export type RegisterDeviceRequest = z.output<typeof RegisterDeviceRequest>

/** Id of a registered device, for later changes. */
export const RegisteredDevice = z.object({ deviceUuid: z.string() })

/** A device that the wallet of a session registered. */
export const NotificationDevice = z.object({
  deviceUuid: z.string(),
  deviceType: DeviceType,
  /** Host of the push service of a browser; null for an app. */
  pushService: z.nullable(z.string()),
  /** Epoch milliseconds of the last registration. */
  registeredAt: z.number(),
  /** When a push service that is trusted last accepted a message for it, at most once a day; null before that. */
  reachedAt: z.nullable(z.number()),
  safes: FollowedSafes,
})
export type NotificationDevice = z.output<typeof NotificationDevice>

/** One type a device is subscribed to. */
export const SubscribedType = z.object({ name: NotificationType })

/**
 * Body of `DELETE /v2/notifications/subscriptions`. Without `signerAddress` it deletes subscriptions of every signer,
 * with null only those without a signer.
 */
export const DeleteSubscriptionsRequest = z.object({
  subscriptions: z
    .array(
      z.object({
        chainId: ChainId,
        deviceUuid: DeviceUuid,
        safeAddress: AddressSchema,
        signerAddress: z.optional(z.nullable(AddressSchema)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
export type DeleteSubscriptionsRequest = z.output<typeof DeleteSubscriptionsRequest>

const base64url = (bytes: number) =>
  z.string().check(
    z.refine((text) => /^[A-Za-z0-9_-]+$/.test(text) && Math.floor((text.length * 3) / 4) === bytes, {
      error: `Invalid base64url of ${bytes} bytes`,
    }),
  )

/** PostgreSQL can store every character except this, and no URL contains it. */
const isStorable = z.refine<string>((text) => !text.includes('\0'), { error: 'Invalid URL' })

/** A browser's push subscription (`PushSubscription.toJSON()`), and the events it subscribes to. */
export const PushSubscriptionRequest = z.object({
  endpoint: z.string().check(z.url({ error: 'Invalid URL' }), z.maxLength(2048), isStorable),
  keys: z.object({
    /** Public key of the browser, an uncompressed P-256 point. */
    p256dh: base64url(65),
    /** Secret shared with the browser. */
    auth: base64url(16),
  }),
  safes: FollowedSafes,
})
export type PushSubscriptionRequest = z.output<typeof PushSubscriptionRequest>

/** Knowledge of the endpoint authorises the unsubscription: only the browser and its push service know it. */
export const PushUnsubscribeRequest = z.object({ endpoint: z.string().check(z.maxLength(2048), isStorable) })

/** The content of a push message: the kind of event, the account, and the hash to look it up. */
export const PushNotification = z.object({
  type: NotificationType,
  chainId: ChainId,
  address: AddressSchema,
  safeTxHash: z.optional(HashSchema),
  messageHash: z.optional(HashSchema),
  txHash: z.optional(HashSchema),
  module: z.optional(AddressSchema),
  tokenAddress: z.optional(AddressSchema),
  value: z.optional(z.string()),
  tokenId: z.optional(z.string()),
  failed: z.optional(z.boolean()),
})
export type PushNotification = z.output<typeof PushNotification>
