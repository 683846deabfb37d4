import type { Method } from './Method.ts'

/** What sends a token of ERC-20. */
export const transferMethod: Method = {
  kind: 'function',
  name: 'transfer',
  inputs: [
    { name: 'to', type: 'address', internalType: 'address' },
    { name: 'value', type: 'uint256', internalType: 'uint256' },
  ],
  outputs: [{ type: 'bool' }],
  stateMutability: 'nonpayable',
}
