import type { Address, Hex, Operation } from '@countersign/safe/light'

/** What an account executes: the four fields that say what happens. */
export type Call = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
}
