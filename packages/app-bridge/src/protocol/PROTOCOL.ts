import type * as z from 'zod/mini'
import { RpcCallParams } from '../params/RpcCallParams.ts'
import { SendTransactionsParams } from '../params/SendTransactionsParams.ts'
import { TypedMessageParams } from '../params/TypedMessageParams.ts'
import {
  AddressBookResult,
  BalancesResult,
  ChainInfoResult,
  EnvironmentResult,
  EnvResult,
  PermissionsResult,
  RpcResult,
  SafeInfoResult,
  SentResult,
  SignatureResult,
  SignedResult,
  ThemeResult,
  TransactionResult,
} from './results.ts'
import { type Hex, isRecord } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, ParamError, readerSchema, shown } from '../params/readerSchema.ts'

const HASH = /^0x[0-9a-f]{64}$/i
const isHash = (value: unknown): value is Hex => typeof value === 'string' && HASH.test(value)

/** For methods without params: sent params are ignored. */
const NoParams = readerSchema(() => null)

const TxHashParams = readerSchema((params): { safeTxHash: Hex } => {
  const safeTxHash = fieldOf(params, 'safeTxHash')
  if (!isHash(safeTxHash)) throw new ParamError(ERRORS.invalidSafeTxHash)
  return { safeTxHash }
})

/** The code of a currency, converted to lower case; apps send both cases. */
const BalancesParams = readerSchema((params): { currency: string } => {
  const currency = fieldOf(params, 'currency') ?? 'usd'
  if (typeof currency !== 'string' || !/^[a-z]{3,5}$/i.test(currency))
    throw new ParamError(`currency is not the code of a currency: ${shown(currency)}`)
  return { currency: currency.toLowerCase() }
})

const MessageParams = readerSchema((params): { message: string } => {
  const message = fieldOf(params, 'message')
  if (typeof message !== 'string') throw new ParamError(ERRORS.invalidMessage)
  return { message }
})

/** A plain hash: the SafeMessage hash, or the hash of the text or typed data. */
const MessageHashParams = readerSchema((params): Hex => {
  if (!isHash(params)) throw new ParamError(`params are not the hash of a message: ${shown(params)}`)
  return params
})

const CAPABILITIES = ['requestAddressBook'] as const
type Capability = (typeof CAPABILITIES)[number]

/** The capabilities that an app requests, without duplicates. EIP-2255: a list of objects, one key per capability. */
const PermissionParams = readerSchema((params): readonly Capability[] => {
  const asked = Array.isArray(params) && params.every(isRecord) ? params.flatMap((entry) => Object.keys(entry)) : []
  if (asked.length === 0 || !asked.every(isCapability)) throw new ParamError(ERRORS.invalidPermissions)
  return [...new Set(asked)]
})

const isCapability = (name: string): name is Capability => CAPABILITIES.some((known) => known === name)

type Entry = {
  /** Parses the params that the app sent. Its errors go to the app. */
  readonly params: z.ZodMiniType
  /** The params in words, for the documentation. */
  readonly takes: string
  readonly result: z.ZodMiniType
  /**
   * `none`: answered to every open app. `prompt`: the user decides each time. `address-book`: the origin must have
   * the permission.
   */
  readonly permission: 'none' | 'prompt' | 'address-book'
  readonly description: string
  /** What the app learns by it, in words for the page; null if nothing. */
  readonly reveals: string | null
}

/**
 * The protocol. Types, validation, prompts, the documentation, and the page's list of what an app can see derive from
 * this table.
 */
