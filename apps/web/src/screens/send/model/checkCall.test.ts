import { ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { checkCall, EMPTY_CALL, type CallForm } from './CallForm.ts'
import { checkSafeTxGas } from '../../../parts/forms/checkSafeTxGas.ts'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const native = { symbol: 'ETH', decimals: 18, balance: 10n ** 18n }
const check = (fields: Partial<CallForm>) =>
  checkCall({ ...EMPTY_CALL, contract, address: contract, data: '0xd0e30db0', ...fields }, native)

describe('checkCall', () => {
  it('behavior: a valid form becomes the exact call', () => {
    expect(check({ value: '0.5' }).call).toEqual({ to: contract, value: 5n * 10n ** 17n, data: '0xd0e30db0' })
    expect(check({ data: ' D0E3\n0DB0 ' }).call).toEqual({ to: contract, value: 0n, data: '0xd0e30db0' })
  })

  it.each([
    [{ contract: '', address: null }, 'contract', 'Enter the contract to call.'],
    [{ contract: 'vault', address: null }, 'contract', 'Enter an address, or a name that resolves to one.'],
    [{ address: ZERO_ADDRESS }, 'contract', 'There is no contract at the zero address.'],
    [{ value: '1.5' }, 'value', '0.50 more than the account holds'],
    [{ value: 'x' }, 'value', '"x" is not a number.'],
    [{ data: '0x' }, 'data', 'Enter the calldata. To send a coin or token without a call, use a transfer.'],
    [{ data: '0xd0g3' }, 'data', '"g" at digit 3 is not a hexadecimal digit. Use only 0-9 and a-f.'],
    [{ data: '0xd0e' }, 'data', '3 digits are not a whole number of bytes. Add or remove one digit.'],
  ] as const)('error: %o', (fields, field, reason) => {
    const { problems, call } = check(fields)
    expect(problems[field]).toBe(reason)
    expect(call).toBeNull()
  })
})

describe('checkSafeTxGas', () => {
  it.each([
    ['', { ok: true, gas: null }],
    ['0', { ok: true, gas: 0n }],
    [' 90000 ', { ok: true, gas: 90_000n }],
    ['-1', { ok: false, reason: '"-1" is not a whole number.' }],
    ['1.5', { ok: false, reason: '"1.5" is not a whole number.' }],
    ['9999999999', { ok: false, reason: '9999999999 is more gas than a block can contain.' }],
  ])('error: "%s"', (text, expected) => {
    expect(checkSafeTxGas(text)).toEqual(expected)
  })
})
