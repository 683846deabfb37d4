import type { Method } from './Method.ts'

/** The method that sends an ERC-20 token. */
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
