import type { Chain } from '@countersign/api'
import type { Draft } from '../../data/drafts/draftStore.ts'
import { noteToSend } from '../../data/drafts/noteToSend.ts'
import { WalletError } from '../../data/wallet/WalletError.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import type { SigningSubject } from '../sequence/SigningPorts.ts'
import type { SignableTransaction } from './SignableTransaction.ts'

/** @param draft what is proposed with the first signature; null when the service has the proposal */
export const transactionSubject = (chain: Chain, draft: Draft | null): SigningSubject<SignableTransaction> => ({
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
