import { hashSafeTransaction } from '@countersign/safe'
import type { Hex } from '@countersign/primitives'
import type { SafeLog, SafeLogOf } from './SafeLog.ts'

type Outcome = SafeLogOf<'executionSuccess'> | SafeLogOf<'executionFailure'>

type Around = {
  readonly chainId: string
  /** The account's version at that time; null for an unknown singleton. */
  readonly version: string | null
  /** Every account event of the same Ethereum transaction. */
  readonly logs: readonly SafeLog[]
  /** Whether the hash was already matched with an earlier event of the transaction. */
  readonly isRecorded: (safeTxHash: Hex) => boolean
}

/**
 * The outcome and hash of an execution that an L2 singleton logged before it ran.
 *
 * @param event the call as the singleton logged it
 * @returns `isProven`: the hash follows from the parameters, so it does not belong to another account's transaction
 * @example
 * findExecutionOutcome(event, { chainId: '1', version: '1.4.1', logs, isRecorded: () => false }).outcome?.name
 */
export function findExecutionOutcome(
  event: SafeLogOf<'safeMultiSigTransaction'>,
  { chainId, version, logs, isRecorded }: Around,
): { readonly outcome: Outcome | undefined; readonly safeTxHash: Hex; readonly isProven: boolean } {
  const { safe, logIndex } = event
  const hashAs = (release: string) =>
    hashSafeTransaction({ chainId: BigInt(chainId), safe, version: release, transaction: event })
  const computed = hashAs(version ?? '1.3.0')
  const outcomes = logs.filter(isOutcome).filter((one) => one.safe === safe && one.logIndex > logIndex)
  // The execution can contain another execution of the same account. Match by hash, and by order only for unknown
  // versions.
  const outcome = outcomes.find(({ hash }) => hash === computed) ?? outcomes.find(({ hash }) => !isRecorded(hash))
  return {
    outcome,
    safeTxHash: outcome?.hash ?? computed,
    isProven: outcome === undefined || outcome.hash === computed || outcome.hash === hashAs('1.2.0'),
  }
}

const isOutcome = (log: SafeLog): log is Outcome => log.name === 'executionSuccess' || log.name === 'executionFailure'

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
  return ofModule.filter(isModuleOutcome)[position]?.name === 'executionFromModuleFailure'
}

const isModuleOutcome = ({ name }: SafeLog) =>
  name === 'executionFromModuleSuccess' || name === 'executionFromModuleFailure'
