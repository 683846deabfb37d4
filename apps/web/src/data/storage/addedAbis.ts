import { AddressSchema, ChainId } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import * as z from 'zod/mini'
import { listCodec } from './listCodec.ts'

/** Limits of a stored ABI: number of functions, and characters of one. */
const MOST_FUNCTIONS = 1000
const MOST_CHARACTERS = 4000
const MOST_DESCRIPTOR_CHARACTERS = 200_000

export const AddedAbi = z.object({
  address: AddressSchema,
  /** Null: on every chain. */
  chainId: z.nullable(ChainId),
  /** One signature each, as written by `formatSignature`. */
  functions: z.array(z.string().check(z.minLength(3), z.maxLength(MOST_CHARACTERS))).check(z.maxLength(MOST_FUNCTIONS)),
  /** An ERC-7730 file for the contract, whose texts are shown; null without one. */
  descriptor: z._default(z.nullable(z.string().check(z.maxLength(MOST_DESCRIPTOR_CHARACTERS))), null),
})
export type AddedAbi = z.output<typeof AddedAbi>
type Place = Pick<AddedAbi, 'address' | 'chainId'>

/** ABIs that the user added, stored in this browser. Separate from the address book, because every page reads the address book. */
export const addedAbisStore = createStoredValue<AddedAbi[]>('countersign.abis', [], listCodec(AddedAbi))

const isSamePlace = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId && isSameAddress(first.address, second.address)

/** Stores the ABI of an address and replaces an earlier one. Without functions and descriptor it is deleted. */
export const saveAddedAbi = (abi: AddedAbi): void =>
  addedAbisStore.update((abis) => [
    ...abis.filter((known) => !isSamePlace(known, abi)),
    ...(abi.functions.length > 0 || abi.descriptor !== null ? [abi] : []),
  ])

export const forgetAddedAbi = (place: Place): void =>
  addedAbisStore.update((abis) => abis.filter((known) => !isSamePlace(known, place)))

export const addedAbiAt = (place: Place): AddedAbi | undefined =>
  addedAbisStore.get().find((abi) => isSamePlace(abi, place))

/** The ABI of an address on a chain: one for that chain before one for all chains. */
export function addedAbiFor(address: Address, chainId: string): AddedAbi | undefined {
  const known = addedAbisStore.get().filter((abi) => isSameAddress(abi.address, address))
  return known.find((abi) => abi.chainId === chainId) ?? known.find((abi) => abi.chainId === null)
}
