import { afterEach, expect, test, vi } from 'vitest'
import { openHostBridge, type BridgeEvent } from '../src/index.ts'
import { handlers } from '../testing/driveBridge.ts'

/* Real frames of real origins. Every name under localhost resolves to this machine and is a separate origin. */
const APP = `http://app.localhost:${location.port}`
const MOVED = `http://moved.localhost:${location.port}`
const PAGE = new URL('./app.html', import.meta.url).pathname

/** Only a failure takes this long: a frame on another origin starts a process. */
const PATIENCE_MS = 15_000

type Received = { readonly received: string; readonly value: unknown; readonly origin: string }
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

async function openApp({ origin = APP, sandbox = 'allow-scripts allow-same-origin', src = `${APP}${PAGE}` } = {}) {
  const frame = document.createElement('iframe')
  frame.sandbox.value = sandbox
  const received: Received[] = []
  const events: BridgeEvent[] = []
  const bridge = openHostBridge({
    listenOn: window,
    frame: () => frame.contentWindow,
    origin,
    handlers,
    isGranted: () => false,
    onEvent: (event) => events.push(event),
  })
  const listen = ({ data, source, origin: from }: MessageEvent<{ received?: string; value?: unknown } | null>) => {
    if (source !== frame.contentWindow) return
    if (typeof data?.received === 'string') received.push({ received: data.received, value: data.value, origin: from })
    // This listener runs in the same event as the bridge's listener, after it.
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
  await vi.waitUntil(() => received.some((entry) => entry.received === 'ready'), PATIENCE_MS)
  const command = (message: unknown) => frame.contentWindow?.postMessage(message, '*')
  const next = async (kind: string, count = 1) => {
    await vi.waitUntil(() => received.filter((entry) => entry.received === kind).length >= count, PATIENCE_MS)
    return received.filter((entry) => entry.received === kind)[count - 1]
  }
  return { frame, received, events, bridge, command, next }
}

const request = (id: string, method = 'getSafeInfo') => ({ id, method, env: { sdkVersion: '9.1.0' } })

test('behavior: getSafeInfo is answered within the message event, by the parent window', async () => {
  const app = await openApp()
  app.command({ post: request('a') })
  await app.next('marker')
  const [, first, second] = app.received
  expect([first?.received, second?.received]).toEqual(['message', 'marker'])
  expect(first?.value).toEqual({
    origin: location.origin,
    isParent: true,
    data: expect.objectContaining({ id: 'a', success: true, version: '9.1.0' }),
  })
})

test('error: a frame inside the app is another window, and gets no answer', async () => {
  const app = await openApp()
  app.command({ nest: true })
  await app.next('nested')
  app.command({ by: 'nested', post: request('nested') })
  await vi.waitUntil(
    () => app.events.some((event) => event.kind === 'dropped' && event.reason === 'foreign-window'),
    PATIENCE_MS,
  )
  app.command({ post: request('own') })
  await app.next('marker')
  expect(app.received.filter(({ received }) => received === 'message').map(({ value }) => value)).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ id: 'own' }) }),
  ])
})

test('error: after the frame moved to another origin the bridge answers nothing, and reports the new origin', async () => {
  const app = await openApp()
  app.command({ go: `${MOVED}${PAGE}` })
  await app.next('ready', 2)
  app.command({ post: request('a') })
  await app.next('marker')
  app.bridge.pushTheme({ darkMode: true })
  app.command({ post: { received: 'done' } })
  await app.next('done')
  expect(app.received.map(({ received }) => received)).not.toContain('message')
  expect(app.events).toContainEqual({ kind: 'foreign-origin', origin: MOVED })
})

test('behavior: an answer on its way to the old origin does not reach the new document', async () => {
  const app = await openApp()
  app.command({ post: request('late', 'getSafeBalances') })
  app.command({ go: `${MOVED}${PAGE}` })
  await app.next('ready', 2)
  expect(app.received.filter(({ origin, received }) => origin === MOVED && received === 'message')).toEqual([])
})

test('behavior: an app with an opaque origin is answered by its window; the same page with an origin is refused', async () => {
  const isolated = await openApp({ origin: 'null', sandbox: 'allow-scripts' })
  isolated.command({ post: request('a') })
  expect(await isolated.next('message')).toMatchObject({ origin: 'null', value: { isParent: true } })
  const pinned = await openApp({ origin: 'null' })
  pinned.command({ post: request('a') })
  await pinned.next('marker')
  expect(pinned.received.map(({ received }) => received)).not.toContain('message')
})

test('error: an app of the wallet’s own origin is refused before its frame exists', async () => {
  await expect(openApp({ origin: location.origin, src: PAGE })).rejects.toThrow('own origin')
})
