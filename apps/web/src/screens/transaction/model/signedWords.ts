import { outcomeMessages } from '../outcomeMessages.ts'
import type { Signing } from './signingOf.ts'

/** "1 of 2 signed", with the number of signatures that could not be checked. */
export function signedWords({
  signed,
  unchecked,
  required,
}: Pick<Signing, 'signed' | 'unchecked' | 'required'>): string {
  const count = outcomeMessages.signedOf({ signed: Math.min(signed, required), required })
  return unchecked === 0 ? count : outcomeMessages.signedUnchecked({ signed: count, unchecked })
}
