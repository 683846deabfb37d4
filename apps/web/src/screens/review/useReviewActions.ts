import { toasts } from '@countersign/ui'
import { countedSignatures, type Check } from '@countersign/safe/checks'
import type { Hex, Signature } from '@countersign/safe'
import { formatAccountAddress, type Address } from '@countersign/safe/light'
import { useQueryClient } from '@tanstack/react-query'
import { useNames } from '../../data/names/useNames.ts'
import { deletedTransactions } from '../../data/query/deletedTransactions.ts'
import { noncesQuery } from '../../data/query/noncesQuery.ts'
import { noteToSend } from '../../data/drafts/noteToSend.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { useSigningSteps } from '../../signing/review/useSigningSteps.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import type { Review } from './model/Review.ts'
import { dropSignature, keepSignature, type SavedSignature } from './savedSignatures.ts'

export type Busy = 'checking' | 'signing' | 'delivering' | 'approving' | 'executing' | 'deleting'

type Options = {
  readonly review: Review | null
  /** The checks as the page shows them, including those of the simulation. */
  readonly checks: readonly Check[]
  /** The draft that is proposed with the first signature; null when the service has the proposal. */
  readonly draft: { readonly id: string; readonly draft: Draft } | null
  /** Reads everything again; what is signed is what was just checked. */
  readonly refresh: () => Promise<Review | null>
  /** The service has it: awaited before anything else happens, so that whoever waits for it is told even if the page goes. */
  readonly onProposed: (safeTxHash: Hex) => Promise<void>
  /** The page has nothing more to do here. */
  readonly onStored: (safeTxHash: Hex) => void
}

