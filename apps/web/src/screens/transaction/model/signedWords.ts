import type { Signing } from './signingOf.ts'

/** "1 of 2 signed", with the number of signatures that could not be checked. */
export function signedWords({
  signed,
  unchecked,
  required,
}: Pick<Signing, 'signed' | 'unchecked' | 'required'>): string {
  const count = `${Math.min(signed, required)} of ${required} signed`
  return unchecked === 0 ? count : `${count}, ${unchecked} not checked`
}
