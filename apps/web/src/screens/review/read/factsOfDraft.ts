import type { TypedAmount } from '@countersign/safe/checks'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { signedMessageOf } from './signedMessageOf.ts'

const NOTHING_TYPED: readonly TypedAmount[] = []

/** Facts that only the draft has: the message that it signs on chain, the typed amounts and the chosen owners. */
export const factsOfDraft = (draft: Draft | null) => ({
  message: signedMessageOf(draft),
  typed: draft?.typed ?? NOTHING_TYPED,
  ownerTarget: draft?.owners?.target ?? null,
})
