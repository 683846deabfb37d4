import type { Draft } from '../../../data/drafts/draftStore.ts'
import type { SignedMessage } from './readSignedMessage.ts'

/** The message that a draft signs on chain, with the app that requested it. */
export const signedMessageOf = (draft: Draft | null): SignedMessage | null =>
  draft?.message === undefined ? null : { content: draft.message, origin: draft.app ?? null }
