import type { QueueItem, Transaction } from '@countersign/api'
import { describe, expect, test } from 'vitest'
import { people } from '@countersign/describe/testing'
import { queueEntries } from './queueEntries.ts'
import { queueStatus } from './queueStatus.ts'

const info = (value: typeof people.vault) => ({ value, name: null, logoUri: null })
const waiting = (nonce: number, id = `tx${nonce}`, fields: Partial<Transaction> = {}): Transaction => ({
  id,
  timestamp: 1_795_000_000_000,
  txHash: null,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: {
    type: 'Custom',
    humanDescription: null,
    to: info(people.vault),
    dataSize: '4',
    value: 0n,
    methodName: null,
    isCancellation: false,
  },
  executionInfo: {
    type: 'MULTISIG',
    nonce,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: [info(people.northwind)],
  },
  safeAppInfo: null,
  note: null,
  ...fields,
})
const item = (transaction: Transaction): QueueItem => ({ type: 'TRANSACTION', conflictType: 'None', transaction })
const outline = (items: QueueItem[], current: number, beyond = 0) =>
  queueEntries(items, current, beyond).map((entry) => {
    if (entry.kind === 'heading') return entry.which
    if (entry.kind === 'gap') return `gap ${entry.from}-${entry.to} before ${entry.waiting}`
    return `${entry.nonce}${entry.next ? '*' : ''}: ${entry.transactions.map(({ id }) => id).join(' ')}`
  })

describe('queueEntries', () => {
  test('behavior: next, later, a gap and a conflict', () => {
    const items = [waiting(41), waiting(42), waiting(44), waiting(45, 'a'), waiting(45, 'b')].map(item)
    expect(outline(items, 41)).toEqual([
      'next',
      '41*: tx41',
      'later',
      '42: tx42',
      'gap 43-43 before 3',
      '44: tx44',
      '45: a b',
    ])
  })

  test('behavior: a gap at the account nonce comes first, and counts what is not loaded', () => {
    expect(outline([item(waiting(43))], 41, 5)).toEqual(['later', 'gap 41-42 before 6', '43: tx43'])
  })

  test('behavior: a row that occurs on two pages is shown once', () => {
    expect(outline([item(waiting(41)), item(waiting(41)), item(waiting(42))], 41)).toEqual([
      'next',
      '41*: tx41',
      'later',
      '42: tx42',
    ])
  })
})

describe('queueStatus', () => {
  const viewer = { wallet: people.northwind, owners: [people.kestrel, people.northwind], currentNonce: 41 }

  test('behavior: the status depends on the connected wallet', () => {
    const said = (transaction: Transaction, wallet: typeof people.vault | null) => {
      const status = queueStatus(transaction, { ...viewer, wallet })
      return `${status?.title} / ${status?.detail} / ${status?.ring}`
    }
    const ready = {
      txStatus: 'AWAITING_EXECUTION',
      executionInfo: {
        type: 'MULTISIG',
        nonce: 42,
        confirmationsRequired: 2,
        confirmationsSubmitted: 2,
        missingSigners: null,
      },
    } as const
    expect(said(waiting(41), people.northwind)).toBe('Needs your signature / 1 of 2 signed / yours')
    expect(said(waiting(41), people.kestrel)).toBe('Waiting for other owners / 1 of 2 signed / open')
    expect(said(waiting(41), people.stranger)).toBe('Waiting for owners / 1 of 2 signed / open')
    expect(said(waiting(41), null)).toBe('Waiting for owners / 1 of 2 signed / open')
    expect(said(waiting(42, 'r', ready), people.kestrel)).toBe('Ready to execute / after transaction 41 / ready')
    expect(
      said(waiting(42, 'r', { ...ready, executionInfo: { ...ready.executionInfo, nonce: 41 } }), people.kestrel),
    ).toBe('Ready to execute / 2 of 2 signed / ready')
  })

  test('behavior: an owner is either a signer or missing', () => {
    expect(queueStatus(waiting(41), viewer)).toMatchObject({ signers: [people.kestrel], missing: [people.northwind] })
  })
})
