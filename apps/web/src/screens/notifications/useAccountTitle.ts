import { type Address, formatAccountAddress, shortenAddress } from '@countersign/primitives'
import { useNames } from '../../data/names/useNames.ts'
import { useChains } from '../../data/query/useChains.ts'

type Place = { readonly chainId: string; readonly address: Address }

/** An account as an option of a menu: its name, its address and its network. */
export function useAccountTitle(): (account: Place) => string {
  const chains = useChains()
  const { nameOf } = useNames()
  return ({ chainId, address }) => {
    const chain = chains.find((one) => one.chainId === chainId)
    const place = chain ? chain.chainName : chainId
    const short = shortenAddress(address)
    const name = nameOf(address, chainId)?.name
    return name === undefined
      ? `${chain ? formatAccountAddress({ shortName: chain.shortName, address }) : short}, ${place}`
      : `${name}, ${short}, ${place}`
  }
}
