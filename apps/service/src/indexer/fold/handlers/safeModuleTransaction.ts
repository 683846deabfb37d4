import { isFailedModuleCall } from '@countersign/ledger'
import { recordModuleCall } from '../effects/recordModuleCall.ts'
import type { Handler } from '../effects/Scope.ts'

/** The L2 singletons log a module's call before it runs. */
export const safeModuleTransaction: Handler<'safeModuleTransaction'> = (log, scope) =>
  scope.account ? recordModuleCall(scope, { ...log, failed: isFailedModuleCall(log, scope.logs) }) : []
