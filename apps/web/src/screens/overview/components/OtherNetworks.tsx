import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChains } from '../../../data/query/useChains.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'

interface OtherNetworksProps {
  address: Address
  /** Where the account was not found; null where the link names a network that is not configured. */
  chain: Chain | null
}

/** Links to the configured networks that have an account with this address. Nothing where none has. */
export function OtherNetworks({ address, chain }: OtherNetworksProps) {
  const others = useChains().filter(({ chainId }) => chainId !== chain?.chainId)
  const found = useQueries({
    queries: others.map(({ chainId }) => safeQuery({ chainId, safe: address })),
    combine: (answers) => others.filter((_, index) => answers[index]?.data !== undefined),
  })
  if (found.length === 0) return null
  return (
    <>
      {' An account with this address is on another network. It is an account of its own: its owners may differ. '}
      {found.map(({ chainId, chainName, shortName }) => (
        <Link
          key={chainId}
          to="/safes/$safe"
          params={{ safe: formatAccountAddress({ shortName, address }) }}
          className="cs-link"
        >
          Open it on {chainName}
        </Link>
      ))}
    </>
  )
}
