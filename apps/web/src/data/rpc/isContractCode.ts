import { checksumAddress, type Address, type Hex } from '@countersign/safe/light'

/** Code of a plain key that lends itself a contract's (EIP-7702); the key still signs. */
const DELEGATION = '0xef0100'

export const isContractCode = (code: Hex): boolean => code !== '0x' && !code.startsWith(DELEGATION)

/** The contract whose code a key runs (EIP-7702); null where the code is none, or a contract's own. */
export function delegateOf(code: Hex): Address | null {
  const [, digits] = /^0xef0100([0-9a-f]{40})$/.exec(code.toLowerCase()) ?? []
  return digits === undefined ? null : checksumAddress(`0x${digits}`)
}
