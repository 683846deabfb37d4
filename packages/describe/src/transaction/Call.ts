import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '@countersign/safe/light'

/** A call that an account executes: the four fields that decide what happens. */
export type Call = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
}
