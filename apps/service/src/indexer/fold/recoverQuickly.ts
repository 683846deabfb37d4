import type { RecoverAddress } from '@countersign/safe'
import { bytesToHex, hexToBytes, keccak256Light } from '@countersign/primitives'

/**
 * Recovers the signer with libsecp256k1, in a sixth of the time: the history of a chain has hundreds of thousands of signatures. Proposals
 * are checked with the other implementation, which the page uses too.
 */
export const recoverQuickly: RecoverAddress = async ({ hash, r, s, yParity }) => {
  // A megabyte of WebAssembly, loaded only when there is something to recover.
  const { recover } = await import('tiny-secp256k1')
  if (yParity !== 0 && yParity !== 1) throw new RangeError(`${yParity} is not a parity.`)
  const key = recover(hexToBytes(hash), hexToBytes(`0x${r.slice(2)}${s.slice(2)}`), yParity, false)
  if (key === null) throw new RangeError('No key can have made this signature.')
  // The first byte only marks an uncompressed key.
  return bytesToHex(keccak256Light(key.subarray(1)).subarray(12))
}
