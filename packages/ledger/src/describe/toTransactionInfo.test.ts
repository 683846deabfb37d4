import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, erc721Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { LedgerToken } from '../tokens/LedgerToken.ts'
import { NO_REFUND, toTransactionInfo, unreadInfo, type AccountCall, type Refund } from './toTransactionInfo.ts'

const SAFE: Address = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const FRIEND: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const USD: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const CARDS: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const token = (type: 'ERC20' | 'ERC721', symbol: string, decimals: number | null): LedgerToken => ({
  type,
  name: symbol,
  symbol,
  decimals,
  trusted: true,
})
const tokens = new Map([
  [USD, token('ERC20', 'USD', 6)],
  [CARDS, token('ERC721', 'CARD', null)],
])
const infoOf = (call: Partial<AccountCall>) =>
  toTransactionInfo({ safe: SAFE, to: FRIEND, value: 0n, data: '0x', operation: 0, refund: NO_REFUND, ...call }, tokens)
const transfer = (to: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const transferFrom = (from: Address, to: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] })

describe('classification, in order of the rules', () => {
  test('behavior: a delegatecall is custom, whatever it contains', () => {
    expect(infoOf({ operation: 1, to: USD, data: transfer(FRIEND, 1n) })).toMatchObject({
      type: 'Custom',
      methodName: 'transfer',
      dataSize: '68',
    })
  })

  test('behavior: value together with data is custom', () => {
    expect(infoOf({ value: 1n, to: USD, data: transfer(FRIEND, 1n) })).toMatchObject({ type: 'Custom', value: 1n })
  })

  test('behavior: value alone is a transfer of the native currency', () => {
    expect(infoOf({ value: 7n })).toMatchObject({
      type: 'Transfer',
      direction: 'OUTGOING',
      sender: { value: SAFE },
      recipient: { value: FRIEND },
      transferInfo: { type: 'NATIVE_COIN', value: 7n },
    })
  })

  test('behavior: a batch shows the number of its calls; a batch that cannot be decoded shows none', () => {
    const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? '0x'
    const calls = [1n, 2n].map((amount) => ({
      operation: 0 as const,
      to: USD,
      value: 0n,
      data: transfer(FRIEND, amount),
    }))
    const data = encodeMultiSend(calls)
    expect(infoOf({ operation: 1, to: multiSend, data })).toMatchObject({
      type: 'Custom',
      methodName: 'multiSend',
      actionCount: 2,
    })
    const broken = encodeFunctionData({
      abi: [{ type: 'function', name: 'multiSend', inputs: [{ name: 'transactions', type: 'bytes' }], outputs: [] }],
      args: ['0x0102'],
    })
    expect(infoOf({ operation: 1, to: multiSend, data: broken })).toMatchObject({ type: 'Custom', actionCount: 0 })
  })

  test('behavior: a settings method is a settings change only on the account itself', () => {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [3n] })
    expect(infoOf({ to: SAFE, data })).toMatchObject({
      type: 'SettingsChange',
      settingsInfo: { type: 'CHANGE_THRESHOLD', threshold: 3 },
      humanDescription: 'Change the threshold: 3 signatures required',
    })
    expect(infoOf({ to: FRIEND, data })).toMatchObject({ type: 'Custom', methodName: 'changeThreshold' })
    expect(infoOf({ to: SAFE, data, value: 1n })).toMatchObject({ type: 'Custom' })
  })

  test('behavior: a module guard is set and removed', () => {
    const set = (guard: Address) =>
      encodeFunctionData({
        abi: [{ type: 'function', name: 'setModuleGuard', inputs: [{ name: 'g', type: 'address' }], outputs: [] }],
        args: [guard],
      })
    expect(infoOf({ to: SAFE, data: set(FRIEND) })).toMatchObject({
      settingsInfo: { type: 'SET_MODULE_GUARD', moduleGuard: { value: FRIEND } },
    })
    expect(infoOf({ to: SAFE, data: set(ZERO_ADDRESS) })).toMatchObject({
      settingsInfo: { type: 'DELETE_MODULE_GUARD' },
    })
  })

  test('behavior: a token sent by the account', () => {
    expect(infoOf({ to: USD, data: transfer(FRIEND, 1_500_000n) })).toMatchObject({
      type: 'Transfer',
      direction: 'OUTGOING',
      humanDescription: expect.stringMatching(/^Send 1\.5 USD to 0x29fc/),
      transferInfo: { type: 'ERC20', tokenAddress: USD, value: 1_500_000n, decimals: 6, trusted: null },
    })
  })

  test('behavior: transferFrom to, from and unrelated to the account', () => {
    expect(infoOf({ to: USD, data: transferFrom(FRIEND, SAFE, 1n) })).toMatchObject({ direction: 'INCOMING' })
    expect(infoOf({ to: USD, data: transferFrom(SAFE, FRIEND, 1n) })).toMatchObject({ direction: 'OUTGOING' })
    expect(infoOf({ to: USD, data: transferFrom(FRIEND, USD, 1n) })).toMatchObject({ type: 'Custom' })
  })

  test('behavior: a token id is not an amount', () => {
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [SAFE, FRIEND, 42n] })
    expect(infoOf({ to: CARDS, data })).toMatchObject({ transferInfo: { type: 'ERC721', tokenId: '42' } })
  })

  test('behavior: the same calldata for a contract that is not a known token is custom', () => {
    expect(infoOf({ to: FRIEND, data: transfer(SAFE, 1n) })).toMatchObject({
      type: 'Custom',
      methodName: 'transfer',
      humanDescription: null,
    })
  })

  test('behavior: calldata that cannot be decoded is custom without a method', () => {
    expect(infoOf({ data: '0x12345678' })).toMatchObject({ type: 'Custom', methodName: null, dataSize: '4' })
  })
})

