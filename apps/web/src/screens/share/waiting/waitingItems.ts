import type { LocalMessage, LocalProposal, LocalSignature, Offer } from '@countersign/chain-client'

/** Something this browser keeps that nobody else has seen as it is now. */
export type WaitingItem =
  | { readonly kind: 'transaction'; readonly hash: string; readonly nonce: bigint; readonly kept: LocalProposal }
  | { readonly kind: 'message'; readonly hash: string; readonly nonce: null; readonly kept: LocalMessage }

type Kept = {
  readonly proposals: readonly LocalProposal[]
  readonly messages: readonly LocalMessage[]
  /** The next nonce the account runs; what is below it can no longer run. */
  readonly nonce: bigint
  /** Signatures each hash carried when it was last handed out. */
  readonly handedOut: Readonly<Record<string, number>>
}

/** Of one account: made or signed here, neither taken by a service nor handed out with all signatures it has now. */
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
