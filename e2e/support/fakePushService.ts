import type { Page } from '@playwright/test'

type Subscription = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }

/**
 * Stands for the push service of the browser's maker, which a test cannot reach: the page's subscription is the given one. Its endpoint is a
 * real server, and the browser's worker gets what was decrypted.
 */
export const fakePushService = (page: Page, given: Subscription): Promise<unknown> =>
  page.addInitScript((subscription) => {
    const KEY = 'test.push-subscription'
    const make = () => {
      const key = sessionStorage.getItem(KEY)
      if (key === null) return null
      return {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: Uint8Array.from(key.split(','), Number).buffer, userVisibleOnly: true },
        toJSON: () => ({ ...subscription, expirationTime: null }),
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY)
          return true
        },
      }
    }
    // A browser without a window refuses notifications, whatever it was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true })
    Notification.requestPermission = async () => 'granted'
    const replace = (name: string, value: (options?: { applicationServerKey?: string }) => unknown) =>
      Object.defineProperty(PushManager.prototype, name, { value, configurable: true })
    replace('getSubscription', async () => make())
    replace('subscribe', async (options) => {
      const text = (options?.applicationServerKey ?? '').replaceAll('-', '+').replaceAll('_', '/')
      const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
      sessionStorage.setItem(KEY, [...bytes].join(','))
      return make()
    })
  }, given)
