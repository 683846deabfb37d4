import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { createStore, del, entries, update } from 'idb-keyval'
import * as z from 'zod/mini'
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

/** Proposals of this browser, in IndexedDB: they survive the tab, and every tab sees the same. */
export const localProposals: ProposalStore = createProposalStore()

function createProposalStore(): ProposalStore {
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('countersign.proposals')
  const notify = () => {
    for (const listener of listeners) listener()
  }
  channel?.addEventListener('message', notify)
  const changed = () => {
    notify()
    channel?.postMessage(null)
  }
  const all = async (): Promise<LocalProposal[]> =>
    (await entries<string, unknown>(database()))
      .flatMap(([, kept]) => {
        const proposal = read(kept)
        return proposal ? [proposal] : []
      })
      .toSorted((first, second) => first.createdAt - second.createdAt)
  return {
    async list(account) {
      const proposals = await all()
      return account
        ? proposals.filter(({ chainId, safe }) => chainId === account.chainId && isSameAddress(safe, account.safe))
        : proposals
    },
    async find(subject) {
      return (await all()).find((proposal) => keyOf(proposal) === keyOf(subject)) ?? null
    },
    async put(proposal) {
      let merged = proposal
      await update<unknown>(
        keyOf(proposal),
        (kept) => {
          merged = mergeProposals(read(kept) ?? undefined, proposal)
          return z.encode(LocalProposal, merged)
        },
        database(),
      )
      changed()
      return merged
    },
    async noteOffer(subject, offer) {
      await update<unknown>(
        keyOf(subject),
        (kept) => {
          const proposal = read(kept)
          return proposal ? z.encode(LocalProposal, { ...proposal, offer }) : kept
        },
        database(),
      )
      changed()
    },
    async remove(subject) {
      await del(keyOf(subject), database())
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

let opened: ReturnType<typeof createStore> | undefined
/** Opened when it is first needed: importing this file touches no storage. */
const database = () => (opened ??= createStore('countersign-proposals', 'proposals'))

const keyOf = ({ chainId, safeTxHash }: Subject): string => `${chainId}:${safeTxHash.toLowerCase()}`

/** Null for what another version of the page may have left there. */
function read(kept: unknown): LocalProposal | null {
  const parsed = LocalProposal.safeParse(kept)
  return parsed.success ? parsed.data : null
}
