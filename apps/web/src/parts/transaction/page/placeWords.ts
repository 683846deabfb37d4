import { pageMessages } from './pageMessages.ts'

/** ", next to execute" or ", after 3 others", by the account's nonce; empty until it is known. */
export function placeWords(nonce: bigint, accountNonce: bigint | null): string {
  if (accountNonce === null || nonce < accountNonce) return ''
  return nonce === accountNonce ? pageMessages.placeNext : pageMessages.placeAfter(nonce - accountNonce)
}
