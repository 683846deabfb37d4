import * as z from 'zod/mini'
import { defineRoute } from '../route/defineRoute.ts'
import { DataDecoded } from '../schemas/decoded.ts'
import { MOST_TRANSACTIONS_BY_ID, TransactionDetails } from '../schemas/details.ts'
import { ConfirmationView, TransactionPreview } from '../schemas/preview.ts'
import { TransactionItem } from '../schemas/list.ts'
import { pageOf } from '../schemas/page.ts'
import {
  CallRequest,
  ConfirmationViewRequest,
  ConfirmRequest,
  DecodeRequest,
  DeleteRequest,
  Estimation,
  ProposeRequest,
} from '../schemas/requests.ts'
import { AddressSchema, HashSchema, QueryBoolean, QueryInteger } from '../schemas/scalars.ts'
import { ChainParams, HashParams, SafeParams } from './params.ts'

const ExecutionDates = {
  /** ISO 8601, inclusive. */
  execution_date__gte: z.optional(z.string()),
  execution_date__lte: z.optional(z.string()),
}
/** Comma-separated ids, or bare hashes. */
const IdList = z.codec(z.string(), z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_TRANSACTIONS_BY_ID)), {
  decode: (text) => text.split(','),
  encode: (ids) => ids.join(','),
})
/** A decimal number such as `1.5`, in units of the token, or of the native currency. */
const HumanValue = z.optional(z.string())

export const transactionRoutes = {
  getTransactions: defineRoute({
    operationId: 'getTransactions',
    method: 'GET',
    path: '/v1/chains/{chainId}/transactions',
    summary: `Up to ${MOST_TRANSACTIONS_BY_ID} transactions by id or safeTxHash, in the order of the ids; an error if one of them is unknown`,
    params: ChainParams,
    query: z.object({ ids: IdList }),
    response: z.array(TransactionDetails),
  }),
  getIncomingTransfers: defineRoute({
    operationId: 'getIncomingTransfers',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/incoming-transfers',
    summary: 'Transfers into the account, newest first',
    params: SafeParams,
    query: z.object({
      trusted: z.optional(QueryBoolean),
      ...ExecutionDates,
      to: z.optional(AddressSchema),
      value: HumanValue,
      token_address: z.optional(AddressSchema),
      cursor: z.optional(z.string()),
    }),
    response: pageOf(TransactionItem),
  }),
  getMultisigTransactions: defineRoute({
    operationId: 'getMultisigTransactions',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/multisig-transactions',
    summary: 'Trusted transactions of the owners, executed or not, highest nonce first',
    params: SafeParams,
    query: z.object({
      ...ExecutionDates,
      to: z.optional(AddressSchema),
      value: HumanValue,
      nonce: z.optional(QueryInteger),
      executed: z.optional(QueryBoolean),
      cursor: z.optional(z.string()),
    }),
    response: pageOf(TransactionItem),
  }),
  getModuleTransactions: defineRoute({
    operationId: 'getModuleTransactions',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/module-transactions',
    summary: 'Transactions of modules, newest first',
    params: SafeParams,
    query: z.object({
      to: z.optional(AddressSchema),
      module: z.optional(AddressSchema),
      transaction_hash: z.optional(HashSchema),
      cursor: z.optional(z.string()),
    }),
    response: pageOf(TransactionItem),
  }),
  estimateTransaction: defineRoute({
    operationId: 'estimateTransaction',
    method: 'POST',
    path: '/v2/chains/{chainId}/safes/{safe}/multisig-transactions/estimations',
    summary: 'Nonces and safeTxGas',
    params: SafeParams,
    body: CallRequest,
    response: Estimation,
  }),
  previewTransaction: defineRoute({
    operationId: 'previewTransaction',
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safe}/preview',
    summary: 'Classification and decoding before proposing',
    params: SafeParams,
    body: CallRequest,
    response: TransactionPreview,
  }),
  getConfirmationView: defineRoute({
    operationId: 'getConfirmationView',
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safe}/views/transaction-confirmation',
    summary: 'Decoded call, for older clients',
    params: SafeParams,
    body: ConfirmationViewRequest,
    response: ConfirmationView,
  }),
  proposeTransaction: defineRoute({
    operationId: 'proposeTransaction',
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safe}/propose',
    summary: 'Propose, or merge signatures into a known proposal',
    params: SafeParams,
    body: ProposeRequest,
    response: TransactionDetails,
  }),
  confirmTransaction: defineRoute({
    operationId: 'confirmTransaction',
    method: 'POST',
    path: '/v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
    summary: "Add one owner's signature",
    params: HashParams,
    body: ConfirmRequest,
    response: TransactionDetails,
  }),
  deleteTransaction: defineRoute({
    operationId: 'deleteTransaction',
    method: 'DELETE',
    path: '/v1/chains/{chainId}/transactions/{safeTxHash}',
    summary: "Delete a proposal of one's own",
    params: HashParams,
    body: DeleteRequest,
    response: null,
  }),
  decodeData: defineRoute({
    operationId: 'decodeData',
    method: 'POST',
    path: '/v1/chains/{chainId}/data-decoder',
    summary: 'Decode calldata',
    params: ChainParams,
    body: DecodeRequest,
    response: DataDecoded,
  }),
} as const
