import type { Address } from '@countersign/primitives'
import { bytesToBigInt, bytesToHex, concatHex, numberToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

/** The prime of secp256k1 (SEC 2). */
const P = 2n ** 256n - 2n ** 32n - 977n

/**
 * The address of a compressed public key (33 bytes).
 * @throws {Error} if no point of the curve has these coordinates
 */
export function publicKeyAddress(compressed: Uint8Array): Address {
  const x = bytesToBigInt(compressed.subarray(1))
  const square = (x ** 3n + 7n) % P
  const root = power(square, (P + 1n) / 4n)
  if ((root * root) % P !== square || x >= P) throw new Error(hardwareErrorMessages.noPublicKey(bytesToHex(compressed)))
  const isOdd = compressed[0] === 3
  const y = (root % 2n === 1n) === isOdd ? root : P - root
  return publicKeyToAddress(concatHex(['0x04', numberToHex(x, { size: 32 }), numberToHex(y, { size: 32 })]))
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base, left = exponent; left > 0n; left >>= 1n, square = (square * square) % P)
    if (left & 1n) result = (result * square) % P
  return result
}
