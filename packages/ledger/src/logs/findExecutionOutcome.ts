import { hashSafeTransaction } from '@countersign/safe'
import type { Hex } from '@countersign/safe/light'
import type { SafeLog, SafeLogOf } from './SafeLog.ts'

type Outcome = SafeLogOf<'executionSuccess'> | SafeLogOf<'executionFailure'>

type Around = {
  readonly chainId: string
  /** Of the account at the time; null for an unknown singleton. */
  readonly version: string | null
  /** Every account event of the same Ethereum transaction. */
  readonly logs: readonly SafeLog[]
  /** Whether the hash was matched with an earlier event of the transaction. */
  readonly isRecorded: (safeTxHash: Hex) => boolean
}

/**
 * How an execution ended that an L2 singleton told before it ran, and under which hash.
 *
 * @returns `isProven`: the hash follows from the parameters, so it is not that of another account's transaction
 * @example
 * findExecutionOutcome(event, { chainId: '1', version: '1.4.1+L2', logs, isRecorded: () => false }).outcome?.name // 'executionSuccess'
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
  // An account inside the execution can run another of its own: by hash first, by order only for unknown versions.
  const outcome = outcomes.find(({ hash }) => hash === computed) ?? outcomes.find(({ hash }) => !isRecorded(hash))
  return {
    outcome,
    safeTxHash: outcome?.hash ?? computed,
    isProven: outcome === undefined || outcome.hash === computed || outcome.hash === hashAs('1.2.0'),
  }
}

const isOutcome = (log: SafeLog): log is Outcome => log.name === 'executionSuccess' || log.name === 'executionFailure'
