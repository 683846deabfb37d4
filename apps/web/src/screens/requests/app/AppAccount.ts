import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { ChainState } from '../../../data/rpc/readChainState.ts'

/** The account an app acts as, as it is at this moment. */
export type AppAccount = {
  readonly chain: Chain
  readonly safe: Address
  /** Read from the chain; in memory before the app runs, renewed whenever the account changes. */
  readonly state: ChainState
  /** The connected wallet owns neither this account nor an account that does. */
  readonly isReadOnly: boolean
}
