import { recoverAddress } from 'viem/utils'
import { type Address, checksumAddress, hashWord, type Hex } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { SafeError } from '../errors/SafeError.ts'
import type { ParsedSignature, Signature } from './Signature.ts'
import { signatureMessages as messages } from './signatureMessages.ts'

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
/** `\x19Ethereum Signed Message:\n32` */
const PERSONAL_PREFIX = '0x19457468657265756d205369676e6564204d6573736167653a0a3332'

/**
 * Recovers the address of the signing key: `r` and `s` are words, `yParity` 0 or 1. Throws if there is none.
 *
 * @example
 * const recover: RecoverAddress = ({ hash, r, s, yParity }) => recoverAddress({ hash, signature: { r, s, yParity } })
 */
export type RecoverAddress = (signed: {
  readonly hash: Hex
  readonly r: Hex
  readonly s: Hex
  readonly yParity: number
}) => Address | Promise<Address>

const recoverByViem: RecoverAddress = ({ hash, ...signature }) => recoverAddress({ hash, signature })

/**
 * Finds the owner of a signature. Contract signatures and approved hashes name their owner; `verifySignature` checks
 * whether they are valid.
 *
 * @param input `hash`: the safeTxHash or message hash that was signed; `recover`: a faster implementation of the
 * curve, for thousands of signatures
 * @throws SafeError `signature/high-s` for the second spelling of a signature (EIP-2), `signature/unrecoverable`
 * @example
 * const [parsed] = parseSignatures(signature)
 * const owner = parsed && (await recoverSignature({ signature: parsed, hash: safeTxHash })).owner
 */
export async function recoverSignature(input: {
  readonly signature: ParsedSignature
  readonly hash: Hex
  readonly recover?: RecoverAddress
}): Promise<Signature> {
  const { signature, hash, recover = recoverByViem } = input
  if (signature.kind === 'contract' || signature.kind === 'approvedHash') return signature
  const { data, kind } = signature
  const s = BigInt(`0x${data.slice(66, 130)}`)
  if (s > HALF_ORDER) {
    throw new SafeError('signature/high-s', messages.highS, { s, signature: data })
  }
  const v = Number(`0x${data.slice(130, 132)}`)
  const signed = kind === 'ethSign' ? keccakHex(`${PERSONAL_PREFIX}${hashWord(hash)}`) : hash
  const yParity = kind === 'ethSign' ? v - 31 : v - 27
  try {
    const owner = await recover({ hash: signed, r: `0x${data.slice(2, 66)}`, s: `0x${data.slice(66, 130)}`, yParity })
    return { kind, data, owner: checksumAddress(owner) }
  } catch (cause) {
    throw new SafeError('signature/unrecoverable', messages.noKey(hash), { hash, signature: data }, cause)
  }
}
