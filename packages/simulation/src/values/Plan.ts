import type { Address, Hex } from '@countersign/primitives'
import type { SimulationRequest } from './SimulationRequest.ts'

/** One call, in the form that every engine takes. */
export type PlannedCall = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly gas: bigint
  /** Wei. Above zero only if the account pays a refund in the native currency, which depends on it. */
  readonly gasPrice: bigint
}

/** State that replaces the chain's. */
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
  /** Derived from the header's fields. A later fork that adds no header field cannot be distinguished. */
  readonly hardfork: 'berlin' | 'london' | 'shanghai' | 'cancun' | 'osaka'
}

/** A prepared simulation: the same calls on the same state for every engine. */
export type Plan = PlanAt<BlockFacts>

/** A plan for engines of a node, which know the block by its number. */
export type NodePlan = PlanAt<Pick<BlockFacts, 'number'>>

type PlanAt<Block> = {
  readonly request: Omit<SimulationRequest, 'reported' | 'named'>
  readonly block: Block
  /** The call that creates the account first, if it is not deployed. */
  readonly creation: PlannedCall | null
  /** Executions that run first, after the creation. The simulated execution sees their effects. */
  readonly before: readonly PlannedCall[]
  readonly execution: PlannedCall
  readonly overrides: StateOverrides
  readonly owners: readonly Address[]
  readonly assumptions: readonly string[]
}
