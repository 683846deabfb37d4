import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Conditions } from '../../e2e/support/measurePage.ts'
import { noteContent } from '../../e2e/support/noteContent.ts'
import type { Protocol } from './Protocol.ts'

/** `text`: words of the content, empty for a document without a script. */
export type Visit = Conditions & {
  readonly url: string
  readonly text: string
  /** An earlier visit has left its traces: storage, kept files and the service worker, if the page has one. */
  readonly isRepeated?: boolean
  readonly hasWorker?: boolean
  /** Runs in each document before its own scripts. */
  readonly script?: string
}

export type PageTimes = {
  /** Milliseconds from navigation until the page had drawn the text, until the first frame had it, and until anything was painted. */
  readonly contentMs: number
  readonly readableMs: number
  readonly firstPaintMs: number
}

const Evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) })
const Context = z.object({ browserContextId: z.string() })
const Target = z.object({ targetId: z.string() })
const Session = z.object({ sessionId: z.string() })
const Noted = z.array(z.nullish(z.number()))

const POLL_MS = 250
/** The service worker comes ten seconds after the content, and fetches the build. */
const LONGEST_MS = 120_000
/** What a first visit stores is written once a second. */
const STORED_MS = 2000

/**
 * Visits a page in a new browser context and reads when its content was there. No tool that watches requests or errors is attached: with
 * one, V8 records the callers of both and parses the scripts again, which is 15 to 20 % of the time on a fast link.
 */
export async function timePage(protocol: Protocol, visit: Visit): Promise<PageTimes> {
  const { browserContextId } = Context.parse(await protocol.send('Target.createBrowserContext'))
  try {
    const { targetId } = Target.parse(
      await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId, width: 1440, height: 900 }),
    )
    const { sessionId } = Session.parse(await protocol.send('Target.attachToTarget', { targetId, flatten: true }))
    return await timeIn((method, params) => protocol.send(method, params, sessionId), visit)
  } finally {
    await protocol.send('Target.disposeBrowserContext', { browserContextId })
  }
}

async function timeIn(
  send: (method: string, params?: object) => Promise<unknown>,
  { url, text, isRepeated = false, hasWorker = false, script, cpuSlowdown, link }: Visit,
): Promise<PageTimes> {
  const read = async (expression: string) =>
    Evaluated.parse(await send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  const until = async (expression: string) => {
    const end = Date.now() + LONGEST_MS
    while (!(await read(expression))) {
      if (Date.now() > end) throw new Error(`Not reached after ${LONGEST_MS} ms at ${url}: ${expression}`)
      await wait(POLL_MS)
    }
  }
  await send('Page.enable')
  // The floor is a picture without a script. Only with this domain does the browser make the place where the script that takes the time can run, so the
  // floor is measured with it, and the pages without.
  if (text === '') await send('Runtime.enable')
  for (const source of [script ?? '', noteContent(text)])
    await send('Page.addScriptToEvaluateOnNewDocument', { source })
  if (isRepeated) {
    await send('Page.navigate', { url })
    await until('window.contentAt')
    if (hasWorker) await until('navigator.serviceWorker.controller !== null')
    await wait(STORED_MS)
    await send('Page.navigate', { url: 'about:blank' })
    await wait(POLL_MS)
  }
  if (link) {
    // Requests of the page's parts are slowed only if they are watched, which costs 6 % of the time on a fast link.
    await send('Network.enable')
    const perSecond = link.bitsPerSecond / 8
    const speeds = { downloadThroughput: perSecond, uploadThroughput: perSecond / 2 }
    await send('Network.emulateNetworkConditions', { offline: false, latency: link.latencyMs, ...speeds })
  }
  if (cpuSlowdown) await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await send('Page.navigate', { url })
  await until('window.contentAt')
  const noted = await read(
    `[window.contentAt, window.readableAt, performance.getEntriesByName('first-paint')[0]?.startTime]`,
  )
  const [contentMs, readableMs, firstPaintMs] = Noted.parse(noted)
  if (!contentMs) throw new Error(`No content at ${url}`)
  return { contentMs, readableMs: readableMs ?? contentMs, firstPaintMs: firstPaintMs ?? Infinity }
}
