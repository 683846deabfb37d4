import type { TransactionDetails } from '@countersign/api'
import { type Address, type Hex, isHex, isSameAddress } from '@countersign/primitives'
import type { Ask } from './model/Ask.ts'
import { chainIdOf, readSendCalls, readTransaction } from './model/readCalls.ts'
import { isOwn, readEthSign, readPersonalSign, readSignTypedData } from './model/readSigning.ts'
import { RefusedError, refusals, refuse, type RequestRefusal } from './model/requestErrors.ts'

export type AppRequest = {
  readonly method: string
  readonly params: unknown
  /** Decimal: the chain that the dapp names beside the request. */
  readonly chainId: string
}
export type RequestAccount = { readonly chainId: string; readonly safe: Address }
/**
 * The setting that `safe_setSettings` changes while the dapp is connected. It can only restrict to signing on chain.
 */
export type AppSettings = { offChainSigning: boolean }

/** What the handler reads from outside. Only WalletConnect uses this handler; embedded apps are answered by `app/appHandlers.ts`. */
export type RequestEnvironment = {
  /** Passes a read to the account's chain unchanged. */
  read(method: string, params: readonly unknown[]): Promise<unknown>
  /** A transaction of the service by its safeTxHash; null if unknown. */
  transaction(safeTxHash: Hex): Promise<TransactionDetails | null>
  /** Whether the transaction was proposed for this dapp. */
  isProposed(hash: Hex): boolean
  /** Offers the user the page of a transaction. It opens nothing. */
  show(safeTxHash: Hex): void
  /** Whether the account's contract answers `isValidSignature`, and the chain enables off-chain messages. */
  signsOffChain(): Promise<boolean>
  readonly settings: AppSettings
}

export type Handled =
  | { readonly kind: 'answer'; readonly result: unknown }
  | { readonly kind: 'refusal'; readonly error: RequestRefusal }
  /** Owners must confirm; the request is stored until then. */
  | { readonly kind: 'ask'; readonly ask: Ask }

type Context = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly account: RequestAccount
  readonly environment: RequestEnvironment
}
type Handler = (context: Context) => Promise<Handled> | Handled

const answer = (result: unknown): Handled => ({ kind: 'answer', result })
const hexChain = (chainId: string): Hex => `0x${BigInt(chainId).toString(16)}`

const READS = [
  'eth_call',
  'eth_gasPrice',
  'eth_getLogs',
  'eth_getBalance',
  'eth_getCode',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  'eth_estimateGas',
] as const

const read: Handler = async ({ method, params, environment }) => answer(await environment.read(method, params))

/** Replaces a safeTxHash that the dapp received by the hash of the executed transaction, after the execution. */
const readByHash: Handler = async ({ method, params, environment }) => {
  const [hash, ...rest] = params
  if (!isHash(hash) || !environment.isProposed(hash)) return answer(await environment.read(method, params))
  const carrier = (await environment.transaction(hash))?.txHash ?? null
  return answer(carrier === null ? null : await environment.read(method, [carrier, ...rest]))
}

const sign =
  (readContent: typeof readPersonalSign): Handler =>
  async ({ params, account, environment }) => {
    const content = readContent(params, account.safe)
    const isOffChain = environment.settings.offChainSigning && (await environment.signsOffChain())
    return { kind: 'ask', ask: { kind: isOffChain ? 'message' : 'on-chain-message', content } }
  }

const CALL_STATUS: Record<TransactionDetails['txStatus'], number> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

async function callsStatus({ params, account, environment }: Context): Promise<Handled> {
  const [id] = params
  const details = isHash(id) ? await environment.transaction(id) : null
  if (details === null || !isSameAddress(details.safeAddress, account.safe))
    return refuse(refusals.unknownCalls(String(id)))
  const receipt = details.txHash === null ? null : await environment.read('eth_getTransactionReceipt', [details.txHash])
  return answer({
    version: '2.0.0',
    id,
    chainId: hexChain(account.chainId),
    status: CALL_STATUS[details.txStatus],
    atomic: true,
    ...(receipt === null ? {} : { receipts: [receiptOf(receipt)] }),
  })
}

const RECEIPT_FIELDS = ['logs', 'status', 'blockHash', 'blockNumber', 'gasUsed', 'transactionHash'] as const

