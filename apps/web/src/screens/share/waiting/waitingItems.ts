import type { LocalMessage, LocalProposal, LocalSignature, Offer } from '@countersign/chain-client'

/** An item of this browser that was not shared in its current state. */
export type WaitingItem =
  | { readonly kind: 'transaction'; readonly hash: string; readonly nonce: bigint; readonly kept: LocalProposal }
  | { readonly kind: 'message'; readonly hash: string; readonly nonce: null; readonly kept: LocalMessage }

type Kept = {
  readonly proposals: readonly LocalProposal[]
  readonly messages: readonly LocalMessage[]
  /** The next nonce of the account. Transactions with a lower nonce can no longer execute. */
  readonly nonce: bigint
  /** The number of signatures of each hash when it was last shared. */
  readonly handedOut: Readonly<Record<string, number>>
}

/**
 * The unshared items of one account: made or signed here, and neither accepted by a service nor shared with all current
 * signatures.
 */
export function waitingItems({ proposals, messages, nonce, handedOut }: Kept): WaitingItem[] {
  const waits = (hash: string, kept: Own): boolean =>
    kept.source === 'page' &&
    kept.signatures.length > 0 &&
    kept.offer?.result !== 'taken' &&
    kept.signatures.length > (handedOut[hash] ?? 0)
  return [
    ...proposals.flatMap((kept): WaitingItem[] =>
      kept.transaction.nonce >= nonce && waits(kept.safeTxHash, kept)
        ? [{ kind: 'transaction', hash: kept.safeTxHash, nonce: kept.transaction.nonce, kept }]
        : [],
    ),
    ...messages.flatMap((kept): WaitingItem[] =>
      waits(kept.messageHash, kept) ? [{ kind: 'message', hash: kept.messageHash, nonce: null, kept }] : [],
    ),
  ]
}

type Own = {
  readonly source: LocalProposal['source']
  readonly signatures: readonly LocalSignature[]
  readonly offer: Offer | null
}
