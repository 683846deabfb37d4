import type { TransactionDetails } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo, type ComponentProps, type ReactNode } from 'react'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { ExecutionPanel } from '../../../screens/execution/ExecutionPanel.tsx'
import { ProposeAgain } from '../../../screens/review/ProposeAgain.tsx'
import { WhoSignsWhat } from '../../../screens/review/levels/WhoSignsWhat.tsx'
import { OwnerChanges } from '../../../screens/review/owners/OwnerChanges.tsx'
import { ReviewDetails } from '../../../screens/review/components/ReviewDetails.tsx'
import { ApprovedTransactions } from '../../../screens/review/components/ApprovedTransactions.tsx'
import { DeployFirst } from '../../../screens/review/components/DeployFirst.tsx'
import { ReviewEffects } from '../../../screens/review/components/ReviewEffects.tsx'
import { ownChange } from '../../../screens/review/model/ownChange.ts'
import { ReviewBadge, ReviewChecks, ReviewSignBar } from '../../../screens/review/ReviewActions.tsx'
import { useReviewContext } from '../../../screens/review/context/ReviewContext.tsx'
import { isWaitingStatus } from '../../../data/status/isWaitingStatus.ts'
import { StoredReview } from '../../../screens/review/StoredReview.tsx'
import { useExecuteAgain } from '../../../screens/review/context/useExecuteAgain.ts'
import { ShareStored } from '../../../screens/share/ShareStored.tsx'
import type { TransactionParts, TransactionSlots } from '../../../screens/transaction/components/TransactionView.tsx'
import { TransactionPage } from '../../../screens/transaction/TransactionPage.tsx'
import { usePending } from '../../../signing/execution/pendingStore.ts'
import { asWaiting, claimedOutcome } from '../../../data/outcome/claimedOutcome.ts'
import { useOutcome } from '../../../data/outcome/useOutcome.ts'
import { chainsQuery } from '../../../data/query/chainsQuery.ts'
import { transactionQuery } from '../../../data/query/transactionQuery.ts'
import { nameNewestBlock } from '../../../data/rpc/nameNewestBlock.ts'
import { openAccount } from '../../../data/url/openAccount.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'

const PlanStrip = lazyPart(() =>
  import('../../../screens/planner/PlanStrip.tsx').then(({ PlanStrip }) => ({ default: PlanStrip })),
)

export const Route = createFileRoute('/_app/safes/$safe/transactions/$id')({
  // A press waits for the loader of a link that the pointer touched before, so it does not wait for the node.
  loader({ cause, context, params }) {
    if (cause !== 'preload') return
    const opened = openAccount(params.safe, context.queryClient.getQueryData(chainsQuery().queryKey) ?? [])
    if (opened.ok) void nameNewestBlock(opened.account.chain)
  },
  component: TransactionRoute,
})

function TransactionRoute() {
  const { id } = Route.useParams()
  const { key } = useAccount()
  const reported = useQuery(transactionQuery(key, id)).data
  const outcome = useOutcome(reported)
  const isSaidOver = reported !== undefined && outcome?.isWaiting === true
  const correct = (details: TransactionDetails) => (isSaidOver ? asWaiting(details) : details)
  const details = useMemo(() => (reported && isSaidOver ? asWaiting(reported) : reported), [reported, isSaidOver])
  const safeTxHash = hashOf(details)
  const pending = usePending(key, safeTxHash)
  const isOnItsWay = pending?.phase === 'sent' || pending?.phase === 'mined'
  const slotsFor = (details: TransactionDetails): TransactionSlots => {
    const share = <Share details={details} />
    if (!isWaitingStatus(details.txStatus))
      return { share, ...(isNonceSpent(details.txStatus) ? { ended: <ProposeAgain details={details} /> } : {}) }
    const progress = <Progress {...{ safeTxHash, details }} />
    if (isOnItsWay) return { aside: progress, share, isExecuting: true, signBar: <ReviewSignBar /> }
    return {
      badge: <ReviewBadge />,
      aside: (
        <>
          {progress}
          <ReviewChecks />
        </>
      ),
      levels: (
        <>
          <ApprovedTransactions />
          <WhoSignsWhat />
        </>
      ),
      owners: (
        <>
          <OwnerChanges />
          <DeployFirst />
        </>
      ),
      effects: (parts) => <StoredEffects details={details} {...parts} />,
      details: (parts) => <StoredReviewDetails details={details} share={share} {...parts} />,
      signBar: <ReviewSignBar />,
      isExecuting: false,
    }
  }
  return (
    // What the page of one transaction has read, shown and begun never stays for another one.
    <StoredReview key={id} asked={id} details={details} claimed={isSaidOver ? claimedOutcome(reported) : null}>
      <Suspense>
        <PlanStrip id={id} />
      </Suspense>
      <ReviewedPage {...{ id, correct, slotsFor }} />
    </StoredReview>
  )
}

/** Its words derive from what the review read at its block. */
function ReviewedPage({ slotsFor, ...page }: ComponentProps<typeof TransactionPage>) {
  const { review } = useReviewContext()
  return (
    <TransactionPage
      {...page}
      slotsFor={(details) => {
        const slots = slotsFor?.(details) ?? {}
        const change = slots.owners === undefined ? null : ownChange(review, details.safeAddress)
        return { ...slots, ownerChange: change, ...(review ? { targets: review.targets, units: review.unitOf } : {}) }
      }}
    />
  )
}

type PartsOfStored = TransactionParts & { readonly details: TransactionDetails }

/** Without all signed fields there are no figures of the page's own. */
function StoredEffects({ details, context, statement, exceptions }: PartsOfStored) {
  const transaction = transactionOfDetails(details)
  return transaction && <ReviewEffects {...{ transaction, context, statement, exceptions }} />
}

function StoredReviewDetails({ details, share, context, tree, rows }: PartsOfStored & { share: ReactNode }) {
  const transaction = transactionOfDetails(details)
  return transaction && <ReviewDetails {...{ transaction, context, tree, share }}>{rows}</ReviewDetails>
}

/** The checks of the page are added to the evidence. */
function Share({ details }: { details: TransactionDetails }) {
  const { checks, overrides } = useReviewContext()
  return <ShareStored {...{ details, checks, overrides }} />
}

/** Shown below the review, because it can repeat the execution of the review. */
function Progress(subject: { safeTxHash: Hex; details: TransactionDetails }) {
  return <ExecutionPanel {...subject} retry={useExecuteAgain()} />
}

/** The nonce is used, by this transaction or another one, and nothing moved. */
const isNonceSpent = (status: TransactionDetails['txStatus']) => status === 'CANCELLED' || status === 'FAILED'

function hashOf(details: TransactionDetails | undefined): Hex {
  const execution = details?.detailedExecutionInfo
  return execution?.type === 'MULTISIG' ? execution.safeTxHash : '0x'
}
