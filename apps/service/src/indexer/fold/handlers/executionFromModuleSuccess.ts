import { type SafeLogOf, unknownModuleCall } from '@countersign/ledger'
import type { Effect } from '../effects/Effect.ts'
import { recordModuleCall } from '../effects/recordModuleCall.ts'
import type { Handler, Scope } from '../effects/Scope.ts'

/** Module calls of singletons that log only the outcome. */
export function recordModuleOutcome(
  log: SafeLogOf<'executionFromModuleSuccess'> | SafeLogOf<'executionFromModuleFailure'>,
  scope: Scope,
): Effect[] {
  const { safe, module, logIndex } = log
  const isLogged = scope.logs.some((other) => other.name === 'safeModuleTransaction' && other.safe === safe)
  if (!scope.account || isLogged) return []
  const { to, value, data, operation } = scope.takeModuleCall(safe, module) ?? unknownModuleCall(module)
  const failed = log.name === 'executionFromModuleFailure'
  return recordModuleCall(scope, { safe, module, logIndex, failed, to, value, data, operation })
}

export const executionFromModuleSuccess: Handler<'executionFromModuleSuccess'> = (log, scope) =>
  recordModuleOutcome(log, scope)
