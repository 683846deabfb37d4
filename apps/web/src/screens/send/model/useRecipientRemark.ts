import { type Address, isSameAddress } from '@countersign/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

/** A note about a recipient: the account itself, never paid before, or a contract. */
export function useRecipientRemark(
  address: Address | null,
): { readonly kind: 'caution' | 'ok'; readonly text: string } | null {
  const { key, chain, safe } = useAccount()
  const history = useInfiniteQuery({ ...historyQuery(key), enabled: address !== null })
  const code = useQuery({
    queryKey: ['code', chain.chainId, address],
    queryFn: () => rpcRequest(chain, 'eth_getCode', [address, 'latest']),
    enabled: address !== null,
    staleTime: 60_000,
    meta: { persist: false },
  })
  if (address === null) return null
  if (isSameAddress(address, safe))
    return { kind: 'caution', text: 'This is the account itself: the payment would not leave it.' }
  if (!history.data) return null
  const payments = history.data.pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.txInfo] : []))
    .filter(
      (info) =>
        info.type === 'Transfer' && info.direction === 'OUTGOING' && isSameAddress(info.recipient.value, address),
    ).length
  const isContract = typeof code.data === 'string' && code.data.length > 2
  const contract = isContract ? 'This is a contract. Check that it can send tokens on.' : ''
  if (payments === 0) {
    const first = history.hasNextPage ? 'No recent payment to it.' : 'First payment to this address.'
    return { kind: 'caution', text: `${first} ${contract}`.trim() }
  }
  const times = `Paid ${payments === 1 ? 'once' : `${payments} times`}${history.hasNextPage ? ' lately' : ''}`
  return { kind: isContract ? 'caution' : 'ok', text: isContract ? `${times}. ${contract}` : times }
}
