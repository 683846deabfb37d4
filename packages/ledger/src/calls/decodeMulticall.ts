import type { Address, Hex } from '@countersign/primitives'
import { decodeFunctionData, parseAbi, toFunctionSelector } from 'viem'

const multicall3CallAbi = parseAbi([
  'struct Call { address target; bytes callData; }',
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate(Call[] calls) payable',
  'function blockAndAggregate(Call[] calls) payable',
  'function tryAggregate(bool requireSuccess, Call[] calls) payable',
  'function tryBlockAndAggregate(bool requireSuccess, Call[] calls) payable',
  'function aggregate3(Call3[] calls) payable',
  'function aggregate3Value(Call3Value[] calls) payable',
])

/** Checked first: the decoder would hash every signature again for each transaction of a chain. */
const selectors: ReadonlySet<string> = new Set(multicall3CallAbi.map((item) => toFunctionSelector(item)))

/**
 * A call that a relayer wrapped.
 *
 * @example
 * const call: WrappedCall = { to: safe, value: 0n, data }
 */
export type WrappedCall = { to: Address; value: bigint; data: Hex }

/**
 * Calls that relayers hand to Multicall3 or a contract with its functions; null for other calldata.
 *
 * @example
 * decodeMulticall(transferData) // null
 */
export function decodeMulticall(data: Hex): WrappedCall[] | null {
  if (!selectors.has(data.slice(0, 10).toLowerCase())) return null
  try {
    const { functionName, args } = decodeFunctionData({ abi: multicall3CallAbi, data })
    switch (functionName) {
      case 'aggregate3':
      case 'aggregate':
      case 'blockAndAggregate':
        return args[0].map(({ target, callData }) => ({ to: target, value: 0n, data: callData }))
      case 'aggregate3Value':
        return args[0].map(({ target, value, callData }) => ({ to: target, value, data: callData }))
      case 'tryAggregate':
      case 'tryBlockAndAggregate':
        return args[1].map(({ target, callData }) => ({ to: target, value: 0n, data: callData }))
    }
  } catch {
    return null
  }
}
