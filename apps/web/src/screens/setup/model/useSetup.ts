import type { SafeState } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { accountSetup, type AccountSetup } from './accountSetup.ts'

type AddressInfo = SafeState['owners'][number]

export type Setup = {
  /** Null until the chain or the service has answered. */
  readonly setup: AccountSetup | null
  /** Why the values do not come from the chain; null if they do. */
  readonly chainError: Error | null
  /** The service's name for an address, used if this browser has none. */
  infoOf(address: Address): AddressInfo
}

/**
 * The account's owners, threshold, modules, guards, handler and contract, from the chain. While the chain does not
 * answer, from the service.
 */
export function useSetup(): Setup {
  const { key, chain, safe } = useAccount()
  const state = useQuery(chainStateQuery(chain, safe))
  const service = useQuery(safeQuery(key)).data
  const named = [
    ...(service?.owners ?? []),
    service?.implementation,
    service?.fallbackHandler,
    service?.guard,
    service?.moduleGuard,
    ...(service?.modules ?? []),
  ]
  return {
    setup: accountSetup(state.data, service),
    chainError: state.error,
    infoOf: (address) =>
      named.find((info) => info && isSameAddress(info.value, address)) ?? { value: address, name: null, logoUri: null },
  }
}
