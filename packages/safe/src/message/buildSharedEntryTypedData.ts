import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { domainChainId } from '../typed-data/domainChainId.ts'
import type { TypedData } from '../typed-data/TypedData.ts'

/**
 * One version of an entry in the address book that the owners of an account share.
 *
 * @example
 * const entry: SharedEntry = { address: bob, name: 'Bob', everyNetwork: false, version: 1, previous: NO_SHARED_ENTRY, signedAt: 1_795_176_240 }
 */
export type SharedEntry = {
  readonly address: Address
  /** Empty: the entry is removed. */
  readonly name: string
  /** The name is for the address on every network, not only on the account's. */
  readonly everyNetwork: boolean
  /** One more than that of the entry it replaces; the first is 1. */
  readonly version: number
  /** The hash of the entry it replaces; `NO_SHARED_ENTRY` for the first. */
  readonly previous: Hex
  /** Epoch seconds, by the clock of the signer. */
  readonly signedAt: number
}

/**
 * The data that an owner signs to add, change or remove an entry of the account's shared address book. It names account and network, so that
 * it counts nowhere else, and the entry that it replaces, so that versions cannot be exchanged or left out unseen.
 *
 * @throws SafeError `number/out-of-range` for a chain id above 2^53
 * @example
 * buildSharedEntryTypedData({ chainId: 1n, safe: alice, entry: { address: bob, name: 'Bob', everyNetwork: false, version: 1, previous: NO_SHARED_ENTRY, signedAt: 1_795_176_240 } }).primaryType // 'SharedEntry'
 */
export function buildSharedEntryTypedData(input: {
  readonly chainId: bigint
  readonly safe: Address
  readonly entry: SharedEntry
}): TypedData & { primaryType: 'SharedEntry' } {
  const { chainId, safe, entry } = input
  const { address, name, everyNetwork, version, previous, signedAt } = entry
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SharedEntry: [
        { name: 'address', type: 'address' },
        { name: 'name', type: 'string' },
        { name: 'everyNetwork', type: 'bool' },
        { name: 'version', type: 'uint256' },
        { name: 'previous', type: 'bytes32' },
        { name: 'signedAt', type: 'uint256' },
      ],
    },
    primaryType: 'SharedEntry',
    domain: {
      name: 'Countersign shared address book',
      version: '1',
      chainId: domainChainId(chainId),
      verifyingContract: checksumAddress(safe),
    },
    message: { address: checksumAddress(address), name, everyNetwork, version, previous, signedAt },
  }
}
