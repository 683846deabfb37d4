import { encodeFunctionData, encodePacked, parseAbi, toFunctionSelector, type Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Hex } from '@countersign/primitives'
import {
  batchOf,
  book,
  calldata,
  callTo,
  multiSend,
  payee,
  reviewInputs,
  safe,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { CARRIERS } from '../../batch/carriers.ts'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { innerCallsOf } from '../../decode/innerCallsOf.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { checkHoldings } from '../money/checkHoldings.ts'
import { checkTokenApprovals } from '../money/checkTokenApprovals.ts'
import { readHandover } from '../control/Handover.ts'
import { checkSettings } from '../settings/checkSettings.ts'
import { checkDelegatecalls } from './checkDelegatecalls.ts'
import { inspectCalls } from './inspectCalls.ts'

type Inner = { readonly to: Hex; readonly data: Hex; readonly operation?: 0 | 1 }
type Arguments = (inner: Inner) => readonly unknown[]

const zero: Hex = `0x${'0'.repeat(64)}`
const operation = ({ to, data, operation: kind = 0 }: Inner) => [to, 0n, data, kind] as const
const lists = ({ to, data }: Inner) => [[to], [0n], [data]] as const
const packed = ({ to, data, operation: kind = 0 }: Inner): Hex =>
  kind === 1
    ? encodePacked(['address', 'bytes'], [to, data])
    : encodePacked(['address', 'uint256', 'bytes'], [to, 0n, data])
const batch = ({ to, data, operation: kind = 0 }: Inner): Hex =>
  `0x${encodeMultiSend([callTo(to, data, 0n, kind)]).slice(138, 138 + (85 + (data.length - 2) / 2) * 2)}`
const USER_OPERATIONS = [
  'uint256,uint256,uint256,uint256,uint256,bytes,bytes',
  'bytes32,uint256,bytes32,bytes,bytes',
].map((rest) => `handleOps((address,uint256,bytes,bytes,${rest})[],address)`)

/** Methods whose parameters name the operation, so that the carried call can be a delegatecall. */
const WITH_OPERATION: Readonly<Record<string, Arguments>> = {
  'multiSend(bytes)': (inner) => [batch(inner)],
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': (inner) => [
    ...operation(inner),
    0n,
    0n,
    0n,
    zero.slice(0, 42),
    zero.slice(0, 42),
    '0x',
  ],
  'execTransactionFromModule(address,uint256,bytes,uint8)': operation,
  'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)': operation,
  'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)': (inner) => [...operation(inner), zero, true],
  'execTransactionWithRole(address,uint256,bytes,uint8,uint16,bool)': (inner) => [...operation(inner), 1, true],
  'executeNextTx(address,uint256,bytes,uint8)': operation,
  'executeUserOp(address,uint256,bytes,uint8)': operation,
  'executeUserOpWithErrorString(address,uint256,bytes,uint8)': operation,
  'execute(address,uint256,bytes,uint8)': operation,
  'execute(bytes32,bytes)': (inner) => [`0x${inner.operation === 1 ? 'ff' : '00'}${'0'.repeat(62)}`, packed(inner)],
}
const PLAIN: Readonly<Record<string, Arguments>> = {
  'multicall(bytes[])': ({ data }) => [[data]],
  'multicall(uint256,bytes[])': ({ data }) => [9n, [data]],
  'multicall(bytes32,bytes[])': ({ data }) => [zero, [data]],
  'aggregate((address,bytes)[])': ({ to, data }) => [[[to, data]]],
  'blockAndAggregate((address,bytes)[])': ({ to, data }) => [[[to, data]]],
  'tryAggregate(bool,(address,bytes)[])': ({ to, data }) => [true, [[to, data]]],
  'tryBlockAndAggregate(bool,(address,bytes)[])': ({ to, data }) => [true, [[to, data]]],
  'aggregate3((address,bool,bytes)[])': ({ to, data }) => [[[to, true, data]]],
  'aggregate3Value((address,bool,uint256,bytes)[])': ({ to, data }) => [[[to, true, 0n, data]]],
  'propose(address[],uint256[],bytes[],string)': (inner) => [...lists(inner), 'why'],
  'propose(address[],uint256[],string[],bytes[],string)': ({ to, data }) => [[to], [0n], [''], [data], 'why'],
  'queue(address[],uint256[],bytes[],bytes32)': (inner) => [...lists(inner), zero],
  'execute(address[],uint256[],bytes[],bytes32)': (inner) => [...lists(inner), zero],
  'queueTransaction(address,uint256,string,bytes,uint256)': ({ to, data }) => [to, 0n, '', data, 9n],
  'executeTransaction(address,uint256,string,bytes,uint256)': ({ to, data }) => [to, 0n, '', data, 9n],
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': ({ to, data }) => [to, 0n, data, zero, zero, 9n],
  'execute(address,uint256,bytes,bytes32,bytes32)': ({ to, data }) => [to, 0n, data, zero, zero],
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': (inner) => [...lists(inner), zero, zero, 9n],
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': (inner) => [...lists(inner), zero, zero],
  'execute(address,uint256,bytes)': ({ to, data }) => [to, 0n, data],
  'execute(address,bytes)': ({ to, data }) => [to, data],
  'schedule(address,bytes,uint48)': ({ to, data }) => [to, data, 9],
  'executeBatch(address[],bytes[])': ({ to, data }) => [[to], [data]],
  'executeBatch(address[],uint256[],bytes[])': lists,
  'executeBatch((address,uint256,bytes)[])': ({ to, data }) => [[[to, 0n, data]]],
  [USER_OPERATIONS[0]!]: ({ to, data }) => [[[to, 0n, '0x', data, 0n, 0n, 0n, 0n, 0n, '0x', '0x']], to],
  [USER_OPERATIONS[1]!]: ({ to, data }) => [[[to, 0n, '0x', data, zero, 0n, zero, '0x', '0x']], to],
  'upgradeToAndCall(address,bytes)': ({ to, data }) => [to, data],
  'upgradeAndCall(address,address,bytes)': ({ to, data }) => [to, to, data],
}
const METHODS = Object.entries({ ...WITH_OPERATION, ...PLAIN })
const UNKNOWN_ACTOR = METHODS.filter(([signature]) => CARRIERS[toFunctionSelector(signature)]?.actor === 'unknown')

