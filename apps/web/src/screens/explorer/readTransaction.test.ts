import { checksumAddress } from '@countersign/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { serveNode } from '../../testing/serveNode.ts'
import { readAddress } from './readAddress.ts'
import { readTransaction } from './readTransaction.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const from = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const to = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const transaction = { hash, from, to, value: '0xde0b6b3a7640000', nonce: '0x7', gas: '0x5208', input: '0x1234' }
const receipt = {
  blockNumber: '0x10',
  status: '0x1',
  gasUsed: '0x5000',
  effectiveGasPrice: '0x2',
  contractAddress: null,
  logs: [{}],
}

afterEach(() => vi.unstubAllGlobals())

it('behavior: a transaction in a block, with its fee and depth', async () => {
  const { chain } = serveNode({
    eth_getTransactionByHash: { ...transaction, blockNumber: '0x10' },
    eth_getTransactionReceipt: receipt,
    eth_blockNumber: '0x12',
    eth_getBlockByNumber: { timestamp: '0x65000000' },
  })
  expect(await readTransaction(chain, hash)).toEqual({
    from: checksumAddress(from),
    to: checksumAddress(to),
    value: 10n ** 18n,
    nonce: 7n,
    gasLimit: 21_000n,
    input: '0x1234',
    inclusion: {
      block: 16n,
      depth: 3n,
      time: 0x65000000 * 1000,
      succeeded: true,
      gasUsed: 20_480n,
      fee: 40_960n,
      created: null,
      events: 1,
    },
  })
})

it('behavior: a pending transaction, and one that the node does not know', async () => {
  const waiting = serveNode({ eth_getTransactionByHash: transaction, eth_blockNumber: '0x12' })
  expect((await readTransaction(waiting.chain, hash))?.inclusion).toBeNull()
  expect(await readTransaction(serveNode({ eth_blockNumber: '0x12' }).chain, hash)).toBeNull()
})

it('error: a transaction with another hash, and an answer that cannot be parsed', async () => {
  const other = serveNode({ eth_getTransactionByHash: { ...transaction, hash: `0x${'cd'.repeat(32)}` } })
  await expect(readTransaction(other.chain, hash)).rejects.toThrow('answered with 0xcdcd')
  const odd = serveNode({ eth_getTransactionByHash: { ...transaction, value: 'much' } })
  await expect(readTransaction(odd.chain, hash)).rejects.toThrow('cannot be parsed: value')
})

it('behavior: an address is read at one block', async () => {
  const { chain, asked } = serveNode({
    eth_blockNumber: '0x12',
    eth_getBalance: '0x5',
    eth_getTransactionCount: '0x1',
    eth_getCode: '0x6001',
  })
  const address = checksumAddress(to)
  expect(await readAddress(chain, address)).toEqual({ balance: 5n, nonce: 1n, codeBytes: 2, block: 18n })
  expect(asked.slice(1).every((call) => call.endsWith('"0x12"]'))).toBe(true)
})
