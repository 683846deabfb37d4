import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress } from '@countersign/primitives'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChains } from '../../../data/query/useChains.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { accountPageMessages as messages } from '../accountPageMessages.ts'

interface OtherNetworksProps {
  address: Address
  /** The chain without the account; null if the link names a chain that is not configured. */
  chain: Chain | null
}

/** Links to the configured chains that have an account at this address. */
export function OtherNetworks({ address, chain }: OtherNetworksProps) {
  const others = useChains().filter(({ chainId }) => chainId !== chain?.chainId)
  const found = useQueries({
    queries: others.map(({ chainId }) => safeQuery({ chainId, safe: address })),
    combine: (answers) =>
      others.filter((_, index) => {
        const data = answers[index]?.data
        return data !== undefined && data.isDeployed !== false
      }),
  })
  if (found.length === 0) return null
  return (
    <>
      {` ${messages.elsewhere} `}
      {found.map(({ chainId, chainName, shortName }) => (
        <Link
          key={chainId}
          to="/safes/$safe"
          params={{ safe: formatAccountAddress({ shortName, address }) }}
          className="cs-link"
        >
          {messages.openOn({ network: chainName })}
        </Link>
      ))}
    </>
  )
}
