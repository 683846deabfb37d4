import type { SafeLog, SafeLogName } from '@countersign/ledger'
import type { Effect } from '../effects/Effect.ts'
import type { Handler, Scope } from '../effects/Scope.ts'
import { approveHash } from './approveHash.ts'
import { changedMasterCopy } from './changedMasterCopy.ts'
import { disabledModule } from './disabledModule.ts'
import { executionFromModuleSuccess, recordModuleOutcome } from './executionFromModuleSuccess.ts'
import { executionSuccess, recordOutcome } from './executionSuccess.ts'
import { legacyProxyCreation } from './legacyProxyCreation.ts'
import { removedOwner } from './removedOwner.ts'
import { safeModuleTransaction } from './safeModuleTransaction.ts'
import { safeMultiSigTransaction } from './safeMultiSigTransaction.ts'
import { safeReceived } from './safeReceived.ts'
import { safeSetup } from './safeSetup.ts'
import { signMsg } from './signMsg.ts'

/** The contract adds an owner at the head of its list. In a swap, removedOwner has already inserted the new owner. */
const addedOwner: Handler<'addedOwner'> = ({ owner }, { account }) =>
  account && !account.owners.includes(owner)
    ? [{ kind: 'changed', change: { owners: [owner, ...account.owners] }, isStatus: true }]
    : []

const changedFallbackHandler: Handler<'changedFallbackHandler'> = ({ handler }) => [
  { kind: 'changed', change: { fallbackHandler: handler }, isStatus: false },
]

const changedGuard: Handler<'changedGuard'> = ({ guard }) => [{ kind: 'changed', change: { guard }, isStatus: false }]

const changedModuleGuard: Handler<'changedModuleGuard'> = ({ moduleGuard }) => [
  { kind: 'changed', change: { moduleGuard }, isStatus: false },
]

const changedThreshold: Handler<'changedThreshold'> = ({ threshold }) => [
  { kind: 'changed', change: { threshold }, isStatus: true },
]

const enabledModule: Handler<'enabledModule'> = ({ module }, { account }) =>
  account && !account.modules.includes(module)
    ? [{ kind: 'changed', change: { modules: [module, ...account.modules] }, isStatus: false }]
    : []

/** The only outcome that 1.0.0 logs. */
const executionFailed: Handler<'executionFailed'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: 0n })

const executionFailure: Handler<'executionFailure'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: log.payment })

/**
 * A proxy alone is not an account: its setup may follow in a later block. When the setup is in the same transaction, its handler reads this
 * event.
 */
const proxyCreation = () => []

/** One handler per event; a missing handler does not compile. */
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
  executionFromModuleFailure: recordModuleOutcome,
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
