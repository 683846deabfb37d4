/**
 * The interface of MultiSend and MultiSendCallOnly, the same in every version.
 *
 * @example
 * client.simulateContract({ address, abi: MULTISEND_ABI, functionName: 'multiSend', args: [packed] })
 */
export const MULTISEND_ABI = [
  {
    type: 'function',
    name: 'multiSend',
    stateMutability: 'payable',
    inputs: [{ name: 'transactions', type: 'bytes' }],
    outputs: [],
  },
] as const
