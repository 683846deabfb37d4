import type { Chain } from '@countersign/api'
import type { AccountKey } from '../../../data/keys/queryKeys.ts'

/** An account that can be part of a plan. */
export type PlanAccount = {
  readonly chain: Chain
  readonly key: AccountKey
  /** As in the address bar: `dev1:0x…`. */
  readonly account: string
}
