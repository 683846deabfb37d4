import type { TransactionDetails } from '@countersign/api'
import { isSameAddress, type Hex, type SafeTransactionData } from '@countersign/safe/light'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { usePending } from '../../shared/execution/pendingStore.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { useWallet } from '../../shared/wallet/walletStore.ts'
import type { Draft } from '../../shared/draft/draftStore.ts'
import { blockingOf, useOverrides } from '../../shared/review/overrideStore.ts'
import { dangersOf, type Check } from '../../shared/review/Check.ts'
import { useStop } from '../../shared/review/stopStore.ts'
import { comparisonReason } from './model/comparisonReason.ts'
import { reviewQuery } from './reviewQuery.ts'
import { useOutgoingValue } from './useOutgoingValue.ts'
import { useReviewActions } from './useReviewActions.ts'

const ReviewContext = createContext<ReturnType<typeof useReview> | null>(null)
const NO_HASH: Hex = '0x'
const NO_CHECKS: readonly Check[] = []

type Props = {
  readonly transaction: SafeTransactionData | null
  /** Id or hash the page was opened for; null for a draft. */
  readonly asked: string | null
  /** Null for a draft. */
  readonly details: TransactionDetails | null
  readonly draft: { readonly id: string; readonly draft: Draft } | null
  readonly onStored: (safeTxHash: Hex) => void
  readonly children: ReactNode
}

/** One review per page: panel, device and bar read the same value. */
export function ReviewProvider({ children, ...subject }: Props) {
  return <ReviewContext value={useReview(subject)}>{children}</ReviewContext>
}

export function useReviewContext(): ReturnType<typeof useReview> {
  const context = use(ReviewContext)
  if (context === null) throw new Error('This part of the page only works inside a ReviewProvider')
  return context
}

function useReview({ asked, transaction, details, draft, onStored }: Omit<Props, 'children'>) {
  const { chain, key } = useAccount()
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const sender = wallet.status === 'connecting' ? null : wallet.address
  const query = useQuery(reviewQuery(queryClient, { chain, accountKey: key, transaction, details, sender, asked }))
  const review = query.data ?? null
  const pending = usePending(key, review?.reviewed.safeTxHash ?? NO_HASH)
  const actions = useReviewActions({
    review,
    draft,
    refresh: async () => (await query.refetch({ throwOnError: true })).data ?? null,
    onStored,
  })
  const subject = review ? { ...key, hash: review.reviewed.safeTxHash } : null
  const overrides = useOverrides(subject)
  const stop = useStop(subject)
  const checks = review?.checks ?? NO_CHECKS
  const value = useOutgoingValue(transaction)
  const compareWhy = comparisonReason({ checks, value })
  const [comparedHash, setComparedHash] = useState<Hex | null>(null)
  const isCompared = subject !== null && comparedHash === subject.hash
  const signed = review
    ? review.signatures.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature.owner] : []))
    : []
  const execution = details?.detailedExecutionInfo
  const proposer =
    execution?.type === 'MULTISIG' ? ((execution.proposedByDelegate ?? execution.proposer)?.value ?? null) : null
  return {
    query,
    review,
    subject,
    checks,
    overrides,
    dangers: dangersOf(checks),
    blocking: blockingOf(checks, overrides),
    stop,
    comparison: {
      why: compareWhy,
      isDone: isCompared,
      set: (done: boolean) => setComparedHash(done && subject ? subject.hash : null),
    },
    pending,
    actions,
    details,
    signed,
    isProposer: sender !== null && proposer !== null && isSameAddress(proposer, sender),
    situation: review
      ? {
          wallet: sender,
          owners: review.state.owners,
          threshold: review.state.threshold,
          signed,
          isNext: review.reviewed.transaction.nonce === review.state.nonce,
        }
      : null,
  }
}
