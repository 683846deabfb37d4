import { toasts } from '@countersign/ui'
import type { Hex, Signature } from '@countersign/safe'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useNames } from '../../shared/names/useNames.ts'
import { deletedTransactions } from '../../shared/query/deletedTransactions.ts'
import { queryKeys } from '../../shared/query/queryKeys.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { draftStore, type Draft } from '../../shared/draft/draftStore.ts'
import { useSigningSteps } from '../../shared/review/useSigningSteps.ts'
import { validSignatures } from '../../shared/review/validSignatures.ts'
import type { Review } from './model/Review.ts'
import { dropSignature, keepSignature, type SavedSignature } from './savedSignatures.ts'

export type Busy = 'checking' | 'signing' | 'delivering' | 'executing' | 'deleting'

type Options = {
  readonly review: Review | null
  /** What is proposed with the first signature; null when the service has it. */
  readonly draft: { readonly id: string; readonly draft: Draft } | null
  /** Reads everything again; what is signed is what was just checked. */
  readonly refresh: () => Promise<Review | null>
  readonly onStored: (safeTxHash: Hex) => void
}

/** Sign, execute, reject and delete, each a sequence that can be stopped at every step and says why it stopped. */
export function useReviewActions({ review, draft, refresh, onStored }: Options) {
  const { chain, key, safe, account } = useAccount()
  const { nameOf } = useNames()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { setBusy, run, freshReview, handOver, ...shown } = useSigningSteps<Review, Busy>({
    review,
    refresh,
    hashOf: ({ reviewed }) => reviewed.safeTxHash,
    what: 'transaction',
  })

  const invalidate = () => queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })

  async function deliver({ reviewed, details }: Review, saved: SavedSignature): Promise<void> {
    await handOver(async () => {
      const { deliverSignature } = await import('./deliverSignature.ts')
      await deliverSignature({
        chain,
        reviewed,
        signature: { owner: saved.owner, data: saved.signature },
        isStored: details !== null,
        note: draft?.draft.note ?? '',
        app: draft?.draft.app ?? null,
      })
    })
    dropSignature(saved)
    deletedTransactions.forget(saved.safeTxHash)
    await invalidate()
  }

  async function signAndDeliver(): Promise<Signature> {
    const fresh = await freshReview()
    setBusy('signing')
    const { signReviewed } = await import('./signReviewed.ts')
    const signature = await signReviewed(chain, fresh.reviewed, fresh.state.owners)
    const saved = {
      chainId: chain.chainId,
      safe,
      safeTxHash: fresh.reviewed.safeTxHash,
      owner: signature.owner,
      signature: signature.data,
      draft,
      at: Date.now(),
    }
    keepSignature(saved)
    await deliver(fresh, saved)
    const { nonce } = fresh.reviewed.transaction
    const href = `/safes/${account}/transactions/${saved.safeTxHash}`
    toasts.show({ kind: 'signed', title: `You signed nonce ${nonce}`, href })
    return signature
  }

  /** @param own the signature given a moment ago, which the service's answer may not show yet */
  const execute = async (own: Signature | null) => {
    const fresh = await freshReview()
    setBusy('executing')
    const { executeTransaction } = await import('../../shared/execution/executeTransaction.ts')
    await executeTransaction({
      chain,
      safe,
      version: fresh.reviewed.version,
      name: nameOf(safe, chain.chainId)?.name ?? null,
      safeTxHash: fresh.reviewed.safeTxHash,
      transaction: fresh.reviewed.transaction,
      signatures: [
        ...validSignatures(fresh.signatures).filter(({ owner }) => owner !== own?.owner),
        ...(own === null ? [] : [own]),
      ],
      owners: fresh.state.owners,
      threshold: fresh.state.threshold,
    })
    await invalidate()
  }

  return {
    ...shown,
    sign: () =>
      run(async () => {
        await signAndDeliver()
        if (review) onStored(review.reviewed.safeTxHash)
      }),
    signAndExecute: () =>
      run(async () => {
        await execute(await signAndDeliver())
        if (review) onStored(review.reviewed.safeTxHash)
      }),
    execute: () =>
      run(async () => {
        await execute(null)
      }),
    redeliver: (saved: SavedSignature) =>
      run(async () => {
        await deliver(await freshReview(), saved)
        onStored(saved.safeTxHash)
      }),
    reject: () =>
      run(async () => {
        if (!review) return
        const { buildRejection } = await import('@countersign/safe')
        const transaction = buildRejection(review.reviewed.transaction.nonce, safe)
        const rejection = draftStore.save({ chainId: chain.chainId, safe, transaction, note: '', source: 'rejection' })
        await navigate({ to: '/safes/$safe/review', params: { safe: account }, search: { draft: rejection } })
      }),
    remove: () =>
      run(async () => {
        if (!review) return
        setBusy('deleting')
        const { deleteProposal } = await import('./deleteProposal.ts')
        await deleteProposal(chain, review)
        deletedTransactions.add(review.reviewed.safeTxHash)
        toasts.show({ kind: 'info', title: `Nonce ${review.reviewed.transaction.nonce} deleted from the queue` })
        await navigate({ to: '/safes/$safe/queue', params: { safe: account } })
        await invalidate()
      }),
  }
}

export type ReviewActionsApi = ReturnType<typeof useReviewActions>
