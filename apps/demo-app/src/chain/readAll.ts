import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { encodeFunctionData, parseAbi } from 'viem'
import { sdk } from '../wallet/wallet.ts'

export type Read = { readonly call: string; readonly answer: string; readonly isOk: boolean }

export const NONCE_CALL = encodeFunctionData({ abi: parseAbi(['function nonce() view returns (uint256)']) })

/** Every read of the SDK. The newest block contains the hashes that some of them need. */
export async function readAll({ safeAddress, owners }: SafeInfoExtended): Promise<Read[]> {
  const block = await sdk.eth.getBlockByNumber(['latest'])
  const hash = String(block.transactions[0] ?? `0x${'0'.repeat(64)}`)
  const owner = owners[0] ?? safeAddress
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    eth_getBlockByNumber: async () => block.hash,
    eth_getBlockByHash: async () => (await sdk.eth.getBlockByHash([block.hash])).hash,
    eth_getBalance: () => sdk.eth.getBalance([safeAddress]),
    eth_getCode: () => sdk.eth.getCode([safeAddress]),
    eth_getStorageAt: () => sdk.eth.getStorageAt([safeAddress, 0]),
    eth_getTransactionCount: () => sdk.eth.getTransactionCount([owner]),
    eth_call: () => sdk.eth.call([{ to: safeAddress, data: NONCE_CALL }]),
    eth_estimateGas: () => sdk.eth.getEstimateGas({ from: owner, to: owner, value: '0x1' }),
    eth_gasPrice: () => sdk.eth.getGasPrice(),
    eth_getLogs: async () =>
      `${(await sdk.eth.getPastLogs([{ address: safeAddress, fromBlock: 'earliest' }])).length} events`,
    eth_getTransactionByHash: async () => (await sdk.eth.getTransactionByHash([hash]))?.hash ?? 'no such transaction',
    eth_getTransactionReceipt: async () =>
      (await sdk.eth.getTransactionReceipt([hash]))?.transactionHash ?? 'no such receipt',
  }
  return Promise.all(
    Object.entries(calls).map(([call, ask]) =>
      ask().then(
        (answer) => ({ call, answer: String(answer), isOk: true }),
        (error: unknown) => ({ call, answer: error instanceof Error ? error.message : String(error), isOk: false }),
      ),
    ),
  )
}
