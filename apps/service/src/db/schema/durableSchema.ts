import type { NotificationType, SafeEventType } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/*
 * Tables that neither the chains nor the journal can restore. They are never dropped; every change is an addition in
 * `buildDurableAdditions.ts` or a further migration in `durableMigrations.ts`. Beside the embedded database, which never calls fsync, those of `DURABLE_FILE_TABLES` are also stored in a file;
 * a column added to one of them later must allow null. Times are epoch milliseconds.
 */
const chainId = () => text('chain_id').notNull()
const time = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** Keys of this service when the database is PostgreSQL, so that all its processes use the same; files otherwise. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: time('created_at'),
})

/** Nonces that were issued and not used; `used`: those of processes that only read, which were used. */
export const authMarks = pgTable(
  'auth_marks',
  {
    kind: text('kind').$type<'nonce' | 'used'>().notNull(),
    id: text('id').notNull(),
    expiresAt: time('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('auth_marks_expiry').on(table.expiresAt)],
)

/** Sessions that a user ended before they expired. */
export const endedSessions = pgTable('ended_sessions', {
  id: text('id').primaryKey(),
  expiresAt: time('expires_at'),
})

/** Receivers of notifications: a browser by Web Push (endpoint and its keys), or an app by its messaging token. */
export const notificationDevices = pgTable(
  'notification_devices',
  {
    uuid: text('uuid').primaryKey(),
    deviceType: text('device_type').$type<'ANDROID' | 'IOS' | 'WEB'>().notNull(),
    cloudMessagingToken: text('cloud_messaging_token'),
    endpoint: text('endpoint'),
    p256dh: text('p256dh'),
    auth: text('auth'),
    /** Time of the last registration. */
    updatedAt: time('updated_at'),
    /** When a push service last accepted a message for the device; null while the device is unproven. */
    provenAt: bigint('proven_at', { mode: 'number' }),
    /** The client that registered it, as a keyed hash of its IP address. */
    client: text('client'),
  },
  (table) => [
    uniqueIndex('notification_devices_token').on(table.cloudMessagingToken),
    uniqueIndex('notification_devices_endpoint').on(table.endpoint),
    index('notification_devices_client').on(table.client),
    index('notification_devices_unproven')
      .on(table.updatedAt)
      .where(sql`proven_at is null`),
  ],
)

export const notificationSubscriptions = pgTable(
  'notification_subscriptions',
  {
    deviceUuid: text('device_uuid').notNull(),
    chainId: chainId(),
    safe: text('safe').$type<Address>().notNull(),
    /** The address that signed the registration; empty without a signature. Only owners receive confirmation requests. */
    signer: text('signer').notNull(),
    types: jsonb('types').$type<NotificationType[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceUuid, table.chainId, table.safe, table.signer] }),
    index('notification_subscriptions_safe').on(table.chainId, table.safe),
  ],
)

/** Webhooks that owners registered for the events of their accounts. */
export const notificationWebhooks = pgTable(
  'notification_webhooks',
  {
    id: text('id').primaryKey(),
    chainId: chainId(),
    safe: text('safe').$type<Address>().notNull(),
    /** The wallet of the session that registered it. */
    owner: text('owner').$type<Address>().notNull(),
    url: text('url').notNull(),
    /** Empty for all types. */
    types: jsonb('types').$type<SafeEventType[]>().notNull(),
    createdAt: time('created_at'),
    /** The first failed attempt since the last accepted event; null when the last attempt succeeded, and before the first. */
    failingSince: bigint('failing_since', { mode: 'number' }),
  },
  (table) => [
    index('notification_webhooks_safe').on(table.chainId, table.safe),
    index('notification_webhooks_owner').on(table.owner),
  ],
)

