import {
  type AppCall,
  AppError,
  type AppHandlers,
  type AppMethod,
  ERRORS,
  type ParamsOf,
  PROTOCOL,
  rejections,
  type ResultOf,
} from '@countersign/app-bridge'
import type { AppOrigin } from '@countersign/describe/message'
import type { Ask } from '../model/Ask.ts'
import type { RequestAnswer } from '../receiveRequest.ts'
import { isOfApp, keyOfRequest, requestStore, topicOfApp, type StoredRequest } from '../requestStore.ts'
import { appRequestsMessages } from './appRequestsMessages.ts'
import type { AppAccount } from './AppAccount.ts'
import { balancesForApp, readForApp, signatureForApp, transactionForApp } from './readForApp.ts'
import { type MessageContent, TypedDataSchema } from '@countersign/api'
import { readable } from '../model/readSigning.ts'
import { signsOffChain } from '../model/signsOffChain.ts'
import { type Address, bytesToHex, NATIVE_DECIMALS } from '@countersign/primitives'
import { hashMessagePayload } from '@countersign/safe'

/** What the handlers need from the page. */
export type AppEnvironment = {
  /** The current account. */
  readonly account: () => AppAccount
  readonly isDark: () => boolean
  readonly permissions: () => ResultOf<'wallet_getPermissions'>
  /** Prompts the owner; refusals use the words of the protocol. */
  readonly requestPermissions: (signal: AbortSignal) => Promise<ResultOf<'wallet_requestPermissions'>>
  readonly addressBook: () => ResultOf<'requestAddressBook'>
  /** Settles after the owners have confirmed or declined. */
  readonly ask: (method: AppMethod, ask: Ask, call: Parameters<AppHandlers['signMessage']>[1]) => Promise<unknown>
}

/** Answers an embedded app. Methods that need owners create the same requests as other dapps. */
export function appHandlers(environment: AppEnvironment): AppHandlers {
  const { account, ask } = environment
  const settings: AppSettings = { offChainSigning: true }
  return {
    getSafeInfo: () => safeInfoOf(account()),
    getChainInfo: () => chainInfoOf(account()),
    getEnvironmentInfo: () => ({ origin: location.origin }),
    getEnvInfo: () => ({ txServiceUrl: `${account().chain.transactionService}/api/v1` }),
    getCurrentTheme: () => ({ darkMode: environment.isDark() }),
    getSafeBalances: (params) => balancesForApp(account(), params),
    getTxBySafeTxHash: (params) => transactionForApp(account(), params),
    getOffChainSignature: (hash, { signal }) => signatureForApp(account(), hash, signal),
    rpcCall: (params) => {
      if (params.call !== 'safe_setSettings') return readForApp(account(), params)
      const [wanted] = params.params
      settings.offChainSigning =
        typeof wanted === 'object' && wanted !== null && Reflect.get(wanted, 'offChainSigning') === true
      return { ...settings }
    },
    sendTransactions: async (params, call) => sent(await ask('sendTransactions', askOfTransactions(params), call)),
    signMessage: async (params, call) =>
      signed(await ask('signMessage', askOfMessage(params, { account: account(), settings, call }), call)),
    signTypedMessage: async (params, call) =>
      signed(await ask('signTypedMessage', askOfTypedMessage(params, { account: account(), settings, call }), call)),
    wallet_getPermissions: () => environment.permissions(),
    wallet_requestPermissions: (_asked, { signal }) => environment.requestPermissions(signal),
    requestAddressBook: () => environment.addressBook(),
  }
}

const sent = (answer: unknown): ResultOf<'sendTransactions'> => PROTOCOL.sendTransactions.result.parse(answer)
const signed = (answer: unknown): ResultOf<'signMessage'> => PROTOCOL.signMessage.result.parse(answer)

/** The setting that `safe_setSettings` changes while the app is open. It can only restrict to signing on chain. */
type AppSettings = { offChainSigning: boolean }

/** `sendTransactions`: plain calls, executed as one transaction. */
export const askOfTransactions = ({ txs, params }: ParamsOf<'sendTransactions'>): Ask => ({
  kind: 'calls',
  calls: [...txs],
  answer: 'app',
  ...(params.safeTxGas === undefined ? {} : { safeTxGas: BigInt(params.safeTxGas) }),
})

export const askOfMessage = ({ message }: ParamsOf<'signMessage'>, way: Way): Ask => askOf(readable(message), way)

export const askOfTypedMessage = ({ typedData }: ParamsOf<'signTypedMessage'>, way: Way): Ask =>
  askOf(messageTypedData(typedData), way)

export type Way = {
  readonly account: Pick<AppAccount, 'chain' | 'state'>
  readonly settings: AppSettings
  readonly call: Pick<AppCall, 'isOldSdk'>
}

/** Providers before this version do not read a signature from the answer, so their messages are signed on chain. */
const FIRST_WITH_SIGNATURES = '7.11.0'

function askOf(content: MessageContent, { account, settings, call }: Way): Ask {
  const isOffChain =
    settings.offChainSigning && !call.isOldSdk(FIRST_WITH_SIGNATURES) && signsOffChain(account.chain, account.state)
  return { kind: isOffChain ? 'message' : 'on-chain-message', content, answer: 'app' }
}