const receiptOf = (receipt: unknown): object =>
  typeof receipt === 'object' && receipt !== null
    ? Object.fromEntries(RECEIPT_FIELDS.map((name) => [name, Reflect.get(receipt, name)]))
    : {}

/** The batch capability: the account executes all calls or none. */
export const capabilitiesOf = (chainId: string) => ({
  [hexChain(chainId)]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
})

const HANDLERS: Readonly<Record<string, Handler>> = {
  eth_accounts: ({ account }) => answer([account.safe]),
  eth_chainId: ({ account }) => answer(hexChain(account.chainId)),
  personal_sign: sign(readPersonalSign),
  eth_sign: sign(readEthSign),
  eth_signTypedData: sign(readSignTypedData),
  eth_signTypedData_v4: sign(readSignTypedData),
  eth_sendTransaction: ({ params, account }) => {
    const { calls, ...gas } = readTransaction(params, account.safe)
    return { kind: 'ask', ask: { kind: 'calls', calls, answer: 'hash', ...gas } }
  },
  wallet_switchEthereumChain: ({ params, account }) => {
    const [wanted] = params
    const asked = chainIdOf(typeof wanted === 'object' && wanted !== null ? Reflect.get(wanted, 'chainId') : undefined)
    // no message: an answer to a program
    if (asked === null) return refuse(refusals.invalid('wallet_switchEthereumChain takes a chainId.'))
    return asked === account.chainId ? answer(null) : refuse(refusals.wrongChain(asked, account.chainId))
  },
  wallet_sendCalls: ({ params, account }) => {
    const { calls, isOldForm } = readSendCalls(params, account.safe, account.chainId)
    return { kind: 'ask', ask: { kind: 'calls', calls, answer: isOldForm ? 'bare-id' : 'id' } }
  },
  wallet_getCallsStatus: callsStatus,
  wallet_showCallsStatus: async ({ params, account, environment }) => {
    const [id] = params
    const details = isHash(id) ? await environment.transaction(id) : null
    if (!isHash(id) || details === null || !isSameAddress(details.safeAddress, account.safe))
      return refuse(refusals.unknownCalls(String(id)))
    environment.show(id)
    return answer(null)
  },
  wallet_getCapabilities: ({ params, account }) => {
    const [address, chains] = params
    // no message: an answer to a program
    if (!isOwn(address, account.safe)) return refuse(refusals.invalid('The address is invalid'))
    const isAsked = !Array.isArray(chains) || chains.some((chain) => chainIdOf(chain) === account.chainId)
    return answer(isAsked ? capabilitiesOf(account.chainId) : {})
  },
  safe_setSettings: ({ params, environment }) => {
    const [wanted] = params
    environment.settings.offChainSigning =
      typeof wanted === 'object' && wanted !== null && Reflect.get(wanted, 'offChainSigning') === true
    return answer({ ...environment.settings })
  },
  ...Object.fromEntries(READS.map((method) => [method, read])),
  eth_getTransactionByHash: readByHash,
  eth_getTransactionReceipt: readByHash,
}

/** The methods that a dapp connected by WalletConnect may call. */
export const REQUEST_METHODS: readonly string[] = Object.keys(HANDLERS)

/**
 * Validates and answers one WalletConnect request. It does not sign: a request that needs owners is returned as an ask.
 * It never throws.
 */
export async function handleRequest(
  { method, params, chainId }: AppRequest,
  account: RequestAccount,
  environment: RequestEnvironment,
): Promise<Handled> {
  const handler = Object.hasOwn(HANDLERS, method) ? HANDLERS[method] : undefined
  if (handler === undefined) return { kind: 'refusal', error: refusals.notImplemented(method) }
  if (chainId !== account.chainId) return { kind: 'refusal', error: refusals.wrongChain(chainId, account.chainId) }
  try {
    return await handler({ method, params: Array.isArray(params) ? params : [], account, environment })
  } catch (error) {
    return { kind: 'refusal', error: error instanceof RefusedError ? error.refusal : refusals.failed(error) }
  }
}

const isHash = (value: unknown): value is Hex => typeof value === 'string' && value.length === 66 && isHex(value)
