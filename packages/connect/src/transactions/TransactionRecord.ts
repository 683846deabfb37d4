import { type Address, BaseError } from '@countersign/primitives'
import * as z from 'zod/mini'
import { StoredAddress } from '../storage/StoredAddress.ts'
import { StoredChainId, StoredHash } from '../storage/storedFields.ts'
import { transactionMessages as messages } from './transactionMessages.ts'

/** A transaction that a wallet sent from this browser, as the account dialog lists it. */
export const TransactionRecord = z.object({
  chainId: StoredChainId,
  /** The sender's address. */
  account: StoredAddress,
  hash: StoredHash,
  /** The sender is an account, and `hash` is that of its own transaction. The service knows when a block contains it. */
  isProposed: z._default(z.boolean(), false),
  /** The sender's own nonce; null while unknown. Of several with the same one, a block contains one. */
  walletNonce: z._default(z.nullable(z.number()), null),
  description: z.string().check(z.minLength(1)),
  /** The number of blocks, including its own, after which it counts as confirmed. */
  confirmations: z.int().check(z.positive()),
  /** Page of the host with the details, for example `/safes/dev1:0x…/transactions/0x…`. */
  path: z.nullable(z.string().check(z.regex(/^\/(?!\/)/))),
  status: z.enum(['pending', 'confirmed', 'failed', 'replaced']),
  /** Decimal; null until a block contains it. */
  block: z.nullable(z.string()),
  /** Epoch milliseconds. */
  sentAt: z.number(),
})
export type TransactionRecord = z.output<typeof TransactionRecord>

/** A sent transaction to remember. `hash` is that of the Ethereum transaction, or for a proposal that of the account's transaction. */
export type TransactionInput = {
  readonly chainId: string
  readonly account: Address
  readonly hash: string
  readonly isProposed?: boolean
  readonly walletNonce?: number | null
  readonly description: string
  readonly confirmations?: number
  readonly path?: string
}

/** @throws {BaseError} that names the violated rule */
export function toTransactionRecord(
  { confirmations = 1, isProposed = false, walletNonce = null, path, ...input }: TransactionInput,
  sentAt: number,
): TransactionRecord {
  const hash = StoredHash.safeParse(input.hash)
  const description = input.description.trim()
  if (!hash.success) throw invalid('hash', messages.noHash(input.hash))
  if (description === '') throw invalid('description', messages.noDescription)
  if (!Number.isSafeInteger(confirmations) || confirmations < 1)
    throw invalid('confirmations', messages.noConfirmations(confirmations))
  const { chainId, account } = input
  return {
    chainId,
    account,
    hash: hash.data,
    isProposed,
    walletNonce,
    description,
    confirmations,
    path: path ?? null,
    status: 'pending',
    block: null,
    sentAt,
  }
}

const invalid = (code: 'hash' | 'description' | 'confirmations', message: string) =>
  new BaseError({ code, message, meta: {}, retry: 'never' })
