import type { ChainTransaction } from './decode/ChainTransaction.ts'
import { findCallsOf, flattenCall, type SafeLog } from '@countersign/ledger'
import { once } from './decode/once.ts'

/** Whether events and calldata are incomplete: a delegatecall ran foreign code, or parameters were not logged. */
export function needsTrace(transaction: ChainTransaction, logs: readonly SafeLog[]): boolean {
  const calls = once(() => findCallsOf(transaction))
  const has = (name: SafeLog['name'], safe: string) => logs.some((log) => log.name === name && log.safe === safe)
  return logs.some((log) => {
    switch (log.name) {
      case 'safeMultiSigTransaction':
      case 'safeModuleTransaction':
        return flattenCall(log) === null
      case 'executionSuccess':
      case 'executionFailure':
      case 'executionFailed':
        if (has('safeMultiSigTransaction', log.safe)) return false
        return !calls().some(
          (call) => call.kind === 'execution' && call.safe === log.safe && flattenCall(call) !== null,
        )
      case 'executionFromModuleSuccess':
      case 'executionFromModuleFailure':
        if (has('safeModuleTransaction', log.safe)) return false
        return !calls().some((call) => call.kind === 'module' && call.safe === log.safe && call.module === log.module)
      default:
        return false
    }
  })
}
