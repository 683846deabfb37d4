import type { Address } from '@countersign/primitives'
import { AddressLabel } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { ContractQuery } from './useContract.ts'
import { powerMessages } from './powerMessages.ts'

type Props = { readonly address: Address; readonly contract: ContractQuery }

/**
 * A module, guard or handler: the name in the address book, otherwise that of its code. Names from the service are not
 * used.
 */
export function PowerLabel({ address, contract: { data } }: Props) {
  const { chainId } = useAccount()
  const own = useNames().nameOf(address, chainId)
  const known = data?.judged.name ?? null
  if (own?.source === 'you')
    return <AddressLabel address={address} shape="contract" name={own.name} provenance="you" copyable />
  if (known !== null)
    return <AddressLabel address={address} shape="contract" name={known} provenance="chain" copyable />
  return (
    <AddressLabel
      address={address}
      shape="contract"
      {...(data ? { name: powerMessages.unknownContract } : {})}
      copyable
    />
  )
}
