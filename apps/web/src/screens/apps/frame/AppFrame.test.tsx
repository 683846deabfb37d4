import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { handlers } from '@countersign/app-bridge/testing'
import { appOf } from '../../../data/url/appOf.ts'
import { AppFrame } from './AppFrame.tsx'
import type { FrameNews } from './frameWatch.ts'
import { withNews, viewOf, watchFrom } from './frameWatch.ts'
import { pinFrames } from './pinFrames.ts'

/* Real frames with real origins: every name below localhost is this machine, and an origin of its own. */
const APP = `http://app.localhost:${location.port}`
const ELSEWHERE = `http://elsewhere.localhost:${location.port}`
const PAGE = new URL('../../../../../../packages/app-bridge/browser/app.html', import.meta.url).pathname

const heard: unknown[] = []
const listen = ({ data, origin }: MessageEvent<unknown>) => void heard.push({ data, origin })
addEventListener('message', listen)
afterEach(() => void heard.splice(0))

async function openApp(query = '', isIsolated = false) {
  const app = appOf(`${APP}${PAGE}${query}`)
  if (app === null) throw new Error('The address of the app cannot be read')
  const news: FrameNews[] = []
  const screen = await render(
    <AppFrame
      {...{ app, isIsolated, handlers }}
      name="Demo app"
      allow=""
      isGranted={() => false}
      isDark={false}
      onNews={(item) => news.push(item)}
      onEvent={() => {}}
      onBridge={() => {}}
    />,
  )
  const frame = () => {
    const found = screen.container.querySelector('iframe')?.contentWindow
    if (!found) throw new Error('There is no frame')
    return found
  }
  const kinds = () => news.map(({ kind }) => kind)
  const until = (kind: FrameNews['kind'], count = 1) =>
    vi.waitUntil(() => kinds().filter((one) => one === kind).length >= count, 10_000)
  const tell = (message: unknown) => frame().postMessage(message, '*')
  return {
    news,
    until,
    tell,
    view: () => viewOf(news.reduce(withNews, watchFrom(0)), isIsolated, Date.now()),
    ask: () => tell({ post: { id: crypto.randomUUID(), method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } } }),
  }
}

/** No script ran in the other page; it would have sent a ready message. */
const wasShownElsewhere = () => heard.some((item) => JSON.stringify(item).includes(ELSEWHERE))

test('error: a message sent right before a navigation does not keep the app on screen', async () => {
  const app = await openApp()
  await app.until('load')
  app.ask()
  app.tell({ post: { id: 'last', method: 'getSafeInfo' }, go: `${ELSEWHERE}${PAGE}` })
  await app.until('refused')
  await app.until('load', 2)
  expect(app.view()).toBe('moved')
  expect(app.news).toContainEqual(expect.objectContaining({ kind: 'refused', to: ELSEWHERE }))
  expect(wasShownElsewhere()).toBe(false)
})

test('error: an app that sends a message and navigates before its first load is not on screen either', async () => {
  const app = await openApp(`?speak&leave=${encodeURIComponent(`${ELSEWHERE}${PAGE}`)}`)
  await app.until('contact')
  await app.until('refused')
  await app.until('load')
  expect(app.view()).toBe('moved')
  expect(wasShownElsewhere()).toBe(false)
})

test('error: a page without an address is refused as well', async () => {
  const app = await openApp()
  await app.until('load')
  app.ask()
  await app.until('contact')
  app.tell({ go: 'data:text/html,<h1>Looks like the app</h1>' })
  await app.until('refused')
  expect(app.view()).toBe('left')
})

test('error: an isolated app that navigates is ended', async () => {
  const app = await openApp('', true)
  await app.until('load')
  app.tell({ go: `${ELSEWHERE}${PAGE}` })
  await app.until('refused')
  expect(app.view()).toBe('ended')
  expect(wasShownElsewhere()).toBe(false)
})

test('behavior: another page of the same app is shown, and answered before and after its load', async () => {
  const app = await openApp()
  await app.until('load')
  app.tell({ go: `${APP}${PAGE}?speak` })
  await app.until('contact')
  await app.until('load', 2)
  app.ask()
  await app.until('contact', 2)
  expect(app.view()).toBe('running')
})

test('behavior: a document shows apps of one origin; an app of another origin reloads it', () => {
  expect([pinFrames(APP), pinFrames(ELSEWHERE), pinFrames(APP)]).toEqual([true, false, true])
})
