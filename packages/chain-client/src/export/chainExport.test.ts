import { describe, expect, test } from 'vitest'
import type { LocalProposal } from '../local/LocalProposal.ts'
import { exportRows } from './exportRows.ts'
import { printExport } from './printExport.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const hash = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`
const zero = '0x0000000000000000000000000000000000000000'
const call = { to: friend, value: 25n * 10n ** 16n, data: '0x', operation: 0 } as const
const refund = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero } as const
const execution = {
  transactionHash: hash('b'),
  blockNumber: 30,
  logIndex: 5,
  safeTxHash: hash('1'),
  failed: false,
  payment: 0n,
  nonce: 4n,
  transaction: { ...call, ...refund, nonce: 4n },
  signatures: '0x',
  threshold: 2,
} as const
const move = {
  id: 'e1',
  transactionHash: hash('a'),
  blockNumber: 20,
  logIndex: 0,
  kind: 'ERC20',
  token,
  from: friend,
  to: safe,
  value: 1_500_000n,
  amount: 1n,
} as const
const creation = {
  transactionHash: hash('c'),
  blockNumber: 10,
  creator: friend,
  factory: null,
  masterCopy: null,
} as const

const kept: LocalProposal = {
  chainId: '31337',
  safe,
  safeTxHash: hash('1'),
  transaction: execution.transaction,
  signatures: [],
  proposer: null,
  origin: '{"note":"rent"}',
  source: 'page',
  createdAt: 0,
  modifiedAt: 0,
  offer: null,
}

const rows = exportRows({
  native: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
  safe,
  past: {
    // The log that reports a transaction follows the logs of what it moved, so its place is higher.
    moves: [
      { ...move, id: 'e2', transactionHash: hash('b'), blockNumber: 30, logIndex: 3, from: safe, to: friend },
      move,
    ],
    executions: [
      execution,
      { ...execution, transactionHash: hash('d'), blockNumber: 40, safeTxHash: hash('2'), failed: true },
      { ...execution, transactionHash: hash('e'), blockNumber: 50, safeTxHash: hash('3'), transaction: null },
    ],
    modules: [],
    creation,
  },
  tokens: new Map([[token, { type: 'ERC20', name: 'T', symbol: '=T,"x"', decimals: 6, trusted: false }]]),
  timeOf: (block) => Date.UTC(2026, 7, block - 9, 12),
  keptOf: (safeTxHash) => (safeTxHash === hash('1') ? kept : null),
})
const reported = {
  chainId: '31337',
  shortName: 'dev1',
  safe,
  blocks: { from: 5, to: 60 },
  complete: true,
  rows,
} as const
const everything = { from: '', to: '' }

describe('rows', () => {
  test('behavior: rows are oldest first, each transaction before its transfers, including coins sent by calls', () => {
    expect(rows.map(({ type, asset, direction, amount, nonce }) => [type, asset, direction, amount, nonce])).toEqual([
      ['CREATION', null, null, null, null],
      ['TRANSFER', 'ERC20', 'INCOMING', '1.5', null],
      ['MULTISIG', null, null, null, 4],
      ['TRANSFER', 'NATIVE', 'OUTGOING', '0.25', null],
      ['TRANSFER', 'ERC20', 'OUTGOING', '1.5', null],
      ['MULTISIG', null, null, null, 4],
      ['MULTISIG', null, null, null, 4],
    ])
    expect(rows[2]).toMatchObject({ note: 'rent', status: 'SUCCESS', counterparty: friend, value: `${call.value}` })
  })

  test('error: a failed transaction has no transfers, and a call without an event has no recipient', () => {
    expect(rows.filter(({ blockNumber }) => blockNumber === 40)).toMatchObject([{ status: 'FAILED' }])
    expect(rows.at(-1)).toMatchObject({ safeTxHash: hash('3'), method: null, counterparty: null, value: null })
  })
})

describe('files', () => {
  test('behavior: the name and every line of a CSV say that it was read from nodes alone', () => {
    const { name, text } = printExport(reported, 'csv', everything)
    expect(name).toBe(`countersign-dev1-${safe}-chain-only.csv`)
    const [head, ...lines] = text.trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFtype,date,.*,note,source$/)
    expect(lines).toHaveLength(rows.length)
    for (const line of lines) expect(line).toMatch(/,"chain-only, complete, blocks 5 to 60"$/)
    expect(lines[1]).toContain(`,"'=T,""x""",6,`)
  })

  test('behavior: a range of UTC days includes both ends, and the head of a JSON file says how much was read', () => {
    const { name, text } = printExport({ ...reported, complete: false }, 'json', {
      from: '2026-08-11',
      to: '2026-08-21',
    })
    expect(name).toBe(`countersign-dev1-${safe}-chain-only-incomplete-2026-08-11-2026-08-21.json`)
    const file = JSON.parse(text)
    expect(file).toMatchObject({
      source: 'chain-only',
      complete: false,
      blocks: { from: 5, to: 60 },
      from: '2026-08-11',
    })
    expect(file.rows.map(({ blockNumber }: { blockNumber: number }) => blockNumber)).toEqual([20, 30, 30, 30])
  })
})
