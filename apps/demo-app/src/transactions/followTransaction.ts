import type { GatewayTransactionDetails } from '@safe-global/safe-apps-sdk'
import { sdk } from '../wallet/wallet.ts'

export type Progress = {
  readonly status: string
  /** Null before it is executed. */
  readonly transactionHash: string | null
  /** "1 of 2 signatures", if the wallet returns it. */
  readonly signed: string | undefined
}

const ENDED = ['SUCCESS', 'FAILED', 'CANCELLED']
const PAUSE_MS = 2000

/** Polls until the transaction has ended or the signal is aborted. */
export async function followTransaction(
  safeTxHash: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // Directly after sending, the wallet's service may not know it yet.
    const details = await sdk.txs.getBySafeTxHash(safeTxHash).catch(() => null)
    if (signal.aborted) return
    if (details) onProgress(toProgress(details))
    if (details && ENDED.includes(details.txStatus)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

function toProgress({ txStatus, txHash, detailedExecutionInfo: execution }: GatewayTransactionDetails): Progress {
  const signed =
    execution && 'confirmations' in execution
      ? `${execution.confirmations.length} of ${execution.confirmationsRequired} signatures`
      : undefined
  return { status: txStatus, transactionHash: txHash ?? null, signed }
}
