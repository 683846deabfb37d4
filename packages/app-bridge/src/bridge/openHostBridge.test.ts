import { expect, test } from 'vitest'
import { APP, driveBridge, HASH, OTHER, SAFE, settled } from '../../testing/driveBridge.ts'
import { PROTOCOL, rejections, type AppHandlers } from '../index.ts'

const never = () => new Promise<never>(() => undefined)
const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('behavior: getSafeInfo is answered inside the message event, to the pinned origin', () => {
  const app = driveBridge()
  app.ask('3j.weeeee73o', 'getSafeInfo')
  expect(app.posted).toEqual([
    {
      target: APP,
      answer: {
        id: '3j.weeeee73o',
        success: true,
        version: '9.1.0',
        data: expect.objectContaining({ safeAddress: SAFE, chainId: 31337, network: 'LOCAL' }),
      },
    },
  ])
  expect(app.kinds()).toEqual(['alive', 'request'])
})

test('performance: the page is notified of a request after the answer was posted', () => {
  const answered: [kind: string, answers: number][] = []
  const app = driveBridge({}, { onEvent: ({ kind }) => answered.push([kind, app.posted.length]) })
  app.ask('a', 'getSafeInfo')
  expect(answered).toEqual([
    ['alive', 1],
    ['request', 1],
  ])
})

test.each(['getChainInfo', 'getEnvironmentInfo', 'getEnvInfo', 'getCurrentTheme', 'wallet_getPermissions'])(
  'behavior: %s is answered within the message event if its handler is synchronous',
  (method) => {
    const app = driveBridge()
    app.ask('a', method)
    expect(app.answerOf('a')).toMatchObject({ success: true })
  },
)

test('behavior: every method of the table has an answer', async () => {
  const params: Partial<Record<string, unknown>> = {
    getTxBySafeTxHash: { safeTxHash: HASH },
    getOffChainSignature: HASH,
    rpcCall: { call: 'eth_gasPrice', params: [] },
    sendTransactions: { txs: [{ to: OTHER, value: '1', data: '0x' }] },
    signMessage: { message: 'hello' },
    signTypedMessage: { typedData: { domain: {}, types: {}, message: {} } },
    wallet_requestPermissions: [{ requestAddressBook: {} }],
  }
  const app = driveBridge({}, { granted: true })
  for (const method of Object.keys(PROTOCOL)) app.ask(method, method, params[method])
  await settled()
  expect(
    app
      .answers()
      .map(({ id, success }) => [id, success])
      .toSorted(),
  ).toEqual(
    Object.keys(PROTOCOL)
      .map((method) => [method, true])
      .toSorted(),
  )
  expect(app.bridge.pending()).toBe(0)
})

test.each([
  ['another window', { source: {} }, 'foreign-window'],
  ['a message port, which has no window', { source: null }, 'foreign-window'],
  ['another origin', { origin: 'https://evil.example' }, 'foreign-origin'],
  ['the same host on another port', { origin: `${APP}:8443` }, 'foreign-origin'],
  ['an opaque origin', { origin: 'null' }, 'foreign-origin'],
])('error: a request from %s gets no answer', (_, from, reason) => {
  const app = driveBridge()
  app.post({ id: 'a', method: 'getSafeInfo' }, from)
  expect(app.posted).toEqual([])
  expect(app.events).toContainEqual({ kind: 'dropped', reason })
  expect(app.kinds()).not.toContain('alive')
})

test('behavior: a request from another origin in the right frame is reported to the page', () => {
  const app = driveBridge()
  app.post({ id: 'a', method: 'getSafeInfo' }, { origin: 'https://www.app.example' })
  app.post('not a request', { origin: 'https://www.app.example' })
  expect(app.events.filter(({ kind }) => kind === 'foreign-origin')).toEqual([
    { kind: 'foreign-origin', origin: 'https://www.app.example' },
  ])
})

