import { describe, expect, test } from 'vitest'
import { batchOf, book, callTo, multiSend, safe, stranger, token } from '../../../testing/reviewInputs.ts'
import { hashTypedData } from '../../typed-data/hashTypedData.ts'
import { signedPart } from '../../typed-data/signedPart.ts'
import type { TypedData, TypedDataField } from '../../typed-data/TypedData.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { checkBareHash } from './checkBareHash.ts'
import { checkMessagesOnChain } from './checkMessagesOnChain.ts'
import { checkSignedPermissions } from './checkSignedPermissions.ts'
import { readPermit } from './readPermit.ts'

const typed = (
  type: string,
  message: Readonly<Record<string, unknown>>,
  fields?: readonly TypedDataField[],
): TypedData => ({
  domain: { name: 'Token', chainId: 1, verifyingContract: token },
  types: { [type]: fields ?? Object.keys(message).map((name) => ({ name, type: 'uint256' })) },
  primaryType: type,
  message,
})
const max = ((1n << 256n) - 1n).toString()
const context = (contract: boolean | null) => ({
  isContract: () =>
    contract === null ? { ok: false as const, reason: 'no answer' } : { ok: true as const, value: contract },
  now: 1_700_000_000n,
})

describe('checkBareHash', () => {
  test.each([
    `0x${'ab'.repeat(32)}`,
    'ab'.repeat(32),
    '0x1234',
    '0x',
    ` "0x${'AB'.repeat(32)}" `,
    'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  ])('error: “%s” cannot be read', (text) => {
    expect(checkBareHash(text).verdict).toBe('danger')
  })

  test.each(['Hello', 'I agree to 0x1234', '1234', 'deadbeef', '', 'supercalifragilisticexpialidociousandsomore'])(
    'behavior: “%s” is a text',
    (text) => {
      expect(checkBareHash(text).verdict).toBe('verified')
    },
  )

  test('behavior: typed data that contains only a hash', () => {
    const data = typed('Wrapped', { hash: `0x${'ab'.repeat(32)}` }, [{ name: 'hash', type: 'bytes32' }])
    expect(checkBareHash(data)).toMatchObject({ verdict: 'caution', field: 'hash' })
    expect(checkBareHash(typed('Mail', { to: 1, text: 2 })).verdict).toBe('verified')
  })
})

