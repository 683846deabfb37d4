import type { SafeLog, SafeLogOf } from './SafeLog.ts'

/**
 * Whether a call of a module failed. The L2 singletons log the call before it runs; the Nth outcome of a module
 * belongs to its Nth call.
 *
 * @param logs every account event of the same Ethereum transaction
 * @example
 * isFailedModuleCall(event, logs)
 */
export function isFailedModuleCall(event: SafeLogOf<'safeModuleTransaction'>, logs: readonly SafeLog[]): boolean {
  const ofModule = logs.filter((log) => log.safe === event.safe && 'module' in log && log.module === event.module)
  const position = ofModule.filter(({ name }) => name === 'safeModuleTransaction').indexOf(event)
  return ofModule.filter(isOutcome)[position]?.name === 'executionFromModuleFailure'
}

const isOutcome = ({ name }: SafeLog) => name === 'executionFromModuleSuccess' || name === 'executionFromModuleFailure'
