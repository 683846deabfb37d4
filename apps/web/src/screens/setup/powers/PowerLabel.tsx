import type { Address } from '@countersign/primitives'
import { AddressLabel } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { ContractQuery } from './useContract.ts'

type Props = { readonly address: Address; readonly contract: ContractQuery }

/** A contract with power over the account: the person's own name for it, else what its code is. What the service calls it does not count. */
export function PowerLabel({ address, contract: { data } }: Props) {
  const { chainId } = useAccount()
  const own = useNames().nameOf(address, chainId)
  const known = data?.judged.name ?? null
  if (own?.source === 'you')
    return <AddressLabel address={address} shape="contract" name={own.name} provenance="you" copyable />
  if (known !== null)
    return <AddressLabel address={address} shape="contract" name={known} provenance="chain" copyable />
  return <AddressLabel address={address} shape="contract" {...(data ? { name: 'Unknown contract' } : {})} copyable />
}
