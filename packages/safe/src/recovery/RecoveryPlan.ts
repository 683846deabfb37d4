import type { Address } from '@countersign/primitives'

/**
 * The settings of a new recovery.
 *
 * @example
 * const plan: RecoveryPlan = { account, recoverers: [lawyer], cooldown: 14n * 86_400n, expiration: 7n * 86_400n, saltNonce: 0n }
 */
export type RecoveryPlan = {
  readonly account: Address
  /** The addresses that may announce a recovery, each alone. */
  readonly recoverers: readonly Address[]
  /** Seconds of notice. */
  readonly cooldown: bigint
  /** Seconds after the notice in which it can be executed; 0: without end. */
  readonly expiration: bigint
  /** Changes the module's address. */
  readonly saltNonce: bigint
}