/**
 * Typed data as shown, stored and hashed: plain JSON. Apps send bigints, bytes and number objects of their libraries.
 * @throws {AppError} if it cannot be hashed
 */
function messageTypedData(typedData: ParamsOf<'signTypedMessage'>['typedData']): TypedDataSchema {
  try {
    const { chainId } = typedData.domain
    const domain = { ...typedData.domain, ...(chainId === undefined ? {} : { chainId: plainNumber(chainId) }) }
    const content = TypedDataSchema.parse(JSON.parse(JSON.stringify({ ...typedData, domain }, plain)))
    hashMessagePayload(content)
    return content
  } catch (error) {
    const why = error instanceof Error && error.message !== '' ? `: ${error.message}` : ''
    throw new AppError(`${ERRORS.invalidTypedData}${why}`)
  }
}

const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value instanceof Uint8Array ? bytesToHex(value) : value

/** `{ type: 'BigNumber', hex: '0x01' }`, the form in which ethers 5 sends a number. */
function plainNumber(value: unknown): unknown {
  const hex: unknown =
    typeof value === 'object' && value !== null ? (Reflect.get(value, 'hex') ?? Reflect.get(value, '_hex')) : undefined
  return typeof hex === 'string' && /^0x[0-9a-f]+$/i.test(hex) ? BigInt(hex).toString() : value
}

/** The chain names that apps of the first SDKs use. */
const NETWORKS: Readonly<Record<string, string>> = { 1: 'MAINNET', 100: 'XDAI' }

/** `getSafeInfo`. Everything is in memory, because wagmi's connector times out after 10 ms. */
export const safeInfoOf = ({ chain, safe, state, isReadOnly }: AppAccount): ResultOf<'getSafeInfo'> => ({
  safeAddress: safe,
  chainId: Number(chain.chainId),
  threshold: state.threshold,
  owners: state.owners,
  isReadOnly,
  nonce: Number(state.nonce),
  implementation: state.masterCopy,
  modules: state.modules.length === 0 ? null : state.modules,
  fallbackHandler: state.fallbackHandler,
  guard: state.guard,
  version: state.version,
  network: NETWORKS[chain.chainId] ?? chain.chainName.toUpperCase(),
})

export const chainInfoOf = ({ chain }: Pick<AppAccount, 'chain'>): ResultOf<'getChainInfo'> => ({
  chainName: chain.chainName,
  chainId: chain.chainId,
  shortName: chain.shortName,
  nativeCurrency: { ...chain.nativeCurrency, decimals: NATIVE_DECIMALS, logoUri: chain.nativeCurrency.logoUri ?? '' },
  blockExplorerUriTemplate: { ...chain.blockExplorerUriTemplate },
})

type Asked = {
  readonly session: string
  readonly chainId: string
  readonly safe: Address
  readonly app: AppOrigin
  readonly method: AppMethod
  readonly ask: Ask
  readonly call: Pick<AppCall, 'id' | 'signal' | 'promptDone'>
}
type Waiting = { resolve(result: unknown): void; reject(error: Error): void; promptDone(): void }

const waiting = new Map<string, Waiting>()

/** Shows a request of an embedded app to the owner. Settles after the owners have confirmed, or after a decline. */
export function askOwners({ session, chainId, safe, app, method, ask, call }: Asked): Promise<unknown> {
  const place = { topic: topicOfApp(session), id: call.id }
  const key = keyOfRequest({ chainId, safe, ...place })
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(key, { resolve, reject, promptDone: call.promptDone })
    // The frame or its document is closed, so no answer is expected.
    call.signal.addEventListener('abort', () => void decline(key), { once: true })
    const request = {
      ...place,
      key,
      chainId,
      safe,
      app,
      method,
      ask,
      state: 'open',
      hash: null,
      at: Date.now(),
    } as const
    void requestStore.load().then(() => (waiting.has(key) ? requestStore.put(request) : undefined))
  }).finally(() => waiting.delete(key))
}

/** Sends the answer to the frame that waits for it. */
export async function answerApp(request: Pick<StoredRequest, 'topic' | 'id'>, answer: RequestAnswer): Promise<void> {
  const stored = requestStore.get().find(({ topic, id }) => topic === request.topic && id === request.id)
  const waits = stored && waiting.get(stored.key)
  if (!waits) throw new Error(appRequestsMessages.senderClosed)
  if (answer.error) waits.reject(new AppError(answer.error.message))
  else waits.resolve(answer.result)
}

/** The owner declined, by the button or by closing. */
export const decline = (key: string): Promise<void> => endWith(key, rejections.transaction())

/** The owner put the calls of the request into a draft batch. */
export const answerBatched = (key: string): Promise<void> => endWith(key, rejections.batched())

async function endWith(key: string, error: AppError): Promise<void> {
  waiting.get(key)?.reject(error)
  // Removed synchronously, because a request that is about to be stored checks this map first.
  waiting.delete(key)
  await requestStore.remove(key)
}

/** Closes the prompt although no answer exists yet. */
export const leavePrompt = (key: string): void => waiting.get(key)?.promptDone()

/** Declines all open requests of an app when its frame closes. */
export async function declineAll(session: string): Promise<void> {
  const topic = topicOfApp(session)
  const open = requestStore.get().filter((request) => isOfApp(request) && request.topic === topic)
  await Promise.all(open.map(({ key }) => decline(key)))
}
