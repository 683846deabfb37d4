import fc from 'fast-check'
import { encodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { bytesArbitrary } from '@countersign/primitives/testing'
import { multiSendCallArbitrary } from '../../testing/arbitraries.ts'
import type { Hex } from '@countersign/primitives'
import { buildBatch } from './buildBatch.ts'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { decodeMultiSendTree } from './decodeMultiSendTree.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'
import { MULTISEND_SELECTOR, type MultiSendCall } from './MultiSendCall.ts'
import { MULTISEND_ABI } from './multiSendAbi.ts'

const callsArbitrary = fc.array(multiSendCallArbitrary, { maxLength: 8 })
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function nest(depth: number): Hex {
  let data = encodeMultiSend([])
  for (let level = 1; level < depth; level++) data = encodeMultiSend([{ operation: 1, to, value: 0n, data }])
  return data
}

describe('encode and decode', () => {
  test('behavior: any calls are encoded and decoded exactly, including delegatecalls', () => {
    fc.assert(
      fc.property(callsArbitrary, (calls) => {
        expect(decodeMultiSend(encodeMultiSend(calls))).toEqual(calls)
      }),
    )
  })

  test('behavior: the bytes are those of the packed format in the ABI', () => {
    const packed =
      `0x01${to.slice(2).toLowerCase()}${'5'.padStart(64, '0')}${'2'.padStart(64, '0')}beef` as const satisfies Hex
    const calls: MultiSendCall[] = [{ operation: 1, to, value: 5n, data: '0xbeef' }]
    expect(encodeMultiSend(calls)).toBe(encodeFunctionData({ abi: MULTISEND_ABI, args: [packed] }))
  })

  test('error: calldata cut anywhere, longer packed bytes or another operation do not decode', () => {
    const data = encodeMultiSend([{ operation: 0, to, value: 1n, data: '0x1234' }])
    const packedLength = 85 + 2
    for (let length = 2; length < 2 + 2 * (4 + 64 + packedLength); length += 2) {
      expect(decodeMultiSend(`0x${data.slice(2, length)}`)).toBeNull()
    }
    const wrap = (packed: Hex) => encodeFunctionData({ abi: MULTISEND_ABI, args: [packed] })
    const packed = data.slice(2 + 8 + 128, 2 + 8 + 128 + packedLength * 2)
    expect(decodeMultiSend(wrap(`0x${packed}`))).toHaveLength(1)
    expect(decodeMultiSend(wrap(`0x${packed}00`))).toBeNull()
    expect(decodeMultiSend(wrap(`0x02${packed.slice(2)}`))).toBeNull()
  })

  test('behavior: any bytes after the selector give calls or null, never an exception', () => {
    fc.assert(
      fc.property(bytesArbitrary(400), (bytes) => {
        const decoded = decodeMultiSend(`${MULTISEND_SELECTOR}${bytes.slice(2)}`)
        expect(decoded === null || Array.isArray(decoded)).toBe(true)
        expect(decodeMultiSend(bytes)).toBeNull()
      }),
    )
  })
})

describe('nested batches', () => {
  test('behavior: random trees are encoded and decoded exactly at any depth', () => {
    const treeArbitrary = fc.letrec<{ tree: readonly MultiSendCall[] }>((tie) => ({
      tree: fc.array(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          multiSendCallArbitrary.map((call): MultiSendCall => ({ ...call, data: '0x' })),
          tie('tree').map((calls): MultiSendCall => ({ operation: 1, to, value: 0n, data: encodeMultiSend(calls) })),
        ),
        { maxLength: 3 },
      ),
    })).tree
    fc.assert(
      fc.property(treeArbitrary, (calls) => {
        const tree = decodeMultiSendTree(encodeMultiSend(calls), { maxDepth: 64 })
        expect(tree.map(({ operation, to: target, value, data }) => ({ operation, to: target, value, data }))).toEqual(
          calls,
        )
        for (const node of tree) expect(node.calls === null).toBe(node.data === '0x')
      }),
    )
  })

  test('error: more levels than allowed are refused with the limit', () => {
    expect(decodeMultiSendTree(nest(16))).toHaveLength(1)
    expect(() => decodeMultiSendTree(nest(17))).toThrow(
      expect.objectContaining({ code: 'batch/too-deep', meta: { limit: 16 } }),
    )
  })

  test('error: an inner batch that cannot be read is refused with its level', () => {
    const broken = encodeMultiSend([{ operation: 1, to, value: 0n, data: MULTISEND_SELECTOR }])
    expect(() => decodeMultiSendTree(broken)).toThrow(
      expect.objectContaining({ code: 'batch/malformed', meta: { level: 2 } }),
    )
  })
})

test('error: an empty batch is refused', () => {
  expect(() => buildBatch({ calls: [], nonce: 0n, multiSend: to })).toThrow(
    expect.objectContaining({ code: 'batch/empty' }),
  )
})

test('error: numbers that do not fit and data that is not hex are refused', () => {
  const call: MultiSendCall = { operation: 0, to, value: 1n << 256n, data: '0x' }
  expect(() => encodeMultiSend([call])).toThrow(expect.objectContaining({ code: 'number/out-of-range' }))
  expect(() => encodeMultiSend([{ ...call, value: 0n, data: '0x1' }])).toThrow(
    expect.objectContaining({ code: 'hex/malformed' }),
  )
  expect(() => encodeMultiSend([{ ...call, value: 0n, to: '0x12' }])).toThrow(
    expect.objectContaining({ code: 'address/malformed' }),
  )
})
