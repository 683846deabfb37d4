import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import * as z from 'zod/mini'
import { keptProposals } from '../storage/keptProposals.ts'
import { browserKeyValue, type KeyValue } from './keyValue.ts'
import { LocalProposal, type Offer } from './LocalProposal.ts'
import { mergeProposals } from './mergeProposals.ts'

type Account = { readonly chainId: string; readonly safe: Address }
type Subject = { readonly chainId: string; readonly safeTxHash: Hex }

/** Where proposals are kept. */
export type ProposalStore = {
  /** Every proposal of an account, oldest first; of all accounts without one. */
  list(account?: Account): Promise<LocalProposal[]>
  find(subject: Subject): Promise<LocalProposal | null>
  /**
   * Merges, never replaces: signatures of both stay. Whoever calls it has recovered or verified each signature.
   * @returns what is kept now
   */
  put(proposal: LocalProposal): Promise<LocalProposal>
  noteOffer(subject: Subject, offer: Offer): Promise<void>
  remove(subject: Subject): Promise<void>
  /** Told after every change, also of other tabs. */
  subscribe(listener: () => void): () => void
}

export function createProposalStore(table: KeyValue): ProposalStore {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | null = null
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const changed = () => {
    notify()
    const sender = channel ?? openChannel()
    sender?.postMessage(null)
    if (sender !== channel) sender?.close()
  }
  return {
    async list(account) {
      const all = (await table.values()).flatMap((kept) => read(kept) ?? [])
      return all
        .filter(({ chainId, safe }) => !account || (chainId === account.chainId && isSameAddress(safe, account.safe)))
        .toSorted((first, second) => first.createdAt - second.createdAt)
    },
    find: async (subject) => read(await table.get(keyOf(subject))),
    async put(proposal) {
      let merged = proposal
      await table.update(keyOf(proposal), (kept) => {
        merged = mergeProposals(read(kept) ?? undefined, proposal)
        return z.encode(LocalProposal, merged)
      })
      if (keptProposals.get() === 'no') keptProposals.set('yes')
      changed()
      return merged
    },
    async noteOffer(subject, offer) {
      await table.update(keyOf(subject), (kept) => {
        const proposal = read(kept)
        return proposal ? z.encode(LocalProposal, { ...proposal, offer }) : kept
      })
      changed()
    },
    async remove(subject) {
      await table.remove(keyOf(subject))
      changed()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        channel = openChannel()
        channel?.addEventListener('message', notify)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = null
      }
    },
  }
}

/** Proposals of this browser. */
export const localProposals: ProposalStore = createProposalStore(browserKeyValue('countersign-proposals'))

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('countersign.proposals')

const keyOf = ({ chainId, safeTxHash }: Subject): string => `${chainId}:${safeTxHash.toLowerCase()}`

/** Null for what another version of the page may have left there. */
function read(kept: unknown): LocalProposal | null {
  const parsed = LocalProposal.safeParse(kept)
  return parsed.success ? parsed.data : null
}
