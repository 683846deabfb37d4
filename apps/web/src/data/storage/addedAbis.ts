import { AddressSchema, ChainId } from '@countersign/api'
import { isSameAddress, type Address } from '@countersign/safe/light'
import * as z from 'zod/mini'
import { createStoredValue } from './createStoredValue.ts'
import { jsonCodec } from './jsonCodec.ts'

/** Most functions an ABI keeps, and most characters of one. */
const MOST_FUNCTIONS = 1000
const MOST_CHARACTERS = 4000
const MOST_DESCRIPTOR_CHARACTERS = 200_000

const AddedAbi = z.object({
  address: AddressSchema,
  /** Null: on every chain. */
  chainId: z.nullable(ChainId),
  /** A signature each, as `formatSignature` writes it. */
  functions: z.array(z.string().check(z.minLength(3), z.maxLength(MOST_CHARACTERS))).check(z.maxLength(MOST_FUNCTIONS)),
  /** An ERC-7730 file for it, whose texts are shown beside; null for none. */
  descriptor: z._default(z.nullable(z.string().check(z.maxLength(MOST_DESCRIPTOR_CHARACTERS))), null),
})
export type AddedAbi = z.output<typeof AddedAbi>
type Place = Pick<AddedAbi, 'address' | 'chainId'>

/** ABIs of contacts, kept in this browser. Apart from the book, which every page reads. */
export const addedAbisStore = createStoredValue<AddedAbi[]>('countersign.abis', [], jsonCodec(z.array(AddedAbi)))

const isSamePlace = (first: Place, second: Place): boolean =>
  first.chainId === second.chainId && isSameAddress(first.address, second.address)

/** Keeps the ABI of an address, in place of the one it had; without functions and descriptor it is forgotten. */
export const saveAddedAbi = (abi: AddedAbi): void =>
  addedAbisStore.update((abis) => [
    ...abis.filter((known) => !isSamePlace(known, abi)),
    ...(abi.functions.length > 0 || abi.descriptor !== null ? [abi] : []),
  ])

export const forgetAddedAbi = (place: Place): void =>
  addedAbisStore.update((abis) => abis.filter((known) => !isSamePlace(known, place)))

export const addedAbiAt = (place: Place): AddedAbi | undefined =>
  addedAbisStore.get().find((abi) => isSamePlace(abi, place))

/** The ABI that counts for an address on a chain: one for that chain before one for all. */
export function addedAbiFor(address: Address, chainId: string): AddedAbi | undefined {
  const known = addedAbisStore.get().filter((abi) => isSameAddress(abi.address, address))
  return known.find((abi) => abi.chainId === chainId) ?? known.find((abi) => abi.chainId === null)
}
