import { addressWord, concat, fromHex, numberWord, toHex, type WitnessHex } from './bytes.ts'
import { keccakInterleaved } from './keccakInterleaved.ts'
import { domainSeparator, isAtLeast, signedHash, typeHash, type WitnessAccount } from './witnessDomain.ts'

/**
 * The ten signed fields, structurally those of `SafeTransactionData`.
 *
 * @example
 * const fields: WitnessedFields = reviewed.transaction
 */
export type WitnessedFields = {
  readonly to: string
  readonly value: bigint
  readonly data: string
  readonly operation: number
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: string
  readonly refundReceiver: string
  readonly nonce: bigint
}

/**
 * The three hashes of an object that an account signs.
 *
 * @example
 * const { hash }: WitnessHashes = witnessTransaction(reviewed)
 */
export type WitnessHashes = {
  readonly domainHash: WitnessHex
  readonly messageHash: WitnessHex
  /** The hash that owners sign. */
  readonly hash: WitnessHex
}

/**
 * Computes the hashes of a Safe transaction (EIP-712) a second time with code that shares nothing with
 * `hashSafeTransaction`: another Keccak, another encoding, type hashes derived from the written types. It throws if
 * the input does not fit.
 *
 * @throws TypeError, RangeError
 * @example
 * witnessTransaction({ chainId: 1n, safe, version: '1.4.1', transaction }).hash === reviewed.safeTxHash
 */
export function witnessTransaction(input: WitnessAccount & { readonly transaction: WitnessedFields }): WitnessHashes {
  const { version, transaction } = input
  const gas = isAtLeast(version, 1, 0) ? 'baseGas' : 'dataGas'
  const type =
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,' + // no message: a type of EIP-712
    `uint256 ${gas},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`
  const domain = domainSeparator(input)
  const struct = keccakInterleaved(
    concat(
      typeHash(type),
      addressWord(transaction.to),
      numberWord(transaction.value),
      keccakInterleaved(fromHex(transaction.data)),
      numberWord(BigInt(transaction.operation), 8),
      numberWord(transaction.safeTxGas),
      numberWord(transaction.baseGas),
      numberWord(transaction.gasPrice),
      addressWord(transaction.gasToken),
      addressWord(transaction.refundReceiver),
      numberWord(transaction.nonce),
    ),
  )
  return { domainHash: toHex(domain), messageHash: toHex(struct), hash: toHex(signedHash(domain, struct)) }
}
