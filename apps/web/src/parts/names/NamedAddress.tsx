import type { AddressInfo } from '@countersign/api'
import { AddressLabel, type AddressLabelProps } from '@countersign/ui'
import { useNames } from '../../data/names/useNames.ts'

export interface NamedAddressProps extends Omit<AddressLabelProps, 'name' | 'provenance' | 'address'> {
  info: AddressInfo
  chainId: string
}

/** An address with its best known name and the mark of the name's source. */
export function NamedAddress({ info, chainId, ...label }: NamedAddressProps) {
  const known = useNames().nameOfInfo(info, chainId)
  return <AddressLabel {...label} address={info.value} name={known?.name} provenance={known?.source} />
}
