import { SAFE_EVENTS } from '@countersign/api'
import * as z from 'zod/mini'
import { settingMessages } from './settingMessages.ts'

const HttpUrl = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && /^https?:/.test(text), { error: settingMessages.webhookUrl }))

/** A host as it is in a URL. */
const Host = z.string().check(
  z.refine((text) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text, {
    error: settingMessages.privateHost,
  }),
)

/** Receives every event as a signed POST (standardwebhooks.com). */
const WebhookConfig = z.object({
  url: HttpUrl,
  /** `whsec_` and base64, or any text of at least 16 characters. */
  secret: z.string().check(z.minLength(16, { error: settingMessages.webhookSecret })),
  /** Empty means all types. */
  types: z._default(z.array(z.enum(SAFE_EVENTS)), []),
  chainIds: z._default(z.array(z.string()), []),
})
export type WebhookConfig = z.output<typeof WebhookConfig>

export const NotificationsConfig = z.object({
  push: z._default(z.boolean(), true),
  /** Contact for operators of push services, `mailto:` or https (RFC 8292). */
  contact: z._default(
    z.string().check(z.regex(/^(mailto:.+@.+|https:\/\/[^/]+)/, { error: settingMessages.contact })),
    'mailto:operator@countersign.invalid',
  ),
  webhooks: z._default(z.array(WebhookConfig).check(z.maxLength(20)), []),
  /** Owners who are signed in may register webhooks for their accounts. */
  accountWebhooks: z._default(z.boolean(), true),
  /** Limit of webhooks that owners registered for one account. */
  webhooksPerAccount: z._default(z.number(), 5),
  /** Limit of webhooks that one owner registered. */
  webhooksPerOwner: z._default(z.number(), 10),
  /** Limit of webhooks that owners registered together. */
  maxAccountWebhooks: z._default(z.number(), 1000),
  /**
   * Hosts on this machine or in private networks, also without https, that webhooks of owners and endpoints of browsers may name. Clients
   * choose those addresses, so the operator names each host: with its port, unless that is the usual one.
   */
  privateHosts: z._default(z.array(Host), []),
  /** Allows the hosts of `pushServices` in private networks, and plain http. Webhooks of the configuration need no permission. */
  allowPrivateAddresses: z._default(z.boolean(), false),
  /** Hosts of push services besides those of the browser makers. A message that they accept proves that a browser exists. */
  pushServices: z._default(z.array(z.string()), []),
  /** Allows endpoints on other hosts than those. */
  anyPushService: z._default(z.boolean(), false),
  maxDevices: z._default(z.number(), 10_000),
  /** Limit of followed accounts over all devices. */
  maxSubscriptions: z._default(z.number(), 50_000),
  /** Limit of devices that one client (an IPv4 address, an IPv6 /64) registered. */
  devicesPerClient: z._default(z.number(), 200),
  subscriptionsPerClient: z._default(z.number(), 10_000),
  /** Days after its last registration that a device is stored when no message ever reached it. */
  unprovenDeviceDays: z._default(z.number().check(z.positive()), 30),
  /** Days after its last registration or message that a reached device is stored. */
  deviceDays: z._default(z.number().check(z.positive()), 180),
})
export type NotificationsConfig = z.output<typeof NotificationsConfig>
