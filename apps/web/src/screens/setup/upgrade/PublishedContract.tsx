import type { Address } from '@countersign/primitives'
import type { UpgradeContract } from '@countersign/safe/upgrade'
import { AddressLabel } from '@countersign/ui'

interface PublishedContractProps {
  address: Address
  contracts: readonly UpgradeContract[]
  copyable?: boolean
}

/**
 * A contract of the upgrade with its published name, because its code was compared; any other address without a name.
 */
export function PublishedContract({ address, contracts, copyable = false }: PublishedContractProps) {
  const found = contracts.find((contract) => contract.address.toLowerCase() === address.toLowerCase())
  const name = found ? { name: `${found.name} ${found.version}` } : {}
  return <AddressLabel address={address} {...name} shape="contract" provenance="chain" copyable={copyable} />
}
