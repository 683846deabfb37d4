import { registerWorker, workers } from '../../offline/pageWorker.ts'

export type BrowserSubscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Whether it was made for this key of the service. Messages signed by another key are refused. */
  readonly isForKey: boolean
}

/** This browser's subscription at its push service, null without one. Asks for nothing. */
export async function readSubscription(publicKey: string): Promise<BrowserSubscription | null> {
  const registration = await workers()?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? toSubscription(subscription, publicKey) : null
}

/**
 * Asks the person, then the browser's push service, which is a third party. Call it from a press.
 * @throws DOMException NotAllowedError when the person or the browser refuses
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const container = workers()
  if (!container || (await Notification.requestPermission()) !== 'granted')
    // no message: replaced by the words of the page
    throw new DOMException('Permission is not granted', 'NotAllowedError')
  await registerWorker(container)
  const { pushManager } = await container.ready
  const before = await pushManager.getSubscription()
  if (before && !toSubscription(before, publicKey)?.isForKey) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const subscription = toSubscription(made, publicKey)
  // no message: replaced by the words of the page
  if (subscription === null) throw new DOMException('The browser gives no keys', 'NotSupportedError')
  return subscription
}

/** Ends the subscription in this browser; the push service then refuses what is sent to it. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await workers()?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function toSubscription(subscription: PushSubscription, publicKey: string): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  const own = subscription.options.applicationServerKey
  return { endpoint, p256dh, auth, isForKey: own === null || base64url(own) === publicKey.replace(/=+$/, '') }
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
