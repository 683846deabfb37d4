import { useEffect, useState } from 'react'
import { Hex } from '../parts/Facts.tsx'
import { type Progress, followTransaction } from './followTransaction.ts'

const WORDS: Readonly<Record<string, string>> = {
  AWAITING_CONFIRMATIONS: 'More owners must sign',
  AWAITING_EXECUTION: 'Signed, not executed yet',
  SUCCESS: 'Executed',
  FAILED: 'Executed and failed',
  CANCELLED: 'Replaced by another transaction',
}

/** The last transaction, updated until it has ended. */
export function Following({ safeTxHash }: { readonly safeTxHash: string }) {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void followTransaction(safeTxHash, setProgress, controller.signal)
    return () => controller.abort()
  }, [safeTxHash])
  return (
    <p className="following" data-status={progress?.status} role="status" aria-label="The last transaction">
      <b>{progress ? (WORDS[progress.status] ?? progress.status) : 'The wallet received it'}</b>
      {progress?.signed !== undefined && progress.transactionHash === null && <span>{progress.signed}</span>}
      {progress?.transactionHash && <Hex>{progress.transactionHash}</Hex>}
    </p>
  )
}
