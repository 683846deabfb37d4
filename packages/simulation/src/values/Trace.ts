import type { Address, Hex } from '@countersign/primitives'
import type { EnvironmentRead, Known } from './SimulationResult.ts'

export type FrameKind = 'call' | 'staticcall' | 'delegatecall' | 'create' | 'selfdestruct'

/** One call in the tree of an execution, independent of the engine that recorded it. */
export type Frame = {
  readonly kind: FrameKind
  /** For a delegatecall: the account whose storage is used. */
  readonly from: Address
  /** For a delegatecall: the address of the code. For a creation: the new contract. */
  readonly to: Address
  readonly value: bigint
  readonly input: Hex
  readonly output: Hex
  /** The engine's word for the failure; null when the frame succeeded. */
  readonly error: string | null
  readonly calls: readonly Frame[]
}

export type RawLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

export type Transfer = { readonly from: Address; readonly to: Address; readonly value: bigint }

/** Account → slot → values, changed slots only. Slots are full words in lower case. */
export type StorageDiff = ReadonlyMap<Address, ReadonlyMap<Hex, { readonly before: Hex; readonly after: Hex }>>

/** An execution that ran before the simulated one. */
export type EarlierTrace = { readonly logs: readonly RawLog[]; readonly transfers: readonly Transfer[] }

/** What an engine recorded, before interpretation. Logs and transfers of reverted calls are left out. */
export type Trace = {
  readonly success: boolean
  readonly output: Hex
  readonly error: string | null
  readonly gasUsed: bigint
  readonly logs: readonly RawLog[]
  readonly transfers: readonly Transfer[]
  /** One for each execution that ran before, in their order. */
  readonly earlier: readonly EarlierTrace[]
  readonly root: Known<Frame>
  readonly storage: Known<StorageDiff>
  readonly environment: Known<readonly EnvironmentRead[]>
}
