import { addressWord, concat, numberWord, textBytes } from './bytes.ts'
import { keccakInterleaved } from './keccakInterleaved.ts'

/**
 * The account for which a hash is computed.
 *
 * @example
 * const account: WitnessAccount = { chainId: 1n, safe: '0x…', version: '1.4.1' }
 */
export type WitnessAccount = {
  readonly chainId: bigint
  readonly safe: string
  /** The answer of the contract's `VERSION()`. */
  readonly version: string
}

/** The EIP-712 domain separator of an account: the chain is part of it since 1.3.0. */
export function domainSeparator({ chainId, safe, version }: WitnessAccount): Uint8Array {
  return keccakInterleaved(
    isAtLeast(version, 1, 3)
      ? concat(
          typeHash('EIP712Domain(uint256 chainId,address verifyingContract)'),
          numberWord(chainId),
          addressWord(safe),
        )
      : concat(typeHash('EIP712Domain(address verifyingContract)'), addressWord(safe)),
  )
}

/** The signed bytes: the two bytes of EIP-191 version 1, the domain, the struct. */
export const signedHash = (domain: Uint8Array, struct: Uint8Array): Uint8Array =>
  keccakInterleaved(concat(Uint8Array.of(0x19, 0x01), domain, struct))

/** The hash of a type in its Solidity form. */
export const typeHash = (type: string): Uint8Array => keccakInterleaved(textBytes(type))

/** Whether a version is `major.minor.0` or later; `1.3.0-alpha` comes before `1.3.0`, `1.3.0+L2` does not. */
export function isAtLeast(version: string, major: number, minor: number): boolean {
  const [, first, second, third, early] = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(version) ?? []
  if (third === undefined) throw new TypeError(`The witness knows no account version "${version}".`)
  if (Number(first) !== major) return Number(first) > major
  if (Number(second) !== minor) return Number(second) > minor
  return Number(third) > 0 || early === undefined
}
