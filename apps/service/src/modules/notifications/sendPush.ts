import type { PushNotification } from '@countersign/api'
import webPush from 'web-push'
import type { NotificationsConfig } from '../../config/NotificationsConfig.ts'
import { OutboundError } from '../../outbound/OutboundError.ts'
import type { NameLookup } from '../../outbound/NameLookup.ts'
import { sendRequest } from '../../outbound/sendRequest.ts'
import { mayPushServiceBePrivate } from './mayPushServiceBePrivate.ts'
import type { DeviceRow } from './devices.ts'
import type { VapidKeys } from '../../secrets/readVapidKeys.ts'

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser withdrew its permission, or another service's key made the subscription. */
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string; mayRetry: boolean; retryAfterMs: number }

const TIMEOUT_MS = 10_000
/** How long a push service stores a message for a browser that is not running. */
const LIFE_SECONDS = 24 * 3600

type Options = { keys: VapidKeys; config: NotificationsConfig; topic: string; lookup: NameLookup }

/** One message, encrypted for the browser (RFC 8291), signed by this service (RFC 8292). */
export async function sendPush(
  { endpoint, p256dh, auth }: DeviceRow,
  notification: PushNotification,
  { keys, config, topic, lookup }: Options,
): Promise<PushOutcome> {
  if (endpoint === null || p256dh === null || auth === null) return { kind: 'gone' }
  const isUrgent = notification.type.endsWith('CONFIRMATION_REQUEST') || notification.type === 'RECOVERY_ANNOUNCED'
  const seal = () =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notification), {
      vapidDetails: { subject: config.contact, ...keys },
      TTL: LIFE_SECONDS,
      urgency: isUrgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    })
  let sealed: ReturnType<typeof seal>
  try {
    sealed = seal()
  } catch (error) {
    // Any client can register invalid endpoints and keys; a message that cannot be encrypted must not block the others.
    return { kind: 'failed', reason: String(error), mayRetry: false, retryAfterMs: 0 }
  }
  const { headers, body } = sealed
  try {
    const allowPrivate = mayPushServiceBePrivate(config, endpoint)
    const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const answer = await sendRequest({
      url: endpoint,
      headers: text,
      body,
      timeoutMs: TIMEOUT_MS,
      allowPrivate,
      ...(allowPrivate ? {} : { lookup }),
    })
    return toOutcome(answer, new URL(endpoint).host)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { kind: 'failed', reason: error.message, mayRetry: error.code === 'outbound/unreachable', retryAfterMs: 0 }
  }
}

function toOutcome({ status, retryAfter }: { status: number; retryAfter: string | null }, host: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const mayRetry = status === 429 || status >= 500
  const retryAfterMs = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0
  return { kind: 'failed', reason: `${host} answered ${status}`, mayRetry, retryAfterMs }
}
