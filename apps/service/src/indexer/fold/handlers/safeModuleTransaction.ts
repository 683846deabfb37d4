import { recordModuleCall } from '../effects/recordModuleCall.ts'
import type { SafeLog } from '../decode/SafeLog.ts'
import type { Handler } from '../effects/Scope.ts'

/** The L2 singletons log a module's call before it runs; the n-th outcome of that module belongs to its n-th call. */
export const safeModuleTransaction: Handler<'safeModuleTransaction'> = (log, scope) => {
  if (!scope.account) return []
  const ofModule = scope.logs.filter(
    (other) => other.safe === log.safe && 'module' in other && other.module === log.module,
  )
  const position = ofModule.filter(({ name }) => name === 'safeModuleTransaction').indexOf(log)
  const outcome = ofModule.filter(isOutcome)[position]
  return recordModuleCall(scope, { ...log, failed: outcome?.name === 'executionFromModuleFailure' })
}

const isOutcome = ({ name }: SafeLog) => name === 'executionFromModuleSuccess' || name === 'executionFromModuleFailure'
