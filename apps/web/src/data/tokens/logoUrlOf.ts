import type { Address } from '@countersign/primitives'
import { dataSource } from '../api/dataSource.ts'
import { serviceUrl } from '../client/apiClient.ts'

/**
 * The absolute address of a token's logo at the service, for a token whose answer says that there is one. The page writes the address
 * itself: one that the service sends could be of a third party.
 */
export function logoUrlOf(
  chainId: string,
  token: { readonly address: Address; readonly logoUri: string | null },
): string | null {
  if (token.logoUri === null || !dataSource.get().hasExtensions) return null
  const path = serviceUrl(`/v1/chains/${chainId}/tokens/${token.address}/logo`)
  return URL.canParse(path, location.href) ? new URL(path, location.href).href : null
}
