import { afterEach, expect, test, vi } from 'vitest'
import { openHostBridge, type BridgeEvent } from '../src/index.ts'
import { handlers } from '../testing/driveBridge.ts'

/* Real frames of real origins: every name under localhost is this machine, and an origin of its own. */
const APP = `http://app.localhost:${location.port}`
const MOVED = `http://moved.localhost:${location.port}`
const PAGE = new URL('./app.html', import.meta.url).pathname

type Heard = { readonly heard: string; readonly value: unknown; readonly origin: string }
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

async function openApp({ origin = APP, sandbox = 'allow-scripts allow-same-origin', src = `${APP}${PAGE}` } = {}) {
  const frame = document.createElement('iframe')
  frame.sandbox.value = sandbox
  const heard: Heard[] = []
  const events: BridgeEvent[] = []
  const bridge = openHostBridge({
    listenOn: window,
    frame: () => frame.contentWindow,
    origin,
    handlers,
    isGranted: () => false,
    onEvent: (event) => events.push(event),
  })
  const listen = ({ data, source, origin: from }: MessageEvent<{ heard?: string; value?: unknown } | null>) => {
    if (source !== frame.contentWindow) return
    if (typeof data?.heard === 'string') heard.push({ heard: data.heard, value: data.value, origin: from })
    // Runs in the same event as the bridge, after it.
    else if (frame.contentWindow !== null) frame.contentWindow.postMessage({ marker: true }, '*')
  }
  window.addEventListener('message', listen)
  undo.push(() => {
    bridge.close()
    window.removeEventListener('message', listen)
    frame.remove()
  })
  frame.src = src
  document.body.append(frame)
  await vi.waitUntil(() => heard.some((entry) => entry.heard === 'ready'), 5_000)
  const tell = (message: unknown) => frame.contentWindow?.postMessage(message, '*')
  const next = async (kind: string, count = 1) => {
    await vi.waitUntil(() => heard.filter((entry) => entry.heard === kind).length >= count, 5_000)
    return heard.filter((entry) => entry.heard === kind)[count - 1]
  }
  return { frame, heard, events, bridge, tell, next }
}

const request = (id: string, method = 'getSafeInfo') => ({ id, method, env: { sdkVersion: '9.1.0' } })

test('behavior: getSafeInfo is answered within the message event, from the parent window', async () => {
  const app = await openApp()
  app.tell({ post: request('a') })
  await app.next('marker')
  const [, first, second] = app.heard
  expect([first?.heard, second?.heard]).toEqual(['message', 'marker'])
  expect(first?.value).toEqual({
    origin: location.origin,
    isParent: true,
    data: expect.objectContaining({ id: 'a', success: true, version: '9.1.0' }),
  })
})

test('error: a frame inside the app is another window, and gets nothing', async () => {
  const app = await openApp()
  app.tell({ nest: true })
  await app.next('nested')
  app.tell({ by: 'nested', post: request('nested') })
  await vi.waitUntil(
    () => app.events.some((event) => event.kind === 'dropped' && event.reason === 'foreign-window'),
    5_000,
  )
  app.tell({ post: request('own') })
  await app.next('marker')
  expect(app.heard.filter(({ heard }) => heard === 'message').map(({ value }) => value)).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ id: 'own' }) }),
  ])
})

test('error: after the frame went to another origin nothing is answered, and the page is told where', async () => {
  const app = await openApp()
  app.tell({ go: `${MOVED}${PAGE}` })
  await app.next('ready', 2)
  app.tell({ post: request('a') })
  await app.next('marker')
  app.bridge.pushTheme({ darkMode: true })
  app.tell({ post: { heard: 'done' } })
  await app.next('done')
  expect(app.heard.map(({ heard }) => heard)).not.toContain('message')
  expect(app.events).toContainEqual({ kind: 'foreign-origin', origin: MOVED })
})

test('behavior: an answer on its way to the old origin does not reach the new document', async () => {
  const app = await openApp()
  app.tell({ post: request('late', 'getSafeBalances') })
  app.tell({ go: `${MOVED}${PAGE}` })
  await app.next('ready', 2)
  expect(app.heard.filter(({ origin, heard }) => origin === MOVED && heard === 'message')).toEqual([])
})

test('behavior: an app without an origin is answered by its window; the same page with one is not it', async () => {
  const isolated = await openApp({ origin: 'null', sandbox: 'allow-scripts' })
  isolated.tell({ post: request('a') })
  expect(await isolated.next('message')).toMatchObject({ origin: 'null', value: { isParent: true } })
  const pinned = await openApp({ origin: 'null' })
  pinned.tell({ post: request('a') })
  await pinned.next('marker')
  expect(pinned.heard.map(({ heard }) => heard)).not.toContain('message')
})

test('error: the wallet’s own origin is refused before its frame exists', async () => {
  await expect(openApp({ origin: location.origin, src: PAGE })).rejects.toThrow('own origin')
})
