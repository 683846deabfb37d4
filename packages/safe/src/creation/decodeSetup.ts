import {
  type Address,
  checksumAddress,
  encodeParameters,
  type Hex,
  isHex,
  wordReader,
  type WordReader,
} from '@countersign/primitives'
import type { SetupInput } from './SetupInput.ts'

const SETUP = '0xb63e800d'

/**
 * Decodes an initializer, the inverse of `encodeSetup`. Bytes in any encoding other than the usual one are refused,
 * because they could contain values that are not shown.
 *
 * @param initializer calldata of `setup(address[],uint256,address,bytes,address,address,uint256,address)`
 * @returns every parameter, also such that the contract would refuse; null for another method or another encoding
 * @example
 * decodeSetup(encodeSetup({ owners: [alice], threshold: 1 }))?.owners // [alice]
 */
export function decodeSetup(initializer: Hex): Required<SetupInput> | null {
  if (!isHex(initializer) || initializer.slice(0, 10).toLowerCase() !== SETUP) return null
  const at = wordReader(initializer, 4)
  const owners = addressesAt(at, 0)
  const threshold = at.size(32)
  const to = at.address(64)
  const data = at.bytes(96)
  const fallbackHandler = at.address(128)
  const paymentToken = at.address(160)
  const payment = at.uint(192)
  const paymentReceiver = at.address(224)
  if (owners === null || threshold === null || to === null || data === null) return null
  if (fallbackHandler === null || paymentToken === null || payment === null || paymentReceiver === null) return null
  const again = encodeParameters(SETUP, [
    { addresses: owners },
    { uint: BigInt(threshold) },
    { address: to },
    { bytes: data },
    { address: fallbackHandler },
    { address: paymentToken },
    { uint: payment },
    { address: paymentReceiver },
  ])
  if (again.toLowerCase() !== initializer.toLowerCase()) return null
  return { owners, threshold, to, data, fallbackHandler, paymentToken, payment, paymentReceiver }
}

function addressesAt(at: WordReader, headOffset: number): Address[] | null {
  const offset = at.size(headOffset)
  const count = offset === null ? null : at.size(offset)
  if (offset === null || count === null || offset + 32 + count * 32 > at.length) return null
  const addresses = Array.from({ length: count }, (_, index) => at.address(offset + 32 + index * 32))
  return addresses.some((address) => address === null)
    ? null
    : addresses.flatMap((address) => (address === null ? [] : [checksumAddress(address)]))
}
