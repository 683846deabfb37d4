import { createHash, createHmac } from 'node:crypto'
import type { NameLookup } from '../../outbound/NameLookup.ts'
import { sendRequest } from '../../outbound/sendRequest.ts'

const TIMEOUT_MS = 10_000

type WebhookRequest = {
  url: string
  /** `whsec_` and base64, or any text. */
  secret: string
  id: string
  body: string
  now: number
  allowPrivate: boolean
  lookup: NameLookup
}

/** Two events may have the same content, and ids restart with the database, so neither alone is unique. */
export const webhookIdOf = (eventId: number, body: string): string =>
  `evt_${createHash('sha256').update(`${eventId}\n${body}`).digest('hex').slice(0, 32)}`

export const isAccepted = (status: number): boolean => status >= 200 && status <= 299

/**
 * Sends an event as specified by standardwebhooks.com: `webhook-id` names the event and stays the same over attempts, `webhook-signature`
 * is HMAC-SHA256 over id, timestamp and body.
 * @returns the status of the answer
 * @throws OutboundError
 */
export async function postWebhook({
  url,
  secret,
  id,
  body,
  now,
  allowPrivate,
  lookup,
}: WebhookRequest): Promise<number> {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
  const timestamp = Math.floor(now / 1000)
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
    allowPrivate,
    lookup,
  })
  return status
}
