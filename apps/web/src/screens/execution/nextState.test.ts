import { describe, expect, it } from 'vitest'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { isUnderWay, nextState, TIMEOUT_MS, type Observation } from './nextState.ts'

const sent: PendingExecution = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  safeTxHash: `0x${'a'.repeat(64)}`,
  nonce: '7',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  txHash: `0x${'b'.repeat(64)}`,
  isProposed: false,
  relay: null,
  sentBlock: '9',
  walletNonce: 12,
  callHash: null,
  attempts: [],
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
  accountNonce: 'free',
  isHeld: null,
  indexed: null,
  cancelled: null,
  found: [],
  relay: null,
  ...seen,
})
const receipt = { txHash: sent.txHash, block: '10', fee: '5', outcome: 'success', reason: '' } as const
const repeat = (count: number, seen: Observation) =>
  Array.from({ length: count }).reduce<PendingExecution>((state) => nextState(state, seen), sent)

describe('nextState', () => {
  it('behavior: without news the same object is returned, so that nothing is stored', () => {
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

  it('behavior: after a speed-up in the wallet it continues under the new hash', () => {
    const carrier = { ...receipt, txHash: `0x${'c'.repeat(64)}` } as const
    const mined = nextState(sent, look({ walletNonce: 13, receipt: carrier }))
    expect(mined).toMatchObject({ phase: 'mined', txHash: carrier.txHash, block: '10', fee: '5' })
  })

  it('behavior: if only the service knows the executing hash, it still ends as indexed', () => {
    const seen = look({ walletNonce: 13, accountNonce: 'unknown', indexed: 'executed' })
    expect(nextState(sent, seen).phase).toBe('indexed')
  })

  it('error: a revert keeps its reason', () => {
    const failed = nextState(sent, look({ receipt: { ...receipt, outcome: 'reverted', reason: 'too little' } }))
    expect(failed).toMatchObject({ phase: 'failed', failure: { kind: 'reverted', reason: 'too little' } })
  })

  it('error: a revert because another transaction used the nonce offers no retry', () => {
    const reverted = { ...receipt, outcome: 'reverted' } as const
    const taken = nextState(sent, look({ receipt: reverted, accountNonce: 'taken' }))
    expect(taken).toMatchObject({ fee: '5', failure: { kind: 'nonce-taken' } })
    expect(nextState(sent, look({ receipt: reverted, accountNonce: 'unknown' })).failure).toBeNull()
  })

  it('error: a failed inner call is not a success', () => {
    const failed = nextState(sent, look({ receipt: { ...receipt, outcome: 'inner-failed' } }))
    expect(failed.failure?.kind).toBe('inner-failed')
  })

  it('error: replaced only after the third poll in a row', () => {
    const passed = look({ walletNonce: 13 })
    expect(repeat(2, passed).phase).toBe('sent')
    expect(repeat(3, passed).failure?.kind).toBe('replaced')
  })

  it('behavior: the first transaction of a wallet, with nonce 0, is followed like any other', () => {
    const first = { ...sent, walletNonce: 0 }
    expect(nextState(first, look({ walletNonce: 0 }))).toBe(first)
    const replaced = [1, 2, 3].reduce<PendingExecution>((state) => nextState(state, look({ walletNonce: 1 })), first)
    expect(replaced.failure).toMatchObject({ kind: 'replaced', reason: expect.stringContaining('0') })
  })

  it('behavior: not replaced while it may have executed under another hash', () => {
    expect(repeat(9, look({ walletNonce: 13, accountNonce: 'unknown' })).phase).toBe('sent')
  })

  it('behavior: a poll that finds it again resets the count', () => {
    const twice = repeat(2, look({ walletNonce: 13 }))
    expect(nextState(twice, look({})).misses).toBe(0)
  })

  it('error: another transaction used the nonce of the account', () => {
    expect(repeat(3, look({ walletNonce: 13, accountNonce: 'taken' })).failure).toMatchObject({
      kind: 'nonce-taken',
      reason: 'Another transaction used number 7 of the account, so this one can never execute.',
    })
  })

  it('behavior: proposed to an account, it waits for the owners without a limit', () => {
    const proposed = { ...sent, isProposed: true, walletNonce: null }
    expect(nextState(proposed, look({ now: 1000 + 100 * TIMEOUT_MS }))).toBe(proposed)
    const carrier = { ...receipt, txHash: `0x${'c'.repeat(64)}` } as const
    const mined = nextState(proposed, look({ receipt: carrier }))
    expect(mined).toMatchObject({ phase: 'mined', txHash: carrier.txHash })
  })

  describe('after a cancellation from this page', () => {
    const cancelled = { block: '11', fee: '3' }

    it('behavior: its block ends it, with the fee that it cost', () => {
      expect(nextState(sent, look({ cancelled, walletNonce: 13 }))).toMatchObject({
        phase: 'failed',
        failure: { kind: 'cancelled' },
        block: '11',
        fee: '3',
      })
    })

    it('behavior: the execution counts where a block contains it after all', () => {
      expect(nextState(sent, look({ cancelled, receipt }))).toMatchObject({ phase: 'mined', failure: null })
      expect(nextState(sent, look({ cancelled, accountNonce: 'unknown' })).phase).toBe('sent')
      expect(repeat(3, look({ cancelled, accountNonce: 'taken' })).failure?.kind).toBe('nonce-taken')
    })
  })

  describe('sent by the service', () => {
    const relayed: PendingExecution = {
      ...sent,
      walletNonce: null,
      relay: { taskId: '0x1', state: 'queued', hash: null },
    }
    const hash = `0x${'d'.repeat(64)}` as const

    it('behavior: queued, sent and included, as the service says; the receipt of the chain decides', () => {
      const queued = look({ relay: { state: 'queued', hash: null } })
      expect(nextState(relayed, queued)).toBe(relayed)
      const included = nextState(relayed, look({ relay: { state: 'included', hash } }))
      expect(included).toMatchObject({ phase: 'sent', relay: { state: 'included', hash } })
      expect(nextState(included, look({ relay: { state: 'included', hash }, receipt })).phase).toBe('mined')
    })

    it('error: refused by the service, unless it was executed', () => {
      const relay = { state: 'rejected', hash: null } as const
      expect(nextState(relayed, look({ relay })).failure?.kind).toBe('not-relayed')
      expect(nextState(relayed, look({ relay, receipt })).phase).toBe('mined')
      expect(nextState(relayed, look({ relay, accountNonce: 'unknown' })).failure).toBeNull()
    })

    it('error: after the timeout the wallet can execute it', () => {
      const late = nextState(relayed, look({ now: 1001 + TIMEOUT_MS, relay: { state: 'sent', hash: null } }))
      expect(late.failure).toMatchObject({ kind: 'timeout', reason: expect.stringContaining('from your wallet') })
    })
  })

  describe('what the node did not know at first', () => {
    const fees = { gas: '90000', most: '7', tip: '1' }
    const asked: PendingExecution = {
      ...sent,
      walletNonce: null,
      attempts: [{ kind: 'execute', txHash: sent.txHash, walletNonce: null, at: 1000, asked: fees, carried: null }],
    }

    it('behavior: the wallet nonce and the fees are filled in once', () => {
      const carried = { ...fees, most: '9' }
      const found = [{ txHash: sent.txHash, walletNonce: 12, carried }]
      const next = nextState(asked, look({ found }))
      expect(next).toMatchObject({ walletNonce: 12, attempts: [{ walletNonce: 12, asked: fees, carried }] })
      expect(nextState(next, look({}))).toBe(next)
    })

    it('behavior: the time limit begins again with a replacement', () => {
      const [first] = asked.attempts
      if (!first) throw new Error('The fixture has an attempt.')
      const later = { ...asked, attempts: [first, { ...first, kind: 'speed-up' as const, at: 1000 + TIMEOUT_MS }] }
      expect(nextState(later, look({ now: 1001 + TIMEOUT_MS }))).toBe(later)
      expect(nextState(asked, look({ now: 1001 + TIMEOUT_MS })).failure?.kind).toBe('timeout')
    })
  })

  describe('after the timeout', () => {
    const late = { now: 1000 + TIMEOUT_MS + 1 }

    it('error: the timeout is shown, and whether the node still has the transaction', () => {
      expect(nextState(sent, look({ ...late, isHeld: true })).failure).toMatchObject({
        kind: 'timeout',
        reason: expect.stringContaining('It may still be included'),
      })
      expect(nextState(sent, look({ ...late, isHeld: false })).failure?.reason).toContain('it was dropped')
    })

    it('behavior: polling continues, because it may still be included', () => {
      const waiting = nextState(sent, look(late))
      expect(isUnderWay(waiting)).toBe(true)
      expect(nextState(waiting, look(late))).toBe(waiting)
      expect(nextState(waiting, look({ ...late, receipt }))).toMatchObject({ phase: 'mined', failure: null })
      expect(nextState(waiting, look({ ...late, indexed: 'executed' }))).toMatchObject({
        phase: 'indexed',
        failure: null,
      })
    })
  })

  it('behavior: a finished execution stays unchanged', () => {
    const failed = repeat(3, look({ accountNonce: 'taken' }))
    expect(nextState(failed, look({ receipt }))).toBe(failed)
  })
})
