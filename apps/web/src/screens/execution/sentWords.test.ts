import { describe, expect, it } from 'vitest'
import type { Attempt, PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { isCancelling, isReplaceable, sentWords } from './sentWords.ts'

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const fees = { gas: '90000', most: '9000000000', tip: '1000000000' }
const first: Attempt = {
  kind: 'execute',
  txHash: `0x${'b'.repeat(64)}`,
  walletNonce: 12,
  at: 1000,
  asked: fees,
  carried: fees,
}
const sent: PendingExecution = {
  chainId: '31337',
  safe: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  safeTxHash: `0x${'a'.repeat(64)}`,
  nonce: '7',
  sender,
  txHash: first.txHash,
  isProposed: false,
  relay: null,
  sentBlock: '9',
  walletNonce: 12,
  callHash: null,
  attempts: [first],
  phase: 'sent',
  failure: null,
  misses: 0,
  block: null,
  fee: null,
  sentAt: 1000,
  minedAt: null,
  endedAt: null,
}
const after = (attempt: Partial<Attempt>): PendingExecution => ({
  ...sent,
  attempts: [first, { ...first, ...attempt }],
})

describe('what the wallet did', () => {
  it('behavior: exactly what the page asked needs no words', () => {
    expect(sentWords(sent, 'me', sender)).toEqual([])
    expect(sentWords(after({ kind: 'speed-up' }), 'me', sender)).toEqual([])
  })

  it('behavior: a changed fee is shown with both values', () => {
    const changed = { ...sent, attempts: [{ ...first, carried: { ...fees, most: '20000000000' } }] }
    expect(sentWords(changed, 'me', sender)).toEqual([
      '<b>Your wallet changed the network fee.</b> The page asked for gas limit 90,000, maximum fee 9 gwei, tip 1 gwei. The wallet sent gas limit 90,000, maximum fee 20 gwei, tip 1 gwei.',
    ])
  })

  it('error: an ignored wallet nonce replaces and cancels nothing, and both may cost gas', () => {
    const [faster] = sentWords(after({ kind: 'speed-up', walletNonce: 13 }), 'me', sender)
    expect(faster).toContain('ignored its nonce 12 and used 13')
    expect(faster).toContain('cannot execute twice, but both transactions may cost gas')
    const cancel = after({ kind: 'cancel', walletNonce: 13 })
    expect(sentWords(cancel, 'me', sender)[0]).toContain('Nothing was cancelled')
    expect(isCancelling(cancel)).toBe(false)
    expect(isCancelling(after({ kind: 'cancel' }))).toBe(true)
  })

  it('error: a wallet that ignores the nonce 0 of its first transaction is reported too', () => {
    const faster = { ...after({ kind: 'speed-up', walletNonce: 1 }), walletNonce: 0 }
    expect(sentWords(faster, 'me', sender)[0]).toContain('ignored its nonce 0 and used 1')
    const same = { ...after({ kind: 'cancel', walletNonce: 0 }), walletNonce: 0 }
    expect(isCancelling(same)).toBe(true)
  })

  it('behavior: another wallet and an account as wallet cannot replace it, each with its reason', () => {
    expect(sentWords(sent, '0xf39F…2266', null)).toEqual([
      'To speed up or cancel it, connect the wallet that sent it: 0xf39F…2266.',
    ])
    const proposed = { ...sent, isProposed: true }
    expect(sentWords(proposed, 'me', sender)[0]).toContain('a contract without a nonce of its own')
    expect(isReplaceable(proposed)).toBe(false)
    expect(isReplaceable({ ...sent, phase: 'mined' })).toBe(false)
  })
})
