import { type Check, countedSignatures } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useNavigateFromHere } from '../../data/url/useNavigateFromHere.ts'
import { signingGuards, useSigning } from '../review/useSigning.ts'
import { redeliver, sign } from '../sequence/runSigning.ts'
import type {
  Confirmation,
  OwnSignature,
  SigningSubject,
  TransactionPorts,
  UndeliveredSignature,
} from '../sequence/SigningPorts.ts'
import { approve, approveThrough, execute, reject, remove, signAndExecute } from '../sequence/transactionActs.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import type { Chain, TransactionDetails } from '@countersign/api'
import { toasts } from '@countersign/ui'
import { type Draft, draftStore } from '../../data/drafts/draftStore.ts'
import { noteToSend, originText } from '@countersign/ledger'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { deletedTransactions } from '../../data/query/deletedTransactions.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { WalletError } from '@countersign/connect/core'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { confirmationsOf } from './confirmationsOf.ts'
import { dropSignature, keepSignature } from '../saved/savedSignatures.ts'
import { signingMessages } from '../signingMessages.ts'
import type { SafeTransaction } from '@countersign/safe'
import type { AppOrigin } from '@countersign/describe/message'
import { api } from '../../data/client/apiClient.ts'
import { isQueued } from '../../data/client/isQueued.ts'

type Options = Pick<TransactionPage, 'draft' | 'refresh' | 'onProposed' | 'onStored' | 'onActed'> & {
  readonly review: SignableTransaction | null
  /** The checks as the page shows them, including those of the simulation. */
  readonly checks: readonly Check[]
}

/** The acts of a transaction's page. */
export function useTransactionSigning({ review, checks, ...options }: Options) {
  const account = useAccount()
  const { nameOf } = useNames()
  const queryClient = useQueryClient()
  const navigate = useNavigateFromHere()
  const name = nameOf(account.safe, account.chainId)?.name ?? null
  const ports = transactionPorts({ account, name, queryClient, navigate, ...options })
  const { progress, run } = useSigning({ review, checks }, ports)
  return {
    ...progress,
    sign: () => run((steps) => sign(steps)),
    propose: () => run((steps) => sign(steps, 'proposer')),
    signAndExecute: () => run(signAndExecute),
    execute: () => run(execute),
    approve: () => run(approve),
    approveThrough: (owner: Address) => run((steps) => approveThrough(steps, owner)),
    redeliver: (kept: UndeliveredSignature) => run((steps) => redeliver(steps, kept)),
    reject: (reason: string) => run((steps) => reject(steps, reason)),
    remove: () => run(remove),
  }
}

export type TransactionSigning = ReturnType<typeof useTransactionSigning>

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
function transactionPorts(page: TransactionPage): TransactionPorts<SignableTransaction> {
  const { account, name, queryClient, navigate, draft } = page
  const { chain, key, safe } = account
  const invalidate = () => queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })
  const stored = { kind: 'transaction', chainId: chain.chainId, safe } as const
  return {
    subject: transactionSubject(chain, draft?.draft ?? null),
    refresh: page.refresh,
    ...signingGuards(key),
    findOwn: (review) => findOwn(chain, review),
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
    onAlreadySigned({ reviewed }) {
      const { safeTxHash, transaction } = reviewed
      toasts.show({
        kind: 'info',
        title: signingMessages.alreadySigned({ nonce: `${transaction.nonce}` }),
        detail: signingMessages.notAskedAgain,
        href: `/safes/${account.account}/transactions/${safeTxHash}`,
      })
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
        creation: state.creation,
      })
      page.onActed?.()
      const isReadAgain = invalidate()
      // The page of a draft is left next. Waiting here would show it with a number that is used up.
      if (draft === null) await isReadAgain
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
    const { signReviewed, signAsProposer } = await import('../review/signTypedData.ts')
    if (as === 'owner') return signReviewed(chain, reviewed, state.owners)
    const proposer = walletStore.get().address
    if (proposer === null) throw new WalletError('disconnected')
    return signAsProposer(chain, reviewed, proposer)
  },
  async send({ reviewed, details, newOwners, state }, confirmation) {
    if (state.creation) {
      const { registerUndeployed } = await import('../../data/creation/registerUndeployed.ts')
      await registerUndeployed({ chainId: chain.chainId, safe: reviewed.safe })
    }
    const app = draft?.app ?? null
    const proofs = newOwners.flatMap(({ proof }) => proof ?? [])
    const { note } = noteToSend(draft?.note ?? '', proofs, app)
    return deliverSignature({ chain, reviewed, confirmation, isStored: details !== null, note, app })
  },
})

/** The page may show an older answer of the service, so it is asked again. */
async function findOwn(chain: Chain, { reviewed, state, details }: SignableTransaction): Promise<OwnSignature | null> {
  const { chainId } = chain
  const { safe, safeTxHash, preimage, version, transaction } = reviewed
  const { findOwnSignature, OWN_SIGNATURE_MS } = await import('../saved/findOwnSignature.ts')
  const signal = AbortSignal.timeout(OWN_SIGNATURE_MS)
  return findOwnSignature(
    {
      kind: 'transaction',
      chain,
      safe,
      reviewed: { hash: safeTxHash, preimage, version },
      owners: state.owners,
      wallet: walletStore.get().address,
    },
    readConfirmations(),
  )

  async function readConfirmations() {
    const { nonce } = transaction
    if (details === null && !(await isQueued({ chainId, safe }, { safeTxHash, nonce }, signal))) return []
    return confirmationsOf(await api().getTransaction({ params: { chainId, id: safeTxHash }, signal }))
  }
}

type Delivery = {
  readonly chain: Chain
  readonly reviewed: SafeTransaction
  /** Without a signature, the fields are stored in the name of the owner, who is about to confirm on chain. */
  readonly confirmation: Confirmation
  /** The service already has the transaction. */
  readonly isStored: boolean
  readonly note: string
  readonly app: AppOrigin | null
}

/** Proposes with the first signature, or adds one to a known proposal. */
export function deliverSignature(delivery: Delivery): Promise<TransactionDetails> {
  const { chain, reviewed, confirmation, isStored, note, app } = delivery
  const { chainId } = chain
  const { safe, safeTxHash, transaction } = reviewed
  const { owner, signature } = confirmation
  if (isStored && signature !== null)
    return api().confirmTransaction({ params: { chainId, safeTxHash }, body: { signature } })
  return api().proposeTransaction({
    params: { chainId, safe },
    body: {
      ...transaction,
      safeTxHash,
      sender: owner,
      signature,
      origin: originText(app, note),
    },
  })
}
