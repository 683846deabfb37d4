import type { SafeLog, SafeLogOf } from './SafeLog.ts'

/**
 * Whether the call of a module failed. The L2 singletons log the call before it runs; the n-th outcome of that module belongs to its
 * n-th call.
 *
 * @param logs every account event of the same Ethereum transaction
 * @example
 * isFailedModuleCall(event, logs) // false
 */
export function isFailedModuleCall(event: SafeLogOf<'safeModuleTransaction'>, logs: readonly SafeLog[]): boolean {
  const ofModule = logs.filter((log) => log.safe === event.safe && 'module' in log && log.module === event.module)
  const position = ofModule.filter(({ name }) => name === 'safeModuleTransaction').indexOf(event)
  return ofModule.filter(isOutcome)[position]?.name === 'executionFromModuleFailure'
}

const isOutcome = ({ name }: SafeLog) => name === 'executionFromModuleSuccess' || name === 'executionFromModuleFailure'
