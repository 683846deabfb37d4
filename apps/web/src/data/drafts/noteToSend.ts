import { packProofs, type Hex } from '@countersign/safe/light'
import type { AppOrigin } from '@countersign/describe/message'
import { fitsOrigin } from './originText.ts'

/**
 * What is told to the service beside a transaction: the note, and behind it the proofs of new owners that fit. The note itself is never
 * cut for a proof; what does not fit is named.
 */
export const noteToSend = (
  note: string,
  proofs: readonly Hex[],
  app: AppOrigin | null,
): ReturnType<typeof packProofs> =>
  packProofs(note, proofs, (text) =>
    fitsOrigin(JSON.stringify({ ...(app && { url: app.url, name: app.name }), note: text })),
  )
