import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressArbitrary, fixedBytesArbitrary } from '@countersign/primitives/testing'
import {
  batchOf,
  calldata,
  callTo,
  owners,
  payee,
  safe,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { encodeExecTransaction } from '../../transaction/encodeExecTransaction.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import type { Read } from '../Read.ts'
import { checkInputs } from '../inputs/checkInputs.ts'
import { checkTokenApprovals } from './checkTokenApprovals.ts'
import { checkRecipients, type KnownAddress, type RecipientContext } from './checkRecipients.ts'
import { checkNestedRefunds, checkRefund, worstRefund } from './checkRefund.ts'
import { checkTokens, type TokenContext, type TokenFacts } from './checkTokens.ts'
import { genuineTokens } from './genuineTokens.ts'
import { findLookAlike, weighLookAlike } from './lookAlike.ts'

const [alice] = owners as [Address]
const calls = (...list: ReturnType<typeof callTo>[]) => inspectCalls(safe, batchOf(...list))
const pay = (to: Address) => calls(callTo(token, transferOf(to, 5n)))
/** Same first and last digits, other digits between. */
const twin = (of: Address, head = 4, tail = 4): Address =>
  checksumAddress(`0x${of.slice(2, 2 + head)}${'5'.repeat(40 - head - tail)}${of.slice(42 - tail)}`)

describe('look-alikes', () => {
  test.each<[number, number, string]>([
    [4, 4, 'strong'],
    [6, 5, 'strong'],
    [3, 3, 'weak'],
    [8, 0, 'weak'],
    [0, 8, 'weak'],
    [4, 2, 'none'],
    [2, 6, 'none'],
  ])('behavior: %i digits at the start and %i at the end are %s', (head, tail, strength) => {
    expect(weighLookAlike(alice, twin(alice, head, tail)).strength).toBe(strength)
  })

  test('behavior: leading zeros that many addresses share do not count as similarity', () => {
    expect(
      weighLookAlike(`0x${'0'.repeat(12)}${'7'.repeat(28)}`, `0x${'0'.repeat(12)}${'8'.repeat(28)}`).strength,
    ).toBe('none')
  })

  test('behavior: an address never imitates itself, in any spelling; the comparison is symmetric', () => {
    fc.assert(
      fc.property(addressArbitrary, addressArbitrary, (first, second) => {
        expect(weighLookAlike(first, `0x${first.slice(2).toLowerCase()}`).strength).toBe('none')
        expect(weighLookAlike(first, second)).toEqual(weighLookAlike(second, first))
      }),
    )
  })

  test('behavior: any forgery of four digits at both ends is found among many', () => {
    fc.assert(
      fc.property(
        fc.array(addressArbitrary, { minLength: 1, maxLength: 20 }),
        fixedBytesArbitrary(16),
        (known, middle) => {
          const [first] = known as [Address]
          const forged = checksumAddress(`0x${first.slice(2, 6)}${middle.slice(2)}${first.slice(38)}`)
          fc.pre(forged !== first)
          expect(
            findLookAlike(
              forged,
              known.map((address) => ({ address })),
            )?.strength,
          ).toBe('strong')
        },
      ),
    )
  })
})

describe('checkRecipients', () => {
  const context: RecipientContext = {
    safe,
    known: [
      { address: alice, name: 'Alice', source: 'owner' },
      { address: payee, name: 'Payroll', source: 'book' },
    ],
    paidBefore: { ok: true, value: [stranger] },
    isContract: () => ({ ok: true, value: false }),
  }
  const judge = (list: ReturnType<typeof calls>, changes: Partial<RecipientContext> = {}) =>
    checkRecipients(list, { ...context, ...changes }).map(({ verdict, title }) => [verdict, title])

  test.each<[string, Address, string, string]>([
    ['in the book', payee, 'verified', 'The recipient is known'],
    ['paid before, which is only told', stranger, 'unchecked', 'Paid before, according to the history'],
    ['the zero address', ZERO_ADDRESS, 'danger', 'Sent to the zero address'],
    ['the token itself', token, 'danger', 'Sent to the token’s own contract'],
    ['the account itself', safe, 'caution', 'Sent to the account itself'],
    ['a twin of an owner', twin(alice), 'danger', 'Looks like a known address but is another'],
    ['a twin of the book', twin(payee), 'danger', 'Looks like a known address but is another'],
    ['a twin of one paid before', twin(stranger), 'danger', 'Looks like a known address but is another'],
    ['a twin of the account', twin(safe), 'danger', 'Looks like a known address but is another'],
    ['a distant cousin of an owner', twin(alice, 3, 3), 'caution', 'Resembles a known address'],
    ['never paid', '0x976EA74026E726554dB657fA54763abd0C3a0aa9', 'caution', 'First payment to this address'],
  ])('behavior: %s', (_, to, verdict, title) => {
    expect(judge(pay(to))).toEqual([[verdict, title]])
  })

  test('security: a twin that was paid before by mistake is still a twin', () => {
    const forged = twin(payee)
    expect(judge(pay(forged), { paidBefore: { ok: true, value: [forged] } })).toMatchObject([
      ['danger', expect.any(String)],
    ])
  })

  test('error: a history that claims payments to two similar addresses makes neither of them known', () => {
    const forged = twin(stranger)
    expect(judge(pay(forged), { paidBefore: { ok: true, value: [stranger, forged] } })).toMatchObject([
      ['danger', expect.any(String)],
    ])
  })

  test('error: a called contract that imitates a known one', () => {
    expect(judge(calls(callTo(twin(payee), '0x12345678')))).toMatchObject([['danger', expect.any(String)]])
  })

  test('behavior: the native currency, and every recipient of a batch with its position', () => {
    const list = calls(callTo(payee, '0x', 1n), callTo(ZERO_ADDRESS, '0x', 1n), callTo(twin(alice), '0x', 1n))
    expect(checkRecipients(list, context).map(({ field, verdict }) => [field, verdict])).toEqual([
      ['calls[1].to', 'danger'],
      ['calls[2].to', 'danger'],
    ])
  })

  test('behavior: tokens pulled into the account, and a child account that pays its parent, have known recipients', () => {
    const pulled = calls(callTo(token, calldata('0x23b872dd', stranger, safe, 5n)))
    expect(judge(pulled)).toEqual([['verified', 'The recipient is known']])
    const paid = encodeExecTransaction(buildTransaction({ to: safe, value: 1n, nonce: 0n }), '0x')
    expect(judge(calls(callTo(payee, paid)))).toEqual([['verified', 'The recipient is known']])
  })

  test.each<[string, Address, Hex]>([
    ['a spender', token, calldata('0x095ea7b3', twin(payee), 5n)],
    ['a new owner', safe, calldata('0x0d582f13', twin(alice), 2n)],
    ['a module', safe, calldata('0x610b5925', twin(payee))],
  ])('error: %s that imitates a known address', (_, to, data) => {
    expect(judge(calls(callTo(to, data)))).toEqual([['danger', 'Looks like a known address but is another']])
  })

  test('security: an account of this person on another network is a danger without code here, in the book or not', () => {
    const mine = (source: 'elsewhere' | 'undeployed', isContract: RecipientContext['isContract']) =>
      checkRecipients(pay(payee), {
        ...context,
        known: [...context.known, { address: payee, name: 'Reserve', source }],
        isContract,
      }).map(({ verdict, title }) => [verdict, title])
    const hasCode = (value: boolean) => () => ({ ok: true as const, value })
    expect(mine('elsewhere', hasCode(false))).toEqual([['danger', 'Your account is not on this network']])
    expect(mine('undeployed', hasCode(false))).toEqual([
      ['caution', 'Your account is not deployed on this network yet'],
    ])
    // Code at the same address proves nothing about its owners: it is judged like any other address.
    expect(mine('elsewhere', hasCode(true))).toEqual([['caution', 'Whose account this is here is not checked']])
    const failed = () => ({ ok: false as const, reason: 'no answer' })
    for (const isContract of [failed, () => undefined])
      expect(mine('elsewhere', isContract)).toEqual([['unchecked', 'Whether your account is on this network']])
  })

  test('security: a payment to the zero address is a danger also after a payment to the account itself', () => {
    const list = calls(callTo(safe, '0x', 1n), callTo(ZERO_ADDRESS, '0x', 100n))
    expect(judge(list)).toEqual([
      ['caution', 'Sent to the account itself'],
      ['danger', 'Sent to the zero address'],
    ])
  })

  test('security: a payment to a contract whose call looks like a batch has that contract as its recipient', () => {
    const paid = (...inner: ReturnType<typeof callTo>[]) =>
      inspectCalls(
        safe,
        buildTransaction({ to: stranger, value: 100n, data: encodeMultiSend(inner), operation: 0, nonce: 7n }),
      )
    const neverPaid = { paidBefore: { ok: true, value: [] } } as const
    for (const list of [paid(callTo(payee)), paid(callTo(payee, '0x', 1n)), calls(callTo(stranger, '0x8d80ff0a', 1n))])
      expect(judge(list, neverPaid)).toEqual([['caution', 'First payment to this address']])
  })

  test('security: an account of another network that has a contract here is known only if an entry is for this network', () => {
    const at = (source: 'owner' | 'book', entry: Partial<KnownAddress> = {}) =>
      judge(pay(payee), {
        known: [
          { address: payee, name: 'Payroll', source, ...entry },
          { address: payee, name: 'Reserve', source: 'elsewhere' },
        ],
        isContract: () => ({ ok: true, value: true }),
      })
    expect(at('owner')).toEqual([['verified', 'The recipient is known']])
    expect(at('book', { isHere: true })).toEqual([['verified', 'The recipient is known']])
    expect(at('book')).toEqual([['caution', 'Whose account this is here is not checked']])
  })

  test('behavior: a rejection has no recipient', () => {
    expect(judge(inspectCalls(safe, buildTransaction({ to: safe, nonce: 0n })))).toEqual([
      ['verified', 'No address is paid directly'],
    ])
  })

  test('error: without a readable history no unknown address becomes known', () => {
    expect(judge(pay(twin(token)), { paidBefore: { ok: false, reason: 'no answer' } })).toMatchObject([
      ['unchecked', expect.any(String)],
    ])
  })
})

describe('checkTokens', () => {
  const context: TokenContext = {
    chainOf: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }),
    claimOf: () => null,
    genuine: genuineTokens.filter(({ chainId }) => chainId === 1n),
    nativeSymbol: 'ETH',
  }
  const named = (symbol: string) =>
    checkTokens(pay(payee), { ...context, chainOf: () => ({ ok: true, value: { symbol, decimals: 6 } }) })[0]?.verdict

  test.each([
    'USDC',
    'usdc',
    'UЅDС',
    'U S D C',
    'USDC.',
    'ＵＳＤＣ',
    'U\u200bSDC',
    'ETH',
    'ΕTH',
    'DA1',
    'D4I',
    'ЕТН',
    'wBTC',
  ])('error: “%s” has the name of another', (symbol) => {
    expect(named(symbol)).toBe('caution')
  })

  test.each(['TUSD', 'USDX', 'ETHX', 'PEPE', ''])('behavior: “%s” does not', (symbol) => {
    expect(named(symbol)).toBe('verified')
  })

  test('behavior: the genuine token does not imitate itself', () => {
    const [usdc] = context.genuine
    const list = calls(callTo(usdc!.address, transferOf(payee, 5n)))
    const read = () => ({ ok: true as const, value: { symbol: 'USDC', decimals: 6 } })
    expect(checkTokens(list, { ...context, chainOf: read })).toMatchObject([{ verdict: 'verified' }])
  })

  test('security: decimals that the service changes are detected for the token of a spending limit', () => {
    const word = (value: string) => value.padStart(64, '0')
    const [delegate, limited] = [payee, token].map((address) => word(address.slice(2).toLowerCase()))
    const limit = calls(callTo(stranger, `0xbeaeb388${delegate}${limited}${word('5f5e100')}${word('0')}${word('0')}`))
    const spending = calls(
      callTo(stranger, `0x4515641a${delegate}${limited}${delegate}${word('5')}${word('0').repeat(4)}`),
    )
    const native = calls(callTo(stranger, `0xbeaeb388${delegate}${word('0').repeat(4)}`))
    const claimed = { ...context, claimOf: () => ({ symbol: 'TUSD', decimals: 7 }) }
    expect(checkTokens(limit, claimed)).toMatchObject([{ verdict: 'danger', field: `tokens.${token}.decimals` }])
    expect(checkTokens(spending, claimed)).toMatchObject([{ verdict: 'danger' }])
    expect(checkTokens(native, claimed)).toMatchObject([{ verdict: 'verified', title: 'No token is touched' }])
  })
})

