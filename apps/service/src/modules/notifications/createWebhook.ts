import { createHash } from 'node:crypto'
import type { WebhookConfig } from '../../config/NotificationsConfig.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { machineLookup } from '../../outbound/createMachineLookup.ts'
import type { Receiver } from './createDispatcher.ts'
import { isAccepted, postWebhook, webhookIdOf } from './postWebhook.ts'

/** Names a webhook of the operator without its URL, which may contain a password. */
export const operatorWebhookId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 12)

/** Sends events to a URL of the operator. */
export function createWebhook({ clock }: ServiceContext, { url, secret, types, chainIds }: WebhookConfig): Receiver {
  const { host } = new URL(url)
  return {
    name: `webhook ${host} ${operatorWebhookId(url)}`,
    kind: 'webhook',
    wants: ({ type, chainId }) =>
      (types.length === 0 || types.includes(type)) && (chainIds.length === 0 || chainIds.includes(chainId)),
    async deliver({ id: place, event }) {
      const body = JSON.stringify(event)
      const status = await postWebhook({
        url,
        secret,
        id: webhookIdOf(place, body),
        body,
        now: clock(),
        // The operator wrote this URL, so it may be private and without https.
        allowPrivate: true,
        lookup: machineLookup.lookup,
      })
      if (!isAccepted(status)) throw new Error(`${host} answered ${status}; 2xx was expected.`)
      return true
    },
  }
}
