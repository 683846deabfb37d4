import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { RecoveryPlan } from './RecoveryPlan.ts'

/**
 * The minimum time in which an announced call can be executed, in seconds, unless it never lapses. @see
 * Delay.setTxExpiration
 */
export const SHORTEST_EXPIRATION = 60n

/**
 * The maximum of notice and expiration in seconds: 100 years. The contract accepts more, and overflows when it adds
 * them.
 */
export const LONGEST_DELAY = 100n * 365n * 86_400n

/**
 * Explains in one sentence why a recovery cannot be set up with these settings; `null` if it can.
 *
 * @see Delay.setUp, Modifier.enableModule
 * @example
 * explainRecoveryProblem({ account, recoverers: [], cooldown: 0n, expiration: 0n }) // 'Name at least one recoverer.'
 */
export function explainRecoveryProblem(plan: Omit<RecoveryPlan, 'saltNonce'>): string | null {
  const { account, recoverers, cooldown, expiration } = plan
  if (recoverers.length === 0) return 'Name at least one recoverer.'
  for (const [at, recoverer] of recoverers.entries()) {
    const reason = explainRecovererProblem(recoverer, { account, others: recoverers.slice(0, at) })
    if (reason !== null) return reason
  }
  return explainNoticeProblem(cooldown) ?? explainExpirationProblem(expiration)
}

/**
 * Explains why an address cannot be a recoverer; `null` if it can.
 *
 * @param recoverer the address
 * @param context `account`: the account to recover; `others`: the existing recoverers
 * @example
 * explainRecovererProblem(account, { account, others: [] }) // 'The account cannot recover itself.'
 */
export function explainRecovererProblem(
  recoverer: Address,
  { account, others }: { readonly account: Address; readonly others: readonly Address[] },
): string | null {
  if (isSameAddress(recoverer, ZERO_ADDRESS) || isSameAddress(recoverer, SENTINEL_ADDRESS))
    return `${recoverer} has no holder.`
  if (isSameAddress(recoverer, account)) return 'The account cannot recover itself.'
  return others.some((one) => isSameAddress(one, recoverer)) ? `${recoverer} is named twice.` : null
}

/**
 * Explains why a notice of this length cannot be set; `null` if it can.
 *
 * @example
 * explainNoticeProblem(86_400n) // null
 */
export function explainNoticeProblem(cooldown: bigint): string | null {
  if (cooldown <= 0n)
    return 'The notice must be longer than zero: without it, a recoverer could take control of the account at once.'
  return cooldown > LONGEST_DELAY ? 'The notice is longer than 100 years.' : null
}

/**
 * Explains why an attempt cannot lapse after this time; `null` if it can.
 *
 * @example
 * explainExpirationProblem(0n) // null
 */
export function explainExpirationProblem(expiration: bigint): string | null {
  if (expiration === 0n) return null
  if (expiration < SHORTEST_EXPIRATION) return 'The contract accepts no execution time below one minute.'
  return expiration > LONGEST_DELAY ? 'The execution time is longer than 100 years.' : null
}
