import { type Hex, isSameAddress } from '@countersign/primitives'
import type { PublicClient, TransactionReceipt } from 'viem'
import { revertReason, explainRevert } from '@countersign/chain-client/review'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { EXECUTION_FAILURE, isAboutExecution } from './findCarrier.ts'
import type { Observation } from './nextState.ts'
import { executionMessages as messages } from './executionMessages.ts'

/**
 * The outcome of a receipt for the account's transaction. A successful Ethereum transaction does not show whether the
 * inner call succeeded.
 */
export async function readOutcome(
  client: PublicClient,
  pending: PendingExecution,
  receipt: TransactionReceipt,
  /** The hash of the transaction that the service sent and paid for; null for a wallet. */
  relayedHash: Hex | null,
): Promise<NonNullable<Observation['receipt']>> {
  const isOwn = pending.relay ? receipt.transactionHash === relayedHash : isSameAddress(receipt.from, pending.sender)
  const base = {
    txHash: receipt.transactionHash,
    block: receipt.blockNumber.toString(),
    fee: isOwn ? (receipt.gasUsed * receipt.effectiveGasPrice).toString() : null,
  }
  if (receipt.status === 'reverted')
    return { ...base, outcome: 'reverted', reason: capital(explainRevert(await replay(client, receipt))) }
  const hasFailed = receipt.logs.some((log) => log.topics[0] === EXECUTION_FAILURE && isAboutExecution(log, pending))
  return hasFailed
    ? {
        ...base,
        outcome: 'inner-failed',
        reason: messages.innerFailedUsed,
      }
    : { ...base, outcome: 'success', reason: '' }
}

/** The receipt has no reason, so the same call is simulated on the state before its block. */
async function replay(client: PublicClient, { transactionHash, blockNumber }: TransactionReceipt): Promise<string> {
  try {
    const { from, to, input, value, gas } = await client.getTransaction({ hash: transactionHash })
    // The state after the block includes earlier transactions of the block, which may be the reason.
    for (const block of [blockNumber - 1n, blockNumber]) {
      const reason = await client.call({ account: from, to, data: input, value, gas, blockNumber: block }).then(
        () => null,
        (error: unknown) => revertReason(error),
      )
      if (reason !== null) return reason
    }
    return ''
  } catch {
    return ''
  }
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