describe('rejections', () => {
  const rejection = (refund: Partial<Refund>, call: Partial<AccountCall> = {}) => {
    const info = infoOf({ to: SAFE, refund: { ...NO_REFUND, ...refund }, ...call })
    return info.type === 'Custom' && info.isCancellation
  }
  const paid = { safeTxGas: 1n, baseGas: 2n, gasPrice: 3n, refundReceiver: FRIEND }

  test('behavior: an empty call to the account itself is a cancellation if unpaid, or if a relayer is refunded in a token or the native currency', () => {
    expect(rejection({})).toBe(true)
    expect(rejection({ ...paid, gasToken: USD })).toBe(true)
    expect(rejection(paid)).toBe(true)
  })

  test.each<[string, Partial<Refund>, Partial<AccountCall>]>([
    ['half of a refund', { baseGas: 2n }, {}],
    ['a refund without a receiver', { ...paid, refundReceiver: ZERO_ADDRESS }, {}],
    ['a gas token alone', { gasToken: USD }, {}],
    ['another recipient', {}, { to: FRIEND }],
    ['data', {}, { data: '0x12345678' }],
    ['a delegatecall', {}, { operation: 1 }],
  ])('behavior: the call is not a cancellation with %s', (_what, refund, call) => {
    expect(rejection(refund, call)).toBe(false)
  })

  test('behavior: a call of a module is never a rejection', () => {
    const { refund: _, ...call } = {
      safe: SAFE,
      to: SAFE,
      value: 0n,
      data: '0x' as Hex,
      operation: 0 as const,
      refund: null,
    }
    expect(toTransactionInfo(call, tokens)).toMatchObject({ type: 'Custom', isCancellation: false })
  })
})

test('behavior: an action with an unknown call is not a cancellation', () => {
  expect(unreadInfo(SAFE, 'Executed. The call is not known.')).toMatchObject({
    type: 'Custom',
    humanDescription: 'Executed. The call is not known.',
    to: { value: SAFE },
    isCancellation: false,
    methodName: null,
  })
})
