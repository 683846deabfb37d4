import { encodeMultiSend, ZERO_ADDRESS, buildTransaction, type Address } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { explainRevert } from '../../../shared/execution/explainRevert.ts'
import { checkDelegatecalls, delegatecallsOf } from './checkDelegatecalls.ts'
import { checkSettings } from './checkSettings.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef'
const changeThreshold = `0x694e80c3${'1'.padStart(64, '0')}` as const
const call = (fields: { to: Address; operation?: 0 | 1; data?: `0x${string}` }) => ({
  value: 0n,
  data: '0x' as const,
  operation: 0 as const,
  ...fields,
})

describe('checkDelegatecalls', () => {
  it('error: a delegatecall hidden inside a batch inside a batch is found', () => {
    const inner = encodeMultiSend([call({ to: stranger, operation: 1, data: '0x12345678' })])
    const data = encodeMultiSend([call({ to: ZERO_ADDRESS }), call({ to: multiSend, operation: 1, data: inner })])
    expect(delegatecallsOf({ to: multiSend, operation: 1, data })).toEqual([multiSend, multiSend, stranger])
  })

  it('error: a batch that does not decode is a danger, not an empty batch', () => {
    const broken = buildTransaction({ to: multiSend, operation: 1, data: '0x8d80ff0a1234', nonce: 0n })
    const { verdict, title } = checkDelegatecalls(broken, { find: () => [], codeHash: () => undefined })
    expect([verdict, title]).toEqual(['danger', 'A batch cannot be read'])
  })

  it('error: published address, other code', () => {
    const batch = buildTransaction({
      to: multiSend,
      operation: 1,
      data: encodeMultiSend([call({ to: stranger })]),
      nonce: 0n,
    })
    const known = { name: 'MultiSend', version: '1.4.1', codeHash: `0x${'a'.repeat(64)}` as const }
    const other = { ok: true, value: `0x${'b'.repeat(64)}` } as const
    expect(checkDelegatecalls(batch, { find: () => [known], codeHash: () => other }).verdict).toBe('danger')
    expect(checkDelegatecalls(batch, { find: () => [known], codeHash: () => undefined }).verdict).toBe('unchecked')
  })
})

describe('checkSettings', () => {
  it('behavior: a change of control inside a batch is named', () => {
    const data = encodeMultiSend([call({ to: stranger }), call({ to: safe, data: changeThreshold })])
    const batch = buildTransaction({ to: multiSend, operation: 1, data, nonce: 0n })
    expect(checkSettings(safe, batch)).toMatchObject({
      verdict: 'caution',
      reason: expect.stringContaining('changes how many must sign'),
    })
  })

  it('behavior: a spending limit inside a batch is named, as power without signatures', () => {
    const module = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
    const words = [safe, stranger, '0x5', '0x5a0', '0x0'].map((word) => word.slice(2).toLowerCase().padStart(64, '0'))
    const limit = `0xbeaeb388${words.join('')}` as const
    const data = encodeMultiSend([call({ to: stranger }), call({ to: module, data: limit })])
    const batch = buildTransaction({ to: multiSend, operation: 1, data, nonce: 0n })
    expect(checkSettings(safe, batch)).toMatchObject({
      verdict: 'caution',
      title: 'This changes who may spend without signatures',
      reason: expect.stringContaining('lets somebody spend up to a limit'),
    })
    expect(checkSettings(safe, buildTransaction({ to: stranger, data: limit, nonce: 0n })).verdict).toBe('verified')
  })

  it('behavior: the same bytes sent to somebody else change nothing here', () => {
    expect(checkSettings(safe, buildTransaction({ to: stranger, data: changeThreshold, nonce: 0n })).verdict).toBe(
      'verified',
    )
  })
})

describe('explainRevert', () => {
  it.each([
    ['GS026', 'a signature is not by an owner, or the nonce was used meanwhile (GS026).'],
    ['GS999', 'the account refused it with GS999.'],
    ['amount exceeds balance', 'it reverts with “amount exceeds balance”.'],
    ['', 'it reverts without saying why.'],
  ])('behavior: "%s" in words', (reason, expected) => {
    expect(explainRevert(reason)).toBe(expected)
  })
})
