import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { RecoveryPlan } from './RecoveryPlan.ts'
import { recoveryMessages as messages } from './recoveryMessages.ts'

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
  if (recoverers.length === 0) return messages.noRecoverer
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
    return messages.noHolder(recoverer)
  if (isSameAddress(recoverer, account)) return messages.itself
  return others.some((one) => isSameAddress(one, recoverer)) ? messages.twice(recoverer) : null
}

/**
 * Explains why a notice of this length cannot be set; `null` if it can.
 *
 * @example
 * explainNoticeProblem(86_400n) // null
 */
export function explainNoticeProblem(cooldown: bigint): string | null {
  if (cooldown <= 0n) return messages.noNotice
  return cooldown > LONGEST_DELAY ? messages.longNotice : null
}

/**
 * Explains why an attempt cannot lapse after this time; `null` if it can.
 *
 * @example
 * explainExpirationProblem(0n) // null
 */
export function explainExpirationProblem(expiration: bigint): string | null {
  if (expiration === 0n) return null
  if (expiration < SHORTEST_EXPIRATION) return messages.shortExpiration
  return expiration > LONGEST_DELAY ? messages.longExpiration : null
}
