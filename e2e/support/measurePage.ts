import type { CDPSession, Locator, Page } from '@playwright/test'

export type PageMeasure = {
  /** Compressed bytes of JavaScript received before the content was visible. */
  scriptBytes: number
  requests: number
  /** Milliseconds from navigation until the content was visible. */
  contentMs: number
  foreignHosts: string[]
}

/**
 * Opens a page with an empty cache and measures what it took until the content a person came for was painted.
 * @param cpuSlowdown - 4 slows the processor four times, as on a cheap phone.
 */
export async function measurePage(
  page: Page,
  url: string,
  content: (page: Page) => Locator,
  cpuSlowdown = 1,
): Promise<PageMeasure> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const network = watchNetwork(session)
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await content(page).first().waitFor({ state: 'visible', timeout: 60_000 })
  const contentMs = performance.now() - began
  const measure = network.read(new URL(url).host)
  await session.detach()
  return { ...measure, contentMs }
}

function watchNetwork(session: CDPSession) {
  const scripts = new Set<string>()
  const hosts = new Set<string>()
  let requests = 0
  let scriptBytes = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!/^https?:/.test(request.url)) return
    requests++
    hosts.add(new URL(request.url).host)
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  return {
    read: (own: string) => ({ scriptBytes, requests, foreignHosts: [...hosts].filter((host) => host !== own) }),
  }
}
