import type { Browser, Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../../e2e/support/serveFolder.ts'
import type { Kit } from './kits.ts'

/** Scripts and styles, compressed by gzip as a host would. */
export type Weight = { readonly files: number; readonly scriptBytes: number; readonly styleBytes: number }

export type KitMeasure = {
  readonly atBoot: Weight
  /** With the dialog open; contains what was loaded at boot. */
  readonly opened: Weight
  readonly buttonMs: number
  /** From the click to the first frame that contains a wallet. */
  readonly dialogMs: number
  /** Asked before the dialog was opened. */
  readonly hostsAtBoot: readonly string[]
  /** Asked after that only. */
  readonly hostsOpened: readonly string[]
  readonly errors: number
}

/** How long a page may still load after its button, and after its dialog, is shown. */
const SETTLED_MS = 5000

/**
 * Opens the page of a kit in a fresh context, presses its button, and counts what was loaded.
 *
 * @param folder the built files
 */
export async function measureKit(browser: Browser, { button, dialog }: Kit, folder: string): Promise<KitMeasure> {
  const served = await serveFolder(folder, '/')
  const context = await browser.newContext()
  const page = await context.newPage()
  const loaded = new Map<string, Promise<{ readonly style: boolean; readonly bytes: number }>>()
  const hosts = new Set<string>()
  let errors = 0
  const own = new URL(served.url).host
  page.on('pageerror', () => errors++)
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (/^(?:http|ws)/.test(protocol) && host !== own) hosts.add(host)
  })
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host))
  page.on('response', (response) => {
    const path = response.url()
    if (new URL(path).host !== own || !/\.(?:js|css)$/.test(path)) return
    const read = response.body().then((body) => ({ style: path.endsWith('.css'), bytes: gzipSync(body).byteLength }))
    loaded.set(path, read)
  })
  try {
    const began = performance.now()
    await page.goto(served.url, { waitUntil: 'commit' })
    await page.locator(button).first().waitFor()
    const buttonMs = performance.now() - began
    await page.waitForTimeout(SETTLED_MS)
    const atBoot = await weigh(loaded)
    const hostsAtBoot = [...hosts].toSorted()
    const shown = watchFrames(page, dialog)
    await page.locator(button).first().click()
    const dialogMs = await shown
    await page.waitForTimeout(SETTLED_MS)
    const hostsOpened = [...hosts].filter((host) => !hostsAtBoot.includes(host)).toSorted()
    return { atBoot, opened: await weigh(loaded), buttonMs, dialogMs, hostsAtBoot, hostsOpened, errors }
  } finally {
    await context.close()
    served.close()
  }
}

/**
 * Watched by the page itself at each frame. Playwright's own waiting looks at growing intervals, the last of them half a second.
 *
 * @returns milliseconds from the next click
 */
const watchFrames = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        // Methods, because the compiler wraps named functions in a helper that the page does not have.
        const watch = {
          isShown(root: Document | ShadowRoot): boolean {
            const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
            const found = [...root.querySelectorAll(wanted)]
            return (
              found.some((element) => element.getClientRects().length > 0) || roots.some((one) => this.isShown(one))
            )
          },
          look(since: number) {
            if (this.isShown(document)) resolve(performance.now() - since)
            else requestAnimationFrame(() => this.look(since))
          },
        }
        addEventListener('click', ({ timeStamp }) => watch.look(timeStamp), { capture: true, once: true })
      }),
    selector,
  )

async function weigh(loaded: ReadonlyMap<string, Promise<{ style: boolean; bytes: number }>>): Promise<Weight> {
  const files = await Promise.all(loaded.values())
  const sum = (style: boolean) =>
    files.filter((file) => file.style === style).reduce((total, { bytes }) => total + bytes, 0)
  return { files: files.length, scriptBytes: sum(false), styleBytes: sum(true) }
}
