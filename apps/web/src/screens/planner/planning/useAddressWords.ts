import { type Address, shortenAddress } from '@countersign/primitives'
import { useNames } from '../../../data/names/useNames.ts'

/** The name of an address on a network for a sentence: the best known name, or a short address. */
export function useAddressWords(): (address: Address, chainId: string) => string {
  const { nameOf } = useNames()
  return (address, chainId) => nameOf(address, chainId)?.name ?? shortenAddress(address)
}
