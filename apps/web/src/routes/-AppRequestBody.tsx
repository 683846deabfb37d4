import { EmptyState, SkeletonRows } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageContentView } from '../parts/message/MessageContentView.tsx'
import { messageReviewQuery } from '../screens/messages/read/messageReviewQuery.ts'
import type { MessageContent } from '@countersign/api'
import { messageMeaning } from '@countersign/describe/message'
import { AppCallsReview } from '../screens/requests/app/components/AppCallsReview.tsx'
import { Findings } from '../screens/requests/app/components/Findings.tsx'
import { RequestStatement } from '../screens/requests/app/components/RequestStatement.tsx'
import { requestDraftQuery } from '../screens/requests/requestDraftQuery.ts'
import type { StoredRequest } from '../screens/requests/requestStore.ts'
import { ReviewProvider, useReviewContext } from '../screens/review/context/ReviewContext.tsx'
import { errorText, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import type { AssetDelta } from '@countersign/simulation'
import { useChainName } from '../data/query/useChainName.ts'
import { nftPart, tokenAmountText, type ViewContext } from '@countersign/describe/transaction'
import { useViewContext } from '../parts/transaction/useViewContext.ts'
import type { Draft } from '../data/drafts/draftStore.ts'
import type { MessageDraft } from '../data/drafts/messageDraftStore.ts'
import { useAccount } from '../data/url/useAccount.ts'
import { appRequestsMessages } from '../screens/requests/app/appRequestsMessages.ts'

/** The request of an app, with the sentences and checks of every other transaction or message. It shows the draft that the review opens. */
export function AppRequestBody({ request }: { request: StoredRequest }) {
  const { chain } = useAccount()
  const client = useQueryClient()
  const { data: made, error } = useQuery(requestDraftQuery(client, chain, request))
  if (!made)
    return error ? (
      <EmptyState sentence={appRequestsMessages.notPossible} detail={errorText(error)} />
    ) : (
      <SkeletonRows rows={3} shape="table" label={appRequestsMessages.preparing} />
    )
  return made.kind === 'message' ? <Message draft={made.draft} /> : <Transaction id={request.key} draft={made.draft} />
}

function Transaction({ id, draft }: { id: string; draft: Draft }) {
  const { transaction, message } = draft
  return (
    <>
      {message !== undefined && <Content content={message} />}
      <ReviewProvider transaction={transaction} asked={null} details={null} draft={{ id, draft }} onStored={() => {}}>
        <Calls transaction={transaction} />
      </ReviewProvider>
    </>
  )
}

function Calls({ transaction }: { transaction: SafeTransactionData }) {
  const { checks, query, simulation, review } = useReviewContext()
  const { safe } = useAccount()
  const units = review?.unitOf
  const context = useViewContext({ units })
  const deltas = simulation.simulated?.result.deltas ?? null
  const gains = deltas?.filter(({ owner, amount }) => isSameAddress(owner, safe) && amount > 0n) ?? null
  return (
    <AppCallsReview
      {...{ transaction, checks, units }}
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

function Message({ draft: { message, origin } }: { draft: MessageDraft }) {
  const { chain, key } = useAccount()
  const client = useQueryClient()
  const { data: review, error } = useQuery(
    messageReviewQuery(client, { chain, accountKey: key, content: message, origin, details: null, askedHash: null }),
  )
  return (
    <>
      <Content content={message} />
      <Findings checks={review?.checks ?? []} problem={error?.message ?? null} />
    </>
  )
}

function Content({ content }: { content: MessageContent }) {
  const context = useViewContext()
  const chainName = useChainName()
  return (
    <>
      <RequestStatement parts={messageMeaning(content, context).statement} />
      <MessageContentView content={content} context={context} chainName={chainName} />
    </>
  )
}
