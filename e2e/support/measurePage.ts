import type { CDPSession, Page } from '@playwright/test'

export type PageMeasure = {
  /** Compressed bytes of JavaScript received before the content was painted. */
  scriptBytes: number
  /** Addresses of those scripts. */
  scripts: string[]
  /** Requests made before the content was painted. */
  requests: string[]
  /** Milliseconds from navigation until the content was painted. */
  contentMs: number
}

/**
 * Opens a page with an empty cache and measures the loading until its main content was painted. The page itself
 * records the time: a measurement from outside would be late on a busy machine and include later work.
 *
 * @param text - Words of that content, in the page's main part; empty for a document that is content as soon as it is there.
 * @param cpuSlowdown - 4 slows the processor four times, as on a cheap phone.
 */
export async function measurePage(page: Page, url: string, text: string, cpuSlowdown = 1): Promise<PageMeasure> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const network = watchNetwork(session)
  await page.addInitScript({ content: noteContent(text) })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.waitForFunction(() => Reflect.get(window, 'contentAt') as unknown, undefined, {
    timeout: 60_000,
  })
  const contentMs = Number(await painted.jsonValue())
  const timeOrigin = await page.evaluate(() => performance.timeOrigin)
  const measure = network.readUntil(timeOrigin + contentMs)
  await session.detach()
  return { ...measure, contentMs }
}

/**
 * Runs in the page: records when the text is present and its frame was drawn. A string, because compilers add helpers
 * to functions.
 */
const noteContent = (text: string) => `{
  const look = () => {
    const content = (document.querySelector('main') ?? document.documentElement).textContent
    if (content.includes(${JSON.stringify(text)}))
      requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

type Received = { url: string; sentAt: number; isScript: boolean; receivedAt: number; bytes: number }

function watchNetwork(session: CDPSession) {
  const seen = new Map<string, Received>()
  /** Difference between the protocol's clock and the wall clock, in milliseconds. */
  let offset = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return
    offset = (wallTime - timestamp) * 1000
    seen.set(requestId, { url: request.url, sentAt: wallTime * 1000, isScript: false, receivedAt: Infinity, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const entry = seen.get(requestId)
    if (entry) entry.isScript = type === 'Script'
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = seen.get(requestId)
    if (entry) Object.assign(entry, { receivedAt: timestamp * 1000 + offset, bytes: encodedDataLength })
  })
  return {
    readUntil(end: number) {
      const scripts = [...seen.values()].filter(({ isScript, receivedAt }) => isScript && receivedAt <= end)
      return {
        scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
        scripts: scripts.map(({ url }) => url),
        requests: [...seen.values()].filter(({ sentAt }) => sentAt <= end).map(({ url }) => url),
      }
    },
  }
}
