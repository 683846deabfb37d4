import { openHostBridge, type AppHandlers, type BridgeEvent, type BridgeLimits } from '../src/index.ts'

/* A host and an app's window without a browser. Values are copied by structured clone, as between windows. */

export type Answer = { id: string; success: boolean; version: string; data?: unknown; error?: string }
type Posted = { readonly answer: Answer; readonly target: string }

export const APP = 'https://app.example'
export const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH: `0x${string}` = `0x${'1'.repeat(64)}`

export const handlers: AppHandlers = {
  getSafeInfo: () => ({
    safeAddress: SAFE,
    chainId: 31337,
    threshold: 2,
    owners: [SAFE, OTHER],
    isReadOnly: false,
    nonce: 3,
    implementation: OTHER,
    modules: null,
    fallbackHandler: null,
    guard: null,
    version: '1.4.1',
    network: 'LOCAL',
  }),
  getChainInfo: () => ({
    chainName: 'Local',
    chainId: '31337',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
  }),
  getEnvironmentInfo: () => ({ origin: 'https://wallet.example' }),
  getEnvInfo: () => ({ txServiceUrl: 'https://wallet.example/tx' }),
  getCurrentTheme: () => ({ darkMode: true }),
  getSafeBalances: ({ currency }) => Promise.resolve({ fiatTotal: currency, items: [] }),
  getTxBySafeTxHash: ({ safeTxHash }) =>
    Promise.resolve({ safeAddress: SAFE, txId: safeTxHash, txStatus: 'SUCCESS', txHash: null }),
  getOffChainSignature: () => Promise.resolve(''),
  rpcCall: ({ call }) => Promise.resolve(call),
  sendTransactions: () => Promise.resolve({ safeTxHash: HASH }),
  signMessage: () => Promise.resolve({ messageHash: HASH, signature: '0x12' }),
  signTypedMessage: () => Promise.resolve({ safeTxHash: HASH }),
  wallet_getPermissions: () => [],
  wallet_requestPermissions: (asked) =>
    Promise.resolve(asked.map((parentCapability) => ({ invoker: APP, parentCapability }))),
  requestAddressBook: () => [{ address: OTHER, name: 'Bob', chainId: '31337' }],
}

/**
 * Opens a bridge for an app at {@link APP} and acts as that app.
 *
 * @param own handlers that replace the default ones
 * @example
 * const app = driveBridge({ getCurrentTheme: () => ({ darkMode: false }) })
 * app.ask('1', 'getCurrentTheme')
 * await settled()
 * app.answerOf('1')?.data // { darkMode: false }
 */
export function driveBridge(
  own: Partial<AppHandlers> = {},
  {
    limits = {},
    granted = false,
    origin = APP,
    onEvent = () => undefined,
  }: {
    limits?: Partial<BridgeLimits>
    granted?: boolean
    origin?: string
    onEvent?: (event: BridgeEvent) => void
  } = {},
) {
  const host = Object.assign(new EventTarget(), { location: { origin: 'https://wallet.example' } })
  const posted: Posted[] = []
  const events: BridgeEvent[] = []
  const frame = {
    postMessage: (message: Answer, target: string) => void posted.push({ answer: structuredClone(message), target }),
  }
  let current: typeof frame | null = frame
  const receiver = {
    location: host.location,
    addEventListener: (type: 'message', listener: (event: never) => void) =>
      host.addEventListener(type, listener as EventListener),
    removeEventListener: (type: 'message', listener: (event: never) => void) =>
      host.removeEventListener(type, listener as EventListener),
  }
  const bridge = openHostBridge({
    listenOn: receiver,
    frame: () => current,
    origin,
    handlers: { ...handlers, ...own },
    isGranted: () => granted,
    limits,
    onEvent: (event) => {
      events.push(event)
      onEvent(event)
    },
  })
  const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    host.dispatchEvent(
      Object.assign(new Event('message'), { data: structuredClone(data), origin, source: frame, ...from }),
    )
  return {
    bridge,
    frame,
    posted,
    events,
    /** Posts any value, by default from the app's window and origin. */
    post,
    /** Posts a request as SDK 9.1 does. */
    ask: (id: string, method: string, params?: unknown) => post({ id, method, params, env: { sdkVersion: '9.1.0' } }),
    answers: () => posted.map(({ answer }) => answer),
    answerOf: (id: string) => posted.find(({ answer }) => answer.id === id)?.answer,
    kinds: () => events.map(({ kind }) => kind),
    removeFrame: () => {
      current = null
    },
  }
}

/**
 * Lets listeners of settled promises run.
 *
 * @example
 * await settled()
 */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
