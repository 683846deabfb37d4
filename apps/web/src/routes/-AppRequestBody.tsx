import { EmptyState, SkeletonRows, Statement } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageContent } from '@countersign/api'
import { MessageContentView } from '../features/messages/components/MessageContentView.tsx'
import { messageMeaning } from '../features/messages/model/messageMeaning.ts'
import { AppCallsReview } from '../features/requests/app/components/AppCallsReview.tsx'
import type { StoredRequest } from '../features/requests/requestStore.ts'
import { ReviewProvider, useReviewContext } from '../features/review/ReviewContext.tsx'
import type { SafeTransactionData } from '@countersign/safe/light'
import { StatementText } from '../shared/transaction-panels/StatementText.tsx'
import { useViewContext } from '../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../shared/url/useAccount.ts'

/** What an app asks for, in the sentences and with the checks of every other transaction and message. */
export function AppRequestBody({ request }: { request: StoredRequest }) {
  const { ask } = request
  return (
    <>
      {ask.kind !== 'calls' && <Message content={ask.content} />}
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
      const { transactionOf } = await import('../features/requests/draftOfRequest.ts')
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
  const { checks, query } = useReviewContext()
  return <AppCallsReview {...{ transaction, checks }} problem={query.error?.message ?? null} />
}

function Message({ content }: { content: MessageContent }) {
  const context = useViewContext()
  return (
    <>
      <Statement as="p">
        <StatementText parts={messageMeaning(content, context).statement} />
      </Statement>
      <MessageContentView content={content} context={context} />
    </>
  )
}
