import { type Address, addressWord, checksumAddress, hashWord, type Hex, uintWord } from '@countersign/primitives'
import { keccakHex } from '../keccak/keccakHex.ts'
import { SafeError } from '../errors/SafeError.ts'
import { isVersionBelow } from '../transaction/isVersionBelow.ts'
import { creationErrorMessages as messages } from './creationErrorMessages.ts'

/**
 * Where `createProxyWithNonce` puts an account (CREATE2, EIP-1014): salt = keccak(keccak(initializer) ‖ saltNonce), code =
 * the factory's proxy creation code ‖ singleton.
 *
 * @param input `proxyCreationCode`: what the factory answers to `proxyCreationCode()`, per version; `version`: the factory's
 * @throws SafeError `creation/invalid` for factories before 1.0.0, which know no salt nonce; `number/out-of-range`
 * @example
 * predictSafeAddress({ factory, singleton, proxyCreationCode, initializer, saltNonce: 0n, version: '1.4.1' })
 */
export function predictSafeAddress(input: {
  readonly factory: Address
  readonly singleton: Address
  readonly proxyCreationCode: Hex
  readonly initializer: Hex
  readonly saltNonce: bigint
  readonly version: string
}): Address {
  if (isVersionBelow(input.version, '1.0.0')) {
    const reason = messages.unpredictable(input.version)
    throw new SafeError('creation/invalid', reason, { reason })
  }
  const salt = keccakHex(`0x${hashWord(keccakHex(input.initializer))}${uintWord(input.saltNonce)}`)
  const codeHash = keccakHex(`${input.proxyCreationCode}${addressWord(input.singleton)}`)
  const digest = keccakHex(`0xff${addressWord(input.factory).slice(24)}${hashWord(salt)}${hashWord(codeHash)}`)
  return checksumAddress(`0x${digest.slice(26)}`)
}
