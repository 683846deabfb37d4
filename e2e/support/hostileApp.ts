import type { HostileApps } from '@countersign/testkit/hostile'
import { expect, type BrowserContext, type Frame, type Page } from '@playwright/test'
import { serviceUrl } from './serviceUrl.ts'

/** Data that no app may read, and actions that no app may cause. */
export const FORBIDDEN_CALLS = [
  'eth_sendTransaction',
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'personal_sign',
  'eth_accounts',
  'eth_requestAccounts',
  'debug_traceTransaction',
  'wallet_addEthereumChain',
  'anvil_setBalance',
  'evm_mine',
  'constructor',
]

/** Opens an unlisted app and passes the warning. @returns its frame, answered once */
export async function openUnlisted(page: Page, path: string, url: string, isIsolated = false): Promise<Frame> {
  await page.goto(`${path}/apps/open?appUrl=${encodeURIComponent(url)}`)
  await passWarning(page, isIsolated)
  return answeredFrame(page, url)
}

export async function passWarning(page: Page, isIsolated = false): Promise<void> {
  if (isIsolated) await page.getByRole('checkbox', { name: 'Open it isolated' }).check()
  await page.getByRole('checkbox', { name: /^I trust/ }).check()
  await page.getByRole('button', { name: 'Open app' }).click()
}

/** The frame of an app, once the wallet has answered it. */
export async function answeredFrame(page: Page, url: string): Promise<Frame> {
  const frame = await frameAt(page, url)
  await frame.waitForFunction(() => window.attacker?.heard.length > 0)
  return frame
}

export async function frameAt(page: Page, url: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame !== page.mainFrame() && frame.url().startsWith(url))
  await expect.poll(() => find() !== undefined, { message: `no frame shows ${url}` }).toBe(true)
  const frame = find()
  if (frame === undefined) throw new Error(`no frame shows ${url}`)
  return frame
}

/** Resolves once the wallet's window has received a message with this id, from any sender. */
export async function noteArrival(page: Page, id: string): Promise<() => Promise<void>> {
  await page.evaluate((wanted) => {
    addEventListener('message', ({ data }) => data?.id === wanted && document.body.setAttribute('data-arrived', wanted))
  }, id)
  return async () => void (await page.waitForSelector(`body[data-arrived="${id}"]`, { state: 'attached' }))
}

/**
 * Records errors of the wallet's own page: exceptions, and messages of the page or the browser about it. Errors of
 * the apps are ignored.
 */
export function watchHost(context: BrowserContext): readonly string[] {
  const notes: string[] = []
  const host = new URL(serviceUrl()).origin
  context.on('weberror', (error) => notes.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const isOfHost = message.location().url.startsWith(`${host}/`)
    // Messages about blocked frames are expected, and so is the browser's message that the page's own origin is
    // refused. An answer to a document that has left is not delivered to its replacement, which the policy refuses.
    const isRefusal =
      /frame-ancestors|frame-src|can escape its sandboxing|does not match the recipient window's origin/.test(
        message.text(),
      )
    if (isOfHost && !isRefusal && ['error', 'warning'].includes(message.type()))
      notes.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('page', (page) => page.on('dialog', (dialog) => notes.push(`dialog: ${dialog.message()}`)))
  return notes
}

/** Ways in which an app can go to another origin while the wallet is sure of its origin until just before. */
export const waysToLeave = (apps: HostileApps): readonly ((frame: Frame) => Promise<void>)[] => [
  (frame) =>
    frame.evaluate((url) => {
      window.attacker.post({ id: 'last words', method: 'getSafeInfo' })
      location.href = url
    }, apps.elsewhere),
  // The URL is the app's own until the server redirects.
  (frame) =>
    frame.evaluate((url) => {
      addEventListener('pagehide', () => window.attacker.post({ id: 'last words', method: 'getSafeInfo' }))
      location.href = url
    }, apps.moved),
  // The second page sends a message, and leaves before it has loaded.
  (frame) => frame.evaluate((url) => void (location.href = url), apps.leaving),
]
