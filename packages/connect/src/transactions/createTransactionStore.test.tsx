import { beforeEach, describe, expect, it } from 'vitest'
import { createTransactionStore, KEPT_FINISHED } from './createTransactionStore.ts'
import { FOLLOW_MS, followTransactions } from './followTransactions.ts'
import type { TransactionInput, TransactionRecord } from './TransactionRecord.ts'

const store = createTransactionStore('test.transactions')

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const sent = (index: number, change: Partial<TransactionInput> = {}): TransactionInput => ({
  chainId: '31337',
  account,
  hash: hash(index),
  description: `Execute ${index}`,
  ...change,
})
const find = (index: number) => store.list().find((record) => record.hash === hash(index))
const end = (index: number, status: TransactionRecord['status']) => {
  const record = find(index)
  if (record) store.update(record, { status, block: '7' })
}

beforeEach(() => {
  store.clear(account)
  store.clear(other)
})

describe('records of sent transactions', () => {
  it.each([
    ['a hash that is too short', { hash: '0x12' }, /0x and 64 hex characters\. This one is “0x12”/],
    ['a hash without 0x', { hash: 'a'.repeat(64) }, /0x and 64 hex/],
    ['no description', { description: '  ' }, /needs a description/],
    ['no confirmation', { confirmations: 0 }, /positive whole number, not 0/],
    ['half a confirmation', { confirmations: 1.5 }, /positive whole number, not 1\.5/],
  ])('error: %s is refused and nothing is stored', (_name, change, message) => {
    expect(() => store.add(sent(1, change))).toThrow(message)
    expect(store.list()).toEqual([])
  })

  it('behavior: one confirmation is enough by default', () => {
    store.add(sent(1))
    expect(find(1)).toMatchObject({ status: 'pending', confirmations: 1, block: null, path: null })
  })

  it('behavior: at most ten finished transactions are stored per chain and account, and all pending ones', () => {
    store.add(sent(0))
    for (let index = 1; index <= 12; index++) {
      store.add(sent(index))
      end(index, index % 2 === 0 ? 'confirmed' : 'failed')
    }
    store.add(sent(90, { account: other }))
    store.add(sent(91, { chainId: '31338' }))
    const here = store.list().filter((record) => record.chainId === '31337' && record.account === account)
    expect(here.filter(({ status }) => status !== 'pending')).toHaveLength(KEPT_FINISHED)
    expect(find(0)?.status).toBe('pending')
    expect([find(1), find(2)]).toEqual([undefined, undefined])
    expect(find(12)?.status).toBe('confirmed')
    expect([find(90)?.status, find(91)?.status]).toEqual(['pending', 'pending'])
  })

  it('behavior: wallet nonce 0 is a nonce like any other', () => {
    store.add(sent(1, { walletNonce: 0 }))
    store.add(sent(2, { walletNonce: 0 }))
    end(2, 'confirmed')
    expect([1, 2].map((index) => find(index)?.status)).toEqual(['replaced', 'confirmed'])
  })

  it('behavior: when a block contains one of a wallet nonce, the others with it are replaced', () => {
    store.add(sent(1, { walletNonce: 7 }))
    store.add(sent(2, { walletNonce: 7 }))
    store.add(sent(3, { walletNonce: 8 }))
    store.add(sent(4, { walletNonce: 7, account: other }))
    store.add(sent(5))
    end(2, 'confirmed')
    expect([1, 2, 3, 4, 5].map((index) => find(index)?.status)).toEqual([
      'replaced',
      'confirmed',
      'pending',
      'pending',
      'pending',
    ])
  })

  it('behavior: clearing deletes one account’s transactions on every chain, and a later result does not restore them', () => {
    store.add(sent(1))
    store.add(sent(2, { chainId: '31338' }))
    store.add(sent(3, { account: other }))
    const cleared = find(1)
    store.clear(account)
    expect(store.list().map(({ description }) => description)).toEqual(['Execute 3'])
    if (cleared) store.update(cleared, { status: 'confirmed', block: '7' })
    expect(find(1)).toBeUndefined()
  })
})

describe('what becomes of them', () => {
  const settled = (condition: () => boolean) => expect.poll(condition, { interval: 2 }).toBe(true)

  it('behavior: a mined transaction is confirmed, a reverted one failed, one without an answer stays pending', async () => {
    for (const index of [1, 2, 3, 4]) store.add(sent(index))
    let looks = 0
    const stop = followTransactions({
      transactions: store,
      pollMs: 1,
      read: async (record) => {
        if (record.hash === hash(4) && ++looks < 3) throw new Error('no provider answers')
        if (record.hash === hash(1) || record.hash === hash(4)) return { status: 'confirmed', block: '5' }
        return record.hash === hash(2) ? { status: 'failed', block: '6' } : null
      },
    })
    await settled(() => find(4)?.status === 'confirmed')
    stop()
    expect([find(1)?.status, find(2)?.status, find(3)?.status]).toEqual(['confirmed', 'failed', 'pending'])
    expect(find(2)?.block).toBe('6')
  })

  it('behavior: after the time limit a transaction stays pending, and the next load reads it again', async () => {
    store.add(sent(1))
    let time = 0
    let looks = 0
    const stop = followTransactions({
      transactions: store,
      pollMs: 1,
      now: () => time,
      read: async () => {
        looks++
        if (looks === 2) time = FOLLOW_MS
        return null
      },
    })
    await settled(() => looks === 2)
    // A new transaction starts the polling again; the old one is not polled.
    store.add(sent(2, { chainId: '99' }))
    stop()
    expect([looks, find(1)?.status]).toEqual([2, 'pending'])
    const again = followTransactions({
      transactions: store,
      pollMs: 1,
      read: async () => ({ status: 'confirmed', block: '9' }),
    })
    await settled(() => find(1)?.status === 'confirmed')
    again()
  })
})
