import type { AddressInfo } from '@countersign/api'
import { AddressLabel, type AddressLabelProps } from '@countersign/ui'
import { useSharedName } from '../../data/shared-book/sharedNames.ts'
import { useNames } from '../../data/names/useNames.ts'

export interface NamedAddressProps extends Omit<AddressLabelProps, 'name' | 'provenance' | 'address'> {
  info: AddressInfo
  chainId: string
}

/** An address with its best known name and the mark of the name's source; a shared name only here, because no check uses it. */
export function NamedAddress({ info, chainId, ...label }: NamedAddressProps) {
  const known = useNames().nameOfInfo(info, chainId)
  const shared = useSharedName(info.value, chainId)
  // An owner signed it, which is more than a word of the service, and less than a name of one's own.
  if (shared !== null && (known === null || known.source === 'service'))
    return <AddressLabel {...label} address={info.value} name={shared} provenance="shared" />
  return <AddressLabel {...label} address={info.value} name={known?.name} provenance={known?.source} />
}
