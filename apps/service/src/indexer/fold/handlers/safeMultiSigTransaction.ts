import { findExecutionOutcome } from '@countersign/ledger'
import { recordExecution } from '../effects/recordExecution.ts'
import type { Handler } from '../effects/Scope.ts'

/** The L2 singletons log all parameters of an execution before it runs; the outcome follows in the same transaction. */
export const safeMultiSigTransaction: Handler<'safeMultiSigTransaction'> = (log, scope) => {
  const { account, chainId, logs, isRecorded } = scope
  if (!account) return []
  const { safe, threshold, logIndex } = log
  const { version } = account
  const { outcome, safeTxHash, isProven } = findExecutionOutcome(log, { chainId, version, logs, isRecorded })
  return recordExecution(scope, {
    safe,
    threshold,
    logIndex,
    call: log,
    safeTxHash,
    nonce: Number(log.nonce),
    failed: outcome?.name === 'executionFailure',
    payment: outcome?.payment ?? 0n,
    isProven,
  })
}
