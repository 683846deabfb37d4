import { type Hex, isHex, wordReader } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { malformedSignature } from './malformedSignature.ts'
import type { EcdsaSignature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

/**
 * Converts a wallet's answer into a signature: some wallets return v as 0 or 1, and a personal signature over the
 * hash is marked by adding 4.
 *
 * @param input `kind`: `eoa` for `eth_signTypedData_v4`, `ethSign` for `personal_sign` over the hash
 * @throws SafeError `signature/malformed`, `signature/bad-v`
 * @example
 * const data = await provider.request({ method: 'eth_signTypedData_v4', params: [alice, JSON.stringify(reviewed.typedData)] })
 * const given = fromWalletSignature({ signature: data, kind: 'eoa' })
 */
export function fromWalletSignature(input: {
  readonly signature: Hex
  readonly kind: EcdsaSignature['kind']
}): EcdsaSignature {
  const { signature, kind } = input
  const blob = wordReader(isHex(signature) ? signature : '0x')
  if (blob.length !== 65) throw malformedSignature(blob, 0, messages.walletSize)
  const answered = Number(`0x${signature.slice(130)}`)
  const v = answered < 2 ? answered + 27 : answered
  if (v !== 27 && v !== 28) {
    const message = messages.walletV(answered)
    throw new SafeError('signature/bad-v', message, { v: answered, signature })
  }
  const marked = kind === 'ethSign' ? v + 4 : v
  return { kind, owner: null, data: `0x${signature.slice(2, 130).toLowerCase()}${marked.toString(16)}` }
}
