import { noteWithProofs, type Hex } from '@countersign/safe/light'
import type { AppOrigin } from '@countersign/describe/message'
import { MOST_ORIGIN_CHARACTERS } from './originText.ts'

/**
 * What is told to the service beside a transaction: the note, and behind it the proofs of new owners that fit. The note itself is never
 * cut for a proof.
 */
export const noteToSend = (note: string, proofs: readonly Hex[], app: AppOrigin | null): string =>
  noteWithProofs(
    note,
    proofs,
    (text) =>
      JSON.stringify({ ...(app && { url: app.url, name: app.name }), note: text }).length <= MOST_ORIGIN_CHARACTERS,
  )