test.each([
  [null],
  [undefined],
  ['text'],
  [1],
  [[]],
  [{}],
  [{ id: 1, method: 'getSafeInfo' }],
  [{ id: 'a' }],
  [{ method: 'getSafeInfo' }],
  [{ id: 'a', method: 7 }],
  [{ id: 'x'.repeat(257), method: 'getSafeInfo' }],
  [{ isCookieEnabled: true, id: 1 }],
  [{ category: 'safe-apps-analytics', action: 'Load', label: '', safeAppName: 'Transaction Builder' }],
])('error: %o is dropped, because it has no id to answer', (data) => {
  const app = driveBridge()
  app.post(data)
  expect(app.posted).toEqual([])
  expect(app.events).toEqual([{ kind: 'dropped', reason: 'not-a-request' }])
})

test('behavior: a message that is not a request envelope opens nothing, even with isCookieEnabled from another window', () => {
  const app = driveBridge()
  app.post({ isCookieEnabled: true, id: 'a', method: 'getSafeInfo' }, { origin: 'https://evil.example' })
  expect(app.posted).toEqual([])
})

test('behavior: the protocol of 2020 is reported and not answered', () => {
  const app = driveBridge()
  app.post({ messageId: 'SAFE_APP_SDK_INITIALIZED', requestId: 1, data: null })
  expect(app.posted).toEqual([])
  expect(app.kinds()).toContain('unsupported-0.x')
})

test('error: a second request with an id that is still open is dropped; afterwards the id is free again', async () => {
  const first = deferred<{ safeTxHash: `0x${string}` }>()
  let prompts = 0
  const app = driveBridge({ sendTransactions: () => ((prompts += 1), first.promise) })
  const send = () => app.ask('tx-builder', 'sendTransactions', { txs: [{ to: OTHER }] })
  send()
  send()
  expect(prompts).toBe(1)
  first.resolve({ safeTxHash: HASH })
  await settled()
  expect(app.answers()).toHaveLength(1)
  send()
  expect(prompts).toBe(2)
})

// In these cases the reference host sends no answer, and the app waits forever.
test('error: an unknown method is refused by name, without quotes', () => {
  const app = driveBridge()
  app.ask('a', 'wallet_switchEthereumChain')
  app.ask('b', 'constructor')
  app.ask('c', '__proto__')
  app.ask('d', `x${'y'.repeat(100)}\u202e`)
  expect(app.answerOf('a')?.error).toBe('wallet_switchEthereumChain not implemented')
  expect(app.answerOf('b')?.error).toBe('constructor not implemented')
  expect(app.answerOf('c')?.error).toBe('__proto__ not implemented')
  expect(app.answerOf('d')?.error).toBe(`x${'y'.repeat(59)}… not implemented`)
  expect(app.kinds()).toContain('unknown-method')
})

test('error: a handler without an answer gives an error', async () => {
  const nothing = (() => undefined) as unknown as AppHandlers['getChainInfo']
  const later = (() => Promise.resolve(undefined)) as unknown as AppHandlers['getTxBySafeTxHash']
  const app = driveBridge({ getChainInfo: nothing, getTxBySafeTxHash: later })
  app.ask('a', 'getChainInfo')
  app.ask('b', 'getTxBySafeTxHash', { safeTxHash: HASH })
  await settled()
  expect(app.answerOf('a')?.error).toBe('The wallet has no answer to getChainInfo')
  expect(app.answerOf('b')?.error).toBe('The wallet has no answer to getTxBySafeTxHash')
})

test('behavior: an unknown signature is an answer, so that the app continues to poll', async () => {
  const app = driveBridge()
  app.ask('a', 'getOffChainSignature', HASH)
  await settled()
  expect(app.answerOf('a')).toEqual({ id: 'a', success: true, version: '9.1.0', data: '' })
})

test('behavior: a request without env is answered', () => {
  const app = driveBridge()
  app.post({ id: 'a', method: 'getSafeInfo' })
  expect(app.answerOf('a')?.success).toBe(true)
})

test('error: a rejected signature on chain and a closed permission prompt are answered with the texts of the protocol', async () => {
  const app = driveBridge({
    signMessage: () => Promise.reject(rejections.transaction()),
    wallet_requestPermissions: () => Promise.reject(rejections.permissions()),
  })
  app.ask('a', 'signMessage', { message: 'hello' })
  app.ask('b', 'wallet_requestPermissions', [{ requestAddressBook: {} }])
  await settled()
  expect(app.answerOf('a')?.error).toBe('Transaction was rejected')
  expect(app.answerOf('b')?.error).toBe('Permissions were rejected')
})

