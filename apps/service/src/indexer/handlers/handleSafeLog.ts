import type { Effect } from '../effect.ts'
import type { SafeLog } from '../safeLog.ts'
import type { SafeLogName } from '../../chain/logs/safeTopics.ts'
import type { Handler, Scope } from '../scope.ts'
import { addedOwner } from './addedOwner.ts'
import { approveHash } from './approveHash.ts'
import { changedFallbackHandler } from './changedFallbackHandler.ts'
import { changedGuard } from './changedGuard.ts'
import { changedMasterCopy } from './changedMasterCopy.ts'
import { changedModuleGuard } from './changedModuleGuard.ts'
import { changedThreshold } from './changedThreshold.ts'
import { disabledModule } from './disabledModule.ts'
import { enabledModule } from './enabledModule.ts'
import { executionFailed } from './executionFailed.ts'
import { executionFailure } from './executionFailure.ts'
import { executionFromModuleFailure } from './executionFromModuleFailure.ts'
import { executionFromModuleSuccess } from './executionFromModuleSuccess.ts'
import { executionSuccess } from './executionSuccess.ts'
import { legacyProxyCreation } from './legacyProxyCreation.ts'
import { proxyCreation } from './proxyCreation.ts'
import { removedOwner } from './removedOwner.ts'
import { safeModuleTransaction } from './safeModuleTransaction.ts'
import { safeMultiSigTransaction } from './safeMultiSigTransaction.ts'
import { safeReceived } from './safeReceived.ts'
import { safeSetup } from './safeSetup.ts'
import { signMsg } from './signMsg.ts'

/** One handler per event; a missing one does not compile. */
const handlers: { [Name in SafeLogName]: Handler<Name> } = {
  legacyProxyCreation,
  proxyCreation,
  proxyCreationL2: proxyCreation,
  chainSpecificProxyCreationL2: proxyCreation,
  safeSetup,
  safeMultiSigTransaction,
  safeModuleTransaction,
  executionSuccess,
  executionFailure,
  executionFailed,
  executionFromModuleSuccess,
  executionFromModuleFailure,
  approveHash,
  signMsg,
  addedOwner,
  removedOwner,
  changedThreshold,
  enabledModule,
  disabledModule,
  safeReceived,
  changedFallbackHandler,
  changedGuard,
  changedModuleGuard,
  changedMasterCopy,
}

export function handleSafeLog(log: SafeLog, scope: Scope): Effect[] {
  const handler = handlers[log.name] as Handler<SafeLogName>
  return handler(log, scope)
}
