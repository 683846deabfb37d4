import type { Hex } from '@countersign/primitives'
import type { FeePlan } from '@countersign/safe/checks'
import type { Attempt, PendingExecution } from './PendingExecution.ts'
import { pendingStore } from './pendingStore.ts'
import { toStoredFees } from './storedFees.ts'

type Sent = {
  readonly kind: Attempt['kind']
  readonly txHash: Hex
  readonly walletNonce: number | null
  readonly asked: FeePlan
  readonly carried: FeePlan | null
}

/**
 * Adds the replacement to every execution of the replaced transaction: several of one account may have gone out together.
 * @param askedNonce of the wallet, that the replacement should have
 */
export function noteReplacement(pending: PendingExecution, sent: Sent, askedNonce: number): void {
  const attempt: Attempt = {
    ...sent,
    at: Date.now(),
    asked: toStoredFees(sent.asked),
    carried: sent.carried && toStoredFees(sent.carried),
  }
  for (const entry of pendingStore.list()) {
    const isTogether = entry.chainId === pending.chainId && entry.txHash === pending.txHash && entry.block === null
    if (!isTogether) continue
    pendingStore.put({
      ...entry,
      walletNonce: entry.walletNonce ?? askedNonce,
      txHash: sent.kind === 'cancel' ? entry.txHash : sent.txHash,
      attempts: [...entry.attempts, attempt],
      phase: 'sent',
      failure: null,
      misses: 0,
      endedAt: null,
    })
  }
}