test('behavior: a second prompt waits for the first, and each gets its own answer', async () => {
  const [first, second] = [deferred<never>(), deferred<{ safeTxHash: `0x${string}` }>()]
  const shown: string[] = []
  const app = driveBridge({
    sendTransactions: ({ txs }) => {
      shown.push(String(txs[0]?.value))
      return txs[0]?.value === 1n ? first.promise : second.promise
    },
  })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER, value: 1 }] })
  app.ask('b', 'sendTransactions', { txs: [{ to: OTHER, value: 2 }] })
  expect(shown).toEqual(['1'])
  first.reject(rejections.transaction())
  await settled()
  expect(shown).toEqual(['1', '2'])
  expect(app.answers()).toEqual([{ id: 'a', success: false, version: '9.1.0', error: 'Transaction was rejected' }])
  second.resolve({ safeTxHash: HASH })
  await settled()
  expect(app.answerOf('b')?.data).toEqual({ safeTxHash: HASH })
})

test('behavior: a message that waits for other owners makes room for the next prompt, and is answered later', async () => {
  const signed = deferred<{ messageHash: `0x${string}`; signature: `0x${string}` }>()
  const app = driveBridge({
    signMessage: (_, request) => {
      queueMicrotask(request.promptDone)
      return signed.promise
    },
  })
  app.ask('message', 'signMessage', { message: 'hello' })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER }] })
  expect(app.bridge.waiting()).toEqual(['sendTransactions'])
  await settled()
  expect(app.bridge.waiting()).toEqual([])
  expect(app.events.filter(({ kind }) => kind === 'waiting')).toHaveLength(2)
  expect(app.answers().map(({ id }) => id)).toEqual(['a'])
  app.ask('b', 'sendTransactions', { txs: [{ to: OTHER }] })
  signed.resolve({ messageHash: HASH, signature: '0x12' })
  await settled()
  expect(app.answers().map(({ id }) => id)).toEqual(['a', 'b', 'message'])
})

test('error: a submission that fails without a hash is answered', async () => {
  const app = driveBridge({ sendTransactions: () => Promise.reject(new Error('')) })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER }] })
  await settled()
  expect(app.answerOf('a')?.error).toBe('Request failed')
})

test('error: an answer that cannot be posted is refused', () => {
  const uncloneable = (() => ({ darkMode: () => true })) as unknown as AppHandlers['getCurrentTheme']
  const app = driveBridge({ getCurrentTheme: uncloneable })
  app.ask('a', 'getCurrentTheme')
  expect(app.answerOf('a')?.error).toBe('The wallet has no answer to getCurrentTheme')
})

test('error: a handler that throws is answered once', () => {
  const app = driveBridge({
    getSafeInfo: () => {
      throw new Error('The account is not read yet')
    },
  })
  app.ask('a', 'getSafeInfo')
  expect(app.answers()).toEqual([{ id: 'a', success: false, version: '9.1.0', error: 'The account is not read yet' }])
})

test('error: the address book without the permission is refused before its handler runs', () => {
  let calls = 0
  const requestAddressBook = () => ((calls += 1), [])
  const app = driveBridge({ requestAddressBook })
  app.ask('a', 'requestAddressBook')
  expect(app.answerOf('a')?.error).toBe('Permissions rejected')
  expect(calls).toBe(0)
  const granted = driveBridge({ requestAddressBook }, { granted: true })
  granted.ask('a', 'requestAddressBook')
  expect(granted.answerOf('a')?.data).toEqual([])
})

test('behavior: closing refuses open requests, aborts the prompt and stops listening', async () => {
  let signal: AbortSignal | undefined
  const app = driveBridge({ sendTransactions: (_, request) => ((signal = request.signal), never()), rpcCall: never })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER }] })
  app.ask('b', 'sendTransactions', { txs: [{ to: OTHER }] })
  app.ask('c', 'rpcCall', { call: 'eth_gasPrice' })
  expect(app.bridge.pending()).toBe(3)
  app.bridge.close()
  expect(signal?.aborted).toBe(true)
  expect(app.answerOf('a')?.error).toBe('Transaction was rejected')
  expect(app.answerOf('b')?.error).toBe('Transaction was rejected')
  expect(app.answerOf('c')?.error).toBe('The wallet closed the app')
  app.ask('d', 'getSafeInfo')
  await settled()
  expect(app.answers()).toHaveLength(3)
  expect(app.bridge.pending()).toBe(0)
})

