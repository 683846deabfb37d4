import type { Address } from '@countersign/safe/light'
import { ShortHex } from '@countersign/ui'
import { useQueries } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { contractQuery } from './contractQuery.ts'

/** Contracts with power over the open account: the person's own name, else what the code is, else the address. */
export function ContractNames({ addresses }: { addresses: readonly Address[] }) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const reads = useQueries({ queries: addresses.map((address) => contractQuery(chain, safe, address)) })
  return addresses.map((address, index) => {
    const own = nameOf(address, chainId)
    const name = own?.source === 'you' ? own.name : (reads[index]?.data?.judged.name ?? null)
    return (
      <Fragment key={address}>
        {index > 0 && ', '}
        {name ?? <ShortHex value={address} />}
      </Fragment>
    )
  })
}