const tusd = { ok: true, value: { symbol: 'TUSD', decimals: 6 } } as const

describe('checkTokenApprovals', () => {
  const judge = (data: Hex, contract: boolean | null = true, read: Read<TokenFacts> | undefined = tusd) =>
    checkTokenApprovals(calls(callTo(token, data)), {
      tokenOnChain: () => read,
      isContract: () => (contract === null ? { ok: false, reason: 'no answer' } : { ok: true, value: contract }),
    })
  const max = (1n << 256n) - 1n
  test.each<[string, Hex, boolean | null, string]>([
    ['a limited one for a contract', calldata('0x095ea7b3', stranger, 5n), true, 'caution'],
    ['an unlimited one for a contract', calldata('0x095ea7b3', stranger, max), true, 'caution'],
    ['an unlimited one for a key', calldata('0x095ea7b3', stranger, max), false, 'danger'],
    ['the greatest uint96 for a key', calldata('0x095ea7b3', stranger, (1n << 96n) - 1n), false, 'danger'],
    ['a limited one for a key', calldata('0x095ea7b3', stranger, 5n), false, 'caution'],
    ['a limited one for an unread spender', calldata('0x095ea7b3', stranger, 5n), null, 'unchecked'],
    ['all of a collection for a key', calldata('0xa22cb465', stranger, 1n), false, 'danger'],
    ['all of a collection taken back', calldata('0xa22cb465', stranger, 0n), false, 'verified'],
    ['taken back', calldata('0x095ea7b3', stranger, 0n), false, 'verified'],
    ['an increase for a key', calldata('0x39509351', stranger, max), false, 'danger'],
    ['through Permit2', calldata('0x87517c45', token, stranger, (1n << 160n) - 1n, 0n), false, 'danger'],
  ])('behavior: %s', (_, data, contract, verdict) => {
    expect(judge(data, contract)).toMatchObject([{ verdict }])
  })

  test('security: an approval of 0 takes a permission back only of a token with decimals on chain', () => {
    const zero = calldata('0x095ea7b3', stranger, 0n)
    const item = { ok: true, value: { symbol: 'BADGE', decimals: null } } as const
    expect(judge(zero, true, item)).toMatchObject([
      { verdict: 'caution', reason: expect.stringContaining(`lets ${stranger} take item 0 of ${token}`) },
    ])
    expect(judge(zero, false, item)).toMatchObject([{ verdict: 'caution', title: 'The spender is a plain key' }])
    const unread = { verdict: 'unchecked', title: 'Whether an approval of 0 gives a permission' }
    expect(judge(zero, true, { ok: false, reason: 'no answer' })).toMatchObject([unread])
    const checks = checkTokenApprovals(calls(callTo(token, zero)), {
      tokenOnChain: () => undefined,
      isContract: () => ({ ok: true, value: true }),
    })
    expect(checks).toMatchObject([unread])
    expect(judge(calldata('0x095ea7b3', ZERO_ADDRESS, 0n), true, item)).toMatchObject([{ verdict: 'verified' }])
  })
})

