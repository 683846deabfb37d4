import { describe, expect, it } from 'vitest'
import type { PendingExecution } from '../../shared/execution/PendingExecution.ts'
import { nextState, TIMEOUT_MS, type Observation } from './nextState.ts'

const sent: PendingExecution = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  safeTxHash: `0x${'a'.repeat(64)}`,
  nonce: '7',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  txHash: `0x${'b'.repeat(64)}`,
  walletNonce: 12,
  phase: 'sent',
  failure: null,
  misses: 0,
  block: null,
  fee: null,
  sentAt: 1000,
  minedAt: null,
  endedAt: null,
}
const look = (seen: Partial<Observation>): Observation => ({
  now: 2000,
  receipt: null,
  walletNonce: 12,
  safeNonce: 7n,
  indexed: null,
  ...seen,
})
const receipt = { block: '10', fee: '5', outcome: 'success', reason: '' } as const
const repeat = (count: number, seen: Observation) =>
  Array.from({ length: count }).reduce<PendingExecution>((state) => nextState(state, seen), sent)

describe('nextState', () => {
  it('behavior: nothing new leaves the very same entry, so that nothing is written', () => {
    expect(nextState(sent, look({}))).toBe(sent)
  })

  it('behavior: sent, mined, indexed, each with its time', () => {
    const mined = nextState(sent, look({ receipt }))
    expect(mined).toMatchObject({ phase: 'mined', block: '10', minedAt: 2000 })
    expect(nextState(mined, look({ receipt, indexed: 'executed', now: 3000 }))).toMatchObject({
      phase: 'indexed',
      minedAt: 2000,
      endedAt: 3000,
    })
  })

  it('behavior: executed under another hash, sped up or by somebody else, still ends indexed', () => {
    const seen = look({ walletNonce: 13, safeNonce: 8n, indexed: 'executed' })
    expect(nextState(sent, seen).phase).toBe('indexed')
  })

  it('error: a revert keeps its reason', () => {
    const failed = nextState(sent, look({ receipt: { ...receipt, outcome: 'reverted', reason: 'too little' } }))
    expect(failed).toMatchObject({ phase: 'failed', failure: { kind: 'reverted', reason: 'too little' } })
  })

  it('error: a failure inside is not a success', () => {
    const failed = nextState(sent, look({ receipt: { ...receipt, outcome: 'inner-failed' } }))
    expect(failed.failure?.kind).toBe('inner-failed')
  })

  it('error: replaced only after the third look in a row', () => {
    const passed = look({ walletNonce: 13 })
    expect(repeat(2, passed).phase).toBe('sent')
    expect(repeat(3, passed).failure?.kind).toBe('replaced')
  })

  it('behavior: a look that finds it missing no more starts the count again', () => {
    const twice = repeat(2, look({ walletNonce: 13 }))
    expect(nextState(twice, look({})).misses).toBe(0)
  })

  it('error: another transaction took the nonce of the account', () => {
    expect(repeat(3, look({ safeNonce: 8n })).failure).toMatchObject({
      kind: 'nonce-taken',
      reason: 'Another transaction used nonce 7 of the account, so this one can never execute.',
    })
  })

  it('error: no block for five minutes is a time-out, not a failure of the transaction', () => {
    expect(nextState(sent, look({ now: 1000 + TIMEOUT_MS + 1 })).failure?.kind).toBe('timeout')
  })

  it('behavior: an ended one stays as it is', () => {
    const failed = repeat(3, look({ safeNonce: 8n }))
    expect(nextState(failed, look({ receipt }))).toBe(failed)
  })
})
