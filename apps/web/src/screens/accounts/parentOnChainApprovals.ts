import type { QueueItem, Transaction, TransactionDetails } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { type Address, isSameAddress } from '@countersign/primitives'
import { encodeOnChainApproval } from '../../signing/execution/encodeOnChainApproval.ts'
import { needOf } from './needsYou.ts'

/** A transaction that lacks the approval of accounts that the wallet owns. */
export type NeededOnChainApproval<Parent> = {
  readonly transaction: Transaction
  readonly nonce: number
  readonly signed: number
  readonly required: number
  /** Any of them can approve. */
  readonly parents: readonly Parent[]
}

/**
 * The transactions of one queue that lack the approval of a parent account. Leaves out those that the wallet can sign
 * itself, because that takes one step instead of several.
 * @param parents owners of the account that are accounts, and of which the wallet is an owner
 */
export function onChainApprovalsThrough<Parent extends { readonly safe: Address }>(
  queue: readonly QueueItem[],
  parents: readonly Parent[],
  wallet: Address,
): NeededOnChainApproval<Parent>[] {
  return queue.flatMap((item) => {
    if (item.type !== 'TRANSACTION' || needOf(item.transaction, false, wallet) !== null) return []
    const missing = parents.filter(({ safe }) => needOf(item.transaction, false, safe) !== null)
    const need = missing[0] && needOf(item.transaction, false, missing[0].safe)
    if (!need) return []
    const { nonce, signed, required } = need
    return [{ transaction: item.transaction, nonce, signed, required, parents: missing }]
  })
}

/**
 * Transactions in a parent account's queue that may be such an approval. The list contains their targets but not their
 * calldata.
 */
export const possibleOnChainApprovals = (queue: readonly QueueItem[], child: Address): Transaction[] =>
  queue.flatMap((item) => {
    if (item.type !== 'TRANSACTION' || item.transaction.txInfo.type !== 'Custom') return []
    return isSameAddress(item.transaction.txInfo.to.value, child) ? [item.transaction] : []
  })

/**
 * Whether a proposal of a parent account approves this transaction of the account that it owns.
 * @param id `multisig_<account>_<hash>`
 */
export function approves({ txData }: TransactionDetails, child: Address, id: string): boolean {
  const hash = id.split('_').at(-1) ?? ''
  if (!txData || !/^0x[0-9a-fA-F]{64}$/.test(hash)) return false
  return (
    isSameAddress(txData.to.value, child) && txData.hexData?.toLowerCase() === encodeOnChainApproval(parseHex(hash))
  )
}
