import type { Chain } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { hashSafeMessage } from '@countersign/safe'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { findMessage } from '../../data/client/findMessage.ts'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { messageDraftStore, type MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import type { RequestDraft } from './draftOfRequest.ts'

/** The page on which a request is reviewed and signed. */
export type RequestPage =
  | { readonly to: 'review' | 'message-review'; readonly draft: string }
  | { readonly to: 'message'; readonly hash: Hex }

/** Stores the draft for its review. A message that was requested before has a page already. */
export async function pageOfRequest(made: RequestDraft, chain: Chain): Promise<RequestPage> {
  if (made.kind === 'transaction') return { to: 'review', draft: draftStore.save(made.draft) }
  const hash = await findKnownHash(made.draft, chain)
  return hash === null ? { to: 'message-review', draft: messageDraftStore.save(made.draft) } : { to: 'message', hash }
}

/** Searches the list, because a request by hash fails for a message without signatures. */
async function findKnownHash(draft: MessageDraft, chain: Chain): Promise<Hex | null> {
  const { chainId, safe, message } = draft
  const { version } = await readChainState(chain, safe)
  const hash = hashSafeMessage({ chainId: BigInt(chainId), safe, version, message })
  const known = await findMessage({ chainId, safe }, ({ messageHash }) => messageHash.toLowerCase() === hash)
  return known === null ? null : hash
}
