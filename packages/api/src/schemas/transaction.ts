import * as z from 'zod/mini'
import { DataDecoded } from './decoded.ts'
import { AddressInfo, AddressSchema, Amount, Decimals, HashSchema, ForeignText, Timestamp, TokenId } from './scalars.ts'
import { SettingsInfo } from './settings.ts'

/** State of a transaction. The last states are `SUCCESS`, `FAILED` and `CANCELLED`. */
export const TransactionStatus = z.enum([
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
])
export type TransactionStatus = z.output<typeof TransactionStatus>

/** What a transfer moves: native currency, ERC-20 or ERC-721. Amounts are in the smallest unit. */
export const TransferInfo = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ERC20'),
    tokenAddress: AddressSchema,
    value: Amount,
    tokenName: z.nullable(ForeignText),
    tokenSymbol: z.nullable(ForeignText),
    logoUri: z.nullable(z.string()),
    /** Null if unknown or impossible. */
    decimals: z.catch(z.nullable(Decimals), null),
    trusted: z.nullable(z.boolean()),
    imitation: z.boolean(),
  }),
  z.object({
    type: z.literal('ERC721'),
    tokenAddress: AddressSchema,
    tokenId: TokenId,
    tokenName: z.nullable(ForeignText),
    tokenSymbol: z.nullable(ForeignText),
    logoUri: z.nullable(z.string()),
    trusted: z.nullable(z.boolean()),
    /**
     * Tokens with several pieces per id (ERC-1155) are sent as ERC721, which every client shows, with these two extra
     * fields.
     */
    standard: z.optional(z.literal('ERC1155')),
    amount: z.optional(Amount),
  }),
  /** `imitation` is present only if true: the sender's address resembles an earlier counterparty of the account. */
  z.object({ type: z.literal('NATIVE_COIN'), value: z.nullable(Amount), imitation: z.optional(z.boolean()) }),
])
export type TransferInfo = z.output<typeof TransferInfo>

const humanDescription = z.nullable(ForeignText)

/** A transaction that moves one asset, into or out of the account. */
export const TransferTransactionInfo = z.object({
  type: z.literal('Transfer'),
  humanDescription,
  sender: AddressInfo,
  recipient: AddressInfo,
  direction: z.enum(['INCOMING', 'OUTGOING', 'UNKNOWN']),
  transferInfo: TransferInfo,
})

/** One movement of native currency or tokens from or to the account. */
export const MovedAsset = z.object({
  /** The `transferId` in ids of the form `transfer_{account}_{id}`. */
  id: z.string(),
  sender: AddressInfo,
  recipient: AddressInfo,
  direction: z.enum(['INCOMING', 'OUTGOING', 'UNKNOWN']),
  transferInfo: TransferInfo,
})
export type MovedAsset = z.output<typeof MovedAsset>

/** A transaction of the account to itself that changes its settings. */
export const SettingsChangeTransactionInfo = z.object({
  type: z.literal('SettingsChange'),
  humanDescription,
  dataDecoded: DataDecoded,
  settingsInfo: z.nullable(SettingsInfo),
})
/** Any other call; the method name is null where the service cannot decode it. */
export const CustomTransactionInfo = z.object({
  type: z.literal('Custom'),
  humanDescription,
  to: AddressInfo,
  dataSize: z.string(),
  value: z.nullable(Amount),
  methodName: z.nullable(ForeignText),
  isCancellation: z.boolean(),
  /** Present for `multiSend`: number of decoded inner calls. */
  actionCount: z.optional(z.number()),
})
/** The transaction that created the account. */
export const CreationTransactionInfo = z.object({
  type: z.literal('Creation'),
  humanDescription,
  creator: AddressInfo,
  transactionHash: HashSchema,
  implementation: z.nullable(AddressInfo),
  factory: z.nullable(AddressInfo),
  saltNonce: z.nullable(z.string()),
})
const KnownTransactionInfo = z.discriminatedUnion('type', [
  TransferTransactionInfo,
  SettingsChangeTransactionInfo,
  CustomTransactionInfo,
  CreationTransactionInfo,
])
/** A kind that only other services send, such as `SwapOrder`: they make it from sources of their own. */
const ForeignTransactionInfo = z.object({ type: z.literal('Foreign'), kind: ForeignText, humanDescription })
const KNOWN_KINDS = ['Transfer', 'SettingsChange', 'Custom', 'Creation']
const isForeignKind = z.refine<string>((kind) => !KNOWN_KINDS.includes(kind))
/** A known kind of a wrong form is an error; an unknown one is read as `Foreign`, with its name. */
export const TransactionInfo = z.union([
  KnownTransactionInfo,
  z.codec(z.looseObject({ type: z.string().check(isForeignKind) }), ForeignTransactionInfo, {
    decode: ({ type, humanDescription }) => ({
      type: 'Foreign' as const,
      kind: type,
      humanDescription: typeof humanDescription === 'string' ? humanDescription : null,
    }),
    encode: ({ kind, humanDescription }) => ({ type: kind, humanDescription }),
  }),
])
export type TransactionInfo = z.output<typeof TransactionInfo>

/** How far a transaction of the owners is: nonce, required and submitted confirmations, missing signers. */
export const MultisigExecutionInfo = z.object({
  type: z.literal('MULTISIG'),
  nonce: z.number(),
  confirmationsRequired: z.number(),
  confirmationsSubmitted: z.number(),
  missingSigners: z.nullable(z.array(AddressInfo)),
  /** The proposer who sent it in the name of an owner; absent if an owner sent it, and from other services. */
  proposedByDelegate: z.optional(AddressInfo),
})
/** The module that executed a transaction, without signatures of owners. */
export const ModuleExecutionInfo = z.object({ type: z.literal('MODULE'), address: AddressInfo })
/** How a transaction is executed: by signatures of owners or by a module. */
export const ExecutionInfo = z.discriminatedUnion('type', [MultisigExecutionInfo, ModuleExecutionInfo])
export type ExecutionInfo = z.output<typeof ExecutionInfo>

/** The embedded app that claims to have made a proposal. Its name and URL come from the proposer. */
export const SafeAppInfo = z.object({ name: ForeignText, url: z.string(), logoUri: z.nullable(z.string()) })

/** A row of the queue or of the history. */
export const Transaction = z.object({
  /** Part of an address of the page: printable characters only. */
  id: z.string().check(z.regex(/^[!-~]{1,300}$/)),
  timestamp: Timestamp,
  txHash: z.nullable(HashSchema),
  txStatus: TransactionStatus,
  txInfo: TransactionInfo,
  executionInfo: z.nullable(ExecutionInfo),
  safeAppInfo: z.nullable(SafeAppInfo),
  note: z.nullable(ForeignText),
})
export type Transaction = z.output<typeof Transaction>