test('security: an approval of a contract through which approved tokens were stolen is a danger, revoking it is not', () => {
  const flawed = '0x044b75f554b886A065b9567891e45c79542d7357'
  const judge = (chainId: bigint, amount: bigint) =>
    checkTokenApprovals(calls(callTo(token, calldata('0x095ea7b3', flawed, amount))), {
      chainId,
      tokenOnChain: () => tusd,
      isContract: () => ({ ok: true, value: true }),
    })
  expect(judge(1n, 5n)).toMatchObject([
    { verdict: 'danger', reason: expect.stringMatching(/approved RouteProcessor2 were stolen in 2023-04/) },
  ])
  expect(judge(10n, 5n)).toMatchObject([{ verdict: 'caution' }])
  expect(judge(1n, 0n)).toMatchObject([{ verdict: 'verified' }])
})

describe('checkRefund', () => {
  const none = { version: '1.4.1', isSetHere: false, unit: { symbol: 'ETH', decimals: 18 } }
  const with_ = (fields: object) => buildTransaction({ to: payee, nonce: 0n, ...fields })

  test.each(['gasPrice', 'baseGas'] as const)('error: %s set by the proposer', (field) => {
    expect(checkRefund(with_({ [field]: 1n }), none)).toMatchObject([{ verdict: 'danger', field }])
  })
  test.each(['gasToken', 'refundReceiver'] as const)('error: %s set by the proposer', (field) => {
    expect(checkRefund(with_({ [field]: stranger }), none)).toMatchObject([{ verdict: 'danger', field }])
  })

  test('behavior: the maximum refund is shown in its unit', () => {
    const transaction = with_({ gasPrice: 10n ** 12n, baseGas: 60_000n, safeTxGas: 100_000n })
    expect(worstRefund(transaction)).toBe(200_000n * 10n ** 12n)
    expect(checkRefund(transaction, none)[0]?.reason).toContain('up to 0.2 ETH')
    expect(checkRefund(transaction, { ...none, unit: null })[0]?.reason).toContain('base units')
  })

  test('error: a refund that a nested account would pay', () => {
    const nested = buildTransaction({ to: payee, nonce: 0n, gasPrice: 2n, baseGas: 10n, safeTxGas: 0n })
    const inside = (transaction: typeof nested) => calls(callTo(stranger, encodeExecTransaction(transaction, '0x')))
    expect(checkNestedRefunds(inside(nested))).toMatchObject([
      { verdict: 'danger', field: 'calls[0].gasPrice', reason: expect.stringContaining('80020') },
    ])
    expect(checkNestedRefunds(inside({ ...nested, gasPrice: 0n }))).toEqual([])
  })

  test('behavior: fields set here are a caution; a gas limit counts from 1.3.0 on', () => {
    expect(checkRefund(with_({ gasPrice: 1n }), { ...none, isSetHere: true })).toMatchObject([{ verdict: 'caution' }])
    expect(checkRefund(with_({ safeTxGas: 1n }), none)).toMatchObject([{ verdict: 'caution', field: 'safeTxGas' }])
    expect(checkRefund(with_({ safeTxGas: 1n }), { ...none, version: '1.1.1' })).toMatchObject([
      { verdict: 'verified' },
    ])
  })
})

