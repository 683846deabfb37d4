import { findSignatures } from '@countersign/chains/signatures'
import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, encodePacked, parseAbi, toFunctionSelector, type Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import type { Hex } from '@countersign/primitives'
import { encodeErc20Transfer } from '../transaction/encodeErc20Transfer.ts'
import { builtInAbis } from './builtInAbis.ts'
import { decodeCall } from './decodeCall.ts'
import { decodeCalldata } from './decodeCalldata.ts'
import type { DecodeSources } from './Decoding.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const sources: DecodeSources = { signaturesOf: findSignatures }
const pay = encodeErc20Transfer(to, 5n)
const encode = (signature: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: parseAbi([[`function ${signature}`].join()]) as Abi, args })

describe('how certain it is', () => {
  test('behavior: whatever a known method encodes is decoded again, exactly', () => {
    fc.assert(
      fc.property(addressArbitrary, uint256Arbitrary, bytesArbitrary(80), (owner, amount, bytes) => {
        const data = encode('safeTransferFrom(address,address,uint256,bytes)', [owner, to, amount, bytes])
        const decoding = decodeCalldata(data, token, sources)
        expect(decoding?.certainty).toEqual({ kind: 'selector', source: 'ERC-721', known: 1 })
        expect(decoding?.parameters.map(({ value }) => value)).toEqual([
          owner,
          to,
          amount.toString(),
          bytes.toLowerCase(),
        ])
      }),
      { numRuns: 50 },
    )
  })

  test('behavior: a colliding signature that does not fit the bytes does not make the right one doubtful', () => {
    // 4byte.directory lists it beside the real one.
    const made = { signature: 'many_msg_babbage(bytes1 value)', source: '4byte.directory' }
    const both: DecodeSources = { signaturesOf: (selector) => [made, ...findSignatures(selector)] }
    expect(decodeCalldata(pay, token, both)).toMatchObject({
      signature: 'transfer(address,uint256)',
      certainty: { kind: 'selector', source: 'ERC-20', known: 2 },
    })
  })

  test('behavior: two signatures that both fit are both reported, and no inner call is read', () => {
    const twice: DecodeSources = {
      signaturesOf: () => [
        { signature: 'execute(address to,uint256 value,bytes data)', source: 'one' },
        { signature: 'execute(uint160 a,uint256 b,bytes c)', source: 'two' },
      ],
    }
    const decoding = decodeCalldata(encode('execute(address,uint256,bytes)', [to, 1n, pay]), token, twice)
    expect(decoding?.certainty).toEqual({
      kind: 'collision',
      signatures: ['execute(address,uint256,bytes)', 'execute(uint160,uint256,bytes)'],
    })
    expect(decoding?.inner).toEqual([])
  })

  test('behavior: an ABI for the target has priority over every signature', () => {
    const abi = parseAbi(['function transfer(address receiver, uint256 wad)'])
    const own: DecodeSources = {
      ...sources,
      abisOf: (at) => (at === token ? [{ abi, certainty: { kind: 'added' } }] : []),
    }
    expect(decodeCalldata(pay, token, own)).toMatchObject({
      certainty: { kind: 'added' },
      parameters: [{ name: 'receiver' }, { name: 'wad' }],
    })
    expect(decodeCalldata(pay, to, own)?.certainty.kind).toBe('selector')
  })

  test('error: bytes after the parameters, and unusual encodings, are inexact', () => {
    expect(decodeCalldata(`${pay}deadbeef`, token, sources)).toMatchObject({
      certainty: { kind: 'inexact', reason: '4 bytes follow the parameters', trailing: 4 },
      inner: [],
    })
    const list = encode('multicall(bytes[])', [[pay]])
    // The same list with its offset one word later, and an unused word between.
    const moved: Hex = `${list.slice(0, 10)}${'40'.padStart(64, '0')}${'0'.repeat(64)}${list.slice(74)}` as Hex
    expect(decodeCalldata(moved, token, sources)).toMatchObject({ certainty: { kind: 'inexact' }, inner: [] })
    expect(decodeCalldata(list, token, sources)?.inner).toHaveLength(1)
  })

  describe('offsets that share bytes', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0')
    /** A list of `count` offsets to one item of `size` zero bytes. */
    const shared = (count: number, size: number) =>
      `${word(32)}${word(count)}${word(count * 32).repeat(count)}${word(size)}${'00'.repeat(size)}`
    const cpuOf = (act: () => void) => {
      const before = process.cpuUsage()
      act()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }

    test('error: they are inexact, without values and inner calls, in time that follows the length of the bytes', () => {
      const data: Hex = `0xac9650d8${shared(1000, 100_000)}`
      const time = cpuOf(() =>
        expect(decodeCalldata(data, token, sources)).toEqual({
          method: 'multicall',
          signature: 'multicall(bytes[])',
          parameters: [],
          certainty: { kind: 'inexact', reason: 'several parameters share bytes, so their values are not shown' },
          inner: [],
        }),
      )
      // A few milliseconds, beside which the process may collect garbage. To read each item is to read 100 MB.
      expect(time).toBeLessThan(2_000)
    })

    test('error: a decoding for the wire has none of them', () => {
      const abi = parseAbi(['function multicall(bytes[] data)'])
      expect(decodeCall(`0xac9650d8${shared(1000, 1000)}`, [abi])).toBeNull()
      expect(decodeCall(`0xac9650d8${shared(1, 1000)}`, [abi])?.parameters).toHaveLength(1)
    })

    test('error: the calls of an ERC-7579 mode have none of them', () => {
      const tuple = `${token.slice(2).padStart(64, '0')}${word(0)}${word(96)}${word(4)}${'12345678'.padEnd(64, '0')}`
      const calls = (count: number): Hex => `0x${word(32)}${word(count)}${word(count * 32).repeat(count)}${tuple}`
      const innerOf = (count: number) =>
        decodeCalldata(encode('execute(bytes32,bytes)', [`0x01${'0'.repeat(62)}`, calls(count)]), token, sources)?.inner
      expect(innerOf(1)).toHaveLength(1)
      expect(innerOf(10)).toEqual([])
    })

    test('error: a type without size does not decode, whatever its count', () => {
      const abi = [{ type: 'function', name: 'f', inputs: [{ type: 'uint8[0][]' }], outputs: [] }] as unknown as Abi
      const own: DecodeSources = { signaturesOf: () => [], abisOf: () => [{ abi, certainty: { kind: 'added' } }] }
      const data: Hex = `${toFunctionSelector('f(uint8[0][])')}${word(32)}${word(1_000_000)}`
      expect(decodeCalldata(data, token, own)).toBeNull()
    })

    test('behavior: what the encoder writes is never taken for shared bytes', () => {
      const signature = 'f((uint8[2],string[],(bytes,uint256[3])[2])[],bytes[2][],bool)'
      const own: DecodeSources = { signaturesOf: () => [{ signature, source: 'made' }] }
      const bytes = bytesArbitrary(70)
      const item = fc.tuple(
        fc.tuple(fc.nat(255), fc.nat(255)),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }),
        fc.tuple(
          fc.tuple(bytes, fc.tuple(uint256Arbitrary, uint256Arbitrary, uint256Arbitrary)),
          fc.tuple(bytes, fc.tuple(uint256Arbitrary, uint256Arbitrary, uint256Arbitrary)),
        ),
      )
      fc.assert(
        fc.property(
          fc.tuple(fc.array(item, { maxLength: 3 }), fc.array(fc.tuple(bytes, bytes), { maxLength: 3 }), fc.boolean()),
          (args) => {
            expect(decodeCalldata(encode(signature, args), token, own)?.certainty.kind).toBe('selector')
          },
        ),
        { numRuns: 50 },
      )
    })
  })

  test('error: bytes that no known method fits stay unknown, and random bytes never throw', () => {
    expect(decodeCalldata('0x12345678', token, sources)).toBeNull()
    const batch = encode('safeTransferFrom(address,address,uint256)', [to, to, 1n])
    expect(decodeCalldata(batch.slice(0, 100) as Hex, token, sources)).toBeNull()
    const selectors = fc.constantFrom<Hex[]>('0x8d80ff0a', '0x6a761202', '0xac9650d8', '0xe9ae5c53', '0xda95691a')
    fc.assert(
      fc.property(selectors, bytesArbitrary(300), (selector, bytes) => {
        const decoding = decodeCalldata(`${selector}${bytes.slice(2)}`, token, sources)
        expect(decoding === null || decoding.signature.length > 0).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

test('behavior: every method with inner calls is in the signature table', () => {
  const missing = builtInAbis().flatMap((abi) =>
    abi.filter((item) => item.type === 'function' && findSignatures(toFunctionSelector(item)).length === 0),
  )
  expect(missing).toEqual([])
})

describe('inner calls', () => {
  const zero = `0x${'0'.repeat(64)}`
  const inner = (data: Hex) => decodeCalldata(data, token, sources)?.inner
  const one = { to, value: 1n, data: pay, operation: 0, from: token } as const

  test.each([
    ['execute(address,uint256,bytes)', [to, 1n, pay]],
    ['execTransactionFromModule(address,uint256,bytes,uint8)', [to, 1n, pay, 0]],
    ['execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)', [to, 1n, pay, 0, zero, true]],
    ['schedule(address,uint256,bytes,bytes32,bytes32,uint256)', [to, 1n, pay, zero, zero, 60n]],
    ['scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)', [[to], [1n], [pay], zero, zero, 60n]],
    ['propose(address[],uint256[],bytes[],string)', [[to], [1n], [pay], 'why']],
    ['executeBatch((address,uint256,bytes)[])', [[[to, 1n, pay]]]],
    ['executeBatch(address[],uint256[],bytes[])', [[to], [1n], [pay]]],
    ['aggregate3Value((address,bool,uint256,bytes)[])', [[[to, true, 1n, pay]]]],
    ['executeTransaction(address,uint256,string,bytes,uint256)', [to, 1n, '', pay, 1n]],
    [
      'executeTransaction(address,uint256,string,bytes,uint256)',
      [to, 1n, 'transfer(address,uint256)', `0x${pay.slice(10)}`, 1n],
    ],
    ['multiSend(bytes)', [`0x${encodeMultiSend([one]).slice(138, 138 + (85 + 68) * 2)}`]],
    ['execute(bytes32,bytes)', [zero, encodePacked(['address', 'uint256', 'bytes'], [to, 1n, pay])]],
    [
      'execute(bytes32,bytes)',
      [
        `0x01${'0'.repeat(62)}`,
        encodeAbiParameters(
          [{ type: 'tuple[]', components: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }] }],
          [[[to, 1n, pay]]] as never,
        ),
      ],
    ],
  ] as const)('behavior: %s contains its call', (signature, args) => {
    expect(inner(encode(signature, args))).toEqual([one])
  })

  test('behavior: the caller is reported: multicall keeps it, and the entry point calls an account for its user operation', () => {
    expect(inner(encode('multicall(uint256,bytes[])', [1n, [pay]]))).toEqual([
      { to: token, value: 0n, data: pay, operation: 0, from: null },
    ])
    const operation = [to, 0n, '0x', pay, zero, 0n, zero, '0x', '0x']
    const ops = encode('handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)', [
      [operation],
      to,
    ])
    expect(inner(ops)).toEqual([{ to, value: 0n, data: pay, operation: 0, from: token }])
  })

  test('behavior: an inner delegatecall stays one', () => {
    expect(
      inner(encode('execTransactionFromModule(address,uint256,bytes,uint8)', [to, 0n, pay, 1]))?.[0]?.operation,
    ).toBe(1)
    const packed = encodePacked(['address', 'bytes'], [to, pay])
    expect(inner(encode('execute(bytes32,bytes)', [`0xff${'0'.repeat(62)}`, packed]))).toEqual([
      { to, value: 0n, data: pay, operation: 1, from: token },
    ])
    expect(toFunctionSelector('execute(bytes32,bytes)')).toBe('0xe9ae5c53')
  })
})
