import { type EIP712TypedData, isObjectEIP712TypedData, type SignMessageResponse } from '@safe-global/safe-apps-sdk'

/** What a wallet answers: a transaction that signs, or a signature. The SDK's own type leaves the signature out. */
export type Signed = SignMessageResponse | { readonly messageHash: string; readonly signature: string }

export function describeSigned(signed: Signed): Record<string, string> {
  if ('safeTxHash' in signed)
    return { Signed: 'on chain, once this transaction is executed', safeTxHash: signed.safeTxHash }
  return {
    Signed: 'beside the chain',
    'Message hash': signed.messageHash,
    Signature: 'signature' in signed ? signed.signature : 'none',
  }
}

/** @throws Error when the text is no typed data, in words for the person who wrote it */
export function readTypedData(text: string): EIP712TypedData {
  const value: unknown = JSON.parse(text)
  if (isObjectEIP712TypedData(value)) return value
  throw new Error('Typed data is an object with domain, types and message.')
}
