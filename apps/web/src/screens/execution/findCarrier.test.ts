import { describe, expect, it } from 'vitest'
import { toEventSelector } from 'viem'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { isOfExecution } from './findCarrier.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x00000000000000000000000000000000DeaDBeef'
const safeTxHash = `0x${'a'.repeat(64)}` as const
const pending: PendingExecution = {
  chainId: '31337',
  safe,
  safeTxHash,
  nonce: '7',
  sender: other,
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
const success = toEventSelector('ExecutionSuccess(bytes32,uint256)')
const log = (address: string, hash: string) => ({ address, topics: [success, hash], data: '0x' })

describe('isOfExecution', () => {
  it('behavior: matches the account’s event with the hash, whatever contract sent the execution', () => {
    expect(isOfExecution({ status: 'success', to: other, logs: [log(safe, safeTxHash)] }, pending)).toBe(true)
    expect(isOfExecution({ status: 'success', to: safe, logs: [] }, pending)).toBe(true)
  })

  it('error: another successful transaction does not match, whatever hash the wallet returned', () => {
    const hash = `0x${'c'.repeat(64)}`
    expect(isOfExecution({ status: 'success', to: other, logs: [] }, pending)).toBe(false)
    expect(isOfExecution({ status: 'success', to: other, logs: [log(other, safeTxHash)] }, pending)).toBe(false)
    expect(isOfExecution({ status: 'success', to: null, logs: [log(safe, hash)] }, pending)).toBe(false)
  })
})
