import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeFunctionData, parseAbi } from 'viem'

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

export type SetupCall = { owners: Address[]; threshold: number; fallbackHandler: Address | null }

/** The setup call in an initializer, of 1.0.0 (which has no fallback handler) or later; null for other calldata. */
export function decodeSetupCall(initializer: Hex): SetupCall | null {
  try {
    const { args } = decodeFunctionData({ abi: setupAbi, data: initializer })
    const [owners, threshold, , , handler] = args
    const fallbackHandler = args.length === 8 && handler !== ZERO_ADDRESS ? handler : null
    return { owners: [...owners], threshold: Number(threshold), fallbackHandler }
  } catch {
    return null
  }
}
