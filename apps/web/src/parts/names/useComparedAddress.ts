import type { Address } from '@countersign/primitives'
import { useState } from 'react'
import { useReportAddress, type AddressInput } from './useAddressInput.ts'

/**
 * Reports the address of a field to its form. If no review follows, the address of a name that only the service's
 * registry resolves is reported after the user confirmed to have compared it. The confirmation is for one address.
 */
export function useComparedAddress(
  input: AddressInput,
  isFinal: boolean,
  report: (address: Address | null) => void,
): { readonly mustCompare: boolean; readonly isCompared: boolean; readonly confirm: (isCompared: boolean) => void } {
  const [compared, setCompared] = useState<Address | null>(null)
  const address = input.state === 'resolved' ? input.address : null
  const mustCompare = isFinal && input.state === 'resolved' && input.ens?.namedBy === 'service'
  const isCompared = address !== null && compared === address
  useReportAddress(mustCompare && !isCompared ? null : address, report)
  return { mustCompare, isCompared, confirm: (checked) => setCompared(checked ? address : null) }
}
