import { testContractAddresses, testTokenAbi } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import * as z from 'zod/mini'
import { since } from '../support/version.ts'
import type { Subject } from './Subject.ts'

type Read = readonly [path: string, args: readonly unknown[], method: string, params: readonly unknown[]]

/** Every read of the chain gives what the node gives; where the client leaves out a block or writes it as a number too. */
export async function readChain({ app, host, version }: Subject): Promise<void> {
  const { address } = host.account
  const { testUsd } = testContractAddresses()
  const call = {
    to: testUsd,
    data: encodeFunctionData({ abi: testTokenAbi, functionName: 'balanceOf', args: [address] }),
  }
  const [log] = Logs.parse(await host.rpc('eth_getLogs', { address, fromBlock: '0x0' }))
  if (!log) throw new Error(`${address} has no events.`)
  const { blockHash, blockNumber, transactionHash } = log
  const filter = { address, fromBlock: '0x0', toBlock: blockNumber }
  const reads: Read[] = [
    ['call', [call], 'eth_call', [call, 'latest']],
    ['getBalance', [address], 'eth_getBalance', [address, 'latest']],
    ['getCode', [address], 'eth_getCode', [address, 'latest']],
    ['getStorageAt', [address, 0], 'eth_getStorageAt', [address, '0x0', 'latest']],
    ['getPastLogs', [filter], 'eth_getLogs', [filter]],
    ['getBlockByHash', [blockHash], 'eth_getBlockByHash', [blockHash, false]],
    ['getBlockByNumber', [Number(blockNumber)], 'eth_getBlockByNumber', [blockNumber, false]],
    ['getTransactionByHash', [transactionHash], 'eth_getTransactionByHash', [transactionHash]],
    ['getTransactionReceipt', [transactionHash], 'eth_getTransactionReceipt', [transactionHash]],
  ]
  if (since(version, '4.1.0'))
    reads.push(['getTransactionCount', [address], 'eth_getTransactionCount', [address, 'latest']])
  for (const [path, args, method, params] of reads)
    expect(await app.value(`eth.${path}`, args), path).toEqual(await host.rpc(method, ...params))

  // The price moves with every block of a neighbour's.
  if (since(version, '4.1.0')) expect(await app.value('eth.getGasPrice')).toMatch(/^0x[1-9a-f][0-9a-f]*$/)
  if (since(version, '6.0.0')) {
    const transfer = { from: address, to: host.owner.address, value: '0x1' }
    expect(await app.value('eth.getEstimateGas', transfer)).toBe(await host.rpc('eth_estimateGas', transfer))
  }

  const tooMuch = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'transfer',
    args: [host.owner.address, 10n ** 30n],
  })
  const failing = { from: address, to: testUsd, data: tooMuch }
  const words = await host.rpc('eth_call', failing, 'latest').then(
    () => 'no error',
    (error: Error) => error.message,
  )
  expect(await app.error('eth.call', [failing])).toContain(words)
}

const Logs = z.array(z.object({ blockHash: z.string(), blockNumber: z.string(), transactionHash: z.string() }))
