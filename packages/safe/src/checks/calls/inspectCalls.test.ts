import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '@countersign/primitives'
import { multiSendCallArbitrary } from '../../../testing/arbitraries.ts'
import {
  batchOf,
  book,
  callTo,
  migration,
  multiSend,
  payee,
  safe,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { encodeExecTransaction } from '../../transaction/encodeExecTransaction.ts'
import { checkDelegatecalls } from './checkDelegatecalls.ts'
import { inspectCalls } from './inspectCalls.ts'
import { placeOf } from './InspectedCall.ts'

const abi = parseAbi([
  'function multicall(bytes[] data)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
  'function scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay)',
  'function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt)',
  'function queueTransaction(address target, uint256 value, string signature, bytes data, uint256 eta)',
])
const inspect = (fields: Parameters<typeof buildTransaction>[0]) => inspectCalls(safe, buildTransaction(fields))

describe('inspectCalls', () => {
  test('behavior: a batch in the transaction of another account in a batch is listed, with its callers', () => {
    const deep = encodeMultiSend([callTo(payee, '0x', 1n), callTo(stranger, '0x12345678', 0n, 1)])
    const child = encodeExecTransaction(buildTransaction({ to: multiSend, operation: 1, data: deep, nonce: 0n }), '0x')
    const calls = inspectCalls(safe, batchOf(callTo(token, transferOf(payee, 1n)), callTo(stranger, child)))
    expect(calls.map((call) => [placeOf(call), call.caller, call.to, call.operation])).toEqual([
      ['The transaction', safe, multiSend, 1],
      ['Call 1', safe, token, 0],
      ['Call 2', safe, stranger, 0],
      ['Call 2.1', stranger, multiSend, 1],
      ['Call 2.1.1', stranger, payee, 0],
      ['Call 2.1.2', stranger, stranger, 1],
    ])
  })

  test('behavior: every call of every batch is listed', () => {
    fc.assert(
      fc.property(fc.array(multiSendCallArbitrary, { maxLength: 6 }), (calls) => {
        expect(inspectCalls(safe, batchOf(...calls)).filter(({ path }) => path.length === 1)).toHaveLength(calls.length)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    [
      'multicall',
      encodeFunctionData({ abi, functionName: 'multicall', args: [['0x12345678', transferOf(payee, 1n)]] }),
      [safe, stranger],
    ],
    [
      'aggregate3',
      encodeFunctionData({
        abi,
        functionName: 'aggregate3',
        args: [
          [
            { target: token, allowFailure: true, callData: '0x12345678' },
            { target: payee, allowFailure: false, callData: '0x' },
          ],
        ],
      }),
      [stranger, token, stranger, payee],
    ],
    [
      'aggregate3Value',
      encodeFunctionData({
        abi,
        functionName: 'aggregate3Value',
        args: [[{ target: token, allowFailure: true, value: 5n, callData: '0x12345678' }]],
      }),
      [stranger, token],
    ],
    [
      'execTransactionFromModule',
      encodeFunctionData({ abi, functionName: 'execTransactionFromModule', args: [token, 5n, '0x12345678', 0] }),
      [stranger, token],
    ],
  ])('behavior: opens %s', (_, data, expected) => {
    const [, ...inner] = inspect({ to: stranger, data, nonce: 0n })
    const pairs = inner.flatMap(({ caller, to }) => [caller, to])
    expect(pairs).toEqual(expected.length === 2 && expected[0] === safe ? [...expected, ...expected] : expected)
  })

  describe('the calls of a timelock', () => {
    const none: Hex = `0x${'0'.repeat(64)}`
    const transfer = transferOf(payee, 1n)
    const lists = [[token, payee], [0n, 5n], [transfer, '0x'], none, none] as const
    test.each<[string, Hex, 'scheduled' | 'executed', number]>([
      [
        'schedule',
        encodeFunctionData({ abi, functionName: 'schedule', args: [token, 0n, transfer, none, none, 9n] }),
        'scheduled',
        1,
      ],
      [
        'scheduleBatch',
        encodeFunctionData({ abi, functionName: 'scheduleBatch', args: [...lists, 9n] }),
        'scheduled',
        2,
      ],
      [
        'execute',
        encodeFunctionData({ abi, functionName: 'execute', args: [token, 0n, transfer, none, none] }),
        'executed',
        1,
      ],
      ['executeBatch', encodeFunctionData({ abi, functionName: 'executeBatch', args: lists }), 'executed', 2],
      [
        'queueTransaction with the method as a text',
        encodeFunctionData({
          abi,
          functionName: 'queueTransaction',
          args: [token, 0n, 'transfer(address,uint256)', `0x${transfer.slice(10)}`, 9n],
        }),
        'scheduled',
        1,
      ],
      [
        'queueTransaction with the whole data',
        encodeFunctionData({ abi, functionName: 'queueTransaction', args: [token, 0n, '', transfer, 9n] }),
        'scheduled',
        1,
      ],
    ])('behavior: opens %s', (_, data, timelock, count) => {
      const [outer, ...inner] = inspect({ to: stranger, data, nonce: 0n })
      expect(outer?.container).toBe('timelock')
      expect(inner).toHaveLength(count)
      expect(inner[0]).toMatchObject({ caller: stranger, to: token, value: 0n, data: transfer, timelock })
      if (count > 1) expect(inner[1]).toMatchObject({ caller: stranger, to: payee, value: 5n, data: '0x', timelock })
    })

    test('behavior: calls inside a scheduled batch are scheduled too; lists of different lengths belong to another method', () => {
      const multicall = encodeFunctionData({ abi, functionName: 'multicall', args: [[transfer]] })
      const deep = encodeFunctionData({
        abi,
        functionName: 'schedule',
        args: [token, 0n, multicall, none, none, 9n],
      })
      expect(inspect({ to: stranger, data: deep, nonce: 0n }).map(({ timelock }) => timelock)).toEqual([
        undefined,
        'scheduled',
        'scheduled',
      ])
      const uneven = encodeFunctionData({
        abi,
        functionName: 'scheduleBatch',
        args: [[token], [], [transfer], none, none, 9n],
      })
      expect(inspect({ to: stranger, data: uneven, nonce: 0n })).toMatchObject([{ container: null }])
    })
  })

  test('error: batches beyond the depth limit are unreadable', () => {
    let data = encodeMultiSend([callTo(payee)])
    for (let level = 0; level < 20; level++) data = encodeMultiSend([callTo(multiSend, data, 0n, 1)])
    const calls = inspect({ to: multiSend, operation: 1, data, nonce: 0n })
    expect(calls.at(-1)).toMatchObject({ container: 'unreadable' })
    expect(calls.length).toBeLessThan(20)
  })

  test('error: a container whose calls share bytes is unreadable and is not opened again for each of them', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0')
    const shared = (item: string, count: number) =>
      `ac9650d8${word(32)}${word(count)}${word(count * 32).repeat(count)}${word(item.length / 2)}${item}`
    let data = encodeMultiSend(Array.from({ length: 50 }, () => callTo(payee))).slice(2)
    for (let level = 0; level < 4; level++) data = shared(data, 900)
    const calls = inspect({ to: stranger, data: `0x${data}`, nonce: 0n })
    expect(calls.map(({ container }) => container)).toEqual(['unreadable'])
    const once = inspect({ to: stranger, data: `0x${shared('12345678', 1)}`, nonce: 0n })
    expect(once.map(({ container }) => container)).toEqual(['multicall', null])
  })

  test('behavior: a multicall that does not decode may be another method', () => {
    expect(inspect({ to: stranger, data: '0xac9650d81234', nonce: 0n })).toMatchObject([{ container: null }])
  })
})

describe('checkDelegatecalls', () => {
  const judge = (fields: Parameters<typeof buildTransaction>[0], codes = book) =>
    checkDelegatecalls(inspect(fields), codes)
  const batch = (...calls: ReturnType<typeof callTo>[]) => ({
    to: multiSend,
    operation: 1 as const,
    data: encodeMultiSend(calls),
    nonce: 7n,
  })

  test('behavior: none', () => {
    expect(judge({ to: token, nonce: 0n })).toMatchObject([{ verdict: 'verified', title: 'No delegatecall' }])
  })

  test('behavior: a published batch contract, by address and code hash', () => {
    expect(judge(batch(callTo(token)))).toMatchObject([
      { verdict: 'verified', title: 'Delegatecall to MultiSend 1.4.1 only' },
    ])
  })

  test('error: inside a nested batch', () => {
    const inner = encodeMultiSend([callTo(stranger, '0x12345678', 0n, 1)])
    const found = judge(batch(callTo(payee), callTo(multiSend, inner, 0n, 1)))
    expect(found).toMatchObject([
      { verdict: 'danger', field: 'calls[1].to', title: 'Delegatecall to MultiSend 1.4.1 inside a batch' },
      { verdict: 'danger', field: 'calls[1][0].to', title: 'Delegatecall to unknown code' },
    ])
  })

  test('error: inside the transaction of another account', () => {
    const child = encodeExecTransaction(buildTransaction({ to: stranger, operation: 1, nonce: 0n }), '0x')
    const [found] = judge({ to: payee, data: child, nonce: 0n })
    expect(found).toMatchObject({
      verdict: 'danger',
      field: 'calls[0].to',
      reason: expect.stringContaining(`the account ${payee}`),
    })
  })

  test.each([
    ['other code at a published address', { ok: true as const, value: `0x${'f'.repeat(64)}` as const }, 'danger'],
    ['code that could not be read', { ok: false as const, reason: 'no answer' }, 'unchecked'],
    ['code that was not read', undefined, 'unchecked'],
  ])('error: %s', (_, found, verdict) => {
    expect(judge(batch(callTo(token)), { ...book, codeHash: () => found })).toMatchObject([{ verdict }])
  })

  test('error: published code that is not made for delegatecalls', () => {
    const singleton = {
      ...book,
      find: () => [{ name: 'SafeL2', version: '1.4.1', codeHash: `0x${'a'.repeat(64)}` as const }],
    }
    expect(judge({ to: multiSend, operation: 1, nonce: 0n }, singleton)).toMatchObject([{ verdict: 'danger' }])
  })

  test('error: S8 also published code, among the calls of a batch, at any depth', () => {
    for (const inner of [callTo(migration, '0xf6682ab0', 0n, 1), callTo(multiSend, encodeMultiSend([]), 0n, 1)])
      expect(judge(batch(callTo(payee), inner))).toMatchObject([
        { verdict: 'danger', field: 'calls[1].to', title: expect.stringContaining('inside a batch') },
      ])
    const child = buildTransaction({
      to: multiSend,
      data: encodeMultiSend([callTo(migration, '0xf6682ab0', 0n, 1)]),
      operation: 1,
      nonce: 0n,
    })
    expect(judge(batch(callTo(payee, encodeExecTransaction(child, '0x'))))).toMatchObject([
      { verdict: 'danger', field: 'calls[0][0][0].to' },
    ])
  })

  test("behavior: a batch of another account that is executed inside is that account's own batch", () => {
    const child = buildTransaction({ to: multiSend, data: encodeMultiSend([callTo(token)]), operation: 1, nonce: 0n })
    expect(judge(batch(callTo(payee, encodeExecTransaction(child, '0x'))))).toMatchObject([{ verdict: 'verified' }])
  })

  test.each(['0x8d80ff0a1234', '0x6a7612021234'] as const)('error: %s cannot be decoded completely', (data) => {
    expect(judge({ to: multiSend, data, nonce: 7n })).toMatchObject([
      { verdict: 'danger', title: 'A batch cannot be read' },
    ])
  })

  test('error: too many items are unreadable, which blocks; an impossible count belongs to another method', () => {
    const many = encodeFunctionData({
      abi,
      functionName: 'multicall',
      args: [Array.from({ length: 1001 }, () => '0x' as const)],
    })
    const calls = inspect({ to: token, data: many, nonce: 0n })
    expect(calls.map(({ container }) => container)).toEqual(['unreadable'])
    expect(checkDelegatecalls(calls, book)[0]?.verdict).toBe('danger')
    const word = (value: number) => value.toString(16).padStart(64, '0')
    expect(inspect({ to: token, data: `0xac9650d8${word(32)}${word(1001)}`, nonce: 0n })[0]?.container).toBeNull()
  })
})
