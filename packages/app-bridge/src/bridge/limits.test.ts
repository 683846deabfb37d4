import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { APP, driveBridge, HASH, OTHER } from '../../testing/driveBridge.ts'
import { rejections } from '../index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)
const settled = () => vi.advanceTimersByTimeAsync(0)
const send = { txs: [{ to: OTHER }] }

test('behavior: a burst is answered at once, later requests at the sustained rate, and requests over the limit are refused', async () => {
  const app = driveBridge({}, { limits: { burst: 60, perSecond: 20, waiting: 10 } })
  for (let index = 0; index < 71; index += 1) app.ask(`${index}`, 'getSafeInfo')
  expect(app.answers().filter(({ success }) => success)).toHaveLength(60)
  expect(app.answerOf('70')?.error).toBe('Too many requests: the limit is 20 per second')
  expect(app.events.filter(({ kind }) => kind === 'rate-limited')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(250)
  expect(app.answers().filter(({ success }) => success)).toHaveLength(65)
  await vi.advanceTimersByTimeAsync(300)
  expect(app.answers().filter(({ success }) => success)).toHaveLength(70)
  expect(app.bridge.pending()).toBe(0)
})

test('error: waiting requests together may not exceed the size limit', () => {
  const app = driveBridge({}, { limits: { burst: 1, waitingSize: 1_000 } })
  for (let index = 0; index < 4; index += 1) app.ask(`${index}`, 'getSafeInfo', 'x'.repeat(400))
  expect(app.answers().map(({ id, success }) => [id, success])).toEqual([
    ['0', true],
    ['3', false],
  ])
})

test('behavior: eight reads run concurrently, at most two of them for logs; the rest wait in order', async () => {
  const open: { call: string; end: (value: string) => void }[] = []
  const app = driveBridge({ rpcCall: ({ call }) => new Promise((end) => void open.push({ call, end })) })
  for (let index = 0; index < 4; index += 1) app.ask(`logs ${index}`, 'rpcCall', { call: 'eth_getLogs', params: [{}] })
  for (let index = 0; index < 10; index += 1) app.ask(`${index}`, 'rpcCall', { call: 'eth_gasPrice' })
  expect(open.map(({ call }) => call)).toEqual([...Array(2).fill('eth_getLogs'), ...Array(6).fill('eth_gasPrice')])
  open[0]?.end('done')
  await settled()
  // The read that waited longest runs next; the next log read waits for a log slot.
  expect(open).toHaveLength(9)
  for (let index = 0; index < open.length; index += 1) {
    open[index]?.end('done')
    await settled()
  }
  expect(app.answers()).toHaveLength(14)
  expect(app.bridge.pending()).toBe(0)
})

test('security: an app that asks for signatures without end has eight searches of the service at a time, and each ends', async () => {
  const signals: AbortSignal[] = []
  const app = driveBridge({ getOffChainSignature: (_, { signal }) => (signals.push(signal), never()) })
  for (let index = 0; index < 30; index += 1) app.ask(`${index}`, 'getOffChainSignature', HASH)
  expect(signals).toHaveLength(8)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(app.answerOf('0')?.error).toBe('The network did not answer getOffChainSignature within 30 seconds')
  expect(signals.slice(0, 8).every(({ aborted }) => aborted)).toBe(true)
  expect(signals).toHaveLength(16)
})

test('behavior: safe_setSettings does not wait for reads', () => {
  const app = driveBridge({
    rpcCall: ({ call }) => (call === 'safe_setSettings' ? { offChainSigning: false } : never()),
  })
  for (let index = 0; index < 9; index += 1) app.ask(`${index}`, 'rpcCall', { call: 'eth_gasPrice' })
  app.ask('settings', 'rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: false }] })
  expect(app.answerOf('settings')?.data).toEqual({ offChainSigning: false })
})

test('error: a read that takes too long is aborted, answered, and frees its slot', async () => {
  const signals: AbortSignal[] = []
  const app = driveBridge({ rpcCall: (_, { signal }) => (signals.push(signal), never()) }, { limits: { rpc: 1 } })
  app.ask('a', 'rpcCall', { call: 'eth_getLogs', params: [{}] })
  app.ask('b', 'rpcCall', { call: 'eth_call', params: [{}] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(app.answerOf('a')?.error).toBe('The network did not answer eth_getLogs within 20 seconds')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(app.answerOf('b')?.error).toBe('The network did not answer eth_call within 30 seconds')
})

test('error: one prompt is open, three wait, the next is refused', () => {
  let shown = 0
  const app = driveBridge({ sendTransactions: () => ((shown += 1), never()), signMessage: never })
  for (const id of ['a', 'b', 'c']) app.ask(id, 'sendTransactions', send)
  app.ask('d', 'signMessage', { message: 'hello' })
  app.ask('e', 'sendTransactions', send)
  expect(app.answers()).toEqual([{ id: 'e', success: false, version: '9.1.0', error: 'Another request is pending' }])
  expect(shown).toBe(1)
  expect(app.kinds()).toContain('prompts-full')
})

test('behavior: a thousand prompts show one at a time, and each request gets one answer', () => {
  let shown = 0
  const app = driveBridge({ sendTransactions: () => ((shown += 1), never()) })
  for (let index = 0; index < 1_000; index += 1) app.ask(`${index}`, 'sendTransactions', send)
  expect(shown).toBe(1)
  app.bridge.close()
  expect(shown).toBe(1)
  expect(new Set(app.answers().map(({ id }) => id)).size).toBe(1_000)
  expect(app.answers()).toHaveLength(1_000)
})

test('error: three rejections in a row pause prompts, including waiting ones; afterwards prompts are shown again', async () => {
  let shown = 0
  const app = driveBridge({ sendTransactions: () => ((shown += 1), Promise.reject(rejections.transaction())) })
  for (const id of ['a', 'b', 'c', 'd']) app.ask(id, 'sendTransactions', send)
  await settled()
  expect(shown).toBe(3)
  expect(app.answerOf('d')?.error).toBe('Requests of this app are paused for 30 seconds after repeated rejections')
  expect(app.kinds()).toContain('cool-down')
  await vi.advanceTimersByTimeAsync(10_000)
  app.ask('e', 'sendTransactions', send)
  expect(app.answerOf('e')?.error).toBe('Requests of this app are paused for 20 seconds after repeated rejections')
  app.ask('info', 'getSafeInfo')
  expect(app.answerOf('info')?.success).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  app.ask('f', 'sendTransactions', send)
  expect(shown).toBe(4)
})

test('behavior: a signature resets the count of rejections', async () => {
  let count = 0
  const app = driveBridge({
    sendTransactions: () =>
      (count += 1) === 3 ? Promise.resolve({ safeTxHash: HASH }) : Promise.reject(rejections.transaction()),
  })
  for (let index = 0; index < 5; index += 1) {
    app.ask(`${index}`, 'sendTransactions', send)
    await settled()
  }
  expect(count).toBe(5)
  expect(app.kinds()).not.toContain('cool-down')
})

test('security: requesting a permission that the app has does not reset the count of rejections', async () => {
  let shown = 0
  const app = driveBridge(
    { sendTransactions: () => ((shown += 1), Promise.reject(rejections.transaction())) },
    { granted: true },
  )
  for (let index = 0; index < 6; index += 1) {
    app.ask(`send ${index}`, 'sendTransactions', send)
    app.ask(`permission ${index}`, 'wallet_requestPermissions', [{ requestAddressBook: {} }])
    await settled()
  }
  expect(shown).toBe(3)
  expect(app.kinds()).toContain('cool-down')
  expect(app.answerOf('permission 5')?.data).toEqual([{ invoker: APP, parentCapability: 'requestAddressBook' }])
})

test('behavior: a permission that the app has is answered while a prompt is open', async () => {
  const app = driveBridge({ sendTransactions: never }, { granted: true })
  app.ask('send', 'sendTransactions', send)
  app.ask('permission', 'wallet_requestPermissions', [{ requestAddressBook: {} }])
  await settled()
  expect(app.answerOf('permission')?.success).toBe(true)
})

test('behavior: requests added to a draft batch are not counted as rejections', async () => {
  let shown = 0
  const app = driveBridge({ sendTransactions: () => ((shown += 1), Promise.reject(rejections.batched())) })
  for (let index = 0; index < 4; index += 1) {
    app.ask(`${index}`, 'sendTransactions', send)
    await settled()
  }
  expect(shown).toBe(4)
  expect(app.answerOf('3')?.error).toBe('Transaction was added to a draft batch')
  expect(app.kinds()).not.toContain('cool-down')
})

test('behavior: the end of the session is not counted as a rejection', () => {
  const app = driveBridge({ sendTransactions: never })
  for (const id of ['a', 'b', 'c']) app.ask(id, 'sendTransactions', send)
  app.bridge.documentReplaced()
  expect(app.kinds()).not.toContain('cool-down')
})

const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) })
const shared = (levels: number): unknown[] => {
  const below = levels === 0 ? [] : shared(levels - 1)
  return [below, below]
}
const sparse = (length: number): unknown[] => Object.assign([], { length })
const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

test.each([
  ['a megabyte of text', { message: 'x'.repeat(1_000_000) }, 'too large'],
  ['a message nested deeper than the limit', nested(200), 'too deep'],
  ['a cycle', cyclic, 'too deep'],
  ['a list of four billion holes', { call: 'eth_call', params: sparse(4_000_000_000) }, 'too large'],
  ['shared lists with 2^30 paths', shared(30), 'too large'],
  ['a megabyte of bytes', { data: new Uint8Array(1_000_000) }, 'too large'],
  [
    'a hundred thousand keys',
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])),
    'too large',
  ],
])('error: %s is refused quickly and reaches no handler', (_, params, why) => {
  let calls = 0
  const app = driveBridge({ signMessage: () => ((calls += 1), never()), rpcCall: () => ((calls += 1), never()) })
  app.ask('a', 'signMessage', params)
  app.ask('b', 'rpcCall', params)
  expect(app.answerOf('a')?.error?.replace('deeply', 'deep').replace('nested ', '')).toContain(why)
  expect(app.answerOf('b')?.success).toBe(false)
  expect(calls).toBe(0)
})
