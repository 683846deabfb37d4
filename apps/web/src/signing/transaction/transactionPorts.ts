import { countedSignatures } from '@countersign/safe/checks'
import type { Chain } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import type { QueryClient } from '@tanstack/react-query'
import { draftStore, type Draft } from '../../data/drafts/draftStore.ts'
import { noteToSend } from '../../data/drafts/noteToSend.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { deletedTransactions } from '../../data/query/deletedTransactions.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { signingGuards } from '../review/signingGuards.ts'
import { dropSignature, keepSignature } from '../saved/savedSignatures.ts'
import type { SigningSubject, TransactionPorts } from '../sequence/SigningPorts.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import { signingMessages } from '../signingMessages.ts'

export type TransactionPage = {
  readonly account: OpenAccount
  /** The account's name in this browser; null when it has none. */
  readonly name: string | null
  readonly queryClient: QueryClient
  readonly navigate: ReturnType<typeof useNavigateFromHere>
  /** The draft that is proposed with the first signature; null when the service has the proposal. */
  readonly draft: { readonly id: string; readonly draft: Draft } | null
  /** Reads everything again. The page signs the value that was just checked. */
  readonly refresh: () => Promise<SignableTransaction | null>
  /**
   * Called when the service has the proposal, and awaited before the next step: an app that requested it is informed even if the page is
   * closed.
   */
  readonly onProposed: (safeTxHash: Hex) => Promise<void>
  /** Called when the page has nothing more to do here. */
  readonly onStored: (safeTxHash: Hex) => void
  /** Called after the wallet signed, confirmed on chain or sent the execution. */
  readonly onActed?: () => void
}

/** Wallet, storage, service and pages, as the sequence uses them for a transaction. */
export function transactionPorts(page: TransactionPage): TransactionPorts<SignableTransaction> {
  const { account, name, queryClient, navigate, draft } = page
  const { chain, key, safe } = account
  const invalidate = () => queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })
  const stored = { kind: 'transaction', chainId: chain.chainId, safe } as const
  return {
    subject: transactionSubject(chain, draft?.draft ?? null),
    refresh: page.refresh,
    ...signingGuards(key),
    keep: (kept) => keepSignature({ ...stored, ...kept, draft, at: Date.now() }),
    drop: (kept) => dropSignature({ ...stored, ...kept }),
    async onProposed(hash) {
      await page.onProposed(hash)
      deletedTransactions.forget(hash)
    },
    onDelivered: invalidate,
    onSigned({ reviewed }, as) {
      page.onActed?.()
      const { nonce } = reviewed.transaction
      const words =
        as === 'owner'
          ? { title: signingMessages.youSigned({ nonce: `${nonce}` }) }
          : { title: signingMessages.youProposed({ nonce: `${nonce}` }), detail: signingMessages.noOwnerSigned }
      toasts.show({ kind: 'signed', ...words, href: `/safes/${account.account}/transactions/${reviewed.safeTxHash}` })
    },
    onStored: page.onStored,
    wallet: () => walletStore.get().address,
    async approve({ reviewed: { safeTxHash, transaction } }) {
      const { approveOnChain } = await import('../execution/approveOnChain.ts')
      const { nonce } = transaction
      const { isProposed } = await approveOnChain({ chain, safe, name, nonce, safeTxHash })
      page.onActed?.()
      const detail = isProposed ? { detail: signingMessages.ownersMaySign } : {}
      toasts.show({ kind: 'info', title: signingMessages.approvalSent({ nonce: `${nonce}` }), ...detail })
      await invalidate()
    },
    async execute({ reviewed, state, signatures }, own) {
      const { executeTransaction } = await import('../execution/executeTransaction.ts')
      const { version, safeTxHash, transaction } = reviewed
      const counted = countedSignatures(signatures).filter(({ owner }) => owner !== own?.owner)
      await executeTransaction({
        chain,
        safe,
        version,
        name,
        safeTxHash,
        transaction,
        signatures: own === null ? counted : [...counted, own],
        owners: state.owners,
        threshold: state.threshold,
      })
      page.onActed?.()
      await invalidate()
    },
    async openOnChainApproval({ reviewed }, owner) {
      const { openOnChainApproval } = await import('./openOnChainApproval.ts')
      await openOnChainApproval({ chain, owner, of: safe, hash: reviewed.safeTxHash }, { queryClient, navigate })
    },
    async openRejection({ reviewed }, note) {
      const { buildRejection } = await import('@countersign/safe')
      const transaction = buildRejection(reviewed.transaction.nonce, safe)
      const rejection = draftStore.save({ chainId: chain.chainId, safe, transaction, note, source: 'rejection' })
      await navigate({ to: '/safes/$safe/review', params: { safe: account.account }, search: { draft: rejection } })
    },
    async remove(review) {
      const { deleteProposal } = await import('./deleteProposal.ts')
      await deleteProposal(chain, review)
      deletedTransactions.add(review.reviewed.safeTxHash)
      toasts.show({ kind: 'info', title: signingMessages.deleted({ nonce: `${review.reviewed.transaction.nonce}` }) })
      await navigate({ to: '/safes/$safe/queue', params: { safe: account.account } })
      await invalidate()
    },
  }
}

/** @param draft what is proposed with the first signature; null when the service has the proposal */
const transactionSubject = (chain: Chain, draft: Draft | null): SigningSubject<SignableTransaction> => ({
  what: 'transaction',
  hashOf: ({ reviewed }) => reviewed.safeTxHash,
  checksOf: ({ checks }) => checks,
  isStored: ({ details }) => details !== null,
  async sign({ reviewed, state }, as) {
    const { signReviewed, signAsProposer } = await import('./signReviewed.ts')
    if (as === 'owner') return signReviewed(chain, reviewed, state.owners)
    const proposer = walletStore.get().address
    if (proposer === null) throw new WalletError('disconnected')
    return signAsProposer(chain, reviewed, proposer)
  },
  async send({ reviewed, details, newOwners }, confirmation) {
    const { deliverSignature } = await import('./deliverSignature.ts')
    const app = draft?.app ?? null
    const proofs = newOwners.flatMap(({ proof }) => proof ?? [])
    const { note } = noteToSend(draft?.note ?? '', proofs, app)
    return deliverSignature({ chain, reviewed, confirmation, isStored: details !== null, note, app })
  },
})
