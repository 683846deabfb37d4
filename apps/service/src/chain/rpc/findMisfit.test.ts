import { expect, test } from 'vitest'
import { findMisfit } from './findMisfit.ts'

const hash = `0x${'1a'.repeat(32)}`
const log = {
  address: `0x${'a'.repeat(40)}`,
  topics: [hash, hash],
  data: '0x01',
  blockHash: hash,
  blockNumber: '0x1f',
  transactionHash: hash,
  logIndex: '0x0',
}
const receipt = { transactionHash: hash, blockHash: hash, blockNumber: '0x1f', transactionIndex: '0x0', logs: [log] }

test.each([
  ['whole logs', 'eth_getLogs', [log, { ...log, topics: [], data: '0x' }]],
  ['a log that is in no block yet', 'eth_getLogs', [{ ...log, blockHash: null, blockNumber: undefined }]],
  ['a receipt', 'eth_getTransactionReceipt', receipt],
  ['an unknown transaction', 'eth_getTransactionReceipt', null],
  ['a method that is checked where it is used', 'debug_traceTransaction', 'whatever'],
])('behavior: %s fits', (_what, method, answer) => {
  expect(findMisfit(method, answer)).toBeNull()
})

test.each([
  ['no list', {}],
  ['a list of nothing', [null]],
  ['no address', [{ ...log, address: undefined }]],
  ['an address that is no hex', [{ ...log, address: 'vitalik.eth' }]],
  ['one topic', [{ ...log, topics: hash }]],
  ['a topic that is too short', [{ ...log, topics: ['0x12'] }]],
  ['a number for a topic', [{ ...log, topics: [1] }]],
  ['data that is no hex', [{ ...log, data: 'x' }]],
  ['a short block hash', [{ ...log, blockHash: '0x12' }]],
  ['a block number that is a number', [{ ...log, blockNumber: 31 }]],
  ['an empty block number', [{ ...log, blockNumber: '0x' }]],
])('error: logs with %s are refused, alone or in a receipt', (_what, logs) => {
  expect(findMisfit('eth_getLogs', logs)).toMatch(/^eth_getLogs: .* is not what the method promises$/)
  expect(findMisfit('eth_getTransactionReceipt', { ...receipt, logs })).toMatch(
    /^eth_getTransactionReceipt: .* is not what/,
  )
})
