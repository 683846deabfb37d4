import { type Call, type SafeLogOf, unknownModuleCall } from '@countersign/ledger'
import type { Effect } from '../effects/Effect.ts'
import type { Handler, Scope } from '../effects/Scope.ts'
import type { Address } from '@countersign/primitives'
import { deriveOutgoing } from '../effects/nativeTransfers.ts'

/** Module calls of singletons that log only the outcome. */
export function recordModuleOutcome(
  log: SafeLogOf<'executionFromModuleSuccess'> | SafeLogOf<'executionFromModuleFailure'>,
  scope: Scope,
): Effect[] {
  const { safe, module, logIndex } = log
  if (!scope.account || scope.logsModuleCalls(safe)) return []
  const { to, value, data, operation } = scope.takeModuleCall(safe, module) ?? unknownModuleCall(module)
  const failed = log.name === 'executionFromModuleFailure'
  return recordModuleCall(scope, { safe, module, logIndex, failed, to, value, data, operation })
}

export const executionFromModuleSuccess: Handler<'executionFromModuleSuccess'> = (log, scope) =>
  recordModuleOutcome(log, scope)

/** The L2 singletons log a module's call before it runs. */
export const safeModuleTransaction: Handler<'safeModuleTransaction'> = (log, scope) =>
  scope.account ? recordModuleCall(scope, { ...log, failed: scope.hasModuleCallFailed(log) }) : []

/** The row of a transaction that a module executed. */
function recordModuleCall(
  { chainId, transaction, isTraced }: Scope,
  call: Call & { safe: Address; module: Address; failed: boolean; logIndex: number },
): Effect[] {
  const { safe, module, to, value, data, operation, failed, logIndex } = call
  return [
    {
      kind: 'module',
      row: {
        chainId,
        safe,
        module,
        to,
        value,
        data,
        operation,
        failed,
        logIndex,
        id: `i${transaction.hash.slice(2)}${logIndex}`,
        transactionHash: transaction.hash,
        blockNumber: transaction.blockNumber,
        executedAt: transaction.blockTime,
      },
    },
    // A module may change anything, so the account is read again.
    { kind: 'changed', change: {}, isStatus: false },
    ...(failed || isTraced ? [] : deriveOutgoing({ chainId, safe, transaction }, call, logIndex)),
  ]
}