describe('checkSignedPermissions', () => {
  const single = { spender: stranger, details: { token, amount: '5' }, sigDeadline: '1700000100' }
  test.each<[string, TypedData, boolean | null, readonly (readonly [string, string])[]]>([
    [
      'an unlimited ERC-2612 permit for a contract',
      typed('Permit', { spender: stranger, value: max, deadline: '1700000100' }),
      true,
      [['caution', 'An unlimited permission']],
    ],
    [
      'a permit for a key',
      typed('Permit', { spender: stranger, value: max, deadline: '1700000100' }),
      false,
      [['danger', 'The spender is a plain key']],
    ],
    [
      'DAI’s permit',
      typed('Permit', { spender: stranger, allowed: true, expiry: 0 }),
      true,
      [['caution', 'An unlimited permission']],
    ],
    ['DAI’s permit taken back', typed('Permit', { spender: stranger, allowed: false, expiry: 0 }), true, []],
    ['Permit2', typed('PermitSingle', single), true, [['caution', 'Works like a payment']]],
    ['Permit2 for an unread spender', typed('PermitSingle', single), null, [['caution', 'Works like a payment']]],
    [
      'a batch of Permit2',
      typed('PermitBatch', { ...single, details: [single.details, { token, amount: max }] }),
      true,
      [
        ['caution', 'Works like a payment'],
        ['caution', 'An unlimited permission'],
      ],
    ],
    [
      'a transfer by Permit2',
      typed('PermitTransferFrom', { spender: stranger, permitted: { token, amount: '5' } }),
      true,
      [['caution', 'Works like a payment']],
    ],
    ['ERC-3009', typed('TransferWithAuthorization', { to: stranger, value: '5' }), true, [['caution', 'Is a payment']]],
    [
      'an order',
      typed('Order', { sellAmount: '5', buyAmount: '4', receiver: stranger }),
      true,
      [['caution', 'An order']],
    ],
    [
      'an order for nothing',
      typed('Order', { sellAmount: '5', buyAmount: '0', receiver: stranger }),
      true,
      [['danger', 'An order that gives everything for nothing']],
    ],
    [
      'an order of a marketplace for nothing',
      typed('OrderComponents', { offer: [{}], consideration: [] }),
      true,
      [['danger', 'An order that gives everything for nothing']],
    ],
    ['a delegation', typed('Delegation', { delegatee: stranger }), true, [['caution', 'May move tokens']]],
    ['a letter', typed('Mail', { text: 5 }), true, []],
  ])('behavior: %s', (_, data, contract, expected) => {
    expect(checkSignedPermissions(data, context(contract)).map(({ verdict, title }) => [verdict, title])).toEqual(
      expected,
    )
  })

  test('behavior: amounts have the unit of their token, and base units only if the token was not read', () => {
    const unitOf = () => ({ symbol: 'TUSD', decimals: 6 })
    const reasonOf = (data: TypedData, unit?: typeof unitOf) =>
      checkSignedPermissions(data, { ...context(true), ...(unit ? { unitOf: unit } : {}) })[0]?.reason
    const permit = typed('Permit', { spender: stranger, value: '12500000000', deadline: '1795176240' })
    expect(reasonOf(permit, unitOf)).toContain(`take 12,500.00 TUSD (token ${token}), for more than 30 days`)
    expect(reasonOf(permit, unitOf)).toContain('(until 20 Nov 2026, 12:04 UTC)')
    expect(reasonOf(permit)).toContain(`take 12500000000 base units of ${token}, `)
    const unlimited = typed('Permit', { spender: stranger, value: max, deadline: '1700000100' })
    expect(reasonOf(unlimited, unitOf)).toContain(`take an unlimited amount of TUSD (token ${token}), `)
    const payment = typed('TransferWithAuthorization', { to: stranger, value: '5000000' })
    expect(reasonOf(payment, unitOf)).toContain(`send 5.00 TUSD (token ${token}) to ${stranger}`)
    const endless = typed('Permit', { spender: stranger, value: '1', deadline: max })
    expect(reasonOf(endless, unitOf)).toContain(`until second ${max} of Unix time`)
  })

  test('error: unsigned values do not change the description of a permit', () => {
    const honest = typed('Permit', { spender: stranger, value: max, deadline: '1700000100' })
    const padded = { ...honest, message: { ...honest.message, allowed: false, sigDeadline: '1' } }
    expect(hashTypedData(padded)).toBe(hashTypedData(honest))
    expect(readPermit(padded)).toEqual(readPermit(honest))
    expect(signedPart(padded)).toEqual({ data: honest, unsigned: ['message.allowed', 'message.sigDeadline'] })
    expect(checkSignedPermissions(padded, context(true))).toHaveLength(1)
  })

  test("error: data with a permit's name but other fields is not read as a permit, but still reported", () => {
    const data = typed('Permit', { spender: stranger, value: 'much' })
    expect(readPermit(data)).toBeNull()
    expect(checkSignedPermissions(data, context(true))).toMatchObject([
      { verdict: 'caution', title: 'May move tokens' },
    ])
  })
})

describe('checkMessagesOnChain', () => {
  const library: CodeBook = {
    ...book,
    find: (address) =>
      address === stranger ? [{ name: 'SignMessageLib', version: '1.4.1', codeHash: null }] : book.find(address),
  }
  const digest = 'ab'.repeat(32)
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const signing = `0x85a5affe${word(32)}${word(32)}${digest}` as const
  const judge = (to: typeof safe, operation: 0 | 1) =>
    checkMessagesOnChain(inspectCalls(safe, buildTransaction({ to, data: signing, operation, nonce: 7n })), library)

  test('error: a message signed by the library, or by an old account itself, is a danger with its bytes', () => {
    for (const found of [judge(stranger, 1), judge(safe, 0)]) {
      expect(found.map(({ verdict }) => verdict)).toEqual(['danger'])
      expect(found[0]?.reason).toContain(`0x${digest}`)
    }
    const calls = inspectCalls(safe, buildTransaction({ to: stranger, data: signing, operation: 1, nonce: 7n }))
    const verdicts = (shown: string) => checkMessagesOnChain(calls, library, new Set([shown])).map((one) => one.verdict)
    expect([verdicts(`0x${digest}`), verdicts(`0x${'cd'.repeat(32)}`)]).toEqual([['caution'], ['danger']])
    const inBatch = inspectCalls(safe, batchOf(callTo(stranger, signing, 0n, 1)))
    expect(checkMessagesOnChain(inBatch, library)[0]?.field).toBe('calls[0].data')
  })

  test('behavior: no finding if no call signs: a plain call to the library, and code that is not the library', () => {
    expect(judge(stranger, 0)).toEqual([])
    expect(judge(multiSend, 1)).toEqual([])
  })
})
