import type { TypedAmount } from '@countersign/safe/checks'
import type { Draft } from '../../../data/drafts/draftStore.ts'
import { signedMessageOf } from './signedMessageOf.ts'

const NOTHING_TYPED: readonly TypedAmount[] = []

/** What only the draft knows about a transaction: the message it signs on chain, the amounts as typed, and the owners as chosen. */
export const factsOfDraft = (draft: Draft | null) => ({
  message: signedMessageOf(draft),
  typed: draft?.typed ?? NOTHING_TYPED,
  ownerTarget: draft?.owners?.target ?? null,
})
