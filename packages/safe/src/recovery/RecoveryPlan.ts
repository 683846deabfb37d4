import type { Address } from '@countersign/primitives'

/**
 * How a recovery shall be set up.
 *
 * @example
 * const plan: RecoveryPlan = { account, recoverers: [lawyer], cooldown: 14n * 86_400n, expiration: 7n * 86_400n, saltNonce: 0n }
 */
export type RecoveryPlan = {
  readonly account: Address
  /** Who may announce a recovery, each alone. */
  readonly recoverers: readonly Address[]
  /** Seconds of notice. */
  readonly cooldown: bigint
  /** Seconds after the notice in which it can be carried out; 0: without end. */
  readonly expiration: bigint
  /** Makes the module's address another one. */
  readonly saltNonce: bigint
}