/** A method of an unknown contract that carries one call. */
function carrying(signature: string, args: Arguments, inner: Inner) {
  const methods: readonly string[] = [`function ${signature}`]
  const abi: Abi = parseAbi(methods)
  return buildTransaction({ to: stranger, data: encodeFunctionData({ abi, args: args(inner) }), nonce: 7n })
}

const approval: Inner = { to: token, data: calldata('0x095ea7b3', payee, (1n << 256n) - 1n) }
const facts = {
  isContract: () => ({ ok: true, value: true }) as const,
  tokenOnChain: () => ({ ok: true, value: { symbol: 'TUSD', decimals: 6 } }) as const,
}
const settingsOf = (calls: ReturnType<typeof inspectCalls>) => {
  const { state, childOf, isLimitModule } = reviewInputs()
  return checkSettings(calls, { safe, state, book, childOf, isLimitModule })
}
const holdingsOf = (calls: ReturnType<typeof inspectCalls>) =>
  checkHoldings(calls, { safe, balanceOf: () => ({ ok: true, value: 10n ** 21n }), coin: null, ...facts })

test('behavior: every method that carries calls is in this test', () => {
  expect(METHODS.map(([signature]) => toFunctionSelector(signature)).toSorted()).toEqual(
    Object.keys(CARRIERS).toSorted(),
  )
  expect(UNKNOWN_ACTOR.length).toBeGreaterThan(15)
})

