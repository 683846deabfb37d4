import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { RecoveryPlan } from './RecoveryPlan.ts'

/** The least an announced call stays executable, in seconds, where it lapses at all. @see Delay.setTxExpiration */
export const SHORTEST_EXPIRATION = 60n

/** Notice and time to carry out stay below this, in seconds: 100 years. The contract takes more, and overflows when it adds them. */
export const LONGEST_DELAY = 100n * 365n * 86_400n

/**
 * Why a recovery cannot be set up like this, as one sentence; `null` when it can.
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
 * Why an address cannot be a recoverer; `null` when it can.
 *
 * @param recoverer the address
 * @param context `account`: whose recovery it is; `others`: who is a recoverer already
 * @example
 * explainRecovererProblem(account, { account, others: [] }) // 'The account cannot recover itself.'
 */
export function explainRecovererProblem(
  recoverer: Address,
  { account, others }: { readonly account: Address; readonly others: readonly Address[] },
): string | null {
  if (isSameAddress(recoverer, ZERO_ADDRESS) || isSameAddress(recoverer, SENTINEL_ADDRESS))
    return `${recoverer} belongs to nobody.`
  if (isSameAddress(recoverer, account)) return 'The account cannot recover itself.'
  return others.some((one) => isSameAddress(one, recoverer)) ? `${recoverer} is named twice.` : null
}

/** Why a notice of so many seconds cannot be set; `null` when it can. @example explainNoticeProblem(86_400n) // null */
export function explainNoticeProblem(cooldown: bigint): string | null {
  if (cooldown <= 0n)
    return 'The notice has to be longer than nothing: without it, a recoverer takes the account at once.'
  return cooldown > LONGEST_DELAY ? 'The notice is longer than 100 years.' : null
}

/** Why an attempt cannot lapse after so many seconds; `null` when it can. @example explainExpirationProblem(0n) // null */
export function explainExpirationProblem(expiration: bigint): string | null {
  if (expiration === 0n) return null
  if (expiration < SHORTEST_EXPIRATION) return 'The contract takes no time to carry out below one minute.'
  return expiration > LONGEST_DELAY ? 'The time to carry out is longer than 100 years.' : null
}
