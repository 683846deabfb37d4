import { describe, expect, it } from 'vitest'
import type { Creation } from './creationStore.ts'
import { nextCreation, type CreationSight } from './nextCreation.ts'

const sent: Creation = {
  chainId: '31337',
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  name: 'Bridge reserve',
  owners: [],
  threshold: 2,
  txHash: `0x${'b'.repeat(64)}`,
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  walletNonce: 4,
  phase: 'sent',
  failure: null,
  misses: 0,
  isLate: false,
  block: null,
  sentAt: 0,
  minedAt: null,
  endedAt: null,
}
const look = (seen: Partial<CreationSight>): CreationSight => ({
  now: 100,
  receipt: null,
  walletNonce: 4,
  exists: false,
  isIndexed: false,
  ...seen,
})
const receipt = { block: '9', isSuccess: true, reason: '' }

describe('nextCreation', () => {
  it('behavior: sent, in a block, indexed', () => {
    const mined = nextCreation(sent, look({ receipt, exists: true }))
    expect(mined).toMatchObject({ phase: 'mined', block: '9', minedAt: 100 })
    expect(nextCreation(mined, look({ receipt, exists: true }))).toBe(mined)
    expect(nextCreation(mined, look({ receipt, exists: true, isIndexed: true })).phase).toBe('indexed')
  })

  it('error: a revert has a reason', () => {
    const failed = nextCreation(
      sent,
      look({ receipt: { ...receipt, isSuccess: false, reason: 'Create2 call failed' } }),
    )
    expect(failed).toMatchObject({ phase: 'failed', failure: 'Create2 call failed' })
  })

  it('error: a transaction replaced in the wallet fails after three polls', () => {
    const passed = look({ walletNonce: 5 })
    const third = [1, 2, 3].reduce<Creation>((state) => nextCreation(state, passed), sent)
    expect(third.phase).toBe('failed')
  })

  it('error: a late transaction is marked but continues, because it may still be included', () => {
    const late = nextCreation(sent, look({ now: 5 * 60_000 + 1 }))
    expect(late).toMatchObject({ phase: 'sent', isLate: true, failure: null })
    expect(nextCreation(late, look({ now: 5 * 60_000 + 2 }))).toBe(late)
    expect(nextCreation(late, look({ now: 6 * 60_000, receipt, exists: true })).phase).toBe('mined')
  })

  it('behavior: a creation that reverts because an earlier attempt succeeded counts as created', () => {
    const seen = look({ receipt: { ...receipt, isSuccess: false, reason: 'x' }, exists: true, isIndexed: true })
    expect(nextCreation(sent, seen).phase).toBe('indexed')
  })
})
