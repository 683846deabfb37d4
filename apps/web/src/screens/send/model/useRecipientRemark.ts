import { type Address, isSameAddress } from '@countersign/primitives'
import { parseHex, isContractCode } from '@countersign/chain-client/reads'
import { ownElsewhereVerdict } from '@countersign/safe/light'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ownElsewhere, type OwnElsewhere } from '../../../data/names/ownElsewhere.ts'
import { historyQuery } from '../../../data/query/historyQuery.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { sendProblemMessages as messages } from './sendProblemMessages.ts'

type Remark = { readonly kind: 'error' | 'caution' | 'ok'; readonly text: string }

/** A note about a recipient: the account itself, an own account of another network, never paid before, or a contract. */
export function useRecipientRemark(address: Address | null): Remark | null {
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
  const own = ownElsewhere(chain.chainId).findLast((one) => isSameAddress(one.address, address))
  const elsewhere = own && !code.isPending ? remarkElsewhere(own, code.data) : null
  if (elsewhere !== null) return elsewhere
  if (!history.data) return null
  const payments = history.data.pages
    .flatMap(({ results }) => results)
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.txInfo] : []))
    .filter(
      (info) =>
        info.type === 'Transfer' && info.direction === 'OUTGOING' && isSameAddress(info.recipient.value, address),
    ).length
  const isContract = hasCode(code.data) === true
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

/** By the rule of the review. */
function remarkElsewhere({ source, name }: OwnElsewhere, code: unknown): Remark | null {
  switch (ownElsewhereVerdict(source, hasCode(code))) {
    case null:
      return null
    case 'danger':
      return { kind: 'error', text: messages.ownElsewhere({ name }) }
    case 'caution':
      return { kind: 'caution', text: messages.ownUndeployed({ name }) }
    case 'unchecked':
      return { kind: 'caution', text: messages.ownUnread({ name }) }
  }
}

const hasCode = (code: unknown): boolean | undefined =>
  code === undefined ? undefined : isContractCode(parseHex(code))
