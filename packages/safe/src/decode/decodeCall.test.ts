import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { multiSendCallArbitrary } from '../../testing/arbitraries.ts'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { encodeSetup } from '../creation/encodeSetup.ts'
import type { Hex } from '@countersign/primitives'
import { buildTransaction } from '../transaction/buildTransaction.ts'
import { encodeErc20Transfer } from '../transaction/encodeErc20Transfer.ts'
import { encodeExecTransaction } from '../transaction/encodeExecTransaction.ts'
import { decodeCall } from './decodeCall.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const transfer = (amount: bigint) => ({
  method: 'transfer',
  parameters: [
    { name: 'to', type: 'address', value: to },
    { name: 'value', type: 'uint256', value: amount.toString() },
  ],
})

describe('built-in methods', () => {
  test('behavior: an ERC-20 transfer in the shape of the wire', () => {
    fc.assert(
      fc.property(addressArbitrary, uint256Arbitrary, (recipient, amount) => {
        expect(decodeCall(encodeErc20Transfer(recipient, amount))).toEqual({
          method: 'transfer',
          parameters: [
            { name: 'to', type: 'address', value: recipient },
            { name: 'value', type: 'uint256', value: amount.toString() },
          ],
        })
      }),
    )
  })

  test('behavior: lists, numbers and bytes of setup', () => {
    const decoded = decodeCall(encodeSetup({ owners: [to, token], threshold: 2, data: '0xBEEF' }))
    expect(decoded?.method).toBe('setup')
    expect(decoded?.parameters.slice(0, 4)).toEqual([
      { name: '_owners', type: 'address[]', value: [to, token] },
      { name: '_threshold', type: 'uint256', value: '2' },
      { name: 'to', type: 'address', value: `0x${'0'.repeat(40)}` },
      { name: 'data', type: 'bytes', value: '0xbeef' },
    ])
  })

  test.each([
    ['function addOwnerWithThreshold(address,uint256)', [to, 2n], 'addOwnerWithThreshold'],
    ['function changeMasterCopy(address)', [to], 'changeMasterCopy'],
    ['function setModuleGuard(address)', [to], 'setModuleGuard'],
    ['function migrateL2Singleton()', [], 'migrateL2Singleton'],
    ['function transferFrom(address,address,uint256)', [to, token, 1n], 'transferFrom'],
    ['function safeTransferFrom(address,address,uint256)', [to, token, 1n], 'safeTransferFrom'],
    ['function safeTransferFrom(address,address,uint256,bytes)', [to, token, 1n, '0x'], 'safeTransferFrom'],
    ['function safeTransferFrom(address,address,uint256,uint256,bytes)', [to, token, 1n, 2n, '0x'], 'safeTransferFrom'],
    [
      'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      [to, token, [1n], [2n], '0x'],
      'safeBatchTransferFrom',
    ],
    ['function setApprovalForAll(address,bool)', [to, true], 'setApprovalForAll'],
    ['function addDelegate(address)', [to], 'addDelegate'],
    ['function removeDelegate(address,bool)', [to, true], 'removeDelegate'],
    ['function setAllowance(address,address,uint96,uint16,uint32)', [to, token, 5n, 1440, 0], 'setAllowance'],
    ['function resetAllowance(address,address)', [to, token], 'resetAllowance'],
    ['function deleteAllowance(address,address)', [to, token], 'deleteAllowance'],
    [
      'function executeAllowanceTransfer(address,address,address,uint96,address,uint96,address,bytes)',
      [to, token, to, 5n, token, 0n, to, '0x'],
      'executeAllowanceTransfer',
    ],
  ] as const)('behavior: %s is known', (signature, args, method) => {
    const decoded = decodeCall(encodeFunctionData({ abi: parseAbi([signature]), functionName: method, args }))
    expect(decoded?.method).toBe(method)
    expect(decoded?.parameters).toHaveLength(args.length)
  })

  test('behavior: a boolean is the word true or false', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function setApprovalForAll(address,bool)']),
      args: [to, false],
    })
    expect(decodeCall(data)?.parameters[1]).toEqual({ name: 'approved', type: 'bool', value: 'false' })
  })
})