describe('a call inside the parameters of another', () => {
  test.each(METHODS)('security: S13 a permission inside %s is found', (signature, args) => {
    const transaction = carrying(signature, args, approval)
    const calls = inspectCalls(safe, transaction)
    expect(calls.slice(1)).toMatchObject([{ data: approval.data, operation: 0 }])
    expect(checkTokenApprovals(calls, facts)).toMatchObject([{ verdict: 'caution', title: 'An unlimited permission' }])
    const shown = innerCallsOf(transaction.data, transaction.to)
    expect(shown.map(({ to, data }) => [to, data])).toEqual(calls.slice(1).map(({ to, data }) => [to, data]))
  })

  test.each(Object.entries(WITH_OPERATION))('security: S8 a delegatecall inside %s is a danger', (signature, args) => {
    const calls = inspectCalls(safe, carrying(signature, args, { to: payee, data: '0x12345678', operation: 1 }))
    expect(calls).toHaveLength(2)
    expect(checkDelegatecalls(calls, book)).toMatchObject([
      { verdict: 'danger', title: 'Delegatecall to unknown code' },
    ])
  })
})

describe('a call that a module, a governor or a smart account makes for an account that the bytes do not name', () => {
  const enableModule: Inner = { to: safe, data: calldata('0x610b5925', stranger) }

  test.each(UNKNOWN_ACTOR)('security: S9 %s may change the settings of this account', (signature, args) => {
    const calls = inspectCalls(safe, carrying(signature, args, enableModule))
    expect(settingsOf(calls)).toMatchObject([{ verdict: 'danger', title: 'This enables an unknown module' }])
  })

  test.each(UNKNOWN_ACTOR)(
    'security: S12 the payer of %s is not known, so what remains is not checked',
    (signature, args) => {
      const calls = inspectCalls(safe, carrying(signature, args, { to: token, data: transferOf(payee, 5n) }))
      expect(holdingsOf(calls)).toMatchObject([{ verdict: 'unchecked', reason: expect.stringContaining(stranger) }])
    },
  )

  test('security: the calls of a batch that it makes are treated the same', () => {
    const data = encodeMultiSend([
      callTo(safe, enableModule.data),
      callTo(payee, '0x', 5n),
      callTo(token, calldata('0xf2fde38b', stranger)),
    ])
    const [signature, args] = UNKNOWN_ACTOR[0]!
    const calls = inspectCalls(safe, carrying(signature, args, { to: multiSend, data, operation: 1 }))
    expect(settingsOf(calls)).toMatchObject([{ verdict: 'danger' }])
    expect(holdingsOf(calls)).toMatchObject([{ verdict: 'unchecked' }])
    // The new owner is the module itself, which is no reason to ignore the call: the account may lose the contract.
    expect(readHandover(calls.at(-1)!)).toMatchObject({ kind: 'owner', to: stranger })
  })

  test('behavior: the delegatecall is described as one of the account for which the contract acts', () => {
    const [signature, args] = UNKNOWN_ACTOR[0]!
    const calls = inspectCalls(safe, carrying(signature, args, { to: payee, data: '0x12345678', operation: 1 }))
    expect(checkDelegatecalls(calls, book)[0]?.reason).toContain(`the account for which ${stranger} acts`)
  })

  test('behavior: an account that calls itself is the actor', () => {
    const [signature, args] = Object.entries(WITH_OPERATION).at(-1)!
    const { data } = carrying(signature, args, { to: token, data: transferOf(payee, 5n) })
    const calls = inspectCalls(safe, batchOf(callTo(safe, data)))
    expect(calls.at(-1)).toMatchObject({ caller: safe, to: token })
    expect(holdingsOf(calls)).toMatchObject([{ verdict: 'verified' }])
  })

  test('error: a module call that cannot be decoded completely is a danger', () => {
    const calls = inspectCalls(safe, buildTransaction({ to: stranger, data: '0x6928e74b1234', nonce: 7n }))
    expect(checkDelegatecalls(calls, book)).toMatchObject([{ verdict: 'danger', title: 'A batch cannot be read' }])
  })
})
