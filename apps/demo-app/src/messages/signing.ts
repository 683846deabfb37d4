import { type EIP712TypedData, isObjectEIP712TypedData, type SignMessageResponse } from '@safe-global/safe-apps-sdk'

/** The wallet's answer: a transaction that signs, or a signature. The SDK's own type lacks the signature. */
export type Signed = SignMessageResponse | { readonly messageHash: string; readonly signature: string }

export function describeSigned(signed: Signed): Record<string, string> {
  if ('safeTxHash' in signed)
    return { Signed: 'on chain, once this transaction is executed', safeTxHash: signed.safeTxHash }
  return {
    Signed: 'off chain',
    'Message hash': signed.messageHash,
    Signature: 'signature' in signed ? signed.signature : 'none',
  }
}

/** @throws Error when the text is not typed data, with a message for the user */
export function readTypedData(text: string): EIP712TypedData {
  const value: unknown = JSON.parse(text)
  if (isObjectEIP712TypedData(value)) return value
  throw new Error('This is not typed data. Typed data is an object with domain, types and message.')
}
