import type { RecoverAddress } from '@countersign/safe'
import { bytesToHex, hexToBytes, keccak256Light } from '@countersign/primitives'

/**
 * Whose key signed, by libsecp256k1: the past of a chain is hundreds of thousands of signatures, and this takes a sixth of the
 * time. What is proposed to the service is judged by the other code, as the page does.
 */
export const recoverQuickly: RecoverAddress = async ({ hash, r, s, yParity }) => {
  // A megabyte of WebAssembly: a start that finds nothing new does without.
  const { recover } = await import('tiny-secp256k1')
  if (yParity !== 0 && yParity !== 1) throw new RangeError(`${yParity} is no parity.`)
  const key = recover(hexToBytes(hash), hexToBytes(`0x${r.slice(2)}${s.slice(2)}`), yParity, false)
  if (key === null) throw new RangeError('No key can have made this signature.')
  // The first byte only says that both coordinates follow.
  return bytesToHex(keccak256Light(key.subarray(1)).subarray(12))
}
