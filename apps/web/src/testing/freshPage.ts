import { toasts } from '@countersign/ui'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { walletStore } from '../data/wallet/walletStore.ts'

/** The width and height that every test file begins with. */
const VIEWPORT = [414, 896] as const
const { href } = location

// The test files share one document, in which vitest-browser-react registers its own cleanup only once, for the first of them.
beforeEach(() => cleanup())

// The next file gets the document as a new one: without elements, attributes, scroll position, replaced globals, toasts and a wallet.
afterAll(async () => {
  await cleanup()
  toasts.clear()
  walletStore.clear()
  walletStore.setDialog(null)
  // A test of the page's query client lets queries wait while the service is away.
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of Array.from(element.attributes)) if (name !== 'lang') element.removeAttribute(name)
  scrollTo({ top: 0, left: 0 })
  history.replaceState(null, '', href)
  await page.viewport(...VIEWPORT)
})
