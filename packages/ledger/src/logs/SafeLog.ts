import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '@countersign/safe/light'
import type { SafeLogName } from './safeTopics.ts'

/**
 * Parameters of each event, decoded.
 *
 * @example
 * const success: SafeLogParameters['executionSuccess'] = { hash: safeTxHash, payment: 0n }
 */
export type SafeLogParameters = {
  legacyProxyCreation: { factory: Address; singleton: null }
  proxyCreation: { factory: Address; singleton: Address | null }
  proxyCreationL2: { factory: Address; singleton: Address; initializer: Hex; saltNonce: bigint }
  chainSpecificProxyCreationL2: { factory: Address; singleton: Address; initializer: Hex; saltNonce: bigint }
  safeSetup: { initiator: Address; owners: Address[]; threshold: number; fallbackHandler: Address | null }
  safeMultiSigTransaction: {
    to: Address
    value: bigint
    data: Hex
    operation: Operation
    safeTxGas: bigint
    baseGas: bigint
    gasPrice: bigint
    gasToken: Address
    refundReceiver: Address
    signatures: Hex
    /** From `additionalInfo`: the nonce before the execution. */
    nonce: bigint
    threshold: number
  }
  safeModuleTransaction: { module: Address; to: Address; value: bigint; data: Hex; operation: Operation }
  executionSuccess: { hash: Hex; payment: bigint }
  executionFailure: { hash: Hex; payment: bigint }
  executionFailed: { hash: Hex }
  executionFromModuleSuccess: { module: Address }
  executionFromModuleFailure: { module: Address }
  approveHash: { hash: Hex; owner: Address }
  signMsg: { hash: Hex }
  addedOwner: { owner: Address }
  removedOwner: { owner: Address }
  changedThreshold: { threshold: number }
  enabledModule: { module: Address }
  disabledModule: { module: Address }
  safeReceived: { sender: Address; value: bigint }
  changedFallbackHandler: { handler: Address | null }
  changedGuard: { guard: Address | null }
  changedModuleGuard: { moduleGuard: Address | null }
  changedMasterCopy: { singleton: Address }
}

/**
 * The position of a log on the chain.
 *
 * @example
 * const place: LogPosition = { blockNumber: 5, transactionHash, logIndex: 3 }
 */
export type LogPosition = { blockNumber: number; transactionHash: Hex; logIndex: number }

/**
 * A decoded event. `safe` is the account it concerns: the emitter, or the proxy that a factory created.
 *
 * @example
 * const log: SafeLogOf<'executionSuccess'> = { name: 'executionSuccess', safe, hash: safeTxHash, payment: 0n, ...place }
 */
export type SafeLogOf<Name extends SafeLogName> = LogPosition & { name: Name; safe: Address } & SafeLogParameters[Name]
/**
 * Any decoded event; `name` is the discriminant.
 *
 * @example
 * if (log.name === 'addedOwner') log.owner
 */
export type SafeLog = { [Name in SafeLogName]: SafeLogOf<Name> }[SafeLogName]
