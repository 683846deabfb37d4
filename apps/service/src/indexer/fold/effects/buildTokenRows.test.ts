import { TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { concat, encodeAbiParameters, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import type { RawLog } from '../decode/RawLog.ts'
import { buildTokenRows, isTransferOf } from './buildTokenRows.ts'

const safe: Address = '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const other: Address = '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
const transaction: ChainTransaction = {
  hash: `0x${'1'.repeat(64)}`,
  blockNumber: 5,
  blockHash: `0x${'2'.repeat(64)}`,
  blockTime: 1000,
  transactionIndex: 0,
  from: other,
  to: other,
  input: '0x',
  value: 0n,
  gasUsed: 0n,
  effectiveGasPrice: 0n,
  succeeded: true,
}
const word = (value: bigint) => numberToHex(value, { size: 32 })
const log = (topics: Hex[], data: Hex = '0x'): RawLog => ({
  address: '0xcccccccccccccccccccccccccccccccccccccccc',
  topics,
  data,
  blockNumber: 5,
  blockHash: transaction.blockHash,
  transactionHash: transaction.hash,
  transactionIndex: 0,
  logIndex: 3,
})
const rows = (topics: Hex[], data?: Hex) =>
  buildTokenRows('1', log(topics, data), transaction, (address) => address === safe).map(
    ({ kind, direction, value, amount }) => [kind, direction, value, amount],
  )

test.each([
  ['an ERC-20 transfer', [TRANSFER_TOPIC, pad(other), pad(safe)], word(7n), ['ERC20', 'INCOMING', 7n, null]],
  ['an ERC-721 transfer', [TRANSFER_TOPIC, pad(safe), pad(other), word(7n)], '0x', ['ERC721', 'OUTGOING', 7n, null]],
  ['no indexed party', [TRANSFER_TOPIC], concat([pad(other), pad(safe), word(7n)]), ['ERC20', 'INCOMING', 7n, null]],
  ['one indexed party', [TRANSFER_TOPIC, pad(safe)], concat([pad(other), word(7n)]), ['ERC20', 'OUTGOING', 7n, null]],
] as const)('behavior: %s', (_what, topics, data, expected) => {
  expect(rows([...topics], data)).toEqual([expected])
  const isOf = (party: Address) => isTransferOf(log([...topics], data), (address) => address === party)
  expect([safe, other, log([]).address].map(isOf)).toEqual([true, true, false])
})

test('behavior: a transfer of an account to itself has one row, the outgoing one', () => {
  expect(rows([TRANSFER_TOPIC, pad(safe), pad(safe)], word(7n))).toEqual([['ERC20', 'OUTGOING', 7n, null]])
})

test('behavior: every id of a batch has a row with its own id', () => {
  const data = encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [
      [1n, 2n, 3n],
      [5n, 0n, 6n],
    ],
  )
  const topics = [TRANSFER_BATCH_TOPIC, pad(other), pad(other), pad(safe)]
  expect(rows(topics, data)).toEqual([
    ['ERC1155', 'INCOMING', 1n, 5n],
    ['ERC1155', 'INCOMING', 3n, 6n],
  ])
  const ids = buildTokenRows('1', log(topics, data), transaction, () => true).map(({ id, safe: of }) => `${of}${id}`)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id.slice(42)).toMatch(/^e[0-9a-f]{64}\d+$/)
})

test('error: transfers of nothing, and logs without clear parties, have no row', () => {
  expect(rows([TRANSFER_TOPIC, pad(other), pad(safe)], word(0n))).toEqual([])
  expect(rows([TRANSFER_TOPIC, pad(other), pad(safe)], '0x12')).toEqual([])
  expect(rows([TRANSFER_TOPIC], word(1n))).toEqual([])
  const dirty: Hex = `0xff${pad(safe).slice(4)}`
  expect(rows([TRANSFER_TOPIC, pad(other), dirty], word(7n))).toEqual([])
  expect(rows([TRANSFER_TOPIC], concat([pad(other), dirty, word(7n)]))).toEqual([])
  expect(rows([TRANSFER_SINGLE_TOPIC, pad(other), pad(other), dirty], concat([word(1n), word(1n)]))).toEqual([])
  expect(rows([TRANSFER_SINGLE_TOPIC, pad(other), pad(other), pad(safe)], word(1n))).toEqual([])
  expect(rows([TRANSFER_BATCH_TOPIC, pad(other), pad(other), pad(safe)], `0x${'f'.repeat(128)}`)).toEqual([])
  expect(rows([TRANSFER_SINGLE_TOPIC, pad(safe)], concat([word(1n), word(1n)]))).toEqual([])
})
