import type { Address, Hex } from '@countersign/primitives'

/**
 * The parameters of `setup`, which initializes a new account. An omitted parameter is zero.
 *
 * @example
 * const setup: SetupInput = { owners: [alice, bob], threshold: 2, fallbackHandler }
 */
export type SetupInput = {
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Contract delegatecalled during setup, with `data`. */
  readonly to?: Address
  readonly data?: Hex
  readonly fallbackHandler?: Address
  /** Token the deployment is repaid in; zero for the native coin. */
  readonly paymentToken?: Address
  readonly payment?: bigint
  readonly paymentReceiver?: Address
}
