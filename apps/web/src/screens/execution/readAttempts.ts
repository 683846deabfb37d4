import { type Hex, isSameAddress } from '@countersign/primitives'
import { TransactionReceiptNotFoundError, type PublicClient, type TransactionReceipt } from 'viem'
import { planOfTransaction } from '../../signing/execution/requestSend.ts'
import { toStoredFees } from '../../signing/execution/storedFees.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import type { Observation } from './nextState.ts'

/** The transactions that execute it; a block contains at most one of those with the same wallet nonce. */
export const hashesOf = ({ txHash, attempts }: PendingExecution): Hex[] => [
  ...new Set([txHash, ...attempts.filter(({ kind }) => kind !== 'cancel').map((attempt) => attempt.txHash)]),
]

/** The receipt of the first that succeeded, otherwise of one that is in a block. Null before a block contains one. */
export async function readFirstReceipt(
  client: PublicClient,
  hashes: readonly Hex[],
): Promise<TransactionReceipt | null> {
  const receipts = await Promise.all(hashes.map((hash) => readReceipt(client, hash)))
  return (
    receipts.find((receipt) => receipt?.status === 'success') ?? receipts.find((receipt) => receipt !== null) ?? null
  )
}

/** A cancellation counts only with the wallet nonce of the execution; a wallet may have sent it with another one. */
export async function readCancelled(
  client: PublicClient,
  pending: PendingExecution,
): Promise<Observation['cancelled']> {
  for (const { kind, txHash } of pending.attempts) {
    if (kind !== 'cancel') continue
    const receipt = await readReceipt(client, txHash)
    if (receipt === null) continue
    const { nonce } = await client.getTransaction({ hash: txHash })
    if (nonce !== pending.walletNonce || !isSameAddress(receipt.from, pending.sender)) continue
    return { block: `${receipt.blockNumber}`, fee: `${receipt.gasUsed * receipt.effectiveGasPrice}` }
  }
  return null
}

/** A wallet that sends through a node of its own: the page's node knows the transaction a little later. */
export async function findSent(client: PublicClient, pending: PendingExecution): Promise<Observation['found']> {
  const unknown = pending.isProposed ? [] : pending.attempts.filter(({ carried }) => carried === null)
  const found = await Promise.all(
    unknown.map(async ({ txHash }) => {
      const sent = await client.getTransaction({ hash: txHash }).catch(() => null)
      if (sent === null || !isSameAddress(sent.from, pending.sender)) return []
      return [{ txHash, walletNonce: sent.nonce, carried: toStoredFees(planOfTransaction(sent)) }]
    }),
  )
  return found.flat()
}

const readReceipt = (client: PublicClient, hash: Hex) =>
  client.getTransactionReceipt({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  })
