import { createHash, createHmac } from 'node:crypto'
import type { WebhookConfig } from '../../config/NotificationsConfig.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { machineLookup } from '../../outbound/createMachineLookup.ts'
import { sendRequest } from '../../outbound/sendRequest.ts'
import type { Receiver } from './createDispatcher.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends events to a URL of the operator, as specified by standardwebhooks.com: `webhook-id` names the event and stays the same over
 * attempts, `webhook-signature` is HMAC-SHA256 over id, timestamp and body.
 */
export function createWebhook(
  { clock, config }: ServiceContext,
  { url, secret, types, chainIds }: WebhookConfig,
): Receiver {
  const { host } = new URL(url)
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
  return {
    // The URL may contain a password, and the name is written to logs.
    name: `webhook ${host} ${createHash('sha256').update(url).digest('hex').slice(0, 12)}`,
    wants: ({ type, chainId }) =>
      (types.length === 0 || types.includes(type)) && (chainIds.length === 0 || chainIds.includes(chainId)),
    async deliver({ id: place, event }) {
      const body = JSON.stringify(event)
      // Two events may have the same content, and ids restart with the database, so neither alone is unique.
      const id = `evt_${createHash('sha256').update(`${place}\n${body}`).digest('hex').slice(0, 32)}`
      const timestamp = Math.floor(clock() / 1000)
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
      const { status } = await sendRequest({
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Countersign',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature}`,
        },
        timeoutMs: TIMEOUT_MS,
        allowPrivate: config.notifications.allowPrivateAddresses,
        // The operator configured this name.
        lookup: machineLookup.lookup,
      })
      if (status < 200 || status > 299) throw new Error(`${host} answered ${status}; 2xx was expected.`)
    },
  }
}
