import type { Hex } from '@countersign/primitives'
import { packProofs } from '@countersign/safe/light'
import type { AppOrigin } from '@countersign/describe/message'
import { fitsOrigin } from './originText.ts'

/**
 * What is sent to the service with a transaction: the note, followed by the proofs of new owners that fit. The note is never shortened for
 * a proof; owners whose proof does not fit are returned.
 */
export const noteToSend = (
  note: string,
  proofs: readonly Hex[],
  app: AppOrigin | null,
): ReturnType<typeof packProofs> =>
  packProofs(note, proofs, (text) =>
    fitsOrigin(JSON.stringify({ ...(app && { url: app.url, name: app.name }), note: text })),
  )
