import * as z from 'zod/mini'
import { SAFE_EVENTS } from './events.ts'
import { AddressSchema, ChainId } from './scalars.ts'
import { DeviceUuid } from './notifications.ts'

/** Id of a webhook that an owner registered. */
export const WebhookId = DeviceUuid

/** Id of a delivery: the `webhook-id` header of its requests. */
export const WebhookDeliveryId = z.string().check(z.regex(/^evt_[0-9a-f]{32}$/, { error: 'Invalid delivery ID' }))

const EventTypes = z.array(z.enum(SAFE_EVENTS)).check(z.maxLength(SAFE_EVENTS.length))

/** Body of `POST /v1/notifications/webhooks`. */
export const WebhookRequest = z.object({
  chainId: ChainId,
  safe: AddressSchema,
  url: z.string().check(
    z.url({ error: 'Invalid URL' }),
    z.maxLength(2048),
    z.refine<string>((text) => /^https?:/i.test(text) && !text.includes('\0'), { error: 'Invalid URL' }),
  ),
  /** Empty for every event of the account. */
  types: EventTypes,
})
export type WebhookRequest = z.output<typeof WebhookRequest>

/** A webhook that the wallet of a session registered. */
export const AccountWebhook = z.object({
  webhookId: z.string(),
  chainId: ChainId,
  safe: AddressSchema,
  url: z.string(),
  types: EventTypes,
  /** Epoch milliseconds. */
  registeredAt: z.number(),
})
export type AccountWebhook = z.output<typeof AccountWebhook>

/** The new webhook, and the key of its signatures (standardwebhooks.com), which is sent only this once. */
export const RegisteredWebhook = z.object({ webhookId: z.string(), secret: z.string() })

/** An event that was sent, or is to be sent, to a webhook. */
export const WebhookDelivery = z.object({
  deliveryId: z.string(),
  type: z.enum(SAFE_EVENTS),
  /** Epoch milliseconds at which the service queued the event. */
  at: z.number(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** HTTP status of the last answer; null without an answer. */
  status: z.nullable(z.number()),
  /** Epoch milliseconds of the last attempt; null before the first. */
  attemptedAt: z.nullable(z.number()),
  /** Epoch milliseconds of the next attempt; null unless the delivery waits. */
  nextAt: z.nullable(z.number()),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>