test('behavior: another document in the frame ends the prompts of the old one, shows none of them, and keeps reads', async () => {
  const read = deferred<string>()
  const shown: number[] = []
  const app = driveBridge({
    sendTransactions: (_, { id }) => (shown.push(id), never()),
    rpcCall: () => read.promise,
  })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER }] })
  app.ask('b', 'sendTransactions', { txs: [{ to: OTHER }] })
  app.ask('c', 'rpcCall', { call: 'eth_gasPrice' })
  app.bridge.documentReplaced()
  expect(shown).toEqual([1])
  expect(app.bridge.pending()).toBe(1)
  read.resolve('0x1')
  await settled()
  expect(app.answerOf('c')?.data).toBe('0x1')
  expect(app.answers().map(({ id }) => id)).toEqual(['c'])
  // Requests of the old document are answered once the new document proves to be the app.
  app.ask('d', 'getSafeInfo')
  expect(app.answerOf('a')?.error).toBe('Transaction was rejected')
  expect(app.answerOf('b')?.error).toBe('Transaction was rejected')
  expect(app.answers()).toHaveLength(4)
  expect(app.kinds().filter((kind) => kind === 'alive')).toHaveLength(2)
})

test('behavior: a document of another origin is posted nothing, including refusals and themes', () => {
  const app = driveBridge({ sendTransactions: never })
  app.ask('a', 'sendTransactions', { txs: [{ to: OTHER }] })
  app.post({ id: 'b', method: 'getSafeInfo' }, { origin: 'https://evil.example' })
  app.bridge.documentReplaced()
  app.bridge.pushTheme({ darkMode: true })
  app.bridge.close()
  expect(app.posted).toEqual([])
  expect(app.bridge.pending()).toBe(0)
})

test('behavior: nothing is posted to a frame that is gone or replaced', async () => {
  const read = deferred<string>()
  const app = driveBridge({ rpcCall: () => read.promise })
  app.ask('a', 'rpcCall', { call: 'eth_gasPrice' })
  app.removeFrame()
  read.resolve('0x1')
  app.bridge.pushTheme({ darkMode: true })
  await settled()
  expect(app.posted).toEqual([])
  expect(app.bridge.pending()).toBe(0)
})

test('behavior: the theme is pushed as an answer without a request', () => {
  const app = driveBridge()
  // At first the frame contains an empty document of the wallet's own origin.
  app.bridge.pushTheme({ darkMode: true })
  expect(app.posted).toEqual([])
  app.post({ category: 'safe-apps-analytics' })
  app.bridge.pushTheme({ darkMode: false })
  expect(app.posted).toEqual([
    { target: APP, answer: { id: expect.any(String), success: true, version: '9.1.0', data: { darkMode: false } } },
  ])
})

test('behavior: an app of an opaque origin is answered by its window alone', () => {
  const app = driveBridge({}, { origin: 'null' })
  app.ask('a', 'getSafeInfo')
  expect(app.posted[0]?.target).toBe('*')
  app.post({ id: 'b', method: 'getSafeInfo' }, { origin: APP })
  app.post({ id: 'c', method: 'getSafeInfo' }, { source: {} })
  expect(app.posted).toHaveLength(1)
})

test('error: an app of the wallet’s own origin is not opened', () => {
  expect(() => driveBridge({}, { origin: 'https://wallet.example' })).toThrow('own origin')
})

test.each([
  ['9.1.0', false],
  ['7.11.0', false],
  [undefined, false],
  ['7.10.', true],
  ['7.10.1', true],
  ['1.0.2', true],
  ['garbage', true],
  ['', true],
  [9, true],
])('behavior: SDK version %o is older than 7.11.0: %o', (sdkVersion, isOld) => {
  const seen: boolean[] = []
  const app = driveBridge({
    signMessage: (_, request) => (seen.push(request.isOldSdk('7.11.0')), Promise.resolve({ safeTxHash: HASH })),
  })
  app.post({ id: 'a', method: 'signMessage', params: { message: '' }, env: { sdkVersion } })
  expect(seen).toEqual([isOld])
})
