import type { Chain, SafeOverview } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { DeploymentState } from '../../data/undeployed/undeployedAccounts.ts'
import type { AccountKey } from '../../data/keys/queryKeys.ts'
import type { KnownAccount } from './KnownAccount.ts'
import type { PlaceSetup } from './setupDifferences.ts'

/** An account that this browser can deploy on a network, where it is not deployed yet. */
export type OpenDeployment = {
  readonly chain: Chain
  readonly safe: Address
  readonly name: string
  readonly state: DeploymentState
  /** Why the last attempt did not deploy it. */
  readonly failure: string | null
  /** What it begins with. */
  readonly setup: PlaceSetup
}

/** One network of an account: the account is there, or only its creation data are in this browser. */
export type AccountPlace = {
  readonly chain: Chain
  readonly key: AccountKey
  /** `dev1:0x…` */
  readonly account: string
  /** Null where it is not deployed. */
  readonly known: KnownAccount | null
  readonly open: OpenDeployment | null
  readonly overview: SafeOverview | null
  readonly needsYou: number
  /** Null until it was read. */
  readonly setup: PlaceSetup | null
}

/** All networks of one address, added up. */
export type AccountGroup = {
  readonly safe: Address
  readonly name: string | null
  readonly places: readonly [AccountPlace, ...AccountPlace[]]
  readonly needsYou: number
  readonly queued: number
  /** The sum of the known values, see `fiatOfSum`. */
  readonly sum: bigint
  /** How many values are in the sum, of the networks where the account is deployed. */
  readonly valued: { readonly known: number; readonly all: number }
  /** Epoch milliseconds. */
  readonly lastActivity: number | null
  /** The set-up that most networks have. */
  readonly setup: PlaceSetup | null
  /** The number of networks with another set-up. */
  readonly differing: number
}
