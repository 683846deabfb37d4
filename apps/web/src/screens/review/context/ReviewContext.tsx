import type { TransactionDetails } from '@countersign/api'
import {
  type Check,
  type ClaimedOutcome,
  countedSignatures,
  type TypedAmount,
  worstFirst,
} from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { usePending } from '../../../signing/execution/pendingStore.ts'
import { useTransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { useVerdict } from '../../../signing/review/useVerdict.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { keepExpectedEffects } from '../../../data/storage/expectedEffects.ts'
import { toExpectedEffects } from '../../../parts/simulation/toExpectedEffects.ts'
import { useSimulation } from '../../../parts/simulation/useSimulation.ts'
import type { Review } from '../model/Review.ts'
import { reviewQuery } from './reviewQuery.ts'
import { useExpectedFindings } from './useExpectedFindings.ts'
import { useFigures } from './useFigures.ts'
import { useGroupedVerdict } from './useGroupedVerdict.ts'
import { readObserved } from '../../../data/query/readObserved.ts'
import type { SignedMessage } from '@countersign/chain-client/review'

const ReviewContext = createContext<ReturnType<typeof useReview> | null>(null)
const NO_HASH: Hex = '0x'
const NO_CHECKS: readonly Check[] = []
const NO_OWNERS: readonly Address[] = []

type Props = {
  readonly transaction: SafeTransactionData | null
  /** Id or hash in the page's URL; null for a draft. */
  readonly asked: string | null
  /** Null for a draft. */
  readonly details: TransactionDetails | null
  /** The final status that the service claims while the chain says that the transaction is still open. */
  readonly claimed?: ClaimedOutcome | null
  readonly draft: { readonly id: string; readonly draft: Draft } | null
  readonly onProposed?: (safeTxHash: Hex) => Promise<void>
  readonly onStored: (safeTxHash: Hex) => void
  readonly children: ReactNode
}

/** One review for each page, so that panel, device and bar show the same value. */
export function ReviewProvider({ children, ...subject }: Props) {
  return <ReviewContext value={useReview(subject)}>{children}</ReviewContext>
}

export function useReviewContext(): ReturnType<typeof useReview> {
  const context = use(ReviewContext)
  // no message: for programmers
  if (context === null) throw new Error('useReviewContext needs a ReviewProvider above it')
  return context
}

const noOp = async (): Promise<void> => {}

function useReview({
  asked,
  transaction,
  details,
  claimed = null,
  draft,
  onProposed = noOp,
  onStored,
}: Omit<Props, 'children'>) {
  const { chain, key } = useAccount()
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const sender = wallet.status === 'connecting' ? null : wallet.address
  const options = reviewQuery(queryClient, {
    chain,
    accountKey: key,
    transaction,
    details,
    claimed,
    sender,
    asked,
    ...factsOfDraft(draft?.draft ?? null),
  })
  const query = useQuery(options)
  const review = query.data ?? null
  const simulation = useSimulation({
    transaction,
    sender,
    readUnits: () =>
      queryClient.ensureQueryData(options).then(
        (read) => read?.unitOf,
        () => undefined,
      ),
  })
  const pending = usePending(key, review?.reviewed.safeTxHash ?? NO_HASH)
  const situation = review && situationOf(review, sender)
  const { view } = simulation
  const { predicted, outflows } = useFigures({ transaction, details, review, view, sender, situation })
  const checks = review ? worstFirst([...review.checks, ...simulation.checks]) : NO_CHECKS
  const actions = useTransactionSigning({
    review,
    checks,
    draft,
    refresh: async () => {
      const [fresh, effects] = await Promise.all([readObserved(queryClient, options), simulation.runAgain()])
      return fresh ? { ...fresh, checks: worstFirst([...fresh.checks, ...effects]) } : null
    },
    onProposed,
    onStored,
    // Stores the figures that the user saw when acting, to compare them with the outcome.
    onActed: () => {
      if (review && predicted)
        keepExpectedEffects(toExpectedEffects(key, review.reviewed.safeTxHash, predicted, Date.now()))
    },
  })
  const subject = review ? { ...key, hash: review.reviewed.safeTxHash } : null
  const verdict = useVerdict(subject, checks, outflows)
  return {
    query,
    review,
    subject,
    simulation: simulation.view,
    isTrying: simulation.isFirstRun,
    expectedFindings: useExpectedFindings(transaction, details),
    predicted,
    checks,
    ...useGroupedVerdict({ review, checks, overrides: verdict.overrides, simulation }),
    ...verdict,
    pending,
    actions,
    details,
    /** Null for a transaction of the service. */
    draft: draft?.draft ?? null,
    authors: authorsOf(details),
    situation,
  }
}

function situationOf({ state, signatures, reviewed }: Review, wallet: Address | null) {
  return {
    wallet,
    owners: state.owners,
    threshold: state.threshold,
    signed: countedSignatures(signatures).map(({ owner }) => owner),
    isNext: reviewed.transaction.nonce === state.nonce,
    isNew: state.creation !== undefined,
  }
}

/**
 * The proposer and the owner in whose name it proposed; both may delete the proposal. This comes from the service,
 * which checks the deletion itself.
 */
function authorsOf(details: TransactionDetails | null): readonly Address[] {
  const execution = details?.detailedExecutionInfo
  if (execution?.type !== 'MULTISIG') return NO_OWNERS
  return [execution.proposedByDelegate, execution.proposer].flatMap((one) => one?.value ?? [])
}

const NOTHING_TYPED: readonly TypedAmount[] = []

/** Facts that only the draft has: the message that it signs on chain, the typed amounts and the chosen owners. */
const factsOfDraft = (draft: Draft | null) => ({
  message: signedMessageOf(draft),
  typed: draft?.typed ?? NOTHING_TYPED,
  ownerTarget: draft?.owners?.target ?? null,
})

/** The message that a draft signs on chain, with the app that requested it. */
const signedMessageOf = (draft: Draft | null): SignedMessage | null =>
  draft?.message === undefined ? null : { content: draft.message, origin: draft.app ?? null }
