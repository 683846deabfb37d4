import { type Address, isSameAddress } from '@countersign/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

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
  if (isSameAddress(address, safe)) return { kind: 'caution', text: messages.paysItself }
  if (!history.data) return null
  const payments = history.data.pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.txInfo] : []))
    .filter(
      (info) =>
        info.type === 'Transfer' && info.direction === 'OUTGOING' && isSameAddress(info.recipient.value, address),
    ).length
  const isContract = typeof code.data === 'string' && code.data.length > 2
  const isPartial = history.hasNextPage
  const remark =
    payments === 0
      ? isPartial
        ? messages.noRecentPayment
        : messages.firstPayment
      : (isPartial ? messages.paidLately : messages.paid)(payments)
  if (!isContract) return { kind: payments === 0 ? 'caution' : 'ok', text: remark }
  const first = payments === 0 ? remark : messages.sentence({ words: remark })
  return { kind: 'caution', text: messages.both({ first, second: messages.contractRecipient }) }
}
