import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import { hashOfCall } from './hashOfCall.ts'
import { pendingStore } from './pendingStore.ts'
import type { SentTransaction } from './sendTransaction.ts'
import { toStoredFees } from './storedFees.ts'

type Executed = {
  readonly chain: Pick<Chain, 'chainId'>
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly transaction: Pick<SafeTransactionData, 'nonce'>
}

/** Stores the execution. The page follows it until a block contains it and the service has indexed it. */
export function noteExecution({ chain, safe, safeTxHash, transaction }: Executed, sent: SentTransaction): void {
  const { txHash, sender, walletNonce, sentBlock, isProposed, request, asked, carried } = sent
  const at = Date.now()
  pendingStore.put({
    chainId: chain.chainId,
    safe,
    safeTxHash,
    nonce: transaction.nonce.toString(),
    sender,
    txHash,
    isProposed,
    relay: null,
    sentBlock: sentBlock?.toString() ?? null,
    walletNonce,
    callHash: hashOfCall(request),
    attempts: [
      {
        kind: 'execute',
        txHash,
        walletNonce,
        at,
        asked: toStoredFees(asked),
        carried: carried && toStoredFees(carried),
      },
    ],
    phase: 'sent',
    failure: null,
    misses: 0,
    block: null,
    fee: null,
    sentAt: at,
    minedAt: null,
    endedAt: null,
  })
}
