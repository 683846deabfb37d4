import { describe, expect, test } from 'vitest'
import type { Certainty } from '../../decode/Certainty.ts'
import { checkDecoding, type CallReading } from './checkDecoding.ts'

const TRANSFER = 'transfer(address,uint256)'
const code: Certainty = { kind: 'code', contract: 'SafeL2 1.4.1' }
const selector: Certainty = { kind: 'selector', source: 'ERC-20', known: 1 }
const unknown: Certainty = { kind: 'unknown', selector: '0x12345678' }
const call = (number: string, certainty: Certainty): CallReading => ({
  number,
  signature: certainty.kind === 'unknown' || certainty.kind === 'empty' ? null : TRANSFER,
  certainty,
})

describe('how certain the decoding of the calls is', () => {
  test('behavior: published code and ABIs that the user added are verified, and so are calls without data', () => {
    expect(checkDecoding([call('1', code), call('2', { kind: 'added' }), call('3', { kind: 'empty' })])).toMatchObject({
      id: 'decoding',
      verdict: 'verified',
      reason: expect.stringContaining('All 2 calls with data'),
    })
    expect(checkDecoding([call('1', { kind: 'empty' })])).toMatchObject({
      verdict: 'verified',
      title: 'Nothing to decode',
    })
  })

  test('behavior: calls decoded only by a selector list, a source provider or an address are not checked, and named', () => {
    const check = checkDecoding([call('1', code), call('2.1', selector)])
    expect(check).toMatchObject({ verdict: 'unchecked', field: 'data' })
    expect(check.reason).toContain(`Call 2.1, ${TRANSFER}:`)
    expect(checkDecoding([call('1', { kind: 'claim', provider: 'Keeper' })]).verdict).toBe('unchecked')
    expect(checkDecoding([call('1', { kind: 'address', contract: 'MultiSend 1.4.1' })]).verdict).toBe('unchecked')
  })

  test('behavior: a method of the token standards is verified if the contract answers as a token and the bytes fit exactly', () => {
    const check = checkDecoding([{ ...call('1', selector), isOfToken: true }])
    expect(check).toMatchObject({ verdict: 'verified', reason: expect.stringContaining('answers as one') })
    expect(checkDecoding([{ ...call('1', unknown), isOfToken: true }]).verdict).toBe('caution')
    expect(checkDecoding([{ ...call('1', selector), isOfToken: true }, call('2', selector)]).verdict).toBe('unchecked')
  })

  test('error: bytes after the parameters are a danger, unless a token is called or another check judges their length', () => {
    const trailing: Certainty = { kind: 'inexact', reason: '1 byte follows the parameters', trailing: 1 }
    expect(checkDecoding([call('1', code), call('2', trailing)])).toMatchObject({
      verdict: 'danger',
      title: 'Bytes follow the parameters of a known method',
      reason: expect.stringContaining(`Call 2, ${TRANSFER}:`),
    })
    expect(checkDecoding([{ ...call('1', trailing), isOfToken: true }]).verdict).toBe('caution')
    expect(checkDecoding([{ ...call('1', trailing), isMeasured: true }]).verdict).toBe('caution')
  })

  test.each<[string, Certainty]>([
    ['unreadable bytes', unknown],
    ['only the word of the service', { kind: 'service' }],
    ['two readings', { kind: 'collision', signatures: [TRANSFER, 'other(bytes4)'] }],
    ['an inexact reading', { kind: 'inexact', reason: 'the same parameters are usually encoded to other bytes' }],
  ])('error: %s is a caution, however certain the other calls are', (_, certainty) => {
    expect(checkDecoding([call('1', code), call('2', certainty), call('3', selector)]).verdict).toBe('caution')
  })

  test('error: the least certain call gives the title, and the reason names every doubtful call', () => {
    const check = checkDecoding([call('1', selector), call('2', selector), call('3', unknown)])
    expect(check.title).toBe('Calldata that cannot be decoded')
    expect(check.reason).toMatch(/^Call 3: .* Calls 1 and 2: /)
  })

  test('error: a long list is named in part, and counted', () => {
    const calls = Array.from({ length: 9 }, (_, index) => call(String(index + 1), selector))
    expect(checkDecoding(calls).reason).toMatch(/^Calls 1, 2, 3, 4, 5 and 4 more: /)
  })

  test('error: calls that were not decoded are not checked', () => {
    expect(checkDecoding([]).verdict).toBe('unchecked')
  })
})