/** Events for the webhooks of owners: those to be sent, and the last ones that were. */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    webhookId: text('webhook_id').notNull(),
    /** The `webhook-id` header of its requests. */
    id: text('id').notNull(),
    /** Order of the deliveries, over all webhooks. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text('type').$type<SafeEventType>().notNull(),
    body: text('body').notNull(),
    at: time('at'),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** HTTP status of the last answer; null without an answer. */
    status: integer('status'),
    attemptedAt: bigint('attempted_at', { mode: 'number' }),
    nextAt: time('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.id] }),
    index('delivery_log_order').on(table.webhookId, table.seq),
    index('delivery_log_waiting')
      .on(table.webhookId, table.seq)
      .where(sql`state = 'waiting'`),
  ],
)

/** How far events were delivered, one row per receiver. */
export const deliveryCursors = pgTable('delivery_cursors', {
  receiver: text('receiver').primaryKey(),
  /** Id of the last processed event. */
  eventId: time('event_id'),
  /** For the next event: the number of failures, and the time of the next attempt. */
  attempts: integer('attempts').notNull(),
  nextAt: time('next_at'),
})

/** Notifications that were sent to a device, so that a reorg or a rebuild of the projection does not send them again. */
export const sentNotifications = pgTable(
  'sent_notifications',
  { deviceUuid: text('device_uuid').notNull(), key: text('key').notNull(), at: time('at') },
  (table) => [primaryKey({ columns: [table.deviceUuid, table.key] }), index('sent_notifications_at').on(table.at)],
)

/** Calls that the relayer paid for or tried to send. */
export const relayTasks = pgTable('relay_tasks', {
  id: text('id').primaryKey(),
  chainId: chainId(),
  createdAt: time('created_at'),
  /** Null until the transaction is signed. */
  transactionHash: text('transaction_hash').$type<Hex>(),
  state: text('state').$type<'pending' | 'submitted' | 'rejected'>().notNull(),
})

/** The rate limit: an account has a number of slots for calls in 24 hours, and each call takes one. */
export const relayUses = pgTable(
  'relay_uses',
  {
    chainId: chainId(),
    /** The account; for a creation each future owner. */
    account: text('account').$type<Address>().notNull(),
    slot: integer('slot').notNull(),
    taskId: text('task_id').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.account, table.slot] })],
)

/** Accounts that the service follows because of reads, so that a rebuilt projection has them without a read. */
export const followedAccounts = pgTable(
  'followed_accounts',
  {
    chainId: chainId(),
    safe: text('safe').$type<Address>().notNull(),
    /** The last day on which a process saw a read of it, and the time of the first read of that day. */
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.safe] })],
)

/** Accounts, on every chain, that the operator banned at run time. */
export const bannedAccounts = pgTable('banned_accounts', {
  safe: text('safe').$type<Address>().primaryKey(),
  bannedAt: time('banned_at'),
})

const priceColumns = () => ({
  chainId: chainId(),
  /** A token, the zero address for the native coin; or the code of a currency, whose price is its exchange rate. */
  asset: text('asset').notNull(),
  /** Upper-case code. */
  currency: text('currency').notNull(),
  /** The price of one whole token, as decimal text. */
  price: text('price').notNull(),
})

/** The price of each asset on each day, recorded once. Beside the embedded database they are also in a file, see `PriceStore`. */
export const recordedPrices = pgTable(
  'recorded_prices',
  {
    /** In UTC, `2026-11-21`. */
    day: text('day').notNull(),
    ...priceColumns(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.day, table.asset, table.currency] })],
)

/** The prices of the last hours, for the change of 24 hours. Without these rows that change is unknown for a day. */
export const hourlyPrices = pgTable(
  'hourly_prices',
  {
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    ...priceColumns(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.hour, table.asset, table.currency] })],
)

/** Small tables whose writes are acknowledged to clients: stored in a file beside the embedded database. */
export const DURABLE_FILE_TABLES = [
  notificationDevices,
  notificationSubscriptions,
  notificationWebhooks,
  relayTasks,
  relayUses,
  endedSessions,
  bannedAccounts,
] as const