describe('checkInputs', () => {
  const judge = (data: Hex, { value = 0n, contract = true as boolean | null, isToken = true } = {}) =>
    checkInputs(calls(callTo(token, data, value)), {
      isContract: () => (contract === null ? { ok: false, reason: 'no answer' } : { ok: true, value: contract }),
      isToken: () => isToken,
    }).map(({ verdict, title }) => [verdict, title])
  const dirty: Hex = `0xa9059cbb${'1'.repeat(24)}${payee.slice(2)}${'0'.repeat(64)}`

  test.each<[string, Hex, object, string, string]>([
    ['exactly its parameters', transferOf(payee, 1n), {}, 'verified', 'The bytes match their methods'],
    ['bytes left over, of a token', `${transferOf(payee, 1n)}ff`, {}, 'caution', 'Extra bytes'],
    [
      'bytes left over, of a contract that may read them',
      `${transferOf(payee, 1n)}ff`,
      { isToken: false },
      'danger',
      'Extra bytes',
    ],
    ['bytes left over, of another method', `${calldata('0xf2fde38b', payee)}ff`, {}, 'danger', 'Extra bytes'],
    ['bytes missing, of a handover', '0xf2fde38b', {}, 'danger', 'Bytes are missing'],
    ['bytes missing', calldata('0xa9059cbb', payee), {}, 'danger', 'Bytes are missing'],
    ['a dirty address', dirty, {}, 'danger', 'An address with extra bytes'],
    ['less than a method', '0x1234', {}, 'caution', 'Calldata too short for a method'],
    ['the native coin along', transferOf(payee, 1n), { value: 1n }, 'caution', 'Native currency is sent along'],
    [
      'code that could not be read',
      transferOf(payee, 1n),
      { contract: null },
      'unchecked',
      'Whether the called address is a contract',
    ],
  ])('behavior: %s', (_, data, options, verdict, title) => {
    expect(judge(data, options)).toContainEqual([verdict, title])
  })

  test('error: code that was not read is not checked', () => {
    const [only] = checkInputs(calls(callTo(token, transferOf(payee, 1n))), {
      isContract: () => undefined,
      isToken: () => true,
    })
    expect(only?.verdict).toBe('unchecked')
  })

  test('error: a method called at an address without a contract', () => {
    expect(judge(transferOf(payee, 1n), { contract: false })).toContainEqual([
      'danger',
      'The called address has no contract',
    ])
  })
})
