import type { Call } from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import type { Effect } from './Effect.ts'
import { deriveOutgoing } from './nativeTransfers.ts'
import type { Scope } from './Scope.ts'

/** The row of a transaction that a module executed. */
export function recordModuleCall(
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
