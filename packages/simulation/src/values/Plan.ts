import type { Address, Hex } from '@countersign/primitives'
import type { SimulationRequest } from './SimulationRequest.ts'

/** One call as every engine takes it. */
export type PlannedCall = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly gas: bigint
  /** Wei; above zero only where the account pays a refund in the native coin by it. */
  readonly gasPrice: bigint
}

/** State assumed instead of the chain's. */
export type StateOverrides = {
  readonly [address: Address]: {
    readonly balance?: bigint
    readonly code?: Hex
    readonly storage?: Readonly<Record<Hex, Hex>>
  }
}

export type BlockFacts = {
  readonly number: bigint
  readonly hash: Hex
  readonly timestamp: bigint
  readonly gasLimit: bigint
  readonly baseFee: bigint | null
  readonly coinbase: Address
  readonly prevRandao: Hex
  /** By what the header holds; a later fork that changes no header cannot be told from it. */
  readonly hardfork: 'berlin' | 'london' | 'shanghai' | 'cancun' | 'osaka'
}

/** A simulation ready to run: the same calls on the same state for every engine. */
export type Plan = {
  readonly request: SimulationRequest
  readonly block: BlockFacts
  /** Creates the account first, when it is not deployed. */
  readonly creation: PlannedCall | null
  /** Executions whose effects the simulated one finds, after the creation. */
  readonly before: readonly PlannedCall[]
  readonly execution: PlannedCall
  readonly overrides: StateOverrides
  readonly owners: readonly Address[]
  readonly assumptions: readonly string[]
}
