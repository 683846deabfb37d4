import { findExecutionCall, type LogPosition } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import type { Effect } from '../effects/Effect.ts'
import { recordExecution } from '../effects/recordExecution.ts'
import type { Handler, Scope } from '../effects/Scope.ts'

/** Executions of singletons that log only the outcome: the parameters come from calldata or a trace, otherwise they stay unknown. */
export function recordOutcome(
  { hash, logIndex }: LogPosition & { hash: Hex },
  scope: Scope,
  outcome: { failed: boolean; payment: bigint },
): Effect[] {
  const { account, chainId, calls } = scope
  if (!account || scope.isRecorded(hash)) return []
  const found = findExecutionCall(chainId, account, hash, calls())
  return recordExecution(scope, {
    safe: account.address,
    threshold: account.threshold,
    safeTxHash: hash,
    logIndex,
    ...outcome,
    nonce: found?.nonce ?? account.nonce,
    call: found?.call ?? null,
  })
}

export const executionSuccess: Handler<'executionSuccess'> = (log, scope) =>
  recordOutcome(log, scope, { failed: false, payment: log.payment })
