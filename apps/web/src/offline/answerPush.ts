import { describePush } from './describePush.ts'
import { isPushWords, PUSH_CACHE, PUSH_WORDS, type PushWords } from './PushWords.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows a message of the service, decrypted by the browser. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const words = await readWords()
  const { title, body, path, tag } = describePush(words, parsed(data))
  const url = pageUrl(words, path)
  await self.registration.showNotification(title, {
    body,
    tag,
    data: url,
    icon: `${self.registration.scope}icon-192.png`,
  })
}

/** Opens the page of a notification. A tab that already shows it is brought to the front; no other tab is touched: it may hold a draft. */
export async function openPushPage(notification: Notification): Promise<void> {
  notification.close()
  const url: unknown = notification.data
  const wanted = typeof url === 'string' && isOwnUrl(url) ? url : self.registration.scope
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = windows.find((client) => client.url === wanted)
  await (same ? same.focus() : self.clients.openWindow(wanted))
}

function pageUrl(words: PushWords | null, path: string): string {
  const url = new URL(`${words?.base ?? self.registration.scope.replace(/\/$/, '')}${path}`, self.registration.scope)
    .href
  return isOwnUrl(url) ? url : self.registration.scope
}

const isOwnUrl = (url: string): boolean => URL.canParse(url) && new URL(url).href.startsWith(self.registration.scope)

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

async function readWords(): Promise<PushWords | null> {
  try {
    const kept = await caches.match(new URL(PUSH_WORDS, self.registration.scope), { cacheName: PUSH_CACHE })
    const words: unknown = await kept?.json()
    return isPushWords(words) ? words : null
  } catch {
    return null
  }
}
