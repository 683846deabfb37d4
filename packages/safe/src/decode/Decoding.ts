import type { Abi } from 'viem'
import type { Address, Hex } from '@countersign/primitives'
import type { Operation } from '../transaction/SafeTransactionData.ts'
import type { Certainty } from './Certainty.ts'
import type { DecodedParameter } from './DecodedCall.ts'

/**
 * An ABI that a source claims for a target, with the certainty of that claim.
 *
 * @example
 * const claim: AbiClaim = { abi, certainty: { kind: 'added' } }
 */
export type AbiClaim = {
  readonly abi: Abi
  readonly certainty: Extract<Certainty, { kind: 'code' | 'added' | 'address' | 'claim' }>
}

/**
 * A signature known for a selector.
 *
 * @example
 * const known: KnownSignature = { signature: 'transfer(address to,uint256 value)', source: 'ERC-20' }
 */
export type KnownSignature = {
  /** With the names of its parameters, or without. */
  readonly signature: string
  readonly source: string
}

/**
 * What is known besides the bytes.
 *
 * @example
 * const sources: DecodeSources = { signaturesOf: findSignatures }
 */
export type DecodeSources = {
  /** ABIs claimed for a target, most certain first. */
  readonly abisOf?: (to: Address, selector: Hex) => readonly AbiClaim[]
  /** Every signature known for a selector. */
  readonly signaturesOf: (selector: Hex) => readonly KnownSignature[]
}

/**
 * A call inside the parameters of another.
 *
 * @example
 * const call: InnerBytes = { to: timelockTarget, value: 0n, data: '0x', operation: 0, from: timelock }
 */
export type InnerBytes = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
  /** Who calls: null for the caller of the outer call itself. */
  readonly from: Address | null
}

/**
 * Decoded calldata, with its certainty.
 *
 * @example
 * const { method, certainty } = decodeCalldata(data, to, sources) ?? {}
 */
export type Decoding = {
  readonly method: string
  /** Canonical: types only. */
  readonly signature: string
  readonly parameters: readonly DecodedParameter[]
  readonly certainty: Certainty
  /** Calls inside the parameters; empty if there are none, or if the decoding is not exact. */
  readonly inner: readonly InnerBytes[]
}
