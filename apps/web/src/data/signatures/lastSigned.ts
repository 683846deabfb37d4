import type { TransactionDetails } from '@countersign/api'
import type { Address } from '@countersign/primitives'

export type LastSigned = {
  /** By lower-case owner, in epoch milliseconds, according to the service. */
  readonly times: ReadonlyMap<string, number>
  /** How many transactions were read, newest first. */
  readonly count: number
  /** The transactions are all that exist. */
  readonly isAll: boolean
}

/** When each owner signed last, among the given transactions. */
export function lastSigned(transactions: readonly TransactionDetails[], isAll: boolean): LastSigned {
  const times = new Map<string, number>()
  for (const { detailedExecutionInfo } of transactions) {
    if (detailedExecutionInfo?.type !== 'MULTISIG') continue
    for (const { signer, submittedAt } of detailedExecutionInfo.confirmations) {
      const key = signer.value.toLowerCase()
      times.set(key, Math.max(submittedAt, times.get(key) ?? 0))
    }
  }
  return { times, count: transactions.length, isAll }
}

const IDLE_AFTER = 90 * 24 * 60 * 60 * 1000

/** For how many whole days an owner has not signed; null below 90 days, and when unknown. */
export function idleDays(signed: LastSigned | undefined, owner: Address, now: number): number | null {
  const at = signed?.times.get(owner.toLowerCase())
  return at === undefined || now - at < IDLE_AFTER ? null : Math.floor((now - at) / 86_400_000)
}
