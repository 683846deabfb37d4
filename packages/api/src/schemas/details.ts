import * as z from 'zod/mini'
import { DataDecoded } from './decoded.ts'
import {
  AddressInfo,
  AddressSchema,
  Amount,
  HashSchema,
  HexSchema,
  ForeignText,
  Operation,
  Timestamp,
} from './scalars.ts'
import { TokenInfo } from './token.ts'
import { ModuleExecutionInfo, MovedAsset, SafeAppInfo, TransactionInfo, TransactionStatus } from './transaction.ts'

/** The call of a transaction, decoded as far as possible. */
export const TransactionData = z.object({
  hexData: z.nullable(HexSchema),
  dataDecoded: z.nullable(DataDecoded),
  to: AddressInfo,
  value: z.nullable(Amount),
  operation: Operation,
  trustedDelegateCallTarget: z.nullable(z.boolean()),
  addressInfoIndex: z.nullable(z.record(z.string(), AddressInfo)),
  tokenInfoIndex: z.nullable(z.record(z.string(), TokenInfo)),
})
export type TransactionData = z.output<typeof TransactionData>

/** A signature of an owner, with the time at which the service received it. */
export const Confirmation = z.object({ signer: AddressInfo, signature: z.nullable(HexSchema), submittedAt: Timestamp })

/** All signed fields of a transaction of the owners, its confirmations and rejectors. */
export const MultisigExecutionDetails = z.object({
  type: z.literal('MULTISIG'),
  submittedAt: Timestamp,
  nonce: z.number(),
  safeTxGas: Amount,
  baseGas: Amount,
  gasPrice: Amount,
  gasToken: AddressSchema,
  fee: Amount,
  payment: Amount,
  refundReceiver: AddressInfo,
  safeTxHash: HashSchema,
  executor: z.nullable(AddressInfo),
  signers: z.array(AddressInfo),
  confirmationsRequired: z.number(),
  confirmations: z.array(Confirmation),
  rejectors: z.array(AddressInfo),
  gasTokenInfo: z.nullable(TokenInfo),
  trusted: z.boolean(),
  proposer: z.nullable(AddressInfo),
  proposedByDelegate: z.nullable(AddressInfo),
})
export type MultisigExecutionDetails = z.output<typeof MultisigExecutionDetails>

/** The largest number of transactions that one request may ask for. */
export const MOST_TRANSACTIONS_BY_ID = 20
/** A transaction with everything that the service knows of it. */
export const TransactionDetails = z.object({
  safeAddress: AddressSchema,
  txId: z.string(),
  executedAt: z.nullable(Timestamp),
  txStatus: TransactionStatus,
  txInfo: TransactionInfo,
  txData: z.nullable(TransactionData),
  detailedExecutionInfo: z.nullable(z.discriminatedUnion('type', [MultisigExecutionDetails, ModuleExecutionInfo])),
  txHash: z.nullable(HashSchema),
  safeAppInfo: z.nullable(SafeAppInfo),
  note: z.nullable(ForeignText),
  /** The assets that the execution moved from and to the account, according to the chain. Only after the execution. */
  transfers: z.optional(z.array(MovedAsset)),
})
export type TransactionDetails = z.output<typeof TransactionDetails>