export const PROTOCOL = {
  getSafeInfo: {
    params: NoParams,
    takes: 'nothing',
    result: SafeInfoResult,
    permission: 'none',
    description: 'The account: address, chain, owners, threshold, nonce, modules. Answered inside the message event',
    reveals: 'The account’s address, owners, threshold and modules',
  },
  getChainInfo: {
    params: NoParams,
    takes: 'nothing',
    result: ChainInfoResult,
    permission: 'none',
    description: 'The chain: name, currency, explorer. Its id is text here',
    reveals: 'The network it is on',
  },
  getEnvironmentInfo: {
    params: NoParams,
    takes: 'nothing',
    result: EnvironmentResult,
    permission: 'none',
    description: 'The origin of the wallet’s page',
    reveals: 'The address of this page',
  },
  getEnvInfo: {
    params: NoParams,
    takes: 'nothing',
    result: EnvResult,
    permission: 'none',
    description: 'The address of the transaction service, requested by SDK 1 to 3 when they start',
    reveals: null,
  },
  getCurrentTheme: {
    params: NoParams,
    takes: 'nothing',
    result: ThemeResult,
    permission: 'none',
    description: 'Whether the wallet uses the dark theme. Pushed again on every change',
    reveals: 'Whether this page is light or dark',
  },
  getSafeBalances: {
    params: BalancesParams,
    takes: '`{ currency? }`, default `usd`',
    result: BalancesResult,
    permission: 'none',
    description: 'Tokens of the account and their value',
    reveals: 'The account’s balances',
  },
  getTxBySafeTxHash: {
    params: TxHashParams,
    takes: '`{ safeTxHash }`',
    result: TransactionResult,
    permission: 'none',
    description:
      'One transaction of the open account, as the client service describes it. An unknown hash gives an error',
    reveals: 'Transactions of the account it knows the hash of',
  },
  getOffChainSignature: {
    params: MessageHashParams,
    takes: 'the hash of a message, as a string',
    result: SignatureResult,
    permission: 'none',
    description: 'The signatures of all owners for a message; `""` while some are missing',
    reveals: 'Signatures of messages it knows the hash of',
  },
  rpcCall: {
    params: RpcCallParams,
    takes: '`{ call, params? }`',
    result: RpcResult,
    permission: 'none',
    description:
      'One of twelve read methods on the account’s chain, or `safe_setSettings`. No other method reaches a node',
    reveals: 'What is public on the account’s chain',
  },
  sendTransactions: {
    params: SendTransactionsParams,
    takes: '`{ txs: [{ to, value?, data? }], params?: { safeTxGas? } }`',
    result: SentResult,
    permission: 'prompt',
    description: 'Opens a review of these calls as one transaction. A field `operation` is ignored',
    reveals: null,
  },
  signMessage: {
    params: MessageParams,
    takes: '`{ message }`, text',
    result: SignedResult,
    permission: 'prompt',
    description:
      'Opens a review of this text. Answered when enough owners have signed, or when it is proposed as an on-chain signature',
    reveals: null,
  },
  signTypedMessage: {
    params: TypedMessageParams,
    takes: '`{ typedData: { domain, types, message, primaryType? } }`',
    result: SignedResult,
    permission: 'prompt',
    description: 'The same for typed data (EIP-712)',
    reveals: null,
  },
  wallet_getPermissions: {
    params: NoParams,
    takes: 'nothing',
    result: PermissionsResult,
    permission: 'none',
    description: 'The permissions that the origin was granted. Refused ones are not listed',
    reveals: null,
  },
  wallet_requestPermissions: {
    params: PermissionParams,
    takes: '`[{ requestAddressBook: {} }]`',
    result: PermissionsResult,
    permission: 'prompt',
    description: 'Asks the user for access to the address book',
    reveals: null,
  },
  requestAddressBook: {
    params: NoParams,
    takes: 'nothing',
    result: AddressBookResult,
    permission: 'address-book',
    description: 'The contacts of the account’s chain that the user shared with the origin',
    reveals: 'The contacts you share with it, after you were asked',
  },
} as const satisfies Readonly<Record<string, Entry>>

/** Name of a method that an embedded app can call. */
export type AppMethod = keyof typeof PROTOCOL
/** Permission that a method requires from the user; `'none'` where none is needed. */
export type AppPermission = (typeof PROTOCOL)[AppMethod]['permission']

/** What a handler receives: validated, completed, without fields that the table does not name. */
export type ParamsOf<M extends AppMethod> = z.output<(typeof PROTOCOL)[M]['params']>
/** What a handler returns. */
export type ResultOf<M extends AppMethod> = z.output<(typeof PROTOCOL)[M]['result']>

export const isAppMethod = (name: string): name is AppMethod => Object.hasOwn(PROTOCOL, name)
