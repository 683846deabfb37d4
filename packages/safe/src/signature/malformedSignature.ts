import { SafeError } from '../errors/SafeError.ts'
import type { WordReader } from '@countersign/primitives'
import { signatureMessages as messages } from './signatureMessages.ts'

/** The error for bytes that are not signatures; `reason` completes the sentence. */
export function malformedSignature(
  blob: WordReader,
  position: number,
  reason: string,
): SafeError<'signature/malformed'> {
  return new SafeError('signature/malformed', messages.malformed({ bytes: blob.length, reason }), {
    position,
    signature: blob.slice(0, blob.length) ?? '0x',
  })
}
