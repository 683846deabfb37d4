import type { CDPSession, Page } from '@playwright/test'
import { largestPaintOf, watchLargestPaint } from './largestPaintOf.ts'
import { layoutShiftOf, watchLayoutShift } from './layoutShiftOf.ts'
import { noteContent } from './noteContent.ts'

export type PageMeasure = {
  /** Compressed bytes received before the content was painted. */
  bytes: Readonly<Record<'script' | 'style' | 'font' | 'document', number>>
  /** Addresses of the scripts among them. */
  scripts: string[]
  /** Requests made before the content was painted. */
  requests: string[]
  /** When each of those that were answered began and ended, in milliseconds since 1970. */
  answered: readonly { readonly begun: number; readonly ended: number }[]
  /** Milliseconds from navigation until the content was painted. */
  contentMs: number
  /** Milliseconds from navigation until the first text or picture was painted. */
  firstTextMs: number
  /** Until the text was readable: in the first frame, as the service or the last visit had it, or in the page itself. */
  readableMs: number
  /** Waits until the page has asked for nothing for a second, and counts everything that it asked for. */
  atRest(): Promise<AtRest>
}

type AtRest = {
  readonly requests: string[]
  readonly layoutShift: number
  /** What moved. */
  readonly moved: readonly string[]
  /** Milliseconds until the last of the largest paints, and the words of what it painted. */
  readonly largest: { readonly ms: number; readonly words: string }
  /** When the browser showed the frame with the content; `contentMs` is when the page had drawn it. The same if no single element has the text. */
  readonly contentShownMs: number
}

export type Conditions = {
  /** 4 slows the processor four times, as on a cheap phone. */
  readonly cpuSlowdown?: number
  readonly link?: { readonly bitsPerSecond: number; readonly latencyMs: number }
}

const QUIET_MS = 1000
/** Less than the ten seconds after which an idle page fetches the files of other pages. */
const LONGEST_MS = 8_000

/**
 * Opens a page and measures the loading until its main content was painted. The cache of a new context is empty; it is not switched off, because
 * the browser would then also ask the node again before each request of another origin. The page itself records the time: a measurement
 * from outside would be late on a busy machine and include later work.
 *
 * @param text - Words of that content, in the page's main part; empty for a document that is content as soon as it is there.
 */
export async function measurePage(
  page: Page,
  url: string,
  text: string,
  { cpuSlowdown = 1, link }: Conditions = {},
): Promise<PageMeasure> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (link) {
    const perSecond = link.bitsPerSecond / 8
    const speeds = { downloadThroughput: perSecond, uploadThroughput: perSecond / 2 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: link.latencyMs, ...speeds })
  }
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const network = watchNetwork(session)
  await watchLayoutShift(page)
  await watchLargestPaint(page)
  await page.addInitScript({ content: noteContent(text) })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.waitForFunction(() => Reflect.get(window, 'contentAt') as unknown, undefined, {
    timeout: 60_000,
  })
  const contentMs = Number(await painted.jsonValue())
  const timeOrigin = await page.evaluate(() => performance.timeOrigin)
  const firstTextMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  )
  return {
    ...network.readUntil(timeOrigin + contentMs),
    contentMs,
    firstTextMs,
    readableMs: (await page.evaluate(() => Number(Reflect.get(window, 'readableAt')))) || contentMs,
    async atRest() {
      const end = Date.now() + LONGEST_MS
      while (network.quietMs() < QUIET_MS && Date.now() < end) await page.waitForTimeout(100)
      const { total, moved } = await layoutShiftOf(page)
      const largest = await largestPaintOf(page)
      const contentShownMs = await page.evaluate(
        (drawn) => Number(Reflect.get(window, 'contentShownAt') ?? drawn),
        contentMs,
      )
      return { requests: network.readUntil(Infinity).requests, layoutShift: total, moved, largest, contentShownMs }
    },
  }
}

type Received = { url: string; sentAt: number; kind: string; receivedAt: number; bytes: number }

function watchNetwork(session: CDPSession) {
  const seen = new Map<string, Received>()
  /** Difference between the protocol's clock and the wall clock, in milliseconds. */
  let offset = 0
  let lastAt = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return
    lastAt = Date.now()
    offset = (wallTime - timestamp) * 1000
    seen.set(requestId, { url: request.url, sentAt: wallTime * 1000, kind: '', receivedAt: Infinity, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const entry = seen.get(requestId)
    if (entry) entry.kind = type
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = seen.get(requestId)
    if (entry) Object.assign(entry, { receivedAt: timestamp * 1000 + offset, bytes: encodedDataLength })
  })
  return {
    quietMs: () => Date.now() - lastAt,
    readUntil(end: number) {
      const received = [...seen.values()].filter(({ receivedAt }) => receivedAt <= end)
      const bytesOf = (kind: string) => received.reduce((sum, one) => (one.kind === kind ? sum + one.bytes : sum), 0)
      return {
        bytes: {
          script: bytesOf('Script'),
          style: bytesOf('Stylesheet'),
          font: bytesOf('Font'),
          document: bytesOf('Document'),
        },
        answered: received.map(({ sentAt, receivedAt }) => ({ begun: sentAt, ended: receivedAt })),
        scripts: received.filter(({ kind }) => kind === 'Script').map(({ url }) => url),
        requests: [...seen.values()].filter(({ sentAt }) => sentAt <= end).map(({ url }) => url),
      }
    },
  }
}
