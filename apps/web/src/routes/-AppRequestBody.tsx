import { EmptyState, SkeletonRows } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageContent } from '@countersign/api'
import { MessageContentView } from '../parts/message/MessageContentView.tsx'
import { messageReviewQuery } from '../screens/messages/read/messageReviewQuery.ts'
import { messageMeaning } from '@countersign/describe/message'
import { AppCallsReview } from '../screens/requests/app/components/AppCallsReview.tsx'
import { Findings } from '../screens/requests/app/components/Findings.tsx'
import { RequestStatement } from '../screens/requests/app/components/RequestStatement.tsx'
import type { StoredRequest } from '../screens/requests/requestStore.ts'
import { ReviewProvider, useReviewContext } from '../screens/review/context/ReviewContext.tsx'
import { isSameAddress, type SafeTransactionData } from '@countersign/safe/light'
import type { AssetDelta } from '@countersign/simulation'
import { useChainName } from '../data/query/useChainName.ts'
import { nftPart, tokenAmountText, type ViewContext } from '@countersign/describe/transaction'
import { useViewContext } from '../parts/transaction/useViewContext.ts'
import { useAccount } from '../data/url/useAccount.ts'

/** What an app asks for, in the sentences and with the checks of every other transaction and message. */
export function AppRequestBody({ request }: { request: StoredRequest }) {
  const { ask } = request
  return (
    <>
      {ask.kind !== 'calls' && <Message request={request} content={ask.content} />}
      {ask.kind !== 'message' && <Transaction request={request} />}
    </>
  )
}

function Transaction({ request }: { request: StoredRequest }) {
  const { chain } = useAccount()
  const client = useQueryClient()
  const { data: transaction, error } = useQuery({
    queryKey: ['app-request', request.key],
    queryFn: async () => {
      const { transactionOf } = await import('../screens/requests/draftOfRequest.ts')
      return transactionOf(request, chain, client)
    },
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  })
  if (error) return <EmptyState sentence="No transaction can be made of this." detail={error.message} />
  if (!transaction) return <SkeletonRows rows={3} shape="table" label="Putting the transaction together" />
  return (
    <ReviewProvider transaction={transaction} asked={null} details={null} draft={null} onStored={() => {}}>
      <Calls transaction={transaction} />
    </ReviewProvider>
  )
}

function Calls({ transaction }: { transaction: SafeTransactionData }) {
  const { checks, query, simulation } = useReviewContext()
  const { safe } = useAccount()
  const context = useViewContext()
  const deltas = simulation.simulated?.result.deltas ?? null
  const gains = deltas?.filter(({ owner, amount }) => isSameAddress(owner, safe) && amount > 0n) ?? null
  return (
    <AppCallsReview
      {...{ transaction, checks }}
      problem={query.error?.message ?? null}
      arrives={gains?.map((delta) => gainText(delta, context)) ?? null}
    />
  )
}

const gainText = (delta: AssetDelta, context: ViewContext): string =>
  delta.kind === 'native'
    ? tokenAmountText(null, delta.amount, context)
    : delta.kind === 'erc20'
      ? tokenAmountText(delta.token, delta.amount, context)
      : nftPart(delta.token, delta.tokenId, context).text

function Message({ request, content }: { request: StoredRequest; content: MessageContent }) {
  const { chain, key } = useAccount()
  const context = useViewContext()
  const chainName = useChainName()
  const client = useQueryClient()
  const { data: review, error } = useQuery({
    ...messageReviewQuery(client, {
      chain,
      accountKey: key,
      content,
      origin: request.app,
      details: null,
      askedHash: null,
    }),
    // One that is signed on chain has the checks of its transaction below.
    enabled: request.ask.kind === 'message',
  })
  return (
    <>
      <RequestStatement parts={messageMeaning(content, context).statement} />
      <MessageContentView content={content} context={context} chainName={chainName} />
      {request.ask.kind === 'message' && <Findings checks={review?.checks ?? []} problem={error?.message ?? null} />}
    </>
  )
}
