import type * as z from 'zod/mini'
import { RpcCallParams } from '../params/RpcCallParams.ts'
import { SendTransactionsParams } from '../params/SendTransactionsParams.ts'
import {
  BalancesParams,
  MessageHashParams,
  MessageParams,
  NoParams,
  PermissionParams,
  TxHashParams,
} from '../params/smallParams.ts'
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

type Entry = {
  /** Reads what the app sent; its errors are what the app is told. */
  readonly params: z.ZodMiniType
  /** The same for people. */
  readonly takes: string
  readonly result: z.ZodMiniType
  /** `none`: answered to every open app. `prompt`: a person decides each time. `address-book`: the origin must hold the permission. */
  readonly permission: 'none' | 'prompt' | 'address-book'
  readonly description: string
  /** What the app learns by it, for the page that says so; null when nothing. */
  readonly reveals: string | null
}

/** The protocol. Types, validation, prompts, the documentation and what a person is told an app can see all derive from this table. */
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
    description: 'The transaction service’s address, asked by SDK 1 to 3 when they start',
    reveals: null,
  },
  getCurrentTheme: {
    params: NoParams,
    takes: 'nothing',
    result: ThemeResult,
    permission: 'none',
    description: 'Whether the wallet is dark. Pushed again whenever that changes',
    reveals: 'Whether this page is light or dark',
  },
  getSafeBalances: {
    params: BalancesParams,
    takes: '`{ currency? }`, `usd` unless said',
    result: BalancesResult,
    permission: 'none',
    description: 'Tokens of the account and what they are worth',
    reveals: 'The account’s balances',
  },
  getTxBySafeTxHash: {
    params: TxHashParams,
    takes: '`{ safeTxHash }`',
    result: TransactionResult,
    permission: 'none',
    description: 'One transaction of the open account, as the client service describes it. An unknown hash is an error',
    reveals: 'Transactions of the account it knows the hash of',
  },
  getOffChainSignature: {
    params: MessageHashParams,
    takes: 'the hash of a message, bare',
    result: SignatureResult,
    permission: 'none',
    description: 'All owners’ signatures of a message, `""` while some are missing',
    reveals: 'Signatures of messages it knows the hash of',
  },
  rpcCall: {
    params: RpcCallParams,
    takes: '`{ call, params? }`',
    result: RpcResult,
    permission: 'none',
    description:
      'One of the twelve reads, on the account’s chain, or `safe_setSettings`. No other method reaches a node',
    reveals: 'What is public on the account’s chain',
  },
  sendTransactions: {
    params: SendTransactionsParams,
    takes: '`{ txs: [{ to, value?, data? }], params?: { safeTxGas? } }`',
    result: SentResult,
    permission: 'prompt',
    description: 'Opens a review of these calls, as one transaction. An `operation` is never read',
    reveals: null,
  },
  signMessage: {
    params: MessageParams,
    takes: '`{ message }`, text',
    result: SignedResult,
    permission: 'prompt',
    description:
      'Opens a review of this text. Answered when enough owners have signed, or as soon as it is proposed on chain',
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
    description: 'What the origin was granted. What was refused is not listed',
    reveals: null,
  },
  wallet_requestPermissions: {
    params: PermissionParams,
    takes: '`[{ requestAddressBook: {} }]`',
    result: PermissionsResult,
    permission: 'prompt',
    description: 'Asks a person for the address book',
    reveals: null,
  },
  requestAddressBook: {
    params: NoParams,
    takes: 'nothing',
    result: AddressBookResult,
    permission: 'address-book',
    description: 'The contacts that were shared with the origin, of the account’s chain',
    reveals: 'The contacts you share with it, after you were asked',
  },
} as const satisfies Readonly<Record<string, Entry>>