/** Sign, execute, reject and delete, each a sequence that can be stopped at every step and says why it stopped. */
export function useReviewActions({ review, checks, draft, refresh, onProposed, onStored }: Options) {
  const { chain, key, safe, account } = useAccount()
  const { nameOf } = useNames()
  const queryClient = useQueryClient()
  const navigate = useNavigateFromHere()
  const { setBusy, run, freshReview, handOver, ...shown } = useSigningSteps<Review, Busy>({
    review,
    shown: checks,
    refresh,
    hashOf: ({ reviewed }) => reviewed.safeTxHash,
    what: 'transaction',
  })

  const invalidate = () => queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })

  /** What is told beside the transaction: proofs of new owners travel in the note. */
  const toldWith = (newOwners: Review['newOwners']) => {
    const app = draft?.draft.app ?? null
    const proofs = newOwners.flatMap(({ proof }) => proof ?? [])
    return { app, note: noteToSend(draft?.draft.note ?? '', proofs, app).note }
  }

  async function deliver({ reviewed, details, newOwners }: Review, saved: SavedSignature): Promise<void> {
    await handOver(async () => {
      const { deliverSignature } = await import('./deliverSignature.ts')
      await deliverSignature({
        chain,
        reviewed,
        signature: { owner: saved.owner, data: saved.signature },
        isStored: details !== null,
        ...toldWith(newOwners),
      })
    })
    await onProposed(saved.safeTxHash)
    dropSignature(saved)
    deletedTransactions.forget(saved.safeTxHash)
    await invalidate()
  }

  type Signs = (review: Review, by: typeof import('./signReviewed.ts')) => Promise<Signature>

  /** @param words the title of the toast, for a nonce, and what is said below it */
  async function deliverSigned(signs: Signs, words: (nonce: bigint) => { title: string; detail?: string }) {
    const fresh = await freshReview()
    setBusy('signing')
    const signature = await signs(fresh, await import('./signReviewed.ts'))
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
    toasts.show({ kind: 'signed', ...words(nonce), href })
    return signature
  }

  const signAndDeliver = (): Promise<Signature> =>
    deliverSigned(
      ({ reviewed, state }, { signReviewed }) => signReviewed(chain, reviewed, state.owners),
      (nonce) => ({ title: `You signed nonce ${nonce}` }),
    )

  const proposeOnly = (): Promise<Signature> =>
    deliverSigned(
      async ({ reviewed }, { signAsProposer }) => {
        const proposer = walletStore.get().address
        if (proposer === null) throw new WalletError('disconnected')
        return signAsProposer(chain, reviewed, proposer)
      },
      (nonce) => ({ title: `You proposed nonce ${nonce}`, detail: 'No owner has signed it yet.' }),
    )

  /** The fields must be known to the service before owners who agree on chain can read them. */
  async function deliverUnsigned({ reviewed, details, newOwners }: Review, owner: Address): Promise<void> {
    if (details !== null) return
    setBusy('delivering')
    const { deliverSignature } = await import('./deliverSignature.ts')
    await deliverSignature({
      chain,
      reviewed,
      signature: { owner, data: null },
      isStored: false,
      ...toldWith(newOwners),
    })
    await onProposed(reviewed.safeTxHash)
    deletedTransactions.forget(reviewed.safeTxHash)
  }

  async function approve(): Promise<void> {
    const fresh = await freshReview()
    const owner = walletStore.get().address
    if (owner === null) throw new WalletError('disconnected')
    await deliverUnsigned(fresh, owner)
    setBusy('approving')
    const { approveOnChain } = await import('../../signing/execution/approveOnChain.ts')
    const { safeTxHash, transaction } = fresh.reviewed
    const { nonce } = transaction
    const name = nameOf(safe, chain.chainId)?.name ?? null
    const { isProposed } = await approveOnChain({ chain, safe, name, nonce, safeTxHash })
    const detail = isProposed ? 'Its owners may still have to sign and execute.' : null
    toasts.show({ kind: 'info', title: `Approval of nonce ${nonce} sent`, ...(detail === null ? {} : { detail }) })
    await invalidate()
  }

  /** Somebody may have proposed the approval already: a second one would take another nonce. */
  async function findWaiting(owner: Address, { reviewed }: Review): Promise<Hex | null> {
    const [{ findApproval }, { readChainState }] = await Promise.all([
      import('./levels/findApproval.ts'),
      import('../../data/rpc/readChainState.ts'),
    ])
    const state = await readChainState(chain, owner)
    const found = await findApproval({ chain, account: owner, state, of: safe, hash: reviewed.safeTxHash })
    return found?.hash ?? null
  }

  /** Opens the transaction by which an owner that is an account approves this one, or drafts it where none waits. */
  async function draftApproval(owner: Address): Promise<void> {
    const fresh = await freshReview()
    await deliverUnsigned(fresh, owner)
    setBusy('checking')
    const outer = { chainId: chain.chainId, safe: owner }
    const address = formatAccountAddress({ shortName: chain.shortName, address: owner })
    const waiting = await findWaiting(owner, fresh)
    if (waiting !== null) {
      await navigate({ to: '/safes/$safe/transactions/$id', params: { safe: address, id: waiting } })
      return
    }
    const [{ encodeApproval }, { draftOf }, state, nonces] = await Promise.all([
      import('../../signing/execution/encodeApproval.ts'),
      import('../../data/chain-access/draftOf.ts'),
      queryClient.fetchQuery({ ...safeQuery(outer), staleTime: 0 }),
      queryClient.fetchQuery({ ...noncesQuery(outer), staleTime: 0 }),
    ])
    const call = { to: safe, value: 0n, data: encodeApproval(fresh.reviewed.safeTxHash), operation: 0 as const }
    const nonce = BigInt(nonces.recommendedNonce)
    const transaction = await draftOf([call], { chain, safe: state, nonce, safeTxGas: null })
    const saved = draftStore.save({ ...outer, transaction, note: '', source: 'call' })
    await navigate({ to: '/safes/$safe/review', params: { safe: address }, search: { draft: saved } })
  }

  /** @param own the signature given a moment ago, which the service's answer may not show yet */
  const execute = async (own: Signature | null) => {
    const fresh = await freshReview()
    const sender = walletStore.get().address
    if (own === null && sender !== null) await deliverUnsigned(fresh, sender)
    setBusy('executing')
    const { executeTransaction } = await import('../../signing/execution/executeTransaction.ts')
    await executeTransaction({
      chain,
      safe,
      version: fresh.reviewed.version,
      name: nameOf(safe, chain.chainId)?.name ?? null,
      safeTxHash: fresh.reviewed.safeTxHash,
      transaction: fresh.reviewed.transaction,
      signatures: [
        ...countedSignatures(fresh.signatures).filter(({ owner }) => owner !== own?.owner),
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
    propose: () =>
      run(async () => {
        await proposeOnly()
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
        if (review?.details === null) onStored(review.reviewed.safeTxHash)
      }),
    approve: () =>
      run(async () => {
        await approve()
        if (review?.details === null) onStored(review.reviewed.safeTxHash)
      }),
    approveThrough: (owner: Address) => run(() => draftApproval(owner)),
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