describe('nesting', () => {
  test('behavior: every call of a batch is decoded, with value, operation and data as they are', () => {
    const calls = [
      { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(to, 5n) },
      { operation: 1, to: token, value: 7n, data: '0x' },
      { operation: 0, to: token, value: 0n, data: '0x12345678' },
    ] as const
    expect(decodeCall(encodeMultiSend(calls))?.parameters[0]?.valueDecoded).toEqual([
      { operation: 0, to: token, value: '0', data: calls[0].data, dataDecoded: transfer(5n) },
      { operation: 1, to: token, value: '7', data: null, dataDecoded: null },
      { operation: 0, to: token, value: '0', data: '0x12345678', dataDecoded: null },
    ])
  })

  test('behavior: a batch inside execTransaction inside a batch', () => {
    const inner = encodeMultiSend([{ operation: 0, to: token, value: 0n, data: encodeErc20Transfer(to, 9n) }])
    const exec = encodeExecTransaction(buildTransaction({ to: token, data: inner, operation: 1, nonce: 0n }), '0x')
    const outer = decodeCall(encodeMultiSend([{ operation: 0, to, value: 0n, data: exec }]))
    const [call] = calls(outer?.parameters[0]?.valueDecoded)
    expect(call?.dataDecoded?.method).toBe('execTransaction')
    const data = call?.dataDecoded?.parameters[2]
    expect(data).toMatchObject({ name: 'data', type: 'bytes', value: inner })
    const decoded = data?.valueDecoded
    if (decoded === null || decoded === undefined || Array.isArray(decoded)) expect.unreachable()
    expect(calls(decoded.parameters[0]?.valueDecoded)[0]?.dataDecoded).toEqual(transfer(9n))
  })

  test('behavior: beyond the depth limit the bytes stay undecoded', () => {
    const data = encodeMultiSend([{ operation: 0, to, value: 0n, data: encodeMultiSend([]) }])
    const [call] = calls(decodeCall(data, [], { maxDepth: 2 })?.parameters[0]?.valueDecoded)
    expect(call?.dataDecoded).toEqual({
      method: 'multiSend',
      parameters: [{ name: 'transactions', type: 'bytes', value: '0x', valueDecoded: null }],
    })
  })

  test('behavior: packed bytes that are not calls give null', () => {
    const data = encodeFunctionData({ abi: parseAbi(['function multiSend(bytes)']), args: ['0x1234'] })
    expect(decodeCall(data)?.parameters[0]).toMatchObject({ value: '0x1234', valueDecoded: null })
  })

  test('behavior: any calls can be decoded without an exception', () => {
    fc.assert(
      fc.property(fc.array(multiSendCallArbitrary), (list) => {
        const decoded = calls(decodeCall(encodeMultiSend(list))?.parameters[0]?.valueDecoded)
        expect(decoded.map(({ operation, to: target, value }) => ({ operation, to: target, value }))).toEqual(
          list.map(({ operation, to: target, value }) => ({ operation, to: target, value: value.toString() })),
        )
      }),
    )
  })
})

describe('other ABIs', () => {
  const own = parseAbi(['function transfer(address receiver, uint256 wad)', 'fallback() external'])
  const other = parseAbi(['struct Pair { uint256 a; address a2; }', 'function put(Pair[] pairs, (uint8, bool) last)'])
  const put = encodeFunctionData({ abi: other, args: [[{ a: 1n, a2: to }], [2, true]] })

  test('behavior: the ABI of the target has priority over the built-in one, at every level', () => {
    const source = { byTarget: (address: Hex) => (address === token ? own : undefined) }
    const direct = decodeCall(encodeErc20Transfer(to, 1n), source, { to: token })
    expect(direct?.parameters.map(({ name }) => name)).toEqual(['receiver', 'wad'])
    const batch = decodeCall(
      encodeMultiSend([{ operation: 0, to: token, value: 0n, data: encodeErc20Transfer(to, 1n) }]),
      source,
    )
    expect(calls(batch?.parameters[0]?.valueDecoded)[0]?.dataDecoded).toEqual(direct)
    expect(decodeCall(encodeErc20Transfer(to, 1n), [own])).toEqual(direct)
  })

  test('behavior: an ABI found by selector has the lowest priority, and tuples are nested lists', () => {
    expect(decodeCall(put)).toBeNull()
    expect(decodeCall(put, { bySelector: () => other })).toEqual({
      method: 'put',
      parameters: [
        { name: 'pairs', type: '(uint256,address)[]', value: [['1', to]] },
        { name: 'last', type: '(uint8,bool)', value: ['2', 'true'] },
      ],
    })
    expect(decodeCall(encodeErc20Transfer(to, 1n), { bySelector: () => own })).toEqual(transfer(1n))
  })

  test('behavior: an unknown selector calls the fallback of a contract that has one', () => {
    expect(decodeCall('0x12345678', { byTarget: () => own }, { to })).toEqual({ method: 'fallback', parameters: [] })
    expect(decodeCall('0x12345678', { byTarget: () => other }, { to })).toBeNull()
  })
})

describe('malformed calldata', () => {
  test('error: parameters that are cut do not decode', () => {
    const data = encodeErc20Transfer(to, 1n)
    expect(decodeCall(`0x${data.slice(2, -2)}`)).toBeNull()
    expect(decodeCall('0xa9059cbb')).toBeNull()
    expect(decodeCall('0x')).toBeNull()
    expect(decodeCall('0xa9059c')).toBeNull()
  })

  test('error: random bytes after any known selector never throw', () => {
    const selectors = fc.constantFrom<Hex[]>('0x8d80ff0a', '0x6a761202', '0xb63e800d', '0xa9059cbb', '0x2eb2c2d6')
    fc.assert(
      fc.property(selectors, bytesArbitrary(400), (selector, bytes) => {
        const decoded = decodeCall(`${selector}${bytes.slice(2)}`)
        expect(decoded === null || decoded.parameters.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

function calls<T>(value: readonly T[] | object | null | undefined): readonly T[] {
  if (!Array.isArray(value)) expect.unreachable()
  return value
}
